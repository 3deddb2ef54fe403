/** Answers as SerpApi's documentation shapes them, in our own words. */

const head = {
  search_metadata: {
    id: '6740a1',
    status: 'Success',
    json_endpoint: 'https://serpapi.example/searches/6740a1.json',
    created_at: '2026-11-21 10:00:01 UTC',
    total_time_taken: 2.31,
  },
  search_parameters: { engine: 'google', q: 'standing desk', gl: 'us', hl: 'en', device: 'desktop' },
};

export const serpApiOverview = {
  text_blocks: [
    {
      type: 'paragraph',
      snippet: 'A standing desk lets you work upright.',
      snippet_highlighted_words: ['upright'],
      reference_indexes: [0, 2, 9, 'x', 0],
    },
    { type: 'heading', snippet: 'Kinds' },
    {
      type: 'list',
      list: [
        { title: 'Manual:', snippet: 'cheap', reference_indexes: [2] },
        { snippet: 'Electric ones are quiet' },
        { snippet: null },
        'no entry',
      ],
    },
    {
      type: 'table',
      table: [
        ['Model', 'Height'],
        ['A', '120 cm'],
        [null, 4],
      ],
    },
    {
      type: 'expandable',
      snippet: 'More',
      text_blocks: [
        { type: 'paragraph', snippet: 'From 200 dollars.', reference_indexes: [1] },
        { type: 'comparison', snippet: 'A and B' },
      ],
    },
    null,
  ],
  references: [
    {
      title: 'Desk guide',
      link: 'https://www.desks.example/guide',
      snippet: 'All about desks',
      source: 'Desks',
      index: 0,
    },
    { title: 'No', link: 'data:text/html,x', snippet: 'No', index: 1 },
    { title: 'Health', link: 'https://health.example/a', source: 'Health', index: 2 },
    { link: 'https://unnumbered.example/' },
  ],
  thumbnail: 'https://serpapi.example/thumb.jpg',
};

export const serpApiFull = {
  ...head,
  search_information: {
    organic_results_state: 'Results for exact spelling',
    query_displayed: 'standing desk',
    total_results: 120000000,
    time_taken_displayed: 0.5,
    spelling_fix: 'standing desks',
  },
  ai_overview: {
    page_token: 'tOkEn+/=',
    serpapi_link: 'https://serpapi.example/search.json?engine=google_ai_overview',
  },
  answer_box: {
    type: 'organic_result',
    title: 'What is it?',
    link: 'https://www.desks.example/what',
    snippet: 'A desk for standing.',
  },
  knowledge_graph: {
    title: 'Standing desk',
    type: 'Furniture',
    description: 'A desk of a height to stand at.',
    source: { name: 'Ency', link: 'https://ency.example/desk' },
    website: 'https://desks.example',
  },
  organic_results: [
    {
      position: 1,
      title: 'The desk guide',
      link: 'https://www.desks.example/guide',
      redirect_link: 'https://www.google.com/url?x',
      displayed_link: 'https://www.desks.example › guide',
      snippet: 'Everything about desks.',
      snippet_highlighted_words: ['desks'],
      date: 'Mar 3, 2024',
      source: 'Desks',
      sitelinks: { inline: [{ title: 'FAQ', link: 'https://www.desks.example/faq' }] },
    },
    { position: 2, title: 'Desks – buy', link: 'https://shop.example/desks?a=1+2', date: '3 days ago' },
    { position: 3, title: 'No address' },
    { position: 4, title: 'Third', link: 'https://third.example/', snippet: null },
    null,
  ],
  related_questions: [
    {
      question: 'Are standing desks healthy?',
      type: 'featured_snippet',
      snippet: 'They can be.',
      title: 'Health',
      link: 'https://www.health.example/desk',
    },
    { question: 'What does one cost?', type: 'ai_overview', text_blocks: [] },
    { question: null },
  ],
  related_searches: [
    { block_position: 1, query: 'desk converter', link: 'https://www.google.com/search?q=desk+converter' },
    { block_position: 1, items: [{ name: 'x' }] },
    { query: 'desk converter' },
    { query: 'standing desk mat' },
  ],
  top_stories: [{ title: 'A story', link: 'https://news.example/1', source: 'News' }],
  inline_videos: [{ title: 'A film', link: 'https://www.tube.example/v' }, { title: 'No link' }],
  shopping_results: [{ title: 'Desk', link: 'https://shop.example/p/1', price: '$1' }],
  local_results: { more_locations_link: 'https://www.google.com/x', places: [{ title: 'A shop' }] },
  discussions_and_forums: [{ title: 'Thread', link: 'https://forum.example/t/1', source: 'Forum' }],
  perspectives: [{ author: 'A', link: 'https://perspectives.example/' }],
  pagination: { current: 1 },
};

export const serpApiEmpty = {
  ...head,
  search_information: { organic_results_state: 'Fully empty', query_displayed: 'standing desk' },
  error: "Google hasn't returned any results for this query.",
};
