/** Answers as DataForSEO's documentation shapes them, in our own words. */

/** Texts that a provider might write and nobody else may read. */
export const theirWords = 'You shall not pass, customer 4711.';

const overview = {
  type: 'ai_overview',
  rank_group: 1,
  rank_absolute: 1,
  page: 1,
  position: 'left',
  asynchronous_ai_overview: true,
  markdown: 'Desks differ.',
  items: [
    {
      type: 'ai_overview_element',
      title: 'What a standing desk is',
      text: 'A standing desk lets you work upright.',
      markdown: 'A standing desk lets you work upright. [[1]](https://desks.example/guide)',
      links: null,
      images: null,
      references: [
        {
          type: 'ai_overview_reference',
          source: 'Desks',
          domain: 'desks.example',
          url: 'https://desks.example/guide',
          title: 'Desk guide',
          text: 'All about desks',
        },
        { type: 'ai_overview_reference', url: 'https://late.example/', title: null, text: null },
      ],
    },
    {
      type: 'ai_overview_element',
      title: null,
      text: null,
      markdown:
        '- **Manual** desks are cheap [[2]](https://health.example/a)\n- Electric desks [are](https://x.example/) quiet',
      references: null,
    },
    {
      type: 'ai_overview_table_element',
      title: null,
      text: null,
      markdown: '| Model | Height |\n|---|---:|\n| A | 120 cm |',
      table: { table_header: ['Model', 'Height'], table_content: [['A', '120 cm']] },
      references: [],
    },
    {
      type: 'ai_overview_expanded_element',
      title: 'More',
      text: null,
      components: [
        {
          type: 'ai_overview_expanded_component',
          title: 'Costs',
          text: 'From 200 dollars.',
          references: [{ url: 'https://health.example/a', title: 'Health', text: 'x' }],
        },
        null,
      ],
    },
    { type: 'ai_overview_video_element', title: null, text: null, url: 'https://video.example/1' },
    17,
  ],
  references: [
    {
      type: 'ai_overview_reference',
      position: 'left',
      url: 'https://desks.example/guide',
      title: 'Desk guide',
      text: 'All about desks',
    },
    { type: 'ai_overview_reference', position: 'left', url: 'https://health.example/a', title: 'Health', text: null },
    { type: 'ai_overview_reference', url: 'javascript:alert(1)', title: 'No', text: 'No' },
  ],
};

