/** Answers of Gemini with grounding by Google Search, in the shape of its documentation. */
const text = 'Höhenverstellbare Tische kosten 300 €. Sie sind beliebt.';
const bytesOf = (part: string): number => new TextEncoder().encode(part).length;
const first = 'Höhenverstellbare Tische kosten 300 €.';

export const geminiFull = {
  candidates: [
    {
      content: {
        role: 'model',
        parts: [{ text: 'thinking about desks', thought: true }, { text: first }, { text: ' Sie sind beliebt.' }],
      },
      finishReason: 'STOP',
      groundingMetadata: {
        webSearchQueries: ['höhenverstellbarer Tisch Preis', 'wie beliebt sind Stehtische'],
        searchEntryPoint: { renderedContent: '<!-- HTML and CSS for the search widget -->' },
        groundingChunks: [
          {
            web: { uri: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ', title: 'tisch.example' },
          },
          { web: { uri: 'https://direkt.example/tische', title: 'Tische' } },
          { web: { uri: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/BXY', title: 'nie.example' } },
          { web: { uri: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/CZZ', title: 'No host' } },
        ],
        groundingSupports: [
          { segment: { endIndex: bytesOf(first), text: first }, groundingChunkIndices: [0] },
          {
            segment: { startIndex: bytesOf(`${first} `), endIndex: bytesOf(text), text: 'Sie sind beliebt.' },
            groundingChunkIndices: [0, 1, 9],
            confidenceScores: [0.9, 0.8, 0.1],
          },
        ],
      },
    },
  ],
  usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 40, totalTokenCount: 49 },
  modelVersion: 'gemini-test',
};

export const geminiGolden = {
  model: 'gemini-test',
  text,
  citations: [
    { url: 'https://tisch.example/', title: 'tisch.example', role: 'cited', start: 0, end: 38 },
    { url: 'https://tisch.example/', title: 'tisch.example', role: 'cited', start: 39, end: 56 },
    { url: 'https://direkt.example/tische', title: 'Tische', role: 'cited', start: 39, end: 56 },
    { url: 'https://nie.example/', title: 'nie.example', role: 'retrieved' },
  ],
  fan_out_queries: ['höhenverstellbarer Tisch Preis', 'wie beliebt sind Stehtische'],
  // The model is not on the price list.
  price: {},
};
