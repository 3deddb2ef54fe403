/** Check: the entries of a list article get a sentence or two each. */

import { defineRule } from '../../rules/rule.ts';
import { says } from '../../text/title-signs.ts';
import { readable } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith } from '../check.ts';

export const entriesBriefRule = defineRule({
  id: 'entries_brief',
  version: 9,
  name: 'The entries of a list article are hardly described',
  constants: {
    minSections: { value: 4, unit: 'sections', reason: 'Two or three short sections are a text with short sections.' },
    maxWords: {
      value: 40,
      unit: 'words of the entry in the middle',
      reason: 'Two sentences hold no reason and no figure.',
    },
    minWords: {
      value: 8,
      unit: 'words of the entry in the middle',
      reason: 'Where fewer are read, boxes or scripts describe the entries.',
    },
    step: { value: 10, unit: 'words', reason: 'Links and captions make exact counts debatable.' },
    maxSharedEnds: {
      value: 0.5,
      unit: 'share of the headings',
      reason: 'Headings that end in one word, such as pricing, are parts of the entries.',
    },
    maxNamed: { value: 3, unit: 'names', reason: 'enough to show which list is meant' },
    confidence: { value: 0.7, unit: 'probability', reason: 'Images and scripts may describe the entries.' },
  },
  knownLimits: ['Text that scripts load is not counted.'],
});

const { minSections, maxWords, minWords, step, maxSharedEnds, maxNamed, confidence } = entriesBriefRule.values;

export interface BriefParams {
  keyword: string;
  /** The first entries. */
  names: string[];
  /** Most entries have fewer words than this, a multiple of `step`. */
  words: number;
}

type Blocks = Artifacts['document']['blocks'];

export const entriesBrief = defineCheck({
  id: 'entries-brief',
  category: 'coverage',
  // The headings of a comparison are what it compares by, and cards of a hub say in boxes what each is.
  appliesTo: readable('listicle'),
  weight: { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: ['document', 'page', 'keyword', 'language'],
  run: ({ document: { blocks }, page, keyword, language }) => {
    const found = briefSections(blocks, language.wanted);
    if (found === null || found.middle < minWords) return failWith<BriefParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          words: found.below,
          names: found.names.filter((name) => !isOnKeyword(name, keyword.text)).slice(0, maxNamed),
        },
        observed: { value: found.middle, unit: 'words', ev: [page.source_id] },
        expected: { value: maxWords, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/extraction/words',
      },
    ]);
  },
});

const firstNumber = /^1[.)]\s/u;

const entryNumber = /^#?\p{N}{1,3}[.):]?\s/u;

interface BriefSections {
  /** The headings of the brief entries. */
  names: string[];
  /** Words of the entry in the middle. */
  middle: number;
  /** The multiple of `step` above the longest of the brief entries. */
  below: number;
}

/**
 * The headings of the level with most text, if the one in the middle has hardly any below it. A heading that comes twice
 * ("Pros", "Pricing") is a part of the entries, and so is one for or against them ("Cons of the Oakfield").
 */
function briefSections(blocks: Blocks, language: string): BriefSections | null {
  const levels = new Map<number, { name: string; words: number }[]>();
  let current: { name: string; words: number } | null = null;
  for (const { kind, level = 2, text } of blocks) {
    if (kind === 'heading') {
      current = { name: text, words: 0 };
      levels.set(level, [...(levels.get(level) ?? []), current]);
    } else if (current !== null) current.words += countOf(text);
  }
  const sumOf = (entries: readonly { words: number }[]): number => entries.reduce((sum, { words }) => sum + words, 0);
  const [widest] = [...levels.values()].sort((a, b) => sumOf(b) - sumOf(a));
  // Numbers that begin again count the parts of each entry.
  if ((widest ?? []).filter(({ name }) => firstNumber.test(name)).length > 1) return null;
  const named = Map.groupBy(widest ?? [], ({ name }) => name);
  const all = [...named.values()]
    .flatMap((same) => (same.length > 1 ? [] : same))
    .filter(({ name, words }) => words > 0 && !says(name, 'pros', language));
  // Beside numbered entries, other headings are not entries: "How we chose".
  const numbered = all.filter(({ name }) => entryNumber.test(name));
  const described = numbered.length < minSections ? all : numbered;
  if (described.length < minSections || endAlike(described.map(({ name }) => name))) return null;
  const middle = described.map(({ words }) => words).sort((a, b) => a - b)[Math.floor(described.length / 2)] ?? 0;
  const brief = described.filter(({ words }) => words <= maxWords);
  const longest = Math.max(0, ...brief.map(({ words }) => words));
  return middle > maxWords
    ? null
    : { names: brief.map(({ name }) => name), middle, below: step * (Math.floor(longest / step) + 1) };
}

/** Whether most headings end in one word. */
function endAlike(names: readonly string[]): boolean {
  const ends = Map.groupBy(names, (name) => name.toLowerCase().split(/\s+/u).at(-1) ?? '');
  return [...ends.values()].some(({ length }) => length > 1 && length >= maxSharedEnds * names.length);
}

/** Whether a heading names the list rather than an entry: it has half of the words of the keyword. */
function isOnKeyword(name: string, keyword: string): boolean {
  const words = keyword.toLowerCase().split(/\s+/u);
  return words.filter((word) => name.toLowerCase().includes(word)).length * 2 >= words.length;
}

function countOf(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
