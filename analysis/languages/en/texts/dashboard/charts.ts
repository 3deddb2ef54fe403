/** What the charts of the dashboard say in English. */

export const charts = {
  score: {
    rivals: 'Pages of the market',
    higher: 'Pages of the market that score higher',
    best: 'Highest score',
    gauge: ({ own, scores }: { own: string; scores: string }) =>
      `Overall score of your page: ${own} of 100. Pages of the market: ${scores}.`,
    values: 'Each page and its value in each part',
    compared: 'A score compares a page with all other pages here, yours among them.',
    dots: ({ title, own, values }: { title: string; own: string; values: string }) =>
      `${title}. Your page: ${own}. Pages of the market: ${values}.`,
  },
  map: {
    caption: 'Topics and pages: the fuller the mark, the more the page says',
    section: 'has a section on it',
    passage: 'says something on it',
    none: 'nothing found',
  },
  prices: {
    title: 'Prices on one axis',
    lead: ({ n, unit }: { n: number; unit: string }) => `${n} prices that the pages give, in ${unit}.`,
    apart: 'Far from the others and not drawn',
  },
  page: {
    title: 'The page, passage by passage',
    lead: 'Passages that this report quotes, in their order, with what they answer and what to change there.',
    answers: 'Answers',
    partly: 'Answers in part',
    topics: 'Topics',
    change: 'To change',
    whole: 'For the whole page',
    none: 'The report quotes no passage of the page.',
  },
};
