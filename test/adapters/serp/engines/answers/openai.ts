/** Answers of the Responses API with web search, in the shape of its documentation. */
const text =
  'Standing desks 🪑 help. They cost $300 to $900 ([desk.example](https://desk.example/price?utm_source=openai)).\n\nTake breaks.';
/** Positions count code points: the chair before the citation is one. */
const pointsBefore = (mark: string): number => [...text.slice(0, text.indexOf(mark))].length;
const link = '([desk.example](https://desk.example/price?utm_source=openai))';

export const openaiFull = {
  id: 'resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b',
  object: 'response',
  created_at: 1741476542,
  status: 'completed',
  error: null,
  incomplete_details: null,
  model: 'gpt-5.4-2026-03-05',
  output: [
    { id: 'rs_1', type: 'reasoning', summary: [] },
    {
      type: 'web_search_call',
      id: 'ws_67c9fa0502748190b7dd390736892e100be649c1a5ff9609',
      status: 'completed',
      action: {
        type: 'search',
        query: 'standing desk price',
        queries: ['standing desk price', 'are standing desks worth it'],
        sources: [
          { type: 'url', url: 'https://desk.example/price' },
          { type: 'url', url: 'https://other.example/desks' },
        ],
      },
    },
    {
      type: 'web_search_call',
      id: 'ws_2',
      status: 'completed',
      action: { type: 'open_page', url: 'https://desk.example/price' },
    },
    {
      id: 'msg_67c9fa077e288190af08fdffda2e34f20be649c1a5ff9609',
      type: 'message',
      status: 'completed',
      role: 'assistant',
      content: [
        {
          type: 'output_text',
          text,
          annotations: [
            {
              type: 'url_citation',
              start_index: pointsBefore(link),
              end_index: pointsBefore(link) + link.length,
              url: 'https://desk.example/price?utm_source=openai',
              title: 'Desk prices',
            },
            { type: 'file_citation', index: 3, file_id: 'file-1', filename: 'a.pdf' },
          ],
        },
      ],
    },
  ],
  usage: { input_tokens: 328, output_tokens: 356, total_tokens: 684 },
};

export const openaiGolden = {
  model: 'gpt-5.4-2026-03-05',
  text,
  citations: [
    {
      url: 'https://desk.example/price?utm_source=openai',
      title: 'Desk prices',
      role: 'cited',
      start: text.indexOf(link),
      end: text.indexOf(link) + link.length,
    },
    { url: 'https://desk.example/price', role: 'retrieved' },
    { url: 'https://other.example/desks', role: 'retrieved' },
  ],
  fan_out_queries: ['standing desk price', 'are standing desks worth it'],
  // 328 and 356 tokens at 2.50 and 15 USD a million, and two searches at 1 cent.
  price: { list_price_usd: 0.00082 + 0.00534 + 0.02 },
};
