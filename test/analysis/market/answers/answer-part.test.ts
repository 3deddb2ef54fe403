/** From which sentence of a page an answer is quoted. */
import { expect, test } from '@jest/globals';
import { answerStart } from '../../../../analysis/market/answers/answer-part.ts';
import { readPassages } from '../../../../analysis/market/answers/read-passage.ts';
import { signReader } from '../../../../analysis/market/answers/sentence-signs.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { longestAnswerChars } from '../../../../analysis/report/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const filler = `The rest ${'of the text says nothing on the matter and '.repeat(15)}ends.`;

/**
 * The sentence from which the page of `blocks` is quoted; `logOdds` by the first word of a sentence, −9 for the others;
 * `said` are the words that other pages answer with.
 */
function start(
  blocks: readonly string[],
  logOdds: Readonly<Record<string, number>>,
  said: readonly string[] = [],
): string | undefined {
  const { passages } = passagesOf(measuredPage('s1', 'pump.example', blocks));
  const sentences = readPassages(passages, signReader('en'), english).flatMap((one) =>
    one.sentences.map(({ start: at }, index) => {
      const [word = ''] = one.passage.text.slice(at).split(' ');
      return { one, index, logOdds: logOdds[word] ?? -9 };
    }),
  );
  const found = answerStart(sentences, (stems) => (said.some((stem) => stems.has(stem)) ? 1 : 0));
  return found?.one.passage.text.slice(found.one.sentences[found.index]?.start);
}

test('several good sentences outdo a single better one elsewhere', () => {
  const blocks = [
    '## Sound',
    'Alone it hums all night.',
    '## Noise',
    'Both fans hum by day. Either fan is still by night.',
  ];
  expect(start(blocks, { Alone: 1, Both: 0.5, Either: 0.5 })).toMatch(/^Both/u);
  expect(start(blocks, { Alone: 2, Both: 0.5, Either: 0.5 })).toMatch(/^Alone/u);
});

test('only as far as one quote of one section holds them', () => {
  expect(filler.length).toBeGreaterThan(longestAnswerChars);
  const apart = [
    '## Sound',
    'Alone it hums all night.',
    '## Noise',
    `Both fans hum by day. ${filler} Either fan is still.`,
  ];
  expect(start(apart, { Alone: 1, Both: 0.5, Either: 0.5 })).toMatch(/^Alone/u);
  const parted = [
    '## Sound',
    'Alone it hums all night.',
    '## Day',
    'Both fans hum now.',
    '## Night',
    'Either fan is still.',
  ];
  expect(start(parted, { Alone: 1, Both: 0.5, Either: 0.5 })).toMatch(/^Alone/u);
});

test('not from a sentence that hardly answers', () => {
  expect(start(['## Noise', 'Now read on with care. Both fans hum by day.'], { Both: 1 })).toMatch(/^Both/u);
});

test('from what prepares it, where no figure or the like is asked for', () => {
  const { passages } = passagesOf(measuredPage('s1', 'pump.example', ['Now hear the fans. Both fans hum by day.']));
  const weighed = readPassages(passages, signReader('en'), english).flatMap((one) =>
    one.sentences.map((_, index) => ({ one, index, logOdds: index === 0 ? -1 : 1 })),
  );
  expect(answerStart(weighed, () => 0)?.index).toBe(0);
  expect(answerStart(weighed, () => 0, true)?.index).toBe(1);
});

test('rather where it says what other pages answer, among sentences that have a chance', () => {
  const blocks = ['## Sound', 'Alone it hums all night.', '## Noise', 'Both fans reach forty decibels.'];
  expect(start(blocks, { Alone: 1, Both: 0 }, ['decibel'])).toMatch(/^Both/u);
  expect(start(blocks, { Alone: 1, Both: -6 }, ['decibel'])).toMatch(/^Alone/u);
});

test('nowhere without sentences', () => {
  expect(answerStart([], () => 0)).toBeUndefined();
});
