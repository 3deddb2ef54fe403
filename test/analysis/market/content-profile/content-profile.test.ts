/** How measures spread over the market, and whether the first and the cited pages differ. */
import { describe, expect, test } from '@jest/globals';
import type { ObservedAnswer } from '../../../../analysis/gather/ports.ts';
import { contentProfile } from '../../../../analysis/market/content-profile/section.ts';
import { type MeasuredResult, measureResults } from '../../../../analysis/market/results/measure.ts';
import type { ReadSource } from '../../../../analysis/read/read-source.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** Results of the given numbers of words; pages are on hosts of their own. */
function resultsOf(words: readonly number[], answers: ObservedAnswer[] = []): MeasuredResult[] {
  const sources = words.map((count, index): ReadSource => {
    const url = `https://host${index + 1}.example/`;
    const page = measuredPage(`s${index + 1}`, `host${index + 1}.example`, ['word '.repeat(count)]);
    return {
      id: `s${index + 1}`,
      url,
      isUserPage: false,
      result: {
        rank_absolute: index + 1,
        rank_group: index + 1,
        url,
        domain: page.domain,
        title: 'Title',
        snippet: '',
      },
      answer: {
        outcome: 'fetched',
        requested_url: url,
        final_url: url,
        redirects: [url],
        status: 200,
        headers: {},
        body: new Uint8Array(),
        fetched_at: '2026-11-01T10:00:00.000Z',
      },
      page,
    };
  });
  const market = { directAnswers: new Map(), relevance: new Map(), fits: new Map(), contentTypes: new Map() };
  return measureResults(sources, market, { answers, collected_at: '2026-11-01T10:00:00.000Z' }, analyzerFor('en'));
}

const citing = (...hosts: number[]): ObservedAnswer => ({
  engine: 'perplexity',
  state: 'captured',
  observed_at: '2026-11-01T10:00:00.000Z',
  blocks: [],
  references: hosts.map((host) => ({ url: `https://host${host}.example`, domain: `host${host}.example` })),
});

describe('the profile of a market', () => {
  test('spreads over three pages and over no fewer', () => {
    expect(contentProfile(resultsOf([10, 20, 30])).words).toEqual({
      all: { n: 3, min: 10, p10: 12, p25: 15, p50: 20, p75: 25, p90: 28, max: 30 },
      top3_vs_rest: null,
      cited_vs_not: null,
    });
    expect(contentProfile(resultsOf([10, 20])).words).toEqual({ all: null, top3_vs_rest: null, cited_vs_not: null });
  });

  test('compares the first three results with the others, from three of those on', () => {
    expect(contentProfile(resultsOf([90, 80, 70, 60, 50])).words.top3_vs_rest).toBeNull();
    expect(contentProfile(resultsOf([90, 80, 70, 60, 50, 40])).words.top3_vs_rest).toMatchObject({
      delta: 1,
      n_a: 3,
      n_b: 3,
      median_a: 80,
      median_b: 50,
    });
  });

  test('compares cited pages with the others, where an answer was captured', () => {
    const words = [10, 20, 30, 40, 50, 60];
    expect(contentProfile(resultsOf(words, [citing(4, 5, 6)])).words.cited_vs_not).toMatchObject({ delta: 1, n_a: 3 });
    expect(contentProfile(resultsOf(words, [citing(6)])).words.cited_vs_not).toBeNull();
    expect(contentProfile(resultsOf(words)).words.cited_vs_not).toBeNull();
  });

  test('does not count pages that the statistics leave out', () => {
    const [first, ...others] = resultsOf([10, 20, 30]);
    if (first === undefined) throw new Error('no result');
    expect(contentProfile([{ ...first, usable: false }, ...others]).words.all).toBeNull();
  });

  test('leaves out a measure where it is not known, rather than counting it as nothing', () => {
    const { age_days, answer_offset_ratio, tables } = contentProfile(resultsOf([10, 20, 30]));
    expect([age_days.all, answer_offset_ratio.all]).toEqual([null, null]);
    expect(tables.all).toMatchObject({ n: 3, max: 0 });
  });
});
