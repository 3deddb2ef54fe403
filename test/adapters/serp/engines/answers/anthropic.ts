/** Answers of the Messages API with web search, in the shape of its documentation. */
export const anthropicFull = {
  id: 'msg_a930390d3a',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-4-5-20251001',
  content: [
    { type: 'text', text: "I'll look that up. " },
    {
      type: 'server_tool_use',
      id: 'srvtoolu_01WYG3ziw53XMcoyKL4XcZmE',
      name: 'web_search',
      input: { query: 'standing desk benefits' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_01WYG3ziw53XMcoyKL4XcZmE',
      content: [
        {
          type: 'web_search_result',
          url: 'https://desk.example/benefits',
          title: 'Benefits of standing',
          encrypted_content: 'EqgfCioIARgBIiQ3YTAwMjY1Mi1mZjM5LTQ1NGUtODgxNC1kNjNjNTk1ZWI3Y…',
          page_age: 'April 30, 2025',
        },
        { type: 'web_search_result', url: 'https://other.example/', title: 'Other', page_age: null },
      ],
    },
    { type: 'text', text: 'In short, ' },
    {
      type: 'text',
      text: 'standing for an hour a day eases the back',
      citations: [
        {
          type: 'web_search_result_location',
          url: 'https://desk.example/benefits',
          title: 'Benefits of standing',
          encrypted_index: 'Eo8BCioIAhgBIiQyYjQ0OWJmZi1lNm..',
          cited_text: 'Standing for an hour a day eases the lower back.',
        },
      ],
    },
    { type: 'text', text: '.' },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_2',
      content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
    },
  ],
  stop_reason: 'end_turn',
  usage: { input_tokens: 6039, output_tokens: 931, server_tool_use: { web_search_requests: 1 } },
};

export const anthropicGolden = {
  model: 'claude-haiku-4-5-20251001',
  text: "I'll look that up. In short, standing for an hour a day eases the back.",
  citations: [
    {
      url: 'https://desk.example/benefits',
      title: 'Benefits of standing',
      quote: 'Standing for an hour a day eases the lower back.',
      role: 'cited',
      start: 29,
      end: 70,
    },
    { url: 'https://desk.example/benefits', title: 'Benefits of standing', role: 'retrieved' },
    { url: 'https://other.example/', title: 'Other', role: 'retrieved' },
  ],
  fan_out_queries: ['standing desk benefits'],
  // 6,039 and 931 tokens at 1 and 5 USD a million, and one search at 1 cent.
  price: { list_price_usd: 0.006039 + 0.004655 + 0.01 },
};
