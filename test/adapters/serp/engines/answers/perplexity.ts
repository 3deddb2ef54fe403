/** Answers of the Agent API with web search, in the shape of its documentation and of its own client's types. */
const text = '**Desks** cost less now[1][3]. Arrays use a[0] and x[9].';

export const perplexityFull = {
  id: 'resp_8762b9bb-2d06-44a4-b68c-412dc85b24db',
  object: 'response',
  created_at: 1790374547,
  status: 'completed',
  error: null,
  model: 'perplexity/sonar',
  output: [
    {
      type: 'search_results',
      queries: ['standing desk price', 'standing desk'],
      results: [
        {
          id: 1,
          title: 'A',
          url: 'https://desk.example/a',
          date: '2025-03-08',
          last_updated: '2025-08-01',
          snippet: 'About desks',
          source: 'web',
        },
        { id: 2, title: 'B', url: 'https://desk.example/b', snippet: '', source: 'web' },
        { id: 3, title: 'C', url: 'https://desk.example/c', snippet: 'Prices' },
      ],
    },
    { type: 'fetch_url_results', contents: [{ title: 'D', url: 'https://desk.example/d', snippet: 'Read' }] },
    {
      type: 'message',
      id: 'msg_944a7d76-2a88-40fa-9c78-213a372e8d24',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: {
    input_tokens: 3007,
    output_tokens: 36,
    total_tokens: 3043,
    cost: { currency: 'USD', input_cost: 0, output_cost: 0.00002, tool_calls_cost: 0.001, total_cost: 0.00119 },
    tool_calls_details: { search_web: { cost_usd: 0.001, invocation: 1 } },
  },
};

export const perplexityGolden = {
  model: 'perplexity/sonar',
  text,
  citations: [
    { url: 'https://desk.example/a', title: 'A', role: 'cited', start: 23, end: 26 },
    { url: 'https://desk.example/c', title: 'C', role: 'cited', start: 26, end: 29 },
    { url: 'https://desk.example/b', title: 'B', role: 'retrieved' },
    { url: 'https://desk.example/d', title: 'D', role: 'retrieved' },
  ],
  fan_out_queries: ['standing desk price', 'standing desk'],
  price: { cost_usd: 0.00119 },
};
