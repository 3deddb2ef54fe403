/** Words that show what kind of thing a name refers to, in major web languages; separated by white space. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''));

/** Words in names of authorities, companies and associations. */
export const organizationWords =
  set(`academy administration administrations agency alliance association associates authority bank board bureau
  centers chamber church clinic club college commission committee company companies congress consortium co-op cooperative corporation corps council court
  department enterprises federation firm foundation fund group guild holdings hospital house industries institute institutes institution insurance
  international laboratories laboratory labs league logistics marketplace media ministry museum office organisation organization parliament
  partners partnership press school secretary senate society studio studios syndicate technologies trust union
  university lines airlines airways motors plumbing electric energy power utility utilities realty news times magazine reports
  akademie amt anstalt behörde bund bundesamt gesellschaft institut kammer ministerium stadtwerke stiftung universität verband verein werke zentrum
  académie clinique agence association banque bureau chambre comité compagnie conseil fédération fondation groupe mairie ministère société syndicat
  union université académia agencia asociación ayuntamiento banco centro clínica cámara comisión compañía consejo empresa federación fundación grupo
  instituto ministerio sociedad universidad agenzia associazione banca camera commissione compagnia consiglio federazione fondazione gruppo
  istituto ministero società università agência associação câmara comissão companhia conselho federação fundação ministério sociedade
  universidade mutua mutuelle assurance assurances seguros versicherung aseguradora caja caisse krankenkasse versicherer bedrijf bond gemeente genootschap ministerie stichting universiteit vereniging
  министерство университет институт компания банк союз агентство фонд 公司 集团 银行 大学 协会 研究所 株式会社 大学 銀行 協会 省 庁`);

/** The same where the noun stands first, as in Romance languages: "Banco Santander", "Mutua Madrileña". */
export const leadingOrganizations =
  set(`agencia agence agenzia asociación association associazione associação ayuntamiento banco banque banca caja caisse cassa
  cámara chambre camera consejo conseil federación fédération federazione federação fundación fondation fondazione fundação
  hospital hôpital ospedale instituto institut istituto mairie ministerio ministère ministero ministério mutua mutuelle
  sindicato syndicat sociedad société universidad université università universidade`);

/** Words before the figure of a part of a law: "Title 24", "Artikel 5". */
export const partsOfLaws = set(
  'title section article chapter titel artikel abschnitt titre article chapitre título artículo',
);

/** Endings of words for doctrines, fields of study and crafts: "Buddhism", "Ökologie". */
export const endingsOfIdeas =
  /\p{L}{3}(?:isms?|ismus|ismes?|ismos?|[lr]ogy|logies|logien?|logía|graphy|graphie|grafía|metry|nomy|nomie)$/u;

/** Words of a search for what is offered over the internet. */
export const onlineWords = 'online virtual ligne línea';

/** Words for organizations only before their field: "Center for Tarn Studies", but not "Tarn Help Center". */
export const fieldBodies = set('center centre zentrum centro');

/** Words for organizations with one field or two: "Department of Taxation and Finance". */
export const fieldedBodies =
  set(`bureau commission committee council department institute institutes ministry office secretariat university
  abteilung amt bundesamt institut ministerium bundesministerium universität ministère secrétariat ministerio secretaría ministero ministério`);

/** Words in names of events. */
export const eventWords =
  set(`friday monday gala hackathon symposium show summit marathon award awards battle bowl championship championships conference convention congress kongress congreso congrès conferencia conférence konferenz crisis cup depression expo exposition fair
  famine festival fire games massacre olympics pandemic party rebellion renaissance revolution riot riots summit tournament uprising war
  wars messe schlacht krieg revolution weltkrieg bataille fête foire guerre révolution salon batalla feria fiesta guerra revolución
  battaglia fiera rivoluzione feira revolução oorlog slag война революция 战争 革命 戦争`);

/** Words in names of days and weeks that are kept, and of sites as well: "Earth Day", but not "Tarn Day" at tarnday.com. */
export const keptDays = set('day week tag woche journée semaine día semana');

