/** Answers as SearXNG's documentation shapes them, in our own words. */

export const searxngFull = {
  query: 'standing desk',
  number_of_results: 0,
  results: [
    {
      url: 'https://www.desks.example/guide',
      title: 'The desk guide',
      content: 'Everything about desks.',
      publishedDate: '2024-03-03T00:00:00',
      engine: 'brave',
      engines: ['brave', 'duckduckgo'],
      score: 4,
      category: 'general',
      positions: [1, 1],
    },
    {
      url: 'https://shop.example/desks?a=1+2',
      title: 'Desks – buy',
      content: '',
      publishedDate: null,
      engines: ['qwant'],
      score: 1,
    },
    { url: 'magnet:?xt=1', title: 'No page', content: 'x' },
    { url: 'https://third.example/', title: null, content: null },
    7,
  ],
  answers: [{ answer: '42', url: null }],
  corrections: [],
  infoboxes: [
    {
      infobox: 'Standing desk',
      id: 'https://ency.example/desk',
      content: 'A desk of a height to stand at.',
      urls: [{ title: 'Ency', url: 'https://ency.example/desk' }],
      engine: 'wikipedia',
    },
  ],
  suggestions: ['desk converter', 'desk converter', null, 'standing desk mat'],
  unresponsive_engines: [['google', 'access denied']],
};

export const searxngEmpty = {
  query: 'standing desk',
  results: [],
  answers: [],
  corrections: [],
  infoboxes: [],
  suggestions: [],
  unresponsive_engines: [],
};
