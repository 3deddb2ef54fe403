/** The sentences in French. */
import type { AnswerEngine } from '../../ports.ts';
import type { ContentType, Intent } from '../../report/vocabulary.ts';
import type { Messages } from './messages.ts';

const number = new Intl.NumberFormat('fr');
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });
const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

const intents: Record<Intent, string> = {
  informational: 's’informer (intention informationnelle)',
  commercial: 'choisir (intention commerciale)',
  transactional: 'agir ou acheter (intention transactionnelle)',
  navigational: 'atteindre un site connu (intention navigationnelle)',
  local: 'trouver un lieu (intention locale)',
};

const types: Record<ContentType, string> = {
  guide: 'guide',
  listicle: 'article en liste',
  comparison: 'comparatif',
  product: 'fiche produit',
  category: 'page de catégorie',
  tool: 'outil',
  forum: 'discussion de forum',
  video: 'vidéo',
  news: 'article d’actualité',
  reference: 'page de référence',
  home: 'page d’accueil',
};

const engines: Record<AnswerEngine, string> = {
  google_ai_overview: 'L’Aperçu IA de Google',
  google_ai_mode: 'Le Mode IA de Google',
  brave_summary: 'Le résumé de Brave',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
};

/** In French, nought and one are singular. */
const isOne = (count: number) => count < 2;
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
const pages = (count: number) => `${number.format(count)} page${isOne(count) ? '' : 's'}`;
const onPages = (k: number, n: number) => (k === 0 ? `aucune page sur ${n}` : `${pages(k)} sur ${n}`);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

