/** Engines that were asked several times: what each sample said, and how far they agree. */
import { describe, expect, test } from '@jest/globals';
import type { AnswerSample } from '../../../../analysis/index.ts';
import { blocksOf } from '../../../../analysis/market/citations/answer-blocks.ts';
import { composeAnswerEngines } from '../../../../analysis/market/citations/answer-engines.ts';
import { withAskedEngines } from '../../../../analysis/market/citations/asked-engines.ts';
import { mentionsOf } from '../../../../analysis/market/citations/option-mentions.ts';
import { answerEngineSchema } from '../../../../analysis/report/market/answer-engines.ts';
import { jaccard, meanJaccard } from '../../../../analysis/statistics/jaccard.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { answeredSnapshot } from '../../answered-serp.ts';
import { engineWith, first, lost, pages, second, third } from '../../asked-engines.ts';

const snapshot = answeredSnapshot({ keyword: 'standing desk', language: 'en', country: 'US' }, { answers: [] });
const options = ['Atlas', 'Atlas Pro', 'Boreal 2'];

function composed(samples: AnswerSample[]) {
  const { answers, organic } = withAskedEngines(snapshot, [engineWith(samples)]);
  const sources = [{ id: 's3', urls: [pages.desk3] }];
  const asking = { questionForm: 'as_question' as const, options };
  const [entry] = composeAnswerEngines(answers, organic, sources, analyzerFor('en'), asking);
  return answerEngineSchema.parse(entry);
}

describe('three samples that disagree', () => {
  const entry = composed([first, second, third]);

  test('show the first, and every page that one of them cites, once', () => {
    expect(entry).toMatchObject({ engine: 'chatgpt', state: 'captured', samples: 3 });
    expect(entry.answer?.blocks).toEqual([
      { type: 'heading', text: 'Which desk?', refs: [] },
      { type: 'paragraph', text: 'The Atlas Pro is quiet [1]. Atlas is cheaper [2].', refs: [1, 2] },
      { type: 'list', text: 'Boreal 2 is the widest [2]', refs: [] },
    ]);
    expect(entry.citations.map(({ url }) => url)).toEqual([pages.desk1, pages.desk3, pages.review, pages.reviewOther]);
    expect(entry.fan_out_queries).toEqual(['how quiet is the atlas pro', 'atlas desk price']);
  });

  test('say who was asked what, where, and how the question came about', () => {
    expect(entry.asked).toMatchObject({
      provider: 'openai',
      fidelity: 'api',
      model: 'gpt-test',
      question: 'What should I know about standing desk?',
      question_form: 'as_question',
      region: { requested: 'US', effective: 'US' },
      fan_out_provenance: 'observed',
    });
  });

  test('cite pages and sites in k of 3, with intervals', () => {
    // Wilson, z = 1.96: 1 of 3 is 0.0615 to 0.7923, 2 of 3 is 0.2077 to 0.9385, 3 of 3 is 0.4385 to 1.
    const one = { k: 1, n: 3, rate: 0.3333, ci95: [0.0615, 0.7923] };
    const all = { k: 3, n: 3, rate: 1, ci95: [0.4385, 1] };
    expect(entry.asked?.across_samples?.pages).toEqual([
      { citation_id: 'a1.c1', ...one },
      { citation_id: 'a1.c2', ...all },
      { citation_id: 'a1.c3', ...one },
      { citation_id: 'a1.c4', ...one },
    ]);
    // Six citations: desk3 three, review two (in one sample), desk1 one.
    expect(entry.asked?.across_samples?.sites).toEqual([
      { domain: 'desk3.example', ...all, citations: 3, share_of_voice: 0.5 },
      { domain: 'review.example', ...one, citations: 2, share_of_voice: 0.3333 },
      { domain: 'desk1.example', ...one, citations: 1, share_of_voice: 0.1667 },
    ]);
  });

  test('name options in k of 3, the longest name at a place', () => {
    // Six mentions: first "Atlas Pro", "Atlas", "Boreal 2"; second "boreal 2"; third "Boreal 2", "ATLAS  PRO".
    expect(entry.asked?.across_samples?.options).toEqual([
      { name: 'Boreal 2', k: 3, n: 3, rate: 1, ci95: [0.4385, 1], mentions: 3, share_of_voice: 0.5 },
      { name: 'Atlas Pro', k: 2, n: 3, rate: 0.6667, ci95: [0.2077, 0.9385], mentions: 2, share_of_voice: 0.3333 },
      { name: 'Atlas', k: 1, n: 3, rate: 0.3333, ci95: [0.0615, 0.7923], mentions: 1, share_of_voice: 0.1667 },
    ]);
    expect(entry.asked?.samples.map(({ mentions }) => mentions.map(({ name, rank }) => `${rank} ${name}`))).toEqual([
      ['1 Atlas Pro', '2 Atlas', '3 Boreal 2'],
      ['1 Boreal 2'],
      ['1 Boreal 2', '2 Atlas Pro'],
    ]);
  });

  test('agree by the mean Jaccard index of their pages', () => {
    // {desk1, desk3}, {desk3}, {desk3, review, chairs}: 1/2, 1/4 and 1/3, in the mean 13/36 = 0.3611.
    expect(entry.stability).toEqual({ jaccard_citations: 0.3611, n: 3 });
  });

  test('keep roles and ranges, and name the source that was read', () => {
    const samples = entry.asked?.samples ?? [];
    expect(samples[1]?.citations).toEqual([
      { url: pages.desk3Tracked, domain: 'desk3.example', role: 'cited', source_id: 's3', start: 35, end: 38 },
      { url: pages.review, domain: 'review.example', role: 'retrieved' },
    ]);
    for (const { text, mentions, citations } of samples) {
      for (const { name, start, end } of mentions) {
        expect(text.slice(start, end).replaceAll(/\s+/gu, ' ').toLowerCase()).toBe(name.toLowerCase());
      }
      for (const { start, end } of citations)
        if (start !== undefined) expect(text.slice(start, end)).toMatch(/^\[\d\]$/u);
    }
  });
});

