/** Answers of SerpApi's AI Mode and Copilot, in the shape of its documentation. */
const metadata = { id: '6740a1', status: 'Success', total_time_taken: 6.31 };

export const serpApiAiModeFull = {
  search_metadata: metadata,
  search_parameters: { engine: 'google_ai_mode', q: 'What about “standing desk”?', hl: 'en', gl: 'us' },
  text_blocks: [
    {
      type: 'paragraph',
      snippet: 'A standing desk lets you work upright.',
      snippet_highlighted_words: ['upright'],
      reference_indexes: [0],
    },
    { type: 'heading', snippet: 'Kinds' },
    {
      type: 'list',
      list: [
        { snippet: 'Manual', reference_indexes: [1, 0] },
        { snippet: 'Electric', list: [{ snippet: 'Two motors' }] },
      ],
    },
    {
      type: 'table',
      table: [
        ['Model', 'Height'],
        ['A', '120 cm'],
      ],
      reference_indexes: [1],
    },
  ],
  reconstructed_markdown: 'A standing desk lets you work upright.\n\n## Kinds',
  references: [
    { title: 'Guide', link: 'https://desk.example/guide', snippet: 'All of it', source: 'Desk', index: 0 },
    { title: 'Prices', link: 'https://desk.example/prices', source: 'Desk', index: 1 },
    { title: 'Beside', link: 'https://beside.example/', index: 2 },
  ],
  subsequent_request_token: 'token',
};

const aiModeText =
  'A standing desk lets you work upright.\n\n## Kinds\n\n- Manual\n- Electric\n- Two motors\n\nModel | Height\nA | 120 cm';
const at = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const guide = { url: 'https://desk.example/guide', title: 'Guide', role: 'cited', quote: 'All of it' };
const prices = { url: 'https://desk.example/prices', title: 'Prices', role: 'cited' };

export const serpApiAiModeGolden = {
  text: aiModeText,
  citations: [
    { ...guide, ...at(aiModeText, 'A standing desk lets you work upright.') },
    { ...prices, ...at(aiModeText, 'Manual') },
    { ...guide, ...at(aiModeText, 'Manual') },
    { ...prices, ...at(aiModeText, 'Model | Height\nA | 120 cm') },
    { url: 'https://beside.example/', title: 'Beside', role: 'related' },
  ],
  fan_out_queries: [],
  price: { list_price_usd: 0.025 },
};

export const serpApiCopilotFull = {
  search_metadata: metadata,
  search_parameters: { engine: 'bing_copilot', q: 'What about “standing desk”?' },
  header: 'Standing desks',
  header_video: { title: 'How to stand', link: 'https://tube.example/v', duration: '3:10' },
  images_link: 'https://www.bing.com/images/search?q=x',
  text_blocks: [
    {
      type: 'paragraph',
      snippet: 'They let you work upright.',
      snippet_links: [{ text: 'upright', link: 'https://desk.example/guide' }],
      reference_indexes: [0],
    },
    { type: 'heading', level: 2, snippet: 'Code' },
    { type: 'code_block', code: 'height = 110', language: 'python' },
    { type: 'table', headers: ['Country', 'Price'], table: [['France', '300']], formatted: [{ country: 'France' }] },
  ],
  references: [
    { index: 0, title: 'Guide', link: 'https://desk.example/guide', snippet: 'All of it', source: 'Desk' },
    { index: 1, link: 'https://beside.example/' },
  ],
};

const copilotText =
  '## Standing desks\n\nThey let you work upright.\n\n## Code\n\nheight = 110\n\nCountry | Price\nFrance | 300';

export const serpApiCopilotGolden = {
  text: copilotText,
  citations: [
    { ...guide, ...at(copilotText, 'They let you work upright.') },
    { url: 'https://beside.example/', role: 'related' },
  ],
  fan_out_queries: [],
  price: { list_price_usd: 0.025 },
};
