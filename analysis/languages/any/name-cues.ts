/** Words that show what kind of thing a name refers to, in major web languages; separated by white space. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''));

/** Words in names of authorities, companies and associations. */
export const organizationWords = set(`administration agency alliance association associates authority bank board bureau
  chamber church club college commission committee company companies congress consortium co-op cooperative corporation corps council court
  department enterprises federation firm foundation fund group guild holdings hospital house industries institute institution insurance
  international laboratories laboratory labs league logistics marketplace media ministry museum network office organisation organization parliament
  partners partnership press school senate society studio studios syndicate technologies trust union
  university lines airlines airways motors plumbing electric energy power utility utilities realty news times magazine reports
  amt anstalt behörde bund bundesamt gesellschaft institut kammer ministerium stadtwerke stiftung universität verband verein werke zentrum
  académie agence association banque bureau chambre comité compagnie conseil fédération fondation groupe mairie ministère société syndicat
  union université académia agencia asociación ayuntamiento banco cámara comisión compañía consejo empresa federación fundación grupo
  instituto ministerio sociedad universidad agenzia associazione banca camera commissione compagnia consiglio federazione fondazione gruppo
  istituto ministero società università agência associação câmara comissão companhia conselho federação fundação ministério sociedade
  universidade bedrijf bond gemeente genootschap ministerie stichting universiteit vereniging
  министерство университет институт компания банк союз агентство фонд 公司 集团 银行 大学 协会 研究所 株式会社 大学 銀行 協会 省 庁`);

/** Words in names of events. */
export const eventWords =
  set(`battle bowl championship championships conference convention crisis cup depression expo exposition fair
  famine festival fire games massacre olympics pandemic party rebellion renaissance revolution riot riots summit tournament uprising war
  wars messe schlacht krieg revolution weltkrieg bataille fête foire guerre révolution salon batalla feria fiesta guerra revolución
  battaglia fiera rivoluzione feira revolução oorlog slag война революция 战争 革命 戦争`);

/** Words in names of laws, standards, books and films. */
export const workWords =
  set(`act bible bill book cantata charter chronicle code constitution directive encyclopaedia encyclopedia film
  gospel guidelines handbook journal law manifesto manual novel opera ordinance quran regulation song standard standards statute symphony
  treaty gesetz handbuch lexikon norm richtlinie roman verordnung zeitung code encyclopédie loi livre norme règlement roman traité código
  ley libro norma tratado codice legge libro norma codice lei livro wet wetboek закон кодекс 法 法典 条約`);

/** Abbreviations with which the names of standards begin: "ISO 8601", "SOC 2". */
export const standardBodies = set('ansi astm bs cis din en ieee iec iso itu nfpa nist osha pci rfc soc vda w3c');

/** Words in names of products, besides those of the keyword. */
export const productWords =
  set(`app apps assistant cam camera cloud console crm dashboard doorbell edition engine erp extension hub kit
  maker model os platform plugin pro plus premium max mini ultra lite series software speaker studio suite thermostat toolkit
  tool watch gerät software plattform appareil logiciel plateforme aplicación plataforma programa`);

/** Titles before the name of a person. */
export const personTitles =
  set(`mr mrs ms miss dr doctor prof professor sir dame lord lady king queen prince princess emperor empress
  sultan shah caliph pope saint st cardinal bishop archbishop father sister captain colonel general admiral lieutenant sergeant president
  senator governor mayor chef judge justice sheikh imam rabbi count duke baron herr frau könig königin kaiser papst kardinal monsieur madame
  mme mlle roi reine empereur pape señor señora don doña rey reina papa santo santa signor signora re regina rei rainha sultão`);

/** Personal pronouns, which follow the name of a person. */
export const personPronouns =
  set(`he she him his her hers who whom whose er sie ihn ihm sein seine ihr il elle lui qui él ella quien
  suyo lui lei egli ella chi ele ela quem hij zij hem haar wie он она его её кто`);

/** Verbs of saying, which follow the name of the person who speaks: "Jo Lund commented". */
export const sayingVerbs =
  set(`said says commented comments explains explained adds added recalls recalled tells told wrote writes notes noted recommends
  sagt sagte erklärt erklärte schreibt schrieb meint dit explique expliqua raconte écrit ajoute dijo dice explica explicó
  escribe afirma añade disse scrive afferma`);

/** Prepositions that precede place names more often than other names. */
export const placePrepositions =
  set(`in across throughout near around within outside en à dans au aux aus nach bei en desde hacia a nel nella
  nei da em no na naar в из`);

/** Particles inside names of people. */
export const personParticles = set('de du des del della di da do dos das van von der den ten ter bin ibn al el abu af');

/** Nouns that say what a named thing is: "Xero is a cloud accounting platform", "the paediatrician Jo Lund". */
export const kindWords: Readonly<
  Record<'product' | 'maker' | 'organization' | 'person' | 'place' | 'concept' | 'work' | 'event', ReadonlySet<string>>
> = {
  product:
    set(`software app application platform tool suite program plugin plug-in extension library framework package database
    utility solution device machine gadget system console thermostat model service-app website-builder anwendung programm werkzeug
    erweiterung bibliothek datenbank gerät maschine modell logiciel outil extension bibliothèque appareil machine modèle
    programa herramienta aplicación biblioteca dispositivo máquina modelo applicazione strumento ferramenta aplicativo`),
  maker:
    set(`company provider vendor manufacturer maker startup start-up retailer brand firm shop store seller supplier developer
    unternehmen firma anbieter hersteller händler marke entreprise société fournisseur fabricant marque empresa proveedor
    fabricante marca azienda fornitore produttore`),
  organization:
    set(`agency association nonprofit non-profit charity institute university college society authority regulator
    committee government ministry department foundation union behörde verband verein stiftung hochschule universität institut
    ministerium amt association université fondation ministère organisme asociación universidad fundación ministerio organismo`),
  person:
    set(`author founder co-founder expert doctor physician pediatrician paediatrician psychologist therapist researcher
    professor scientist consultant coach writer journalist engineer architect designer merchant monk explorer pilgrim officer
    inventor goatherd herder ceo owner director president autor autorin gründer gründerin arzt ärztin psychologe forscher
    professor auteur fondateur médecin psychologue chercheur professeur autora fundador médico psicólogo investigador profesor`),
  place:
    set(`city town village country state region island port capital province county district river stadt dorf land region
    insel hafen hauptstadt bundesland ville pays région île port capitale ciudad país región isla puerto capital provincia`),
  concept:
    set(`method technique approach standard protocol function algorithm hook feature strategy principle concept theory syndrome
    condition clause operator command parameter methode technik ansatz verfahren funktion befehl méthode technique approche
    fonction commande método técnica enfoque función comando`),
  work: set(`book novel film movie act law regulation report study podcast documentary buch roman gesetz verordnung bericht livre loi
    rapport libro ley informe`),
  event: set(`war battle festival conference revolution krieg schlacht messe guerre bataille guerra batalla`),
};

/** Forms of "to be" in the languages of the kinds. */
export const copulas = set('is are was were ist sind war waren est sont était es son era fue è sono é são');

/** Words that open an apposition: "Baba Budan, a pilgrim". */
export const openingArticles = set(
  'a an the one ein eine einer der die das un une le la les el los las uno una il lo o os',
);

/** Words of a search for software. */
export const softwareWords = 'software app apps platform crm erp plugin saas logiciel programm programa aplicación';