/** Words in names of laws, standards, books and films. */
export const workWords =
  set(`act bible bill book cantata charter chronicle code constitution directive encyclopaedia encyclopedia film
  report survey study podcast guide whitepaper bericht studie umfrage ratgeber rapport étude enquête informe estudio encuesta guía
  gospel guidelines handbook journal law manifesto manual novel opera ordinance quran regulation song standard standards statute symphony
  treaty gesetz handbuch lexikon norm richtlinie roman verordnung zeitung code encyclopédie loi livre norme règlement roman traité código
  ley libro norma tratado codice legge libro norma codice lei livro wet wetboek закон кодекс 法 法典 条約`);

/** Trades that people give their own names to: "Jan Lund Events". */
export const tradeWords = set(
  `events photography photo films films weddings designs design creative creations consulting coaching catering flowers florals
  bakery cakes music beauty bridal interiors jewelry wellness counseling tutoring fotografie événements photographie traiteur
  eventos fotografía`,
);

/** Abbreviations with which the names of standards begin: "ISO 8601", "SOC 2". */
export const standardBodies = set('ansi astm bs cis din en ieee iec iso itu nfpa nist osha pci rfc soc vda w3c');

/** Words in names of products, besides those of the keyword. */
export const productWords =
  set(`pass card ticket kit app apps assistant cam camera cloud console crm dashboard doorbell edition engine erp extension hub kit
  maker model os platform plugin pro plus premium max mini ultra lite series software speaker studio suite thermostat toolkit
  tool calculator simulator watch rechner calculadora simulateur gerät software plattform appareil logiciel plateforme aplicación plataforma programa`);

/** Words in names of programmes, schemes, certificates and methods. */
export const conceptWords =
  set(`affidavit articles certification certificate framework program programme plan scheme initiative insurance policy compliance protocol
  method methodology technique principle theory therapy syndrome credit agreement identifier guarantee license licence
  regulation regulations standard standards movement disease disorder effect diet approach hypothesis paradox doctrine index ratio
  algorithm meditation rule mode account deduction tax grape variety diät steuer régime impôt dieta impuesto
  verordnung richtlinie norm zertifizierung zertifikat förderung versicherung verfahren methode prinzip theorie protokoll
  certification certificat dispositif assurance protocole méthode principe théorie crédit garantie
  certificación certificado programa seguro protocolo método principio teoría crédito garantía`);

/** Words in names of landscapes, buildings and parts of towns, which end such a name. */
export const placeWords =
  set(`valley island islands park bridge castle temple shrine airport station beach river lake lakes bay sea ocean mountain
  mountains hill hills forest desert coast peninsula square street avenue boulevard county counties district province prefecture quarter
  gorge highlands fjord fjords aquarium pueblo lagoon reef waterfall cove ranch zoo
  harbor harbour tower palace cathedral stadium arena plaza gardens falls canyon trail trails glacier village neighborhood
  parkway highway freeway boardwalk
  tal insel inseln berg gebirge see fluss brücke schloss tempel flughafen bahnhof strand meer küste platz straße allee bezirk viertel hafen
  turm palast dom stadion vallée île îles parc pont château aéroport gare plage rivière lac mer montagne côte place rue arrondissement
  quartier port tour palais cathédrale stade valle isla islas parque puente castillo templo aeropuerto estación playa río lago mar montaña
  costa plaza calle avenida provincia barrio puerto torre palacio catedral estadio`);

/** Words that open the name of a place: "Mount Fuji", "Lac Léman". */
export const placeOpenings = set(
  `mount lake cape fort isle gulf strait santa santo mont val lac cap île golfe pic monte lago cabo isla golfo pico berg
  plaza praça piazza largo rua calle avenida paseo barrio bairro mirador miradouro torre castillo castelo convento palacio palácio
  mercado jardín jardim parque puente ponte playa praia cais elevador`,
);

