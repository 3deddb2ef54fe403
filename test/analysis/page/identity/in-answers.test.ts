/** What an answer takes from the user's page: the sentences that cite it, and the name of its site. */
import { describe, expect, test } from '@jest/globals';
import type { MarketSerp } from '../../../../analysis/index.ts';
import { composeInAnswers } from '../../../../analysis/page/identity/in-answers.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

type Answer = MarketSerp['answer_engines'][number];

const page = measuredPage('s9', 'walnutdesk.example', ['It lasts long.']);

function inAnswers({ text = '', isCited = true, sentences = [] as object[] }) {
  const answer = {
    engine: 'chatgpt',
    state: 'captured',
    answer: { blocks: [{ text }] },
    citations: [
      { id: 'a1.c1', position: 1, pawc_share: 0.4 },
      { id: 'a1.c2', position: 2, pawc_share: 0.6 },
    ],
    claim_support: { sentences },
  } as unknown as Answer;
  const ai = { cited_by: [], citation_positions: isCited ? [{ engine: 'chatgpt' as const, position: 1 }] : [] };
  return composeInAnswers(ai, { answer_engines: [answer] }, page, analyzerFor('en'))[0];
}

describe('sentences', () => {
  const own = {
    text: 'It lasts long.',
    state: 'supported',
    citations: ['a1.c1'],
    source_id: 's9',
    passage_id: 's9.p1',
  };
  const other = { ...own, text: 'It is loud.', citations: ['a1.c2'], source_id: 's2', passage_id: 's2.p1' };

  test('are those that cite the page, with the passage of the page that they draw on', () => {
    const both = { ...own, text: 'It is cheap.', citations: ['a1.c1', 'a1.c2'], source_id: 's2', passage_id: 's2.p4' };
    expect(inAnswers({ sentences: [other, own, both] })).toEqual({
      engine: 'chatgpt',
      cited: true,
      position: 1,
      pawc_share: 0.4,
      named: false,
      sentences: [
        { text: 'It lasts long.', state: 'supported', passage_id: 's9.p1' },
        // Another page proves it.
        { text: 'It is cheap.', state: 'supported' },
      ],
    });
  });

  test('are none for a page that is not cited, and at most five', () => {
    expect(inAnswers({ isCited: false, sentences: [own] })).toMatchObject({ cited: false, sentences: [] });
    expect(inAnswers({ sentences: Array.from({ length: 9 }, () => own) })?.sentences).toHaveLength(5);
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
