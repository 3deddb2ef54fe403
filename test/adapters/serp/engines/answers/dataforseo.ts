/** Answers of DataForSEO's AI Mode, ChatGPT and models, in the shape of its documentation and its own client's types. */
const envelope = (cost: number, result: unknown) => ({
  version: '0.1.20260401',
  status_code: 20000,
  status_message: 'Ok.',
  time: '5.1 sec.',
  cost,
  tasks_count: 1,
  tasks_error: 0,
  tasks: [
    { id: '07310001-0001-0139-0000-aaaaaaaaaaaa', status_code: 20000, status_message: 'Ok.', cost, result: [result] },
  ],
});
const at = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const reference = (url: string, title: string, text: string) => ({
  type: 'ai_overview_reference',
  position: 'left',
  source: title,
  domain: new URL(url).hostname,
  url,
  title,
  text,
});
const guide = reference('https://desk.example/guide', 'Guide', 'All of it');
const prices = reference('https://desk.example/prices', 'Prices', '');
const beside = reference('https://beside.example/', 'Beside', '');

export const dataForSeoAiModeFull = envelope(0.004, {
  keyword: 'what about “standing desk”?',
  type: 'ai_mode',
  se_domain: 'google.com',
  location_code: 2840,
  language_code: 'en',
  datetime: '2026-11-21 10:00:01 +00:00',
  item_types: ['ai_overview'],
  items_count: 1,
  items: [
    {
      type: 'ai_overview',
      rank_group: 1,
      rank_absolute: 1,
      position: 'left',
      markdown: 'Desks help.\n\n- Manual\n- Electric',
      items: [
        {
          type: 'ai_overview_element',
          position: 'left',
          title: null,
          text: 'Desks help.',
          markdown: 'Desks help.',
          links: null,
          references: [guide],
        },
        {
          type: 'ai_overview_element',
          title: 'Kinds',
          text: 'Manual and electric.',
          markdown: '- Manual\n- Electric',
          references: [guide, prices],
        },
        {
          type: 'ai_overview_table_element',
          markdown: '| Model | Height |\n|---|---|\n| A | 120 cm |',
          table: { table_header: ['Model', 'Height'], table_content: [['A', '120 cm']] },
        },
      ],
      references: [guide, prices, beside],
    },
  ],
});

const aiModeText = 'Desks help.\n\n## Kinds\n\n- Manual and electric.\n\nModel | Height\nA | 120 cm';
const cited = { url: guide.url, title: 'Guide', quote: 'All of it', role: 'cited' };

export const dataForSeoAiModeGolden = {
  text: aiModeText,
  citations: [
    { ...cited, ...at(aiModeText, 'Desks help.') },
    { ...cited, ...at(aiModeText, 'Manual and electric.') },
    { url: prices.url, title: 'Prices', role: 'cited', ...at(aiModeText, 'Manual and electric.') },
    { url: beside.url, title: 'Beside', role: 'related' },
  ],
  fan_out_queries: [],
  price: { cost_usd: 0.004 },
};

export const dataForSeoChatGptFull = envelope(0.005, {
  keyword: 'what about “standing desk”?',
  location_code: 2840,
  language_code: 'en',
  model: 'gpt-5-2',
  datetime: '2026-11-21 10:00:01 +00:00',
  markdown: 'Desks 🪑 help.',
  search_results: [
    { type: 'search_result', url: guide.url, domain: 'desk.example', title: 'Guide', description: 'x' },
    { type: 'search_result', url: beside.url, title: 'Beside' },
  ],
  sources: [{ type: 'chat_gpt_source', title: 'Guide', snippet: 'All of it', domain: 'desk.example', url: guide.url }],
  fan_out_queries: ['standing desk price'],
  brand_entities: null,
  item_types: ['chat_gpt_text'],
  items: [{ type: 'chat_gpt_text', rank_group: 1, markdown: 'Desks 🪑 help.', sources: [] }],
});

export const dataForSeoChatGptGolden = {
  model: 'gpt-5-2',
  text: 'Desks 🪑 help.',
  citations: [
    { url: guide.url, title: 'Guide', role: 'cited', quote: 'All of it' },
    { url: beside.url, title: 'Beside', role: 'retrieved' },
  ],
  fan_out_queries: ['standing desk price'],
  price: { cost_usd: 0.005 },
};

const llmText = 'Desks help. They cost 300 dollars.';

export const dataForSeoLlmFull = envelope(0.0206, {
  model_name: 'gpt-4.1-mini-2025-04-14',
  input_tokens: 300,
  output_tokens: 100,
  web_search: true,
  money_spent: 0.02,
  datetime: '2026-11-21 10:00:01 +00:00',
  items: [
    { type: 'reasoning', sections: [{ type: 'summary_text', text: 'Thinking of desks.' }] },
    {
      type: 'message',
      sections: [
        {
          type: 'text',
          text: llmText,
          annotations: [
            { title: 'Guide', url: guide.url, text: 'Desks help.', start_index: 0, end_index: 11 },
            {
              title: 'Prices',
              url: 'https://vertexaisearch.cloud.google.com/r/1',
              direct_url: prices.url,
              text: 'x',
              start_index: 2,
              end_index: 3,
            },
            { title: 'Beside', url: beside.url },
          ],
        },
        { type: 'text', text: 'Take breaks.', annotations: null },
      ],
    },
  ],
  fan_out_queries: ['standing desk price', 'standing desk worth it'],
});

export const dataForSeoLlmGolden = {
  model: 'gpt-4.1-mini-2025-04-14',
  text: `${llmText}\n\nTake breaks.`,
  citations: [
    { url: guide.url, title: 'Guide', role: 'cited', start: 0, end: 11 },
    { url: prices.url, title: 'Prices', role: 'cited' },
    { url: beside.url, title: 'Beside', role: 'cited' },
  ],
  fan_out_queries: ['standing desk price', 'standing desk worth it'],
  price: { cost_usd: 0.0206 },
};
