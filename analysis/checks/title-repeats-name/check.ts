/** Check: the title says the same twice, mostly the name of the site. */
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const titleRepeatsNameRule = defineRule({
  id: 'title_repeats_name',
  version: 1,
  name: 'Two parts of the title are the same',
  constants: {
    minLetters: { value: 3, unit: 'letters and digits', reason: 'A shorter part is a mark or a number.' },
    confidence: { value: 0.95, unit: 'probability', reason: 'the title says it; a script may change it' },
  },
  knownLimits: [],
});

const { minLetters, confidence } = titleRepeatsNameRule.values;

/** What stands between the parts of a title: "Best tutors | Bold.org | Bold.org". */
const separator = /\s*\|\s*|\s[-–—·•»:]+\s/u;

export interface RepeatedNameParams {
  title: string;
  /** The part that stands twice. */
  part: string;
}

export const titleRepeatsName = defineCheck({
  id: 'title-repeats-name',
  category: 'relevance',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'info', effort: 'S', metric: 'relevance', practice: null },
  needs: ['page'],
  run: ({ page }) => {
    const title = page.identity.title ?? '';
    const part = repeatedIn(title.split(separator));
    if (part === null) return failWith<RepeatedNameParams>([]);
    return failWith([
      {
        params: { title, part },
        observed: { value: title, ev: [page.source_id] },
        expected: { value: null, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/identity/title',
      },
    ]);
  },
});

/** The first part that an earlier one says, however it is spelled; null without one. */
function repeatedIn(parts: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const part of parts) {
    const letters = part.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    if (letters.length < minLetters) continue;
    if (seen.has(letters)) return part.trim();
    seen.add(letters);
  }
  return null;
}
