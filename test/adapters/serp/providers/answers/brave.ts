/** Answers as Brave's documentation shapes them, in our own words. */

const query = {
  original: 'standing desk',
  altered: '',
  spellcheck_off: true,
  is_navigational: false,
  is_news_breaking: false,
  language: 'en',
  country: 'us',
  more_results_available: true,
};

export const braveFull = {
  type: 'search',
  query: { ...query, altered: 'standing desks', summary_key: 'k' },
  web: {
    type: 'search',
    results: [
      {
        title: 'Desks &amp; chairs: it&#x27;s a guide',
        url: 'https://www.desks.example/guide',
        description: 'Everything about &quot;desks&quot; &#8211; &lt;b&gt; &#0; &bogus;',
        page_age: '2024-03-03T00:00:00',
        page_fetched: '2026-11-01T00:00:00Z',
        language: 'en',
        family_friendly: true,
        meta_url: { scheme: 'https', netloc: 'desks.example', hostname: 'www.desks.example', path: '› guide' },
        extra_snippets: ['One', 'Two'],
      },
      { title: 'Desks – buy', url: 'https://shop.example/desks?a=1+2', description: null, age: '3 days ago' },
      { title: 'No address', description: 'x' },
      { title: 'Unplaced', url: 'https://unplaced.example/', description: 'Not in mixed' },
      { title: 'Third', url: 'https://third.example/', description: 'Third' },
      null,
    ],
  },
  faq: {
    results: [
      {
        question: 'Are standing desks healthy?',
        answer: 'They can be.',
        title: 'Health',
        url: 'https://www.health.example/desk',
      },
      { question: 'What does one cost?', answer: null, url: null },
    ],
  },
  discussions: {
    results: [
      {
        type: 'discussion',
        url: 'https://forum.example/t/1',
        data: { forum_name: 'Forum', num_answers: 3, question: 'Which?' },
      },
    ],
  },
  infobox: {
    type: 'graph',
    results: [
      {
        type: 'infobox',
        title: 'Standing desk',
        description: 'A desk of a height to stand at.',
        url: 'https://ency.example/desk',
      },
    ],
  },
  news: { results: [{ title: 'A story', url: 'https://news.example/1' }] },
  videos: { results: [{ title: 'A film', url: 'https://www.tube.example/v' }, { url: 7 }] },
  locations: null,
  mixed: {
    type: 'mixed',
    main: [
      { type: 'web', index: 0, all: false },
      { type: 'discussions', all: true },
      { type: 'web', index: 4, all: false },
      { type: 'faq', all: true },
      { type: 'web', index: 1, all: false },
      { type: 'videos', all: true },
      { type: 'hologram', index: 0 },
      { type: 'web', index: 0, all: false },
      null,
    ],
    top: [],
    side: [{ type: 'infobox', index: 0, all: true }],
  },
  summarizer: { type: 'summarizer', key: '{"query":"standing desk"}' },
};

export const braveEmpty = { type: 'search', query, web: null, mixed: { type: 'mixed', main: [] } };

export const bravePending = { type: 'summarizer', status: 'pending', summary: null };

export const braveSummaryFull = {
  type: 'summarizer',
  status: 'complete',
  title: 'Standing desk',
  summary: [
    { type: 'token', data: 'A standing desk lets you ' },
    { type: 'token', data: 'work upright. ' },
    { type: 'enum_item', data: 'Manual desks are cheap' },
    { type: 'enum_item', data: 'Electric desks are quiet' },
    { type: 'entity', data: { uuid: '1', name: 'Ergonomics', text: '' } },
    { type: 'token', data: ' matters.' },
    { type: 'inline_reference', data: { number: 1 } },
    null,
  ],
  enrichments: {
    raw: 'A standing desk …',
    images: [],
    qa: [],
    entities: [],
    context: [
      { title: 'Desk guide', url: 'https://www.desks.example/guide', meta_url: { hostname: 'desks.example' } },
      { title: 'No', url: 'about:blank' },
      { title: '', url: 'https://health.example/a' },
    ],
  },
  followups: ['How high?'],
};

/** An error in Brave's envelope. */
export function braveError(status: number, code: string): { status: number; json: object } {
  const error = { id: 'e1', status, code, detail: 'You shall not pass, customer 4711.', meta: {} };
  return { status, json: { type: 'ErrorResponse', error, time: 1_795_255_200 } };
}
