/** Check: text that a builder, a template or an editor left stands where visitors read. */
import type { PlaceholderKind } from '../../extract/placeholders.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const placeholderTextRule = defineRule({
  id: 'placeholder_text',
  version: 4,
  name: 'Text that a builder, a template or an editor left on the page',
  constants: {
    maxNamed: { value: 3, unit: 'places', reason: 'enough to find all of their kind' },
    confidence: { value: 0.9, unit: 'probability', reason: 'a script may replace it when the page is shown' },
  },
  knownLimits: [
    'Text that the markup or the usual class names hide is left out; other style sheets are not read.',
    'Editors’ notes in whole sentences are not recognized.',
  ],
});

const { maxNamed, confidence } = placeholderTextRule.values;

export interface PlaceholderParams {
  kind: PlaceholderKind;
  /** What was left, the first ones, and the text around the first. */
  left: string[];
  around: string;
  /** The line before the first, where the first stands alone. */
  after: string | null;
}

export const placeholderText = defineCheck({
  id: 'placeholder-text',
  category: 'risk',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    if (page.extraction.page_kind === 'forum') return failWith<PlaceholderParams>([]);
    const byKind = Map.groupBy(facts.placeholders, ({ kind }) => kind);
    return failWith(
      [...byKind].map(([kind, places]) => ({
        params: {
          kind,
          left: places.slice(0, maxNamed).map(({ text }) => text),
          around: places[0]?.around ?? '',
          after: places[0]?.after ?? null,
        },
        observed: { value: places.length, unit: 'places', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/passages',
      })),
    );
  },
});
