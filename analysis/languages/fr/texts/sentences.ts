/** The sentences of the market's part of a report in French. */
import type { Engine, Intent } from '../../codes.ts';
import type { Sentences } from '../../sentences.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const number = new Intl.NumberFormat('fr');
const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const either = new Intl.ListFormat('fr', { type: 'disjunction' });

/** What searchers of an intent want, after "want". */
export const wishes: Record<Intent, string> = {
  informational: 's’informer',
  commercial: 'comparer des options',
  transactional: 'acheter ou agir',
  navigational: 'atteindre un site connu',
  local: 'trouver un lieu proche',
};

/** The engines as the subject of a sentence. */
const engines: Record<Engine, string> = {
  google_ai_overview: 'L’Aperçu IA de Google',
  google_ai_mode: 'Le Mode IA de Google',
  brave_summary: 'Le résumé de Brave',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  claude: 'Claude',
  copilot: 'Copilot',
  fictional_a: 'Le moteur fictif A',
  fictional_b: 'Le moteur fictif B',
  fictional_c: 'Le moteur fictif C',
};

/** In French, zero and one are singular. */
const isOne = (count: number) => count < 2;
const pages = (count: number) => `${number.format(count)} page${isOne(count) ? '' : 's'}`;
const onPages = (k: number, n: number) => (k === 0 ? `aucune page sur ${n}` : `${pages(k)} sur ${n}`);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
/** "Aucune page sur 6 ne traite", "1 page sur 6 traite". */
const which = (k: number, n: number, one: string, several: string) =>
  k === 0 ? `aucune page sur ${n} ne ${one}` : `${onPages(k, n)} ${isOne(k) ? one : several}`;

