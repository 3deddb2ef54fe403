/** The overview of a report in French. */
import type { ComponentId } from '../../../report/gap/scores.ts';
import type { OverviewTexts } from '../../overview-texts.ts';
import { capitalized } from '../../say.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const number = new Intl.NumberFormat('fr');

/** In French, zero and one are singular. */
const s = (count: number) => (count < 2 ? '' : 's');
const pages = (count: number) => `${number.format(count)} page${s(count)}`;
const parts = (ids: readonly ComponentId[]) => list.format(ids.map((id) => words.component[id]));

export const overview: OverviewTexts = {
  heads: {
    subtitle: ({ pages: count, hasOwn }) =>
      count === 0
        ? hasOwn
          ? 'Votre page, sans page bien classée exploitable'
          : 'Aucune page bien classée exploitable'
        : hasOwn
          ? `Votre page et ${pages(count)} bien classée${s(count)}`
          : count === 1
            ? 'Ce que contient 1 page bien classée'
            : `Ce que ${pages(count)} bien classées ont en commun`,
    doFirst: 'À corriger en priorité',
    writeFirst: 'Que rédiger',
    why: 'Pourquoi',
    how: 'Comment',
    impact: 'Effet',
    effort: 'Effort',
    cited: 'Citations',
    reliability: 'Fiabilité',
    compared: {
      content_type: 'Type de page',
      answers_in_opening: 'Répond à la recherche dès le début',
      words: 'Mots',
      updated: 'Dernière mise à jour',
    },
    countedOf: {
      topics: (of) => `Thèmes importants traités (sur ${of})`,
      questions: (of) => `Questions importantes traitées (sur ${of})`,
    },
    impacts: { high: 'fort', medium: 'moyen', low: 'faible' },
    efforts: { S: 'faible', M: 'moyen', L: 'important' },
  },
  placed: ({ state, score, rank, behind, ahead, first, unnamed }) =>
    [
      `${capitalized(words.verdict[state], 'fr')}${score === null ? '' : ` : ${number.format(Math.round(score))} sur 100`}.`,
      ...(rank === null
        ? []
        : [
            `Elle arrive pourtant en position ${number.format(rank)} : le score compare ce que les pages disent et montrent, pas les liens ni la notoriété.`,
          ]),
      ...(behind.length === 0 ? [] : [`En retrait de la plupart : ${parts(behind)}.`]),
      ...(ahead.length === 0 ? [] : [`En avance sur la plupart : ${parts(ahead)}.`]),
      first === null
        ? 'Les contrôles n’ont rien trouvé à corriger en priorité ; un lecteur trouvera peut-être.'
        : `À corriger en priorité : ${first}.`,
      ...(unnamed.length > 0
        ? [`La plupart des autres parlent de ${list.format(unnamed.map(quoted))}, que cette page ne nomme pas.`]
        : []),
    ].join(' '),
  offTopic: ({ keyword, rank, isNeighbour }) =>
    `La page parle ${isNeighbour ? 'd’un sujet voisin' : 'd’autre chose que'} de ${quoted(keyword)}${rank === null ? ' : elle ne peut pas rivaliser avec les pages bien classées' : `, bien qu’elle soit classée ${number.format(rank)}`}.`,
  blocked: ({ reason }) =>
    `Les moteurs ne peuvent pas utiliser cette page.${reason === null ? '' : ` ${reason}.`} Tant que ce point n’est pas réglé, le reste ne compte pas.`,
  unknown: ({ pages: count }) =>
    `Seulement ${pages(count)} exploitable${s(count)} : trop peu pour comparer cette page.`,
  market: ({ intent, type, topics, pages: count }) =>
    [
      ...(intent === null ? [] : [intent]),
      ...(type === null ? [] : [`Type de page le plus fréquent : ${words.contentType[type]}.`]),
      ...(topics.length === 0 ? [] : [`La plupart des ${pages(count)} traitent ${list.format(topics.map(quoted))}.`]),
    ].join(' ') || `${pages(count)} exploitable${s(count)} : trop peu pour dire ce que ce marché a en commun.`,
  kindOfPage: ({ type, k, n }) => ({
    title: `Choisissez ce type de page : ${words.contentType[type]}`,
    why:
      k === n && n > 1
        ? `Les ${n} résultats sont de ce type.`
        : `${k} résultat${s(k)} sur ${n} ${k < 2 ? 'est' : 'sont'} de ce type.`,
  }),
  firstAnswer: ({ question, k, n, words: range }) => ({
    title: `Répondez à ${quoted(question)} dès le premier paragraphe`,
    why:
      k === 0
        ? `Aucune page sur ${n} n’y répond.`
        : `${k === n && n > 1 ? `Les ${pages(n)}` : `Au moins ${pages(k)} sur ${n}`} y ${k < 2 ? 'répond' : 'répondent'}${range === null ? '' : `, le plus souvent en ${[...new Set(range.map((words) => Math.round(words)))].join(' à ')} mots`}.`,
  }),
  topicsToCover: ({ labels, least, n }) => ({
    title: `Consacrez une section à ${list.format(labels.map(quoted))}`,
    why:
      labels.length === 1
        ? `${pages(least)} sur ${n} lui ${least < 2 ? 'consacre' : 'consacrent'} une partie ou un long passage.`
        : `${least === n ? `Les ${pages(n)}` : `Au moins ${pages(least)} sur ${n}`} ${least < 2 ? 'consacre' : 'consacrent'} une partie ou un long passage à chacun de ces thèmes.`,
  }),
  questionsToAnswer: ({ questions, least, n }) => ({
    title: `Répondez à ${list.format(questions.map(quoted))}`,
    why:
      questions.length === 1
        ? `${least === n ? `Les ${pages(n)}` : `Au moins ${pages(least)} sur ${n}`} y ${least < 2 ? 'répond' : 'répondent'}.`
        : `${least === n ? `Les ${pages(n)}` : `Au moins ${pages(least)} sur ${n}`} ${least < 2 ? 'répond' : 'répondent'} à chacune.`,
  }),
  whatNobodyOffers: {
    unanswered_question: 'Répondez à une question que les autres laissent ouverte',
    weak_answer: 'Répondez mieux que les autres pages',
    outdated_fact: 'Donnez un chiffre sûr',
    missing_format: 'Proposez une forme qui manque ailleurs',
    uncovered_differentiator: 'Traitez ce que peu de pages traitent',
  },
  notCited: ({ state }) =>
    state === 'absent' || state === 'captured'
      ? 'Les moteurs de réponse interrogés ne citent personne pour ce mot-clé.'
      : 'Aucun moteur de réponse n’a été interrogé : on ne sait pas qui est cité.',
  cited: ({ sites, isPageCited }) =>
    `Les moteurs de réponse citent surtout ${list.format(sites.map(({ domain, k, n }, at) => `${domain} (${k}${at === 0 ? ` citation${s(k)}` : ''} sur ${n})`))}.${
      isPageCited === null ? '' : isPageCited ? ' Votre page est citée.' : ' Votre page n’est pas citée.'
    }`,
  reliability: ({ results, used, others, unread, cited, hasOwn, grade }) =>
    [
      used === 0
        ? `Aucun résultat sur ${results} n’est comparé ici.`
        : `${number.format(used)} résultat${s(used)} sur ${results} ${used < 2 ? 'a été lu et est comparé' : 'ont été lus et sont comparés'} ici${hasOwn ? ', en plus de votre page' : ''}.`,
      ...(others === 0 ? [] : [`${others} ${others < 2 ? 'parle' : 'parlent'} d’un autre sujet ou d’un sujet voisin.`]),
      ...(unread === 0 ? [] : [`${unread} n’${unread < 2 ? 'a' : 'ont'} pas pu être exploité${s(unread)}.`]),
      ...(cited === 0
        ? []
        : [`Des réponses ont aussi été cherchées sur ${cited} autre${s(cited)} page${s(cited)} citée${s(cited)}.`]),
      `Qualité des données : ${grade}.`,
    ].join(' '),
};
