/** Check: the text has characters that were decoded wrongly before the page was written ("â€“" for a dash). */
import { defineRule } from '../../rules/rule.ts';
import { defineCheck, failWith } from '../check.ts';
import { broken } from '../quotable.ts';

export const brokenCharactersRule = defineRule({
  id: 'broken_characters',
  version: 2,
  name: 'Characters in the text that were decoded wrongly',
  constants: {
    minPlaces: { value: 3, unit: 'places', reason: 'one or two may be quoted on purpose, or stand in a name' },
    maxChars: { value: 40, unit: 'characters on either side', reason: 'enough to find the place' },
    confidence: { value: 0.9, unit: 'probability', reason: 'no language writes these sequences' },
  },
  knownLimits: [
    'Only text of UTF-8 that was read as Windows-1252, and replacement characters, are known.',
    'Text that was read as ISO-8859-1, with control characters, is mended before it is read.',
  ],
});

const { minPlaces, maxChars, confidence } = brokenCharactersRule.values;

export interface BrokenParams {
  count: number;
  /** The text around the first place, as readers see it. */
  text: string;
}

export const brokenCharacters = defineCheck({
  id: 'broken-characters',
  category: 'risk',
  appliesTo: { types: 'every_page', when: 'any_subject' },
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { blocks }, page }) => {
    const places = blocks.flatMap(({ text }) => [...text.matchAll(broken)].map(({ index }) => ({ text, index })));
    const [first] = places;
    if (first === undefined || places.length < minPlaces) return failWith<BrokenParams>([]);
    const before = first.text.slice(0, first.index).slice(-maxChars);
    const after = first.text.slice(first.index).slice(0, maxChars);
    // Whole words, unless the text begins or ends there.
    const start = first.index > maxChars ? before.replace(/^\S*\s/u, '') : before;
    const end = first.text.length > first.index + maxChars ? after.replace(/\s\S*$/u, '') : after;
    return failWith([
      {
        params: {
          count: places.length,
          text: `${start}${end}`.replaceAll(/\s+/gu, ' ').trim(),
        },
        observed: { value: places.length, unit: 'places', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/passages',
      },
    ]);
  },
});
