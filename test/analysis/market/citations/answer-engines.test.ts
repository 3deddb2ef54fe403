/** What answer engines said and whom they cited. */
import { describe, expect, test } from '@jest/globals';
import type { ObservedAnswer, OrganicResult } from '../../../../analysis/gather/ports.ts';
import { composeAnswerEngines } from '../../../../analysis/market/citations/answer-engines.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { answeredSnapshot, cited, overview } from '../../answered-serp.ts';

const { organic, answers } = answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' });
const sources = [
  { id: 's1', urls: [cited.first] },
  { id: 's3', urls: ['https://desk3.example/old', cited.third] },
];
const compose = (some: readonly ObservedAnswer[], ranked: readonly OrganicResult[] = organic) =>
  composeAnswerEngines(some, ranked, sources, analyzerFor('en'));
const composeOne = (changes: Partial<ObservedAnswer>, ranked?: readonly OrganicResult[]) => {
  const [entry] = compose([{ ...overview, ...changes }], ranked);
  if (entry === undefined) throw new Error('no entry');
  return entry;
};

describe('an answer', () => {
  test('keeps its blocks, with references by the place of their citation', () => {
    const { answer, id, samples, stability, fan_out_queries } = composeOne({});
    expect({ id, samples, stability, fan_out_queries }).toEqual({
      id: 'a1',
      samples: 1,
      stability: null,
      fan_out_queries: overview.fan_out_queries,
    });
    expect(answer).toMatchObject({ words: 42, format: 'paragraph' });
    expect(answer?.blocks.map(({ type, refs }) => [type, refs])).toEqual([
      ['paragraph', [1, 2]],
      ['heading', []],
      ['list', [1]],
      ['paragraph', [3]],
    ]);
  });

  test('cites a page once, with its rank, its source and its share of the words', () => {
    // Seven sentences of 11, 10, 4, 3, 3, 4 and 7 words, weights e^(−i/6). Page 1: 5.5 + 4.2324 + 1.8196 + 1.5403 +
    // 1.7384 = 14.8306; page 2: 9.7324; page 3: 7/e = 2.5752; in all 27.1382.
    expect(composeOne({}).citations.map(({ title: _title, domain: _domain, ...citation }) => citation)).toEqual([
      {
        id: 'a1.c1',
        url: cited.third,
        source_id: 's3',
        position: 1,
        blocks_supported: 2,
        pawc_share: 0.5465,
        organic_rank: 3,
        serp_overlap: 'top10',
      },
      { id: 'a1.c2', url: cited.elsewhere, position: 2, blocks_supported: 1, pawc_share: 0.3586, serp_overlap: 'none' },
      {
        id: 'a1.c3',
        url: cited.seventeenth,
        position: 3,
        blocks_supported: 1,
        pawc_share: 0.0949,
        organic_rank: 17,
        serp_overlap: '11_100',
      },
      {
        id: 'a1.c4',
        url: cited.first,
        source_id: 's1',
        position: 4,
        blocks_supported: 0,
        pawc_share: 0,
        organic_rank: 1,
        serp_overlap: 'top10',
      },
    ]);
  });

  test('without references by block has no shares, and its format is that of most words', () => {
    const text = 'one two three four five six seven';
    const entry = composeOne({
      blocks: [
        { type: 'paragraph', text: 'Hello there.', refs: [] },
        { type: 'list', text, refs: [] },
      ],
    });
    expect(entry.answer?.format).toBe('list');
    expect(entry.citations.map(({ pawc_share }) => pawc_share)).toEqual([null, null, null, null]);
  });

  test('is cut to 300 characters a block, not inside a character, and counts all its words', () => {
    const entry = composeOne({
      blocks: [{ type: 'paragraph', text: `${'word '.repeat(59)}xxx${'😀 '.repeat(50)}`, refs: [0] }],
    });
    const [block] = entry.answer?.blocks ?? [];
    expect(block?.text.length).toBeLessThanOrEqual(300);
    expect(block?.text.isWellFormed()).toBe(true);
    expect(entry.answer?.words).toBe(60);
  });

  test('cites pages whose rank is not known where few results were had', () => {
    const overlaps = composeOne({}, organic.slice(0, 10)).citations.map(({ serp_overlap }) => serp_overlap);
    expect(overlaps).toEqual(['top10', null, null, 'top10']);
  });

  test('of nothing is empty, not missing', () => {
    expect(composeOne({ blocks: [], references: [] })).toMatchObject({
      answer: { words: 0, format: 'other', blocks: [] },
      citations: [],
    });
  });

  test('keeps a bounded number of everything', () => {
    const many = Array.from({ length: 1000 }, (_, index) => index);
    const entry = composeOne({
      blocks: many.map((place) => ({ type: 'list', text: `item ${place}`, refs: [place] })),
      references: many.map((place) => ({ url: `https://p${place}.example/`, domain: '' })),
      fan_out_queries: many.map((place) => 'q'.repeat(place)),
    });
    expect(entry.answer?.blocks).toHaveLength(100);
    expect(entry.citations).toHaveLength(100);
    expect(entry.fan_out_queries).toHaveLength(20);
  });
});

test('an engine that showed nothing is observed once, one that cannot be seen never', () => {
  expect(
    compose(answers).map(({ id, engine, state, samples, citations }) => [id, engine, state, samples, citations.length]),
  ).toEqual([
    ['a1', 'google_ai_overview', 'captured', 1, 4],
    ['a2', 'google_ai_mode', 'absent', 1, 0],
    ['a3', 'chatgpt', 'unsupported', 0, 0],
  ]);
  expect(compose(answers).map(({ answer }) => answer === undefined)).toEqual([false, true, true]);
});
