/** The comparison of two audits in French. */
import type { ComparisonTexts } from '../../comparison-texts.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const comparison: ComparisonTexts = {
  title: (keyword) => `Comparaison : ${keyword}`,
  between: ({ before, after }) => `${before} et ${after}`,
  nothingChanged: 'Rien n’a changé.',
  pageEdited: (parts) => `La page a été modifiée : ${list.format(parts)}.`,
  pageUnchanged: 'La page est inchangée.',
  marketMoved: 'D’autres pages sont classées, ou dans un autre ordre.',
  marketUnmoved: 'Les mêmes pages sont classées dans le même ordre.',
  rulesChanged: 'Les règles de l’audit ont changé entre-temps : les chiffres peuvent différer pour cette seule raison.',
  parts: { title: 'titre', description: 'description', headings: 'titres de section', text: 'texte', dates: 'dates' },
  measures: {
    score: 'Score',
    topics: 'Thèmes traités, sur tous',
    questions: 'Questions avec réponse, sur toutes',
    citations: 'Citations de votre site',
  },
  heads: {
    controls: 'Pages témoins',
    page: 'Page',
    figures: 'Chiffres',
    measure: 'Chiffre',
    before: 'Avant',
    after: 'Après',
    difference: 'Écart (fourchette probable)',
    note: 'Remarque',
    results: 'Résultats',
    citations: 'Citations',
    topics: 'Thèmes',
    questions: 'Questions',
    findings: 'Constats',
    marketTopics: 'Thèmes du marché',
    marketQuestions: 'Questions du marché',
  },
  marks: { new: 'nouveau', lost: 'perdu', won: 'gagné', solved: 'résolu', open: 'encore ouvert', moved: 'déplacé' },
  flags: {
    rules_changed: 'les règles ont changé',
    market_moved: 'le marché a bougé, pas la page',
    controls_moved: 'les pages témoins ont bougé aussi',
    within_noise: 'dans le bruit d’une observation de plus',
  },
  controls: ({ pages, difference, net }) =>
    `Le score ${pages === 1 ? 'd’une page témoin inchangée' : `de ${pages} pages témoins inchangées`} a varié de ${difference}${pages === 1 ? '' : ' en moyenne'} : il reste ${net} pour votre page.`,
  edited: { true: 'modifiée', false: 'inchangée', unknown: 'non lue' },
  change: ({ difference, low, high, isShare }) =>
    `${difference}${isShare ? ' points de pourcentage' : ''} (de ${low} à ${high})`,
  rank: (rank) => `rang ${rank}`,
  ranks: ({ before, after }) => `rang ${before} → ${after}`,
  kept: ({ k, n }) => `${k} sur ${n} sont encore là.`,
};
