/** How settled a market looks. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { difficultyWeights } from '../../../../analysis/market/difficulty/difficulty-weights.ts';
import { type DifficultyInput, measureDifficulty } from '../../../../analysis/market/difficulty/measure.ts';

const sources = ['s1', 's2', 's3', 's4'];
const input: DifficultyInput = {
  usable: sources,
  results: sources.map((source_id, index) => ({
    source_id,
    site: index < 2 ? 'one.example' : `site${index}.example`,
    site_type: index === 0 ? 'brand' : index === 3 ? null : 'media',
    rank_absolute: index + 4,
  })),
  coreTopics: [
    { id: 't1', sources: new Set(sources) },
    { id: 't2', sources: new Set(['s1', 's2', 's3']) },
    { id: 't3', sources: new Set(['s1', 's2', 's4']) },
    { id: 't4', sources: new Set(['s1', 's3', 's4']) },
  ],
  features: [{ id: 'x1', rank_absolute: 1 }, { id: 'x2', rank_absolute: 9 }, { id: 'x3' }],
  aiAnswer: { state: 'captured', ev: ['a1'] },
};

const partOf = (changed: Partial<DifficultyInput>, name: string) =>
  measureDifficulty({ ...input, ...changed }).components.find((part) => part.name === name);

describe('the parts', () => {
  test('are worked out as they say', () => {
    expect(measureDifficulty(input).components).toEqual([
      // Pages treat 4, 3, 3 and 3 of four: the median is 3.
      { name: 'core_coverage', value: 0.75, weight: 0.3, ev: ['t1', 't2', 't3', 't4'] },
      // Sites have 2, 1 and 1 of four: (.375 − .25) / .75.
      { name: 'domain_concentration', value: 0.1667, weight: 0.2, ev: sources },
      { name: 'brand_share', value: 0.3333, weight: 0.2, ev: ['s1'] },
      { name: 'ai_answer', value: 1, weight: 0.15, ev: ['a1'] },
      // Three of the four places down to the first result.
      { name: 'parts_above', value: 0.75, weight: 0.15, ev: ['x1'] },
    ]);
    // .3·.75 + .2·.1667 + .2·.3333 + .15 + .15·.75
    expect(measureDifficulty(input).score).toBe(58.7);
  });

  test('are null where they cannot be told', () => {
    expect(partOf({ coreTopics: [] }, 'core_coverage')?.value).toBeNull();
    expect(partOf({ results: input.results.slice(0, 1) }, 'domain_concentration')?.value).toBeNull();
    expect(partOf({ results: [] }, 'brand_share')?.value).toBeNull();
    expect(partOf({ aiAnswer: { state: 'not_captured', ev: [] } }, 'ai_answer')?.value).toBeNull();
    expect(partOf({ aiAnswer: { state: 'absent', ev: ['a1'] } }, 'ai_answer')?.value).toBe(0);
    expect(partOf({ features: [{ id: 'x1' }] }, 'parts_above')?.value).toBeNull();
  });
});

describe('the score', () => {
  test('is null below three usable pages, and with less than half the weight known', () => {
    expect(measureDifficulty({ ...input, usable: ['s1', 's2'] }).score).toBeNull();
    const little = { ...input, coreTopics: [], features: [], aiAnswer: { state: 'unsupported' as const, ev: [] } };
    expect(measureDifficulty(little).score).toBeNull();
    expect(measureDifficulty({ ...input, features: [] }).score).not.toBeNull();
  });

  test('lies between 0 and 100, and rises with an answer shown', () => {
    const one = fc.record({
      site: fc.constantFrom('a.example', 'b.example', 'c.example'),
      site_type: fc.constantFrom('brand' as const, 'media' as const, null),
      rank_absolute: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 10 }), (results) => {
        const numbered = results.map((result, index) => ({ ...result, source_id: `s${index + 1}` }));
        const shown = measureDifficulty({ ...input, results: numbered });
        const hidden = measureDifficulty({ ...input, results: numbered, aiAnswer: { state: 'absent', ev: [] } });
        for (const { score, components } of [shown, hidden]) {
          if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
          for (const { value } of components) if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
        }
        if (shown.score !== null && hidden.score !== null) expect(shown.score).toBeGreaterThan(hidden.score);
      }),
    );
  });

  test('has weights that sum to 1', () => {
    const sum = Object.values(difficultyWeights).reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});
