/** Check: the page has several meta descriptions that say different things. */
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const descriptionsDifferRule = defineRule({
  id: 'descriptions_differ',
  version: 1,
  name: 'The page has several meta descriptions that say different things',
  constants: {
    minSharedStart: {
      value: 40,
      unit: 'letters and digits',
      reason: 'Two that begin alike are one description, cut or spelled in two ways.',
    },
    confidence: { value: 0.9, unit: 'probability', reason: 'the markup says it; a script may remove one' },
  },
  knownLimits: [],
});

const { minSharedStart, confidence } = descriptionsDifferRule.values;

export interface DescriptionsParams {
  /** How many there are, and the first two that differ. */
  count: number;
  first: string;
  second: string;
}

export const descriptionsDiffer = defineCheck({
  id: 'descriptions-differ',
  category: 'relevance',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'low', effort: 'S', metric: 'relevance', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    const [first, second, ...more] = different(
      facts.metas
        .filter(({ name, isItem }) => name === 'description' && isItem !== true)
        .map(({ content }) => content.trim()),
    );
    if (first === undefined || second === undefined) return failWith<DescriptionsParams>([]);
    const count = 2 + more.length;
    return failWith([
      {
        params: { count, first, second },
        observed: { value: count, unit: 'descriptions', ev: [page.source_id] },
        expected: { value: 1, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/identity/description',
      },
    ]);
  },
});

/** The descriptions without those that begin like an earlier one or have no letters. */
function different(descriptions: readonly string[]): string[] {
  const starts = new Set<string>();
  const kept: string[] = [];
  for (const text of descriptions) {
    const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    const start = letters.slice(0, minSharedStart);
    const isKnown = [...starts].some((known) => known.startsWith(start) || start.startsWith(known));
    if (start === '' || isKnown) continue;
    starts.add(start);
    kept.push(text);
  }
  return kept;
}
