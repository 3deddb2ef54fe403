/** Answers as Serper gives them, in our own words. */

export const serperFull = {
  searchParameters: { q: 'standing desk', gl: 'us', hl: 'en', type: 'search', num: 10, engine: 'google' },
  knowledgeGraph: {
    title: 'Standing desk',
    type: 'Furniture',
    website: 'https://desks.example',
    imageUrl: 'https://img.example/1.png',
    description: 'A desk of a height to stand at.',
    descriptionSource: 'Ency',
    descriptionLink: 'https://ency.example/desk',
    attributes: { Height: '120 cm' },
  },
  answerBox: {
    title: 'What is it?',
    snippet: 'A desk for standing.',
    link: 'https://www.desks.example/what',
    snippetHighlighted: ['standing'],
  },
  organic: [
    {
      title: 'The desk guide',
      link: 'https://www.desks.example/guide',
      snippet: 'Everything about desks.',
      date: 'Mar 3, 2024',
      position: 1,
      sitelinks: [{ title: 'FAQ', link: 'https://www.desks.example/faq' }],
      rating: 4.5,
    },
    { title: 'Desks – buy', link: 'https://shop.example/desks?a=1+2', snippet: null, position: 2 },
    { title: 'No address', position: 3 },
    { title: 7, link: 'https://third.example/', snippet: 'Third', position: 4, date: 'yesterday' },
    null,
  ],
  peopleAlsoAsk: [
    {
      question: 'Are standing desks healthy?',
      snippet: 'They can be.',
      title: 'Health',
      link: 'https://www.health.example/desk',
    },
    { question: 'What does one cost?', snippet: null, link: null },
    { snippet: 'No question' },
  ],
  relatedSearches: [
    { query: 'desk converter' },
    { query: 'desk converter' },
    { query: '' },
    { query: 'standing desk mat' },
  ],
  topStories: [{ title: 'A story', link: 'https://news.example/1', source: 'News', date: '2 hours ago' }],
  images: [{ title: 'A picture' }],
  credits: 1,
};

export const serperEmpty = {
  searchParameters: { q: 'standing desk', gl: 'us', hl: 'en', type: 'search', num: 10, engine: 'google' },
  organic: [],
  credits: 1,
};