/** Points of the compass before the name of a region: "Northern Rhône". */
export const regionOpenings =
  set(`northern southern eastern western northeastern northwestern southeastern southwestern downtown
  nördliches südliches östliches westliches norte sur este oeste`);

/** The same before the name of a place, and before names of all kinds: "Northeast Ohio", "Southwest Airlines". */
export const directions = set('north south east west northeast northwest southeast southwest upstate central');

/** What follows the name of a person. */
export const personSuffixes = set('jr sr phd');

/** Titles before the name of a person. */
export const personTitles =
  set(`mr mrs ms miss dr doctor prof professor sir dame lord lady king queen prince princess emperor empress
  sultan shah caliph swami guru gurudev maharishi shri sri ayatollah pope saint st cardinal bishop archbishop father sister captain colonel general admiral lieutenant sergeant president
  senator governor mayor chef judge justice sheikh imam rabbi count duke baron herr frau könig königin kaiser papst kardinal monsieur madame
  mme mlle roi reine empereur pape señor señora don doña rey reina papa signor signora re regina rei rainha sultão`);

/** Words for what somebody does, with which titles of jobs end: "Content Manager". Products end with others: "Photo Editor". */
export const roleWords =
  set(`manager coordinator specialist analyst dietitian founder co-founder officer director president leiter leiterin
  berater beraterin redakteur redakteurin assistent assistentin responsable conseiller conseillère rédacteur rédactrice
  directeur directrice gerente director directora asesor asesora coordinador coordinadora redactor redactora`);

/** Words for what somebody does, before the field of it: "Head of Marketing", "Associate Professor of Radiology". */
export const roleOpenings = set(
  `head professor chair dean director manager president leiter leiterin professeur responsable directeur directrice profesor profesora
  jefe jefa directora`,
);

/** Words with which degrees begin: "Bachelor of Science". */
export const degreeWords = set(
  'bachelor bachelors master masters doctor doctorate associate licence maîtrise licenciatura grado máster',
);

/**
 * Personal pronouns, which follow the name of a person. Left out are those that mostly mean something else: German "sie"
 * (you) and "sein" (to be), Dutch "wie" (German: how), French "il" (it) and "qui" (which).
 */
export const personPronouns = set(
  `he she him his her hers er ihn ihm él ella egli ella ele ela hij zij hem он она его её`,
);

/** Relative pronouns for people, which follow the word that they are of: not Vantro in "Vantro is for teams who plan". */
export const relativePronouns = set('who whom whose quien quem кто');

/** Verbs of saying, which follow the name of the person who speaks: "Jo Lund commented". */
export const sayingVerbs =
  set(`said says commented comments explains explained adds added recalls recalled tells told wrote writes notes noted recommends
  sagt sagte erklärt erklärte schreibt schrieb meint dit explique expliqua raconte écrit ajoute dijo dice explica explicó
  escribe afirma añade disse scrive afferma`);

/** Prepositions that precede place names more often than other names. */
export const placePrepositions =
  set(`in across throughout near around within outside en à dans au aux aus nach bei en desde hacia nel nella
  nei em na naar в из`);

/** Particles inside names of people. */
export const personParticles = set('de du des del della di da do dos das van von der den ten ter bin ibn al el abu af');

/** Nouns that say what a named thing is: "Xero is a cloud accounting platform", "the paediatrician Jo Lund". */
export const kindWords: Readonly<
  Record<'product' | 'maker' | 'organization' | 'person' | 'place' | 'concept' | 'work' | 'event', ReadonlySet<string>>
