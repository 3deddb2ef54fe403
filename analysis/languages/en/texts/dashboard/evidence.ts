/** Evidence on the dashboard in English: what opens it, and what its cards and drawings say. */
import type { Counts } from '../../../writer.ts';

const number = new Intl.NumberFormat('en');

export const evidence = {
  title: (count: number) => `Evidence: ${count} items`,
  show: 'Show the evidence',
  hide: 'Hide the evidence',
  back: 'Back to the previous evidence',
  close: 'Close',
  notKept: (id: string) => `The report does not keep “${id}”.`,
  itsPage: 'Its page:',
  namedThing: 'Named thing',
  finding: 'Finding',
  passage: 'Passage',
  onResultsPage: 'On the results page',
  cites: (engine: string, domain: string) => `${engine} cites ${domain}`,
  citation: (engine: string, position: number) => `Citation ${position}, ${engine}`,
  term: {
    pages: ({ k, n }: Counts) => `On ${k} of ${n} usable pages. The number after × counts its uses on a page.`,
    range: (facts: { low: string; high: string; pages: string; basis: string }) =>
      `Uses per 1,000 words: ${facts.low} to ${facts.high} on the middle half of ${facts.pages} (${facts.basis}). Once is enough to be useful.`,
    noRange: 'How often to use it is not measurable: fewer than three pages use it.',
    forms: 'Forms counted together:',
  },
  answeredBy: 'Answered by:',
  passagesAndPages: 'The passages that say most about it, and its pages:',
  givenBy: 'Given by:',
  otherwiseBy: 'Another figure is given by:',
  namedBy: ({ k, n }: Counts) => `Named by ${k} of ${n} usable pages.`,
  beginningOnly: 'only the beginning is quoted',
  allOfPage: 'All that the report keeps of this page',
  begins: (share: string) => `Begins at ${share} of the page`,
  atTop: 'At the top of the page',
  notInResults: 'Not among the results that the provider returned.',
  noShare: 'Its share of the answer is not measurable: the parts of the answer name no sources.',
  share: (share: string, parts: number) =>
    `Share of the answer: ${share}, in ${number.format(parts)} ${parts === 1 ? 'part' : 'parts'}. Early words count more.`,
  page: {
    uses: (count: number) => `${number.format(count)} ${count === 1 ? 'use' : 'uses'} there`,
    fetched: 'Fetched',
    notFetched: 'could not be fetched',
    snippet: 'As the results page shows it:',
    passages: 'Its passages in this report',
  },
  /** What the drawings of a spread say to those who do not see them. */
  drawing: {
    spread: (facts: {
      title: string;
      pages: string;
      min: string;
      max: string;
      p25: string;
      p75: string;
      p50: string;
    }) =>
      `${facts.title}, ${facts.pages}: from ${facts.min} to ${facts.max}, middle half from ${facts.p25} to ${facts.p75}, median ${facts.p50}.`,
    middleHalf: (facts: { title: string; p25: string; p75: string }) =>
      `${facts.title}: middle half of the market from ${facts.p25} to ${facts.p75}.`,
    own: (value: string) => `Your page: ${value}.`,
    legend: 'Middle half of the pages (p25 to p75)',
  },
};
