/** The comparison of two audits in English. */
import type { ComparisonTexts } from '../../comparison-texts.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const comparison: ComparisonTexts = {
  title: (keyword) => `Comparison: ${keyword}`,
  between: ({ before, after }) => `${before} and ${after}`,
  nothingChanged: 'Nothing changed.',
  pageEdited: (parts) => `The page was edited: ${list.format(parts)}.`,
  pageUnchanged: 'The page is unchanged.',
  marketMoved: 'Other pages rank, or in another order.',
  marketUnmoved: 'The same pages rank in the same order.',
  rulesChanged: 'The rules of the audit changed in between, so figures may differ for that reason alone.',
  parts: { title: 'title', description: 'description', headings: 'headings', text: 'text', dates: 'dates' },
  measures: {
    score: 'Score',
    topics: 'Topics covered, of all found',
    questions: 'Questions answered, of all found',
    citations: 'Citations of your site',
  },
  heads: {
    controls: 'Control pages',
    page: 'Page',
    figures: 'Figures',
    measure: 'Figure',
    before: 'Before',
    after: 'After',
    difference: 'Difference (likely range)',
    note: 'Note',
    results: 'Results',
    citations: 'Citations',
    topics: 'Topics',
    questions: 'Questions',
    findings: 'Findings',
    marketTopics: 'Topics of the market',
    marketQuestions: 'Questions of the market',
  },
  marks: { new: 'new', lost: 'lost', won: 'won', solved: 'solved', open: 'still open', moved: 'moved' },
  flags: {
    rules_changed: 'the rules changed',
    market_moved: 'the market moved, not the page',
    controls_moved: 'control pages moved along',
    within_noise: 'within the noise of one more observation',
  },
  controls: ({ pages, difference, net }) =>
    `The score of ${pages === 1 ? 'one unedited control page' : `${pages} unedited control pages`} changed by ${difference}${pages === 1 ? '' : ' on average'}; that leaves ${net} for your page.`,
  edited: { true: 'edited', false: 'unedited', unknown: 'not read' },
  change: ({ difference, low, high, isShare }) =>
    `${difference}${isShare ? ' percentage points' : ''} (${low} to ${high})`,
  rank: (rank) => `rank ${rank}`,
  ranks: ({ before, after }) => `rank ${before} → ${after}`,
  kept: ({ k, n }) => `${k} of ${n} are still there.`,
};