const items = [
  overview,
  {
    type: 'featured_snippet',
    rank_group: 1,
    rank_absolute: 2,
    domain: 'www.desks.example',
    url: 'https://www.desks.example/what',
    title: 'What is it?',
    featured_title: null,
    description: 'A desk for standing.',
    table: null,
  },
  {
    type: 'organic',
    rank_group: 1,
    rank_absolute: 3,
    domain: 'www.desks.example',
    url: 'https://www.desks.example/guide#:~:text=desk',
    title: 'The desk guide',
    description: 'Everything about desks.',
    pre_snippet: 'Mar 3, 2024',
    timestamp: null,
    links: null,
    highlighted: ['desk'],
  },
  {
    type: 'people_also_ask',
    rank_group: 1,
    rank_absolute: 4,
    items: [
      {
        type: 'people_also_ask_element',
        title: 'Are standing desks healthy?',
        seed_question: null,
        expanded_element: [
          {
            type: 'people_also_ask_expanded_element',
            featured_title: null,
            url: 'https://www.health.example/desk',
            domain: 'www.health.example',
            title: 'Health and desks',
            description: 'They can be.',
            timestamp: '2024-05-01 00:00:00 +00:00',
            table: null,
          },
        ],
      },
      {
        type: 'people_also_ask_element',
        title: 'How long should one stand?',
        expanded_element: [
          {
            type: 'people_also_ask_ai_overview_expanded_element',
            asynchronous_ai_overview: false,
            items: [
              { type: 'ai_overview_element', text: 'Half an hour' },
              { type: 'ai_overview_element', text: 'at a time.' },
            ],
            references: [{ url: 'https://time.example/stand', title: 'Standing' }],
          },
        ],
      },
      { type: 'people_also_ask_element', title: 'What does one cost?', expanded_element: null },
      { type: 'people_also_ask_element', title: '', expanded_element: [] },
    ],
  },
  {
    type: 'organic',
    rank_group: 2,
    rank_absolute: 5,
    domain: 'shop.example',
    url: 'https://shop.example/desks?a=1+2',
    title: 'Desks – buy',
    description: null,
    timestamp: '2025-02-28 10-00-00 +00:00',
  },
  {
    type: 'organic',
    rank_group: 3,
    rank_absolute: 6,
    url: 'ftp://files.example/desk',
    title: 'No page',
    description: '',
  },
  {
    type: 'organic',
    rank_group: 4,
    rank_absolute: null,
    url: 'https://third.example/',
    title: null,
    description: 'Third',
  },
  {
    type: 'video',
    rank_absolute: 8,
    items: [{ type: 'video_element', domain: 'WWW.Tube.example', url: 'https://tube.example/v' }, null],
  },
  { type: 'popular_products', rank_absolute: 9, items: [{ type: 'popular_products_element', title: 'Desk' }] },
  {
    type: 'top_stories',
    rank_absolute: 10,
    items: [{ type: 'top_stories_element', domain: 'news.example', url: 'https://news.example/1' }],
  },
  {
    type: 'discussions_and_forums',
    rank_absolute: 11,
    items: [{ domain: 'forum.example', url: 'https://forum.example/t/1' }],
  },
  { type: 'local_pack', rank_absolute: 12, domain: 'local.example', title: 'A shop' },
  {
    type: 'knowledge_graph',
    rank_absolute: 13,
    position: 'right',
    title: 'Standing desk',
    subtitle: 'Furniture',
    description: 'A desk of a height to stand at.',
    url: 'https://ency.example/desk',
    items: [{ type: 'knowledge_graph_row_item', title: 'Height' }],
  },
  { type: 'holographic_carousel', rank_absolute: 14, items: 'not a list' },
  {
    type: 'related_searches',
    rank_absolute: 15,
    items: ['desk converter', 'standing desk mat', null, 'desk converter', ' '],
  },
  { type: 'people_also_search', rank_absolute: 16, items: ['office chair'] },
  { type: null, rank_absolute: 17 },
  'no item',
];

/** Two envelopes around a task, as they come. */
export function dataForSeoTask(task: object, envelope: object = {}): object {
  return {
    version: '0.1.20261101',
    status_code: 20000,
    status_message: 'Ok.',
    time: '4.1234 sec.',
    cost: 0.0035,
    tasks_count: 1,
    tasks_error: 0,
    tasks: [
      {
        id: '11211000-1535-0139-0000-1b4a7bbbd1bd',
        status_code: 20000,
        status_message: 'Ok.',
        time: '4.0012 sec.',
        cost: 0.0035,
        result_count: 1,
        path: ['v3', 'serp', 'google', 'organic', 'live', 'advanced'],
        data: { api: 'serp', keyword: 'standing desk' },
        ...task,
      },
    ],
    ...envelope,
  };
}

export const dataForSeoFull = dataForSeoTask({
  result: [
    {
      keyword: 'standing desk',
      type: 'organic',
      se_domain: 'google.com',
      location_code: 2840,
      language_code: 'en',
      check_url: 'https://www.google.com/search?q=standing+desk',
      datetime: '2026-11-21 10:00:03 +00:00',
      spell: { keyword: 'standing desks', type: 'did_you_mean' },
      refinement_chips: null,
      item_types: ['ai_overview', 'organic'],
      se_results_count: 123000000,
      items_count: items.length,
      items,
    },
  ],
});

export const dataForSeoEmpty = dataForSeoTask({
  status_code: 40102,
  status_message: 'No Search Results.',
  cost: 0.002,
  result_count: 0,
  result: null,
});

/** A task that failed, under an envelope that is well. */
export function dataForSeoFailed(status_code: number, cost = 0): object {
  return dataForSeoTask({ status_code, status_message: theirWords, cost, result_count: 0, result: null });
}
