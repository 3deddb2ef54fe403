/** Check: two sections of the page have several lines in common, word for word. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import { defineRule } from '../../rules/rule.ts';
import { wordsOf } from '../../text/words.ts';
import { anySubject, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const textRepeatedRule = defineRule({
  id: 'text_repeated',
  version: 1,
  name: 'Two sections of the page have several lines in common, word for word',
  constants: {
    minLineWords: { value: 6, unit: 'words', reason: 'a shorter line is a label, a button or a value' },
    minLines: { value: 4, unit: 'lines', reason: 'a slogan or a note may stand twice on purpose' },
    minWords: { value: 40, unit: 'words in these lines', reason: 'less is a note' },
    maxSections: {
      value: 6,
      unit: 'sections with a line',
      reason: 'a line in more sections belongs to a template: a notice below each entry',
    },
    maxChars: { value: 160, unit: 'characters of the line shown', reason: 'enough to find it' },
    confidence: { value: 0.9, unit: 'probability', reason: 'the lines are equal; a reader may want them twice' },
    size: { value: 0.5, unit: 'share of the gap', reason: 'one of two sections says nothing new' },
  },
  knownLimits: [],
});

const { minLineWords, minLines, minWords, maxSections, maxChars, confidence, size } = textRepeatedRule.values;

export interface RepeatedParams {
  /** The headings of the two sections. */
  first: string;
  second: string;
  /** Number of lines in common, and the longest of them. */
  lines: number;
  line: string;
}

export const textRepeated = defineCheck({
  id: 'text-repeated',
  category: 'structure',
  appliesTo: anySubject(...texts, ...offers),
  weight: { severity: 'low', effort: 'S', metric: 'readability', practice: null },
  needs: ['document', 'language', 'page'],
  run: ({ document: { blocks }, language, page }) => {
    const found = sharedLines(blocks, language.wanted)
      .filter(({ lines, words }) => lines.length >= minLines && words >= minWords)
      .toSorted((a, b) => b.words - a.words)[0];
    if (found === undefined) return failWith<RepeatedParams>([]);
    const { first, second, lines } = found;
    const line = lines.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
    return failWith([
      {
        params: {
          ...{ first, second, lines: lines.length },
          line:
            line.length <= maxChars
              ? line
              : `${line
                  .slice(0, maxChars)
                  .replace(/\s\S*$/u, '')
                  .toWellFormed()} …`,
        },
        observed: { value: lines.length, unit: 'lines', ev: [page.source_id] },
        expected: { value: 0, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/page/headings',
      },
    ]);
  },
});

interface Shared {
  first: string;
  second: string;
  lines: string[];
  words: number;
}

/** The pairs of sections with lines in common, by the headings right above the lines. Linear in the lines. */
function sharedLines(blocks: readonly DocumentBlock[], language: string): Shared[] {
  const places = new Map<string, { line: string; words: number; sections: Map<string, string> }>();
  for (const { kind, text, heading_path: path } of blocks) {
    const heading = path.at(-1);
    if ((kind !== 'paragraph' && kind !== 'list') || heading === undefined) continue;
    for (const line of text.split('\n')) {
      const key = line.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
      const known = places.get(key);
      if (known === undefined) {
        const words = wordsOf(line, language).length;
        if (words >= minLineWords)
          places.set(key, { line: line.trim(), words, sections: new Map([[path.join('\n'), heading]]) });
      } else known.sections.set(path.join('\n'), heading);
    }
  }
  const pairs = new Map<string, Shared>();
  for (const { line, words, sections } of places.values()) {
    if (sections.size < 2 || sections.size > maxSections) continue;
    const all = [...sections];
    for (const [at, [path, first]] of all.entries())
      for (const [other, second] of all.slice(at + 1)) {
        const key = `${path}\0${other}`;
        const pair = pairs.get(key) ?? { first, second, lines: [], words: 0 };
        pair.lines.push(line);
        pair.words += words;
        pairs.set(key, pair);
      }
  }
  return [...pairs.values()];
}
