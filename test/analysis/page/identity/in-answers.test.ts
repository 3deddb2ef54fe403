/** What an answer takes from the user's page: the sentences that cite it, and the name of its site. */
import { describe, expect, test } from '@jest/globals';
import type { MarketSerp } from '../../../../analysis/index.ts';
import type { JudgedSentence } from '../../../../analysis/market/support/measure.ts';
import { composeInAnswers } from '../../../../analysis/page/identity/in-answers.ts';
import type { Passage } from '../../../../analysis/read/passages.ts';
import type { ClaimSupport } from '../../../../analysis/report/vocabulary.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

type Answer = MarketSerp['answer_engines'][number];

const page = measuredPage('s9', 'walnutdesk.example', ['It lasts long.']);

const own = 'https://walnutdesk.example/page';
const other = 'https://other.example/';

/** A judged sentence; `from` is the source of the page that decided. */
function judged(text: string, urls: string[], from = 's9', state: ClaimSupport = 'supported'): JudgedSentence {
  const passage = { id: `${from}.p1`, source_id: from } as Passage;
  return { sample: 1, text, urls, state, proof: { passage, start: 0, end: 1, difference: null } };
}

function inAnswers({ text = '', isCited = true, sentences = [] as JudgedSentence[] }) {
  const answer = {
    id: 'a1',
    engine: 'chatgpt',
    state: 'captured',
    answer: { blocks: [{ text }] },
    citations: [
      { id: 'a1.c1', url: isCited ? own : 'https://third.example/', position: 1, pawc_share: 0.4 },
      { id: 'a1.c2', url: other, position: 2, pawc_share: 0.6 },
    ],
  } as unknown as Answer;
  const lost = { ...answer, id: 'a0', state: 'not_captured' } as Answer;
  const report = { answer_engines: [lost, answer] };
  return composeInAnswers([own], [[], sentences], report, page, analyzerFor('en'))[0];
}

describe('sentences', () => {
  test('are those that cite the page, with the passage of the page that they draw on', () => {
    const sentences = [
      judged('It is loud.', [other], 's2'),
      judged('It lasts long.', [own]),
      // Another page proves it.
      judged('It is cheap.', [own, other], 's2'),
      judged('It is red.', [`${own}?utm_source=chatgpt`], 's9', 'contradicted'),
    ];
    expect(inAnswers({ sentences })).toEqual({
      answer_id: 'a1',
      engine: 'chatgpt',
      cited: true,
      position: 1,
      pawc_share: 0.4,
      named: false,
      sentences: [
        { text: 'It is red.', state: 'contradicted', passage_id: 's9.p1' },
        { text: 'It lasts long.', state: 'supported', passage_id: 's9.p1' },
        { text: 'It is cheap.', state: 'supported' },
      ],
    });
  });

  test('are none for a page that is not cited, and at most five', () => {
    const notCited = inAnswers({ isCited: false, sentences: [judged('It is loud.', [other], 's2')] });
    expect(notCited).toMatchObject({ cited: false, sentences: [] });
    expect(inAnswers({ sentences: Array.from({ length: 9 }, () => judged('So.', [own])) })?.sentences).toHaveLength(5);
  });
});

test.each([
  ['Walnut Desk is the quietest.', true],
  ['Walnutdesk is the quietest.', true],
  ['Try a WalnutDesk.', true],
  ['A walnut desk is quiet.', false],
  ['Walnut is quiet.', false],
])('“%s” names the site: %s', (text, isNamed) => {
  expect(inAnswers({ text, isCited: false })?.named).toBe(isNamed);
});
