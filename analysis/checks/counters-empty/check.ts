/** Check: counters read zero in the text, because a script counts them up. */

import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const countersEmptyRule = defineRule({
  id: 'counters_empty',
  version: 1,
  name: 'Counters that a script fills read zero in the text of the page',
  constants: {
    minCounters: { value: 2, unit: 'counters', reason: 'A single zero may be meant; a row of zeros is not.' },
    maxLabelWords: { value: 8, unit: 'words', reason: 'What is counted is named in a few words below the number.' },
    maxNamed: { value: 3, unit: 'labels', reason: 'enough to find the place' },
    confidence: { value: 0.8, unit: 'probability', reason: 'a crawler that runs scripts may read the final numbers' },
    size: { value: 1, unit: 'share of the gap', reason: 'none of the numbers can be read' },
  },
  knownLimits: [],
});

const { minCounters, maxLabelWords, maxNamed, confidence, size } = countersEmptyRule.values;

/** A zero alone, with the sign of a counter: "0", "0 +", "0%". */
const zero = /^0\s?(?:[+%]|k\+?|m\+?)?$/iu;
const signedZero = /^0\s?(?:[+%]|k\+|m\+)$/iu;

export interface CountersParams {
  /** How a counter reads, and what the counters count. */
  reads: string;
  labels: string[];
}

export const countersEmpty = defineCheck({
  id: 'counters-empty',
  category: 'facts',
  appliesTo: anySubject(...texts, ...choices, ...offers),
  weight: { severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { blocks }, page }) => {
    const found = blocks.flatMap(({ text }, index) => {
      const label = blocks[index + 1]?.text ?? '';
      return zero.test(text.trim()) && isLabel(label) ? [{ reads: text.trim(), label }] : [];
    });
    const signed = found.find(({ reads }) => signedZero.test(reads));
    if (found.length < minCounters || signed === undefined) return failWith<CountersParams>([]);
    return failWith([
      {
        params: { reads: signed.reads, labels: found.slice(0, maxNamed).map(({ label }) => label) },
        observed: { value: 0, ev: [page.source_id] },
        expected: { value: null, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/page/passages',
      },
    ]);
  },
});

function isLabel(text: string): boolean {
  const count = text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  return count > 0 && count <= maxLabelWords && !/\p{N}/u.test(text);
}
