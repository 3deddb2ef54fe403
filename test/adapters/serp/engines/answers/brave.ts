/** Answers of Brave's Answers with citations: chunks of a stream, in the shape of its documentation. */
const piece = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  model: 'brave',
  choices: [{ delta: { role: 'assistant', content }, index: 0, finish_reason: null }],
});
const cite = (number: number, url: string) =>
  piece(
    `<citation>${JSON.stringify({ start_index: 0, end_index: 9, number, url, favicon: 'https://f.example/i', snippet: `Snippet ${number}` })}</citation>`,
  );

export const braveFull = [
  piece('Desks 🪑 '),
  piece('help.'),
  cite(1, 'https://desk.example/a'),
  piece(' They cost 300 dollars.'),
  cite(2, 'https://desk.example/b'),
  cite(1, 'https://desk.example/a'),
  { id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [] },
  piece(
    '<usage>{"X-Request-Requests":1,"X-Request-Queries":1,"X-Request-Tokens-In":1500,"X-Request-Tokens-Out":200,"X-Request-Total-Cost":0.0125}</usage>',
  ),
];

export const braveGolden = {
  model: 'brave',
  text: 'Desks 🪑 help.[1] They cost 300 dollars.[2][1]',
  citations: [
    { url: 'https://desk.example/a', quote: 'Snippet 1', role: 'cited', start: 14, end: 17 },
    { url: 'https://desk.example/b', quote: 'Snippet 2', role: 'cited', start: 40, end: 43 },
    { url: 'https://desk.example/a', quote: 'Snippet 1', role: 'cited', start: 43, end: 46 },
  ],
  fan_out_queries: [],
  price: { cost_usd: 0.0125 },
};

/** As the service sends it. */
export function braveStream(chunks: unknown): string {
  const all: unknown[] = Array.isArray(chunks) ? chunks : [chunks];
  return `${all.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}
