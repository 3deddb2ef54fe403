/** Answers of Sonar, in the shape of its documentation. */
export const perplexityFull = {
  id: '66f3900f-e32e-4d59-b677-1a55de188262',
  model: 'sonar',
  created: 1756485272,
  object: 'chat.completion',
  usage: {
    prompt_tokens: 14,
    completion_tokens: 109,
    total_tokens: 123,
    search_context_size: 'low',
    cost: { input_tokens_cost: 0.0, output_tokens_cost: 0.0001, request_cost: 0.005, total_cost: 0.0051 },
  },
  citations: ['https://desk.example/a', 'https://desk.example/b', 'https://desk.example/c'],
  search_results: [
    { title: 'A', url: 'https://desk.example/a', date: '2025-03-08', last_updated: '2025-08-01', snippet: '' },
    { title: 'B', url: 'https://desk.example/b', date: null },
    { title: 'C', url: 'https://desk.example/c' },
  ],
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: '**Desks** cost less now[1][3]. Arrays use a[0] and x[9].' },
      delta: { role: 'assistant', content: '' },
    },
  ],
};

export const perplexityGolden = {
  model: 'sonar',
  text: '**Desks** cost less now[1][3]. Arrays use a[0] and x[9].',
  citations: [
    { url: 'https://desk.example/a', title: 'A', role: 'cited', start: 23, end: 26 },
    { url: 'https://desk.example/c', title: 'C', role: 'cited', start: 26, end: 29 },
    { url: 'https://desk.example/b', title: 'B', role: 'retrieved' },
  ],
  fan_out_queries: [],
};