> = {
  product:
    set(`software app application platform tool suite program plugin plug-in extension library framework package database
    solution device machine gadget system console thermostat model service-app website-builder anwendung programm werkzeug
    erweiterung bibliothek datenbank gerät maschine modell logiciel outil extension bibliothèque appareil machine modèle
    programa herramienta aplicación biblioteca dispositivo máquina modelo applicazione strumento ferramenta aplicativo`),
  maker:
    set(`company provider vendor manufacturer maker startup start-up retailer brand firm shop store seller supplier developer
    unternehmen firma anbieter hersteller händler marke entreprise société fournisseur fabricant marque empresa proveedor
    fabricante marca azienda fornitore produttore`),
  organization:
    set(`agency utility association nonprofit non-profit charity institute university college society authority regulator
    committee government ministry department foundation union behörde verband verein stiftung hochschule universität institut
    ministerium amt association université fondation ministère organisme asociación universidad fundación ministerio organismo`),
  person:
    set(`author founder co-founder expert doctor physician pediatrician paediatrician psychologist therapist researcher
    professor scientist consultant coach writer journalist engineer architect designer merchant monk explorer pilgrim officer
    inventor goatherd herder tutor teacher trainer instructor lawyer attorney plumber electrician contractor dentist nurse planner photographer ceo owner director president autor autorin herausgeber
    herausgeberin minister ministerin kanzler kanzlerin präsident präsidentin sprecher sprecherin chef chefin geschäftsführer geschäftsführerin
    activist advocate economist historian philosopher poet painter artist musician composer singer actor actress
    entrepreneur investor pioneer environmentalist biologist physicist chemist geologist climatologist ecologist
    neuroscientist psychiatrist dermatologist cardiologist veterinarian nutritionist dietitian spokesperson spokesman
    spokeswoman editor reporter blogger athlete guru monk nun saint novelist essayist filmmaker
    schauspieler schauspielerin sänger sängerin moderator moderatorin blogger bloggerin fotograf fotografin dramatiker experte expertin
    gründer gründerin arzt ärztin psychologe forscher
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

/** Articles of what is one of its kind: "the FCC". */
export const definiteArticles = set('the der die das dem den le la les el los las il lo o os');

/** Possessives, which open no name: "more bang for Your Buck". */
export const possessives =
  set(`your my our their dein deine ihr ihre mein meine unser unsere votre vos notre nos mes tes
  nuestro nuestra vuestro vuestra`);

/** Words for who wears or uses what is named after them, without possessive: "Men's Tarn 9". */
export const wearers = set(
  'men mens women womens kids kid boys girls unisex damen herren kinder homme femme hombre mujer',
);

/** Words with which the titles of guides begin: "Ultimate Backpacking Checklist". */
export const titleOpenings =
  set(`ultimate complete definitive essential comprehensive ultimative ultimativer vollständige kompletter komplette
  ultime complet complète indispensable definitiva definitivo completa completo imprescindible`);

/** Words of a search for software. */
export const softwareWords = 'software app apps platform crm erp plugin saas logiciel programm programa aplicación';

/** Words that ask for kinds of a thing: "types of wine" names Merlot, which nobody makes or owns alone. */
export const sortWords = set(`types type kinds kind sorts sort varieties styles arten sorten typen
  sortes types variétés espèces tipos clases variedades especies`);

/** Words of a search for things with titles of their own: "board games" names Root, which is no maker. */
export const titledGoods = set(
  `game games videogame videogames spiel spiele brettspiele jeu jeux juego juegos gioco giochi`,
);

/** Words of a search for books, films and the like. */
export const titledWorks =
  set(`book books novel novels film films movie movies documentary documentaries podcasts songs albums
  buch bücher roman romane filme dokumentation podcasts livre livres roman romans documentaires libro libros novelas película películas`);

/** Words of a search for events. */
export const askedEvents =
  set(`conference conferences summits festival festivals expo expos conventions symposia hackathons marathons
  concerts konferenz konferenzen messen kongresse konzerte conférence conférences salons congrès conferencia conferencias ferias
  congresos festivales`);

/** Words of a search for where to go; with a place, it asks for places there. */
export const travelWords =
  set(`trip trips travel itinerary visit visiting vacation holiday holidays sightseeing tour tours
  reise reisen reiseroute urlaub besuchen sehenswürdigkeiten rundreise voyage voyages itinéraire visiter vacances séjour
  viaje viajes itinerario visitar vacaciones turismo`);
