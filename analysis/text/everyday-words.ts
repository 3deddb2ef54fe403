/**
 * Everyday words: they mean something beside another word ("high protein", "small room", "easy recipe") and nothing
 * alone, whatever a page is about. They may begin or end a term, and do not make one by themselves.
 */

const everyday: Record<string, string> = {
  en: `able access achieve add address adjust affect allow already amazing amount answer apply approach area ask aspect
    avoid available awesome back bad basic beautiful begin benefit big bit bottom bring brand build button buy calculate
    call care case cause certain challenge chance change check choice choose clear close collect combine come common
    complete consider contain continue control convenient correct cover create current custom daily day deal decide
    deep deliver depend desire detail determine develop different difference difficult direct discover double easy
    effect effective effort element end enjoy ensure entire essential especially exact example excellent exist expect
    experience explain explore extra extremely eye face fact factor fall fast favorite feature feel few fill final find
    fine first fit focus follow form free fresh friend front fun full future gain general gentle give goal good great
    group grow guide hand handle happen happy hard head hear heavy help high hold hour huge idea ideal immediate
    impact important improve include increase individual information inspiration instead interest introduce involve issue
    item job join key kind know large last late latest lead learn least leave left length less let level life light like
    limit line link list little live long look lose lot love low made main maintain major make manage mark matter maximum
    mean meet member mention mind minimum minute miss modern moment month move multiple name natural need new next nice
    normal note number offer official old open option order original outside pack page part pay people perfect perform
    period person personal pick piece place plan play plenty plus point popular position possible potential practice
    prefer premium prepare present pretty prevent price problem process produce product prove provide purpose quality
    question quick quickly range reach read ready real reason receive recommend reduce regular relate remain remember
    remove replace report require rest result return review right rise role round rule run safe sale save search second
    section see select self send sense separate series serve service set several shape share ship short show side sign
    significant similar simple single situation size slight slow small smart smooth solid solution solve sort source
    space special specific spend split spread stand standard start state stay step stick stop strong stuff style success
    suggest suit super supply support sure surprise switch take talk task team tell tend thing think thick thin tie time
    tip title together tool top total touch track tried trouble true try turn type understand unique update upgrade user
    usual value variety various version view visit wait walk want warm way week weekend whole wide wish wonder wonderful
    word work world worry worth wrong year young easily easier base incredible incredibly instance typical typically
    additional additionally anti pre semi non multi ultra mid half consistent consistently advance advanced critical highly
    account push bought carry draw arrive arrived sold roughly frequent frequently chose press notice advise`,
  fr: `ajouter aider aimer aller année appeler arriver attendre avantage beau besoin bon cas chance choisir choix chose
    commencer complet conseil créer découvrir demander dernier dessus détail devenir différent dire donner écrire effet
    élément ensemble essentiel étape exemple existant exister faciliter facile façon fait faire fin fois garder grand
    guide haut heure idéal idée important impossible jour large lieu liste long lors mettre meilleur mois moment moyen
    nécessaire niveau nombre nom nouveau offrir oublier ouvrir parfait partie pas passer penser permettre personne petit
    place point possible prendre présenter preuve principal prix problème proposer pouvoir qualité question raison rapide
    réaliser recevoir rendre répondre rester résultat savoir semaine seul simple site situation solution sorte suivre
    temps tenir trouver type utile utiliser utilisation vie voir vouloir vrai petits petite petites haut bas basse juste
    plein déjà changer change falloir faut fallait convenir convient écrire écrit payer payé compter compte expliquer
    explique bouger rendez mal bout mesure service retour refus essai accord envoyer`,
  de: `ablauf angebot anzeigen art arten auswahl bedeutet beginnen bekommen bereich besitzen bestehen bieten bietet bleiben
    brauchen dauer dauern einfach ende entscheiden entsprechend ergebnis erhalten erklären fall fälle finden frage fragen
    führen geben gemeinsam genau gilt groß grund gute halten helfen hilfe hoch information informationen jahr klein
    kommen lage lang lassen leben leicht lernen lesen liegen lösung machen mensch minute möglichkeit monat nehmen neu
    nutzen ort passend person platz problem punkt richtig schnell schritt sehen seite sicher sollte sorgen stehen stelle
    stunde suchen tag teil thema tipp tragen verschieden verwenden vorteil weise welt wert wichtig wissen woche wunsch
    zahl zeigen zeit ziel erste erster erstes ersten kurz hoch rund offen recht rechte klein kleine kleinen tage jahre`,
  es: `año ayuda ayudar bueno cambio caso comenzar completo conocer consejo contar cosa crear dar deber decir dejar detalle
    día diferente elegir ejemplo encontrar esencial explicar fácil falta fin forma fundamental ganar gracia grande guía
    hora idea ideal igual importante información largo llegar lugar manera mantener mejor mes momento mundo necesario
    necesitar nivel nombre nuevo número objetivo ofrecer opción paso parte pensar pequeño persona permitir poder posible
    precio principal problema proceso producto pregunta querer razón realizar recibir recomendar resultado saber seguir
    semana sencillo sentir sitio solución tiempo tipo todo tomar usar uso valor ventaja ver vez vida`,
};

/** Units of measure, written alike in most languages: they name what a figure counts. */
const units = 'cm mm km kg mg ml cl db hz ghz mb gb lb lbs oz ft inch inches min max am pm'.split(' ');

/** The everyday words of a language (ISO 639-1), units alone where no list is kept. To be compared by stem. */
export function everydayWords(language: string): string[] {
  const words = (Object.hasOwn(everyday, language) ? (everyday[language] ?? '') : '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...words, ...units];
}