export const fr: Messages = {
  facts: {
    pagesRead: ({ k, n }) =>
      `${capital(onPages(k, n))} ${isOne(k) ? 'a pu être exploitée' : 'ont pu être exploitées'}.`,
    tooFewPages: ({ k, n, least }) =>
      k === 0
        ? `Aucune page sur ${n} n’a pu être exploitée\u00a0; il en faut ${least} pour des taux et des scores.`
        : `${capital(onPages(k, n))} seulement ${isOne(k) ? 'a pu être exploitée' : 'ont pu être exploitées'}\u00a0; il en faut ${least} pour des taux et des scores.`,
    intent: ({ intent, share, signs }) =>
      isOne(signs)
        ? `Les internautes veulent surtout ${intents[intent]}, d’après le seul indice disponible.`
        : `Les internautes veulent surtout ${intents[intent]}\u00a0: ${percent.format(share)} du poids de ${number.format(signs)} indices.`,
    mixedIntent: ({ first, second }) =>
      `Les internautes se partagent\u00a0: les uns veulent ${intents[first]}, presque autant ${intents[second]}.`,
    contentType: ({ type, k, n }) =>
      `Type de page le plus fréquent\u00a0: ${types[type]} (${number.format(k)} résultat${isOne(k) ? '' : 's'} sur ${n}).`,
    medianWords: ({ words }) =>
      `La page médiane compte ${number.format(words)} mots\u00a0; la longueur ne fait rien gagner par elle-même.`,
    medianAge: ({ days }) =>
      `La page datée médiane a été publiée ou modifiée il y a ${number.format(days)} jour${isOne(days) ? '' : 's'}.`,
    answerFirst: ({ k, n }) =>
      k === 0
        ? `Aucune page sur ${n} ne répond au mot-clé dans les 30 premiers pour cent de son texte.`
        : `${capital(onPages(k, n))} ${isOne(k) ? 'répond' : 'répondent'} au mot-clé dans les 30 premiers pour cent de ${isOne(k) ? 'son' : 'leur'} texte.`,
    answered: ({ engine, citations }) => `${engines[engine]} répond au mot-clé et cite ${pages(citations)}.`,
    citedFromTop10: ({ k, n }) =>
      k === 0
        ? `Aucune citation sur ${n} ne renvoie à l’un des dix premiers résultats.`
        : `${number.format(k)} citation${isOne(k) ? '' : 's'} sur ${n} ${isOne(k) ? 'renvoie' : 'renvoient'} à l’un des dix premiers résultats.`,
    citedMost: ({ domain, k, n }) =>
      `Site le plus cité\u00a0: ${domain} (${number.format(k)} citation${isOne(k) ? '' : 's'} sur ${n}).`,
    noAnswer: ({ engine }) => `${engines[engine]} n’a affiché aucune réponse.`,
    answersNotObserved: () => 'Aucun moteur de réponse n’a pu être observé\u00a0: on ne sait pas qui ils citent.',
    coreTopics: ({ labels, more, n }) =>
      `Au moins six pages sur dix (${pages(n)} en tout) traitent\u00a0: ${list.format(more === 0 ? labels : [...labels, `${number.format(more)} autre${isOne(more) ? '' : 's'} thème${isOne(more) ? '' : 's'}`])}.`,
    askedMost: ({ question, k, n }) => `Question la plus posée\u00a0: ${quoted(question)} (${onPages(k, n)}).`,
    disputed: ({ subject, value, k, n }) =>
      `Les sites ne s’accordent pas sur ${quoted(subject)}\u00a0: ${number.format(k)} sur ${n} ${isOne(k) ? 'donne' : 'donnent'} ${value}.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `La page de résultats pose la question ${quoted(question)}\u00a0; ${onPages(k, n)} ${k === 0 ? 'n’y répond' : isOne(k) ? 'y répond' : 'y répondent'}.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${capital(pages(asking))} ${isOne(asking) ? 'pose' : 'posent'} la question ${quoted(question)}\u00a0; ${onPages(k, n)} ${k === 0 ? 'n’y répond' : isOne(k) ? 'y répond' : 'y répondent'}.`,
    weakAnswer: ({ question, k, n, shortfall }) =>
      `${capital(onPages(k, n))} ${isOne(k) ? 'répond' : 'répondent'} à ${quoted(question)}, mais la meilleure réponse est ${percent.format(shortfall)} moins pertinente que celle de la question médiane.`,
    disputedFact: ({ subject, value, k, n }) =>
      `Les sites ne s’accordent pas sur ${quoted(subject)}\u00a0: ${number.format(k)} sur ${n} seulement ${isOne(k) ? 'donne' : 'donnent'} ${value}. Vérifiez le chiffre et donnez-le avec sa source et sa date.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${capital(onPages(k, n))} ${isOne(k) ? 'donne' : 'donnent'} ${value} pour ${quoted(subject)}, sans rien de postérieur au ${date.format(new Date(day))}\u00a0: un chiffre plus récent serait le seul.`,
    noSteps: ({ question, n }) =>
      `${quoted(question)} demande une marche à suivre, et aucune des ${pages(n)} n’y répond par des étapes ou une liste.`,
    noComparison: ({ question, n }) =>
      `${quoted(question)} demande de comparer, et aucune des ${pages(n)} n’y répond par un comparatif ou un tableau.`,
    noComparisonAtAll: ({ n }) =>
      `Les internautes veulent choisir, et aucune des ${pages(n)} n’a de tableau ni de comparatif.`,
    rareTopic: ({ label, k, n }) =>
      `${capital(onPages(k, n))} seulement ${isOne(k) ? 'traite' : 'traitent'} ${quoted(label)}.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      `${capital(onPages(k, n))} seulement ${isOne(k) ? 'traite' : 'traitent'} ${quoted(label)}, que traite la réponse d’un moteur de réponse.`,
  },
  refuted: {
    structured_data_for_citations:
      'Ajouter des données structurées pour être cité\u00a0: 1\u202f885 pages qui l’ont fait n’ont pas été citées davantage. Elles restent utiles aux résultats enrichis.',
    llms_txt:
      'Ajouter un fichier llms.txt\u00a0: trois études n’y voient aucun effet sur les citations, et Google dit ne pas s’en servir.',
    faq_for_its_own_sake: 'Ajouter des questions-réponses pour elles-mêmes\u00a0: aucun effet, ou une légère perte.',
    keyword_stuffing: 'Répéter les mots-clés\u00a0: en laboratoire, cela a coûté 10\u00a0% de visibilité.',
    length_for_itself: 'Allonger le texte pour l’allonger\u00a0: aucun effet, le reste étant pris en compte.',
    page_speed_beyond_reachability:
      'Rendre la page plus rapide qu’il ne faut pour être lue\u00a0: aucun effet sur les citations.',
  },
};