describe('fewer than three samples', () => {
  test.each([[[first]], [[first, second]], [[first, lost, second]], [[lost, lost, first]]])(
    'say nothing about agreement',
    (samples) => {
      const { asked, stability } = composed(samples);
      expect([asked?.across_samples, stability]).toEqual([null, null]);
    },
  );

  test('that all failed are no observation', () => {
    const entry = composed([lost, lost, lost]);
    expect(entry).toMatchObject({ state: 'not_captured', samples: 0, citations: [], stability: null });
    expect(entry.answer).toBeUndefined();
  });
});

test('samples that cite nothing have nothing to agree on', () => {
  const silent = { ...first, citations: [] };
  const { stability, asked } = composed([silent, silent, silent]);
  expect(stability).toBeNull();
  expect(asked?.across_samples?.sites).toEqual([]);
});

test('a long answer is cut, with the ranges in the part that is left', () => {
  const text = `Atlas [1] ${'word '.repeat(1_000)}Atlas [2]`;
  const at = (mark: string) => ({ start: text.indexOf(mark), end: text.indexOf(mark) + 3 });
  const citations = ['[1]', '[2]'].map((mark) => ({ url: pages.desk1, role: 'cited' as const, ...at(mark) }));
  const [sample] = composed([{ ...first, text, citations }]).asked?.samples ?? [];
  expect(sample?.text).toHaveLength(4_000);
  expect(sample?.mentions).toHaveLength(1);
  expect(sample?.citations.map(({ start }) => start)).toEqual([6, undefined]);
});

describe('mentions', () => {
  test.each([
    ['inside another word', ['Atlas'], 'An atlases of Atlas', ['Atlas']],
    ['of a script without spaces', ['富士通'], '私は富士通の机を使う', ['富士通']],
    ['with signs', ['C++ (2026)'], 'Use c++ (2026).', ['C++ (2026)']],
    ['in other letters', ['Été Bureau'], 'le ÉTÉ BUREAU est', ['Été Bureau']],
    ['of nothing', [], 'Atlas', []],
  ])('%s', (_name, names, text, found) => {
    expect(mentionsOf(names, text).map(({ name }) => name)).toEqual(found);
  });
});

test('Markdown is cut into blocks whose ranges lead back to it', () => {
  const text =
    'One **bold** [link](https://a.example/).\nStill one.\n# Head\n1. a\n2. b\n\n| x | y |\n|---|---|\n\n---\n';
  expect(blocksOf(text).map(({ type, text: plain }) => [type, plain])).toEqual([
    ['paragraph', 'One bold link.\nStill one.'],
    ['heading', 'Head'],
    ['list', '1. a\n2. b'],
    ['table', '| x | y |\n|---|---|'],
  ]);
  for (const { start, end, type } of blocksOf(text)) {
    expect(text.slice(start, end)).toContain(type === 'table' ? '| x' : type === 'list' ? '1. a' : '');
    expect(end).toBeGreaterThan(start);
  }
});

test('the Jaccard index is the share of members in common', () => {
  expect(jaccard(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5);
  expect(jaccard(new Set(), new Set([1]))).toBe(0);
  expect(jaccard(new Set(), new Set())).toBeNull();
  expect(meanJaccard([new Set([1]), new Set([1])])).toBe(1);
  expect(meanJaccard([new Set([1])])).toBeNull();
});
