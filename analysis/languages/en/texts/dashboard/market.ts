/** What the dashboard says in the sections about the market, in English. */

const number = new Intl.NumberFormat('en');
const pages = (count: number) => (count === 1 ? '1 page' : `${number.format(count)} pages`);

export const market = {
  noResults: 'The search returned no results.',
  nobody: 'nobody',
  access: {
    basis: 'Shares are of the pages for which the answer is known.',
    byPage: 'Page by page',
    caption:
      'What each page lets crawlers do. “Some blocked” means that robots.txt blocks at least one crawler of the kind.',
    notFetched: 'not fetched',
  },
  answers: {
    notAsked: 'No answer engine was asked.',
    oneObservation: 'One observation does not show how stable the citations are.',
    cites: 'Cites:',
    caption: 'Pages cited. The share counts the words of the answer, early words more.',
    noneCited: 'No page is cited.',
    shareOfAnswer: (share: string) => `${share} of the answer`,
    maybeFurtherDown: 'not in the results fetched; it may rank further down',
  },
  brief: {
    noOutline: 'No topic is covered by 3 of 10 pages.',
  },
  citations: {
    lead: (count: number) =>
      `${number.format(count)} ${count === 1 ? 'citation' : 'citations'} in the answers captured. Each page counts once per answer.`,
    fromFirstTen: 'Citations of pages in the first ten results',
    concentration: 'Concentration of the citations:',
    scale: '0: many sites, 1: a single site',
    caption: 'Sites by their share of all citations',
    noSite: 'No site is cited.',
    noType: 'No cited site has a known type.',
    allCited: 'Every result is cited.',
  },
  claims: {
    none: 'No figure is stated in a way that can be compared.',
    holdsFor: 'Holds for:',
    agreeing: 'Sites that give this figure, of those that give one:',
    newest: (day: string) => `Newest page that gives it: ${day}.`,
    undated: 'No page that gives it shows a date.',
    inAnswer: 'An AI answer gives it too.',
    notInAnswer: 'No AI answer gives it.',
    noAnswer: 'No AI answer was captured.',
  },
  difficulty: { caption: 'Parts of the difficulty, from 0 (open) to 1 (settled)' },
  entities: { none: 'No name appears on several pages.', notLinked: 'no page links it to an encyclopedia' },
  freshness: { inDays: 'on the day of the search' },
  intent: {
    mixed: 'Mixed: two intents are nearly equal, and one page can hardly serve both.',
    mostly: (intent: string) => `Mostly ${intent}.`,
    shares: 'Share of the clues for each intent',
    signs: 'Clues',
    none: 'No clue was found.',
    keyword: 'the keyword itself',
  },
  opportunities: {
    none: 'No opportunity was found.',
    size: (share: string) => `Left open by ${share} of the market`,
  },
  profile: {
    middleHalf: 'Middle half:',
    all: 'All:',
    more: 'the first group has more',
    less: 'the first group has less',
    none: 'no clear difference',
    delta: (delta: string, low: string, high: string) =>
      `Size of the difference ${delta} (1 at most), likely ${low} to ${high}`,
    medians: (facts: { a: string; pagesA: number; b: string; pagesB: number }) =>
      `Medians: ${facts.a} (${pages(facts.pagesA)}) and ${facts.b} (${pages(facts.pagesB)}).`,
  },
  questions: {
    none: 'No question was found.',
    asksFor: (what: string) => `asks for: ${what}`,
    askedBy: (count: number) => `asked by ${pages(count)}`,
    covers: (share: string) => `covers ${share} of the question`,
  },
  results: { position: (share: string) => `at ${share} of the page` },
  summary: {
    mixed: (intent: string) => `${intent}, mixed`,
    type: 'Most common type of page',
    aiAnswer: 'AI answer',
    length: 'Median length',
    age: 'Median age',
    sites: 'Sites in the results',
    answerFirst: 'Pages that answer the keyword in the first 30% of their text',
    nothing: 'There is nothing to say about this market yet.',
  },
  terms: {
    find: 'Find a term',
    classes: 'Class of terms',
    caption:
      'The most relevant terms first. Range: how often the middle half of similar pages use the term per 1,000 words. More gains nothing. A dash: fewer than three pages use it.',
    none: 'No term matches.',
  },
  topics: { none: 'No topic is covered by several sites.' },
};
