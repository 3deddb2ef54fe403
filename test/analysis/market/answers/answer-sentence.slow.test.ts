/** Which sentence of a very long passage answers a question. */
import { expect, test } from '@jest/globals';
import { answerSentence } from '../../../../analysis/market/answers/answer-sentence.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

test('finds one line among a hundred thousand', () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `row ${at}`);
  lines[70_000] = 'the motor';
  const text = lines.join('\n');
  const span = answerSentence('Which motor?', { text, start: 0 }, analyzerFor('en'));
  expect(span && text.slice(span.start, span.end)).toBe('the motor');
});
