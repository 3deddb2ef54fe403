/** Whether a page is about its market: three signs together, and what a missing one says. */
import { describe, expect, test } from '@jest/globals';
import { composeVerdict, isOffTopic } from '../../../../analysis/compose/gap/verdict.ts';

const foreign = { termCoverage: 0.5, relevance: 1, marketRelevanceP25: 3, coreTerms: { k: 1, n: 10 } };

describe('a page is about something else', () => {
  test('when it lacks words of the keyword, most of the relevance and most of the shared words', () => {
    expect(isOffTopic(foreign)).toBe(true);
  });

  test.each([
    ['it holds every word of the keyword', { termCoverage: 1 }],
    ['retrieval gives it what it gives the market', { relevance: 2.5 }],
    ['it shares the market’s words', { coreTerms: { k: 3, n: 10 } }],
    ['too few words are shared to tell', { coreTerms: { k: 0, n: 4 } }],
    ['the market is too small to tell', { marketRelevanceP25: null }],
    ['the keyword has no words', { termCoverage: null }],
  ])('not when %s', (_, change) => {
    expect(isOffTopic({ ...foreign, ...change })).toBe(false);
  });

  test('without any word of the keyword, unless it speaks of the subject in others', () => {
    const silent = { ...foreign, termCoverage: 0, relevance: 0 };
    expect(isOffTopic(silent)).toBe(true);
    expect(isOffTopic({ ...silent, coreTerms: { k: 6, n: 10 } })).toBe(false);
  });
});

test.each([
  [{ overall: 80, isBlocked: true, offTopic: true }, 'blocked'],
  [{ overall: 80, isBlocked: false, offTopic: true }, 'off_topic'],
  [{ overall: null, isBlocked: false, offTopic: false }, 'unknown'],
  [{ overall: 75, isBlocked: false, offTopic: false }, 'leading'],
  [{ overall: 40, isBlocked: false, offTopic: false }, 'competitive'],
  [{ overall: 39.9, isBlocked: false, offTopic: false }, 'behind'],
])('%j is %s', (facts, state) => {
  expect(composeVerdict(facts, [])).toEqual({ state, reasons: [] });
});
