/** What the dashboard says in the sections about the market, in French. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('fr');
/** In French, zero and one are singular. */
const pages = (count: number) => `${number.format(count)} page${count < 2 ? '' : 's'}`;

export const market: DashboardTexts['market'] = {
  noResults: 'La recherche n’a rendu aucun résultat.',
  nobody: 'personne',
  access: {
    basis: 'Les parts se rapportent aux pages dont la réponse est connue.',
    byPage: 'Page par page',
    caption:
      'Ce que chaque page permet aux robots. « En partie bloqués » : robots.txt bloque au moins un robot de ce genre.',
    notFetched: 'non lue',
  },
  answers: {
    notAsked: 'Aucun moteur de réponse n’a été interrogé.',
    oneObservation: 'Une seule observation ne dit pas si les citations sont stables.',
    cites: 'Cite :',
    caption: 'Pages citées. La part compte les mots de la réponse, les premiers davantage.',
    noneCited: 'Aucune page n’est citée.',
    shareOfAnswer: (share) => `${share} de la réponse`,
    maybeFurtherDown: 'hors des résultats reçus ; peut être classée plus loin',
  },
  brief: {
    noOutline: 'Aucun thème n’est traité par 3 pages sur 10.',
  },
  citations: {
    lead: (count) =>
      `${number.format(count)} citation${count < 2 ? '' : 's'} dans les réponses captées. Chaque page compte une fois par réponse.`,
    fromFirstTen: 'Citations de pages classées parmi les dix premiers résultats',
    concentration: 'Concentration des citations :',
    scale: '0 : beaucoup de sites, 1 : un seul site',
    caption: 'Sites selon leur part des citations',
    noSite: 'Aucun site n’est cité.',
    noType: 'Le type d’aucun site cité n’est connu.',
    allCited: 'Tous les résultats sont cités.',
  },
  claims: {
    none: 'Aucun chiffre n’est énoncé de façon comparable.',
    holdsFor: 'Valable pour :',
    agreeing: 'Sites qui donnent ce chiffre, parmi ceux qui en donnent un :',
    newest: (day) => `Page la plus récente qui le donne : ${day}.`,
    undated: 'Aucune page qui le donne n’affiche de date.',
    inAnswer: 'Une réponse d’IA le donne aussi.',
    notInAnswer: 'Aucune réponse d’IA ne le donne.',
    noAnswer: 'Aucune réponse d’IA n’a été captée.',
  },
  difficulty: { caption: 'Composantes de la difficulté, de 0 (ouvert) à 1 (établi)' },
  entities: {
    none: 'Aucun nom ne figure sur plusieurs pages.',
    notLinked: 'aucune page ne le relie à une encyclopédie',
  },
  freshness: { inDays: 'au jour de la recherche' },
  intent: {
    mixed: 'Mixte : deux intentions sont presque à égalité, et une seule page peut difficilement servir les deux.',
    mostly: (intent) => `Surtout ${intent}.`,
    shares: 'Part des éléments pour chaque intention',
    signs: 'Éléments',
    none: 'Aucun élément trouvé.',
    keyword: 'le mot-clé lui-même',
  },
  opportunities: {
    none: 'Aucune opportunité trouvée.',
    size: (share) => `Laissé ouvert par ${share} du marché`,
  },
  profile: {
    middleHalf: 'Moitié centrale :',
    all: 'Toutes :',
    more: 'le premier groupe en a plus',
    less: 'le premier groupe en a moins',
    none: 'pas de différence nette',
    delta: (delta, low, high) => `Taille de l’écart : ${delta} (1 au plus), sans doute de ${low} à ${high}`,
    medians: ({ a, pagesA, b, pagesB }) => `Médianes : ${a} (${pages(pagesA)}) et ${b} (${pages(pagesB)}).`,
  },
  questions: {
    none: 'Aucune question trouvée.',
    asksFor: (what) => `porte sur : ${what}`,
    askedBy: (count) => `posée par ${pages(count)}`,
    covers: (share) => `couvre ${share} de la question`,
  },
  results: { position: (share) => `à ${share} de la page` },
  summary: {
    mixed: (intent) => `${intent}, mixte`,
    type: 'Type de page le plus fréquent',
    aiAnswer: 'Réponse d’IA',
    length: 'Longueur médiane',
    age: 'Âge médian',
    sites: 'Sites dans les résultats',
    answerFirst: 'Pages qui répondent au mot-clé dans les 30 premiers pour cent de leur texte',
    nothing: 'Il n’y a encore rien à dire de ce marché.',
  },
  terms: {
    find: 'Chercher un terme',
    classes: 'Classe des termes',
    caption:
      'Les termes les plus pertinents d’abord. Plage : combien de fois la moitié centrale des pages comparables emploie le terme pour 1 000 mots. Davantage n’apporte rien. Un tiret : moins de trois pages l’emploient.',
    none: 'Aucun terme ne correspond.',
  },
  topics: { none: 'Aucun thème n’est traité par plusieurs sites.' },
};