export const sentences: Sentences = {
  facts: {
    pagesRead: ({ k, n }) =>
      k === 0
        ? `Aucune page sur ${n} n’a pu être exploitée.`
        : `${capital(onPages(k, n))} ${isOne(k) ? 'a pu être exploitée' : 'ont pu être exploitées'}.`,
    tooFewPages: ({ k, n, least }) =>
      k === 0
        ? `Aucune page sur ${n} n’a pu être exploitée. Il en faut ${least} pour calculer des proportions.`
        : `Seulement ${onPages(k, n)} ${isOne(k) ? 'a pu être exploitée' : 'ont pu être exploitées'}. Il en faut ${least} pour calculer des proportions.`,
    intent: ({ intent, signs }) =>
      isOne(signs)
        ? `Les internautes semblent vouloir ${wishes[intent]}.`
        : `La plupart des internautes veulent ${wishes[intent]}.`,
    mixedIntent: ({ first, second }) =>
      `Une partie des internautes veut ${wishes[first]} ; une autre, presque aussi nombreuse, veut ${wishes[second]}.`,
    contentType: ({ type, k, n }) =>
      `Type de page le plus fréquent : ${words.contentType[type]} (${number.format(k)} résultat${isOne(k) ? '' : 's'} sur ${n}).`,
    medianWords: ({ words: count }) =>
      `La longueur médiane des pages est de ${number.format(count)} mot${isOne(count) ? '' : 's'}. Un texte plus long n’aide pas en soi.`,
    medianAge: ({ days }) =>
      `La moitié des pages datées ont été publiées ou mises à jour il y a ${number.format(days)} jour${isOne(days) ? '' : 's'} ou moins.`,
    answerFirst: ({ k, n }) =>
      `${capital(which(k, n, 'répond', 'répondent'))} à la requête dans les 30 premiers pour cent de ${isOne(k) ? 'son' : 'leur'} texte.`,
    answered: ({ engine, citations }) => `${engines[engine]} répond au mot-clé et cite ${pages(citations)}.`,
    citedFromTop10: ({ k, n }) =>
      k === 0
        ? `Aucune citation sur ${n} ne vient des dix premiers résultats.`
        : `${number.format(k)} citation${isOne(k) ? '' : 's'} sur ${n} ${isOne(k) ? 'vient' : 'viennent'} des dix premiers résultats.`,
    citedMost: ({ domain, k, n }) =>
      `Site le plus cité : ${domain} (${number.format(k)} citation${isOne(k) ? '' : 's'} sur ${n}).`,
    noAnswer: ({ engine }) => `${engines[engine]} n’a affiché aucune réponse.`,
    answersNotObserved: () =>
      'Aucun moteur de réponse n’a pu être interrogé : on ne sait donc pas quels sites sont cités.',
    coreTopics: ({ labels, more, n }) =>
      `La plupart des ${pages(n)} traitent ${list.format(more === 0 ? labels.map(quoted) : [...labels.map(quoted), `${number.format(more)} autre${isOne(more) ? '' : 's'} thème${isOne(more) ? '' : 's'}`])}.`,
    askedMost: ({ question, k, n }) =>
      `La question que posent le plus de pages : ${quoted(question)} (${onPages(k, n)}).`,
    disputed: ({ subject, values }) =>
      `Les sites ne s’accordent pas sur ${quoted(subject)} : ils donnent ${either.format(values)}.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `La page de résultats pose la question ${quoted(question)} ; ${onPages(k, n)} ${k === 0 ? 'n’y répond' : isOne(k) ? 'y répond' : 'y répondent'}.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${pages(asking)} ${isOne(asking) ? 'pose' : 'posent'} la question ${quoted(question)} ; ${onPages(k, n)} ${k === 0 ? 'n’y répond' : isOne(k) ? 'y répond' : 'y répondent'}.`,
    weakAnswer: ({ question, k, n }) =>
      `${capital(which(k, n, 'répond', 'répondent'))} à ${quoted(question)}, mais même la meilleure réponse est plus faible que pour la plupart des autres questions.`,
    disputedFact: ({ subject, values }) =>
      `Les sites ne s’accordent pas sur ${quoted(subject)} : ils donnent ${either.format(values)}. Vérifiez le chiffre et publiez-le avec sa source et sa date.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${capital(which(k, n, 'donne', 'donnent'))} ${value} pour ${quoted(subject)}, sans rien de postérieur au ${date.format(new Date(day))}. Un chiffre plus récent se démarquerait.`,
    noSteps: ({ question, n }) =>
      `${quoted(question)} demande une marche à suivre, et aucune page sur ${n} n’y répond par des étapes ou une liste.`,
    noComparison: ({ question, n }) =>
      `${quoted(question)} demande une comparaison, et aucune page sur ${n} n’y répond par un comparatif ou un tableau.`,
    noComparisonAtAll: ({ n }) =>
      `Les internautes veulent choisir, et aucune page sur ${n} n’a de tableau ni de comparatif.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      k === 0
        ? `Aucune page sur ${n} ne traite ${quoted(label)}, mais un moteur de réponse en parle.`
        : `Seulement ${onPages(k, n)} ${isOne(k) ? 'traite' : 'traitent'} ${quoted(label)}, mais un moteur de réponse en parle.`,
  },
  warnings: {
    fewerResults: ({ k, n }) => `La recherche a renvoyé ${k} résultat${isOne(k) ? '' : 's'} sur les ${n} demandés.`,
    fewUsablePages: ({ usable, least }) =>
      `Les statistiques de marché demandent ${least} pages exploitables ; il y en a ${usable}.`,
    singleSite: () =>
      'Toutes les pages exploitables viennent d’un seul site : ce qu’elles ont en commun peut n’être que sa façon d’écrire.',
    textTruncated: () => 'Une page était trop longue pour être lue en entier. Sa fin a été laissée de côté.',
    paywalledPages: ({ sources }) =>
      `Contenu annoncé comme réservé aux abonnés, dont seule la partie gratuite a peut-être été lue : ${sources.join(', ')}.`,
    robotsNotRead: () => 'Aucun robots.txt n’a été demandé : on ne sait pas si les robots peuvent lire les pages.',
    fewDatedPages: ({ dated, least }) => `Pour calculer un âge, il faut ${least} pages datées ; il y en a ${dated}.`,
    answersMissing: ({ k, n }) =>
      `${k} des ${n} demandes aux moteurs de réponse sont restées sans réponse : les citations sont comptées sans elles.`,
    noStemmer: () =>
      'Aucune racinisation n’existe pour cette langue : les formes d’un mot comptent comme des termes différents.',
    noStopWords: () =>
      'Aucune liste de mots vides n’existe pour cette langue : des termes peuvent commencer ou finir par un mot outil.',
  },
};
