/** Check: the entries of a list get a sentence or two each, or a short page is little more than a list of bare names. */

import { defineRule } from '../../rules/rule.ts';
import { ascending, median } from '../../statistics/quantiles.ts';
import { says } from '../../text/title-signs.ts';
import { choices, readable, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith } from '../check.ts';

export const entriesBriefRule = defineRule({
  id: 'entries_brief',
  version: 6,
  name: 'The entries of a list are hardly described, or a short page lists names without saying anything of them',
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
      reason: 'Fewer hold a date, a place or a label, and no sentence.',
    },
    minLines: { value: 8, unit: 'lines', reason: 'A few names in a row are an enumeration.' },
    maxLineWords: { value: 12, unit: 'words', reason: 'More is a sentence that says something of the name.' },
    maxShareOfMedian: {
      value: 0.6,
      unit: 'of the words of the page in the middle',
      reason: 'On a long page a bare list is a summary; on a short one it stands for the text.',
    },
    maxNamed: { value: 3, unit: 'names', reason: 'enough to show which list is meant' },
    confidence: { value: 0.7, unit: 'probability', reason: 'Images and scripts may describe the entries.' },
  },
  knownLimits: ['Text that scripts load is not counted.'],
});

const { minSections, maxWords, minWords, minLines, maxLineWords, maxShareOfMedian, maxNamed, confidence } =
  entriesBriefRule.values;

export interface BriefParams {
  keyword: string;
  /** The first entries, and how many there are. */
  names: string[];
  all: number;
  /** Words below the heading of the entry in the middle; null for a list of bare lines. */
  words: number | null;
  /** Whether so few words are no description at all. */
  isBare: boolean;
}

type Blocks = Artifacts['document']['blocks'];

export const entriesBrief = defineCheck({
  id: 'entries-brief',
  category: 'coverage',
  // A shop's category shows goods; a page of entries is what searchers came to read.
  appliesTo: readable(...texts, ...choices, 'hub'),
  weight: { severity: 'high', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: ['document', 'signs', 'page', 'page_type', 'keyword', 'language'],
  run: ({ document: { blocks }, signs: { own, market }, page, page_type, keyword, language }) => {
    const words = ascending(market.map((each) => each.words));
    const isShort = words.length > 0 && own.words < median(words) * maxShareOfMedian;
    // The headings of a comparison are what it compares by.
    const found = page_type === 'listicle' || page_type === 'hub' ? briefSections(blocks, language.wanted) : null;
    const bare = found ?? (isShort ? bareList(blocks) : null);
    if (bare === null) return failWith<BriefParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          ...bare,
          isBare: bare.words !== null && bare.words < minWords,
          names: bare.names.filter((name) => !isOnKeyword(name, keyword.text)).slice(0, maxNamed),
          all: bare.names.length,
        },
        observed: { value: bare.words ?? maxLineWords, unit: 'words', ev: [page.source_id] },
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

/**
 * The headings of the level with most text, if the one in the middle has hardly any below it. A heading that comes twice
 * ("Pros", "Pricing") is a part of the entries, and so is one for or against them ("Cons of the Oakfield").
 */
function briefSections(blocks: Blocks, language: string): Pick<BriefParams, 'names' | 'words'> | null {
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
  const described = [...named.values()]
    .flatMap((same) => (same.length > 1 ? [] : same))
    .filter(({ name, words }) => words > 0 && !says(name, 'pros', language));
  if (described.length < minSections) return null;
  const middle = described.map(({ words }) => words).sort((a, b) => a - b)[Math.floor(described.length / 2)] ?? 0;
  const brief = described.filter(({ words }) => words <= maxWords);
  return middle > maxWords ? null : { names: brief.map(({ name }) => name), words: middle };
}

/** The only list of lines without a sentence. */
function bareList(blocks: Blocks): Pick<BriefParams, 'names' | 'words'> | null {
  const lists = blocks
    .filter(({ kind }) => kind === 'list')
    .map(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
  const bare = lists.filter(
    (lines) => lines.length >= minLines && lines.every((line) => countOf(line) <= maxLineWords),
  );
  const [list, ...others] = bare;
  // Several are the tags of entries, or links by subject.
  if (list === undefined || others.length > 0) return null;
  const names = list.map((line) => line.trim());
  const rest = blocks.flatMap(({ kind, text }) => (kind === 'list' ? [] : [text])).join('\n');
  // A summary repeats what the text describes.
  const isSummary = names.filter((name) => rest.includes(name)).length * 2 >= names.length;
  return isSummary ? null : { names, words: null };
}

/** Whether a heading names the list rather than an entry: it has half of the words of the keyword. */
function isOnKeyword(name: string, keyword: string): boolean {
  const words = keyword.toLowerCase().split(/\s+/u);
  return words.filter((word) => name.toLowerCase().includes(word)).length * 2 >= words.length;
}

function countOf(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
