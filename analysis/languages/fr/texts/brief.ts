/** The brief for a writer in French. */
import type { BriefTexts } from '../../brief-texts.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const number = new Intl.NumberFormat('fr');
/** In French, zero and one are singular. */
const pages = (count: number) => `${number.format(count)} page${count < 2 ? '' : 's'}`;

export const brief: BriefTexts = {
  title: (keyword) => `Plan de rédaction : ${keyword}`,
  lead: ({ pages: count, hasOwn }) =>
    `Tiré de ${pages(count)} bien classée${count < 2 ? '' : 's'}${hasOwn ? ' et de votre page' : ''}. Les titres sont des thèmes : reprenez les mots de vos lecteurs. Vérifiez chaque fait à la source.`,
  heads: {
    page: 'Titre et description',
    outline: 'Plan',
    questions: 'Autres questions à traiter',
    facts: 'Autres faits à donner',
    open: 'Ce qu’aucune page ne fait bien',
    links: 'Pages de votre site à relier à celle-ci',
  },
  labels: {
    title: 'Titre :',
    description: 'Description :',
    present: 'Aujourd’hui :',
    type: 'Type de page :',
    answerFirst: 'Répondre d’abord à :',
    answers: 'Répond à :',
    list: 'Liste :',
    rivals: 'Titres des concurrents :',
    mention: 'À évoquer, sans section propre :',
    facts: 'Faits :',
    format: 'Forme usuelle :',
    length: 'Longueur usuelle :',
    yourPage: 'Votre page :',
    best: 'Meilleure réponse à ce jour :',
  },
  length: ({ characters, most }) => `${characters} signes, ${most} au plus`,
  description: ({ keyword, topics }) => (topics.length === 0 ? `${keyword}.` : `${keyword} : ${list.format(topics)}.`),
  list: ({ names_range: [low, high], names }) =>
    `Commencez par ${low === high ? number.format(low) : `${number.format(low)} à ${number.format(high)}`} options, comme la moitié des listes concurrentes.${names.length === 0 ? '' : ` Les plus citées : ${list.format(names)}.`}`,
  pagesWithIt: ({ k, n }) => `${pages(k)} sur ${n} en ${k < 2 ? 'parle' : 'parlent'}.`,
  words: ({ low, high }) =>
    low === high ? `${number.format(low)} mots` : `${number.format(low)} à ${number.format(high)} mots`,
  aboutWords: (words) => `environ ${number.format(words)} mots`,
  sitesAgree: ({ k, n }) => `${k} site${k < 2 ? '' : 's'} sur ${n} ${k < 2 ? 'donne' : 'donnent'} ce chiffre`,
  nobodyAnswers: 'Aucune page n’y répond encore.',
  linkFromHere: ({ rank }) => `résultat ${rank} pour ce mot-clé`,
};
