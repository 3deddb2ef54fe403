/** Check: a long page numbers its points and nowhere lists them together. */
import { contentsHeading, frameHeading } from '../../languages/any/contents-headings.ts';
import { numberOf, withoutNumber } from '../../market/names/numbering.ts';
import { numberedHeading } from '../../market/results/heading-signs.ts';
import { isShortlist } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const overviewMissingRule = defineRule({
  id: 'overview_missing',
  version: 4,
  name: 'A long page of points that it numbers or counts in its title has no list of them at the top',
  constants: {
    minPoints: { value: 5, unit: 'headings', reason: 'fewer are seen at a glance' },
    maxPoints: {
      value: 150,
      unit: 'headings',
      reason: 'more are entries of a directory, and a list of them is none at a glance',
    },
    minWords: {
      value: 1500,
      unit: 'words',
      reason:
        'Readers of reports found a list of the points trivial on shorter pages, whose headings are seen at once.',
    },
    minJumps: { value: 5, unit: 'links', reason: 'so many links to places on the page are a list of its contents' },
    minListChars: { value: 40, unit: 'characters', reason: 'a shorter list is a byline or a trail of links' },
    minSpan: {
      value: 0.4,
      unit: 'share of the text',
      reason: 'points that take less of it are those of one section',
    },
    minShare: { value: 0.5, unit: 'share of the points', reason: 'a list of most of them is an overview' },
    confidence: { value: 0.8, unit: 'probability', reason: 'a script may write a list of contents' },
  },
  knownLimits: [
    'Points that are neither numbered nor counted are not seen, and those that count down are left to their tension.',
  ],
});

const { minPoints, maxPoints, minWords, minJumps, minListChars, minSpan, minShare, confidence } =
  overviewMissingRule.values;

export interface OverviewParams {
  /** The number of points, the first and the last as their headings say them, and the words of the page. */
  points: number;
  first: string;
  last: string;
  words: number;
}

type Block = Artifacts['document']['blocks'][number];

export const overviewMissing = defineCheck({
  id: 'overview-missing',
  category: 'structure',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'answer_placement', practice: 'answer_early' },
  needs: ['document', 'signs', 'page', 'page_type', 'intent'],
  run: ({ document: { blocks, facts }, signs: { own }, page, page_type, intent }) => {
    // Who chooses among the entries of a list is helped by a table, which has a finding of its own.
    if (isShortlist(page_type, intent.primary)) return notApplicable('other_kind_of_page');
    const points = pointsOf(
      blocks,
      [facts.title, facts.h1].map((fact) => fact?.value ?? ''),
    );
    const [first] = points;
    const last = points.at(-1);
    if (first === undefined || last === undefined || own.words < minWords || facts.links.jumps >= minJumps)
      return failWith<OverviewParams>([]);
    const before = blocks.slice(0, blocks.indexOf(first));
    // A list of contents that a script fills has its heading outside the text.
    const hasContents =
      before.some((block) => isList(block) || contentsHeading.test(block.text.trim())) ||
      facts.outline.some(({ text }) => contentsHeading.test(text.trim()));
    const names = points.map(({ text }) => nameOf(text).toLowerCase());
    if (hasContents || spanOf(first, last, blocks) < minSpan || blocks.some((block) => listsMost(block, names)))
      return failWith<OverviewParams>([]);
    return failWith([
      {
        params: { points: points.length, first: first.text.trim(), last: last.text.trim(), words: own.words },
        observed: { value: 0, unit: 'lists', ev: [page.source_id] },
        expected: { value: 1, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/headings',
      },
    ]);
  },
});

/** The share of the text from the first to the last point. */
function spanOf(first: Block, last: Block, blocks: readonly Block[]): number {
  const chars = (of: readonly Block[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  return chars(blocks.slice(blocks.indexOf(first), blocks.indexOf(last))) / Math.max(1, chars(blocks));
}

function isList({ kind, text }: Block): boolean {
  return (kind === 'list' || kind === 'table') && text.length >= minListChars;
}

/** The headings of the page's points: those that it numbers, else those that its title or main heading counts. */
function pointsOf(blocks: readonly Block[], titles: readonly string[]): Block[] {
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level !== 1);
  const numbered = inOrder(headings.flatMap((block) => entryOf(numberOf(block.text), block)));
  // Chapters with an introduction or a conclusion among them are no list that somebody could quote.
  if (numbered.length > 0) return numbered.some(({ text }) => frameHeading.test(withoutNumber(text))) ? [] : numbered;
  // "Step 1", "Myth 1": the word is the same in all.
  const labelled = Map.groupBy(headings, ({ text }) => labelIn(text)?.label ?? '');
  labelled.delete('');
  for (const same of labelled.values()) {
    const points = inOrder(same.flatMap((block) => entryOf(labelIn(block.text)?.number ?? null, block)));
    if (points.length > 0) return points;
  }
  // Other numbers count down, or number a part of the points.
  if (headings.some(({ text }) => numberOf(text) !== null)) return [];
  const counts = titles.flatMap((title) => [...title.matchAll(countInTitle)].map(([digits]) => Number(digits)));
  return [...Map.groupBy(headings, ({ level }) => level).values()].find((same) => isCounted(same, counts)) ?? [];
}

const countInTitle = /(?<![\p{N}.,$€£#])\p{N}{1,3}(?![\p{N}.,]\p{N}|\p{N}|\s?%)/gu;

/** The word and the number of "Step 1: The plan" or "Myth #2"; null without a word. */
function labelIn(text: string): { label: string; number: number } | null {
  const [, label, digits] = numberedHeading.exec(text) ?? [];
  return label === undefined ? null : { label: label.toLowerCase(), number: Number(digits) };
}

/** A heading without its number, or its label with the number. */
function nameOf(text: string): string {
  return labelIn(text) === null ? withoutNumber(text) : text.replace(numberedHeading, '').replace(/^[\s:.–—-]+/u, '');
}

interface Entry {
  number: number;
  block: Block;
}

const entryOf = (number: number | null, block: Block): Entry[] => (number === null ? [] : [{ number, block }]);

/** The blocks, if they count from 1 on, each number once; none if the numbers begin anew or leave gaps. */
function inOrder(entries: readonly Entry[]): Block[] {
  const isWhole = entries.length >= minPoints && entries.length <= maxPoints;
  return isWhole && entries.every(({ number }, index) => number === index + 1) ? entries.map(({ block }) => block) : [];
}

function isCounted(headings: readonly Block[], counts: readonly number[]): boolean {
  const isDistinct = new Set(headings.map(({ text }) => text)).size === headings.length;
  const isAsked = headings.some(({ text }) => /[?？؟]/u.test(text));
  return isDistinct && !isAsked && headings.length >= minPoints && counts.includes(headings.length);
}

/** Whether a list, table or paragraph names most of the points, wherever it stands. */
function listsMost({ kind, text }: Block, names: readonly string[]): boolean {
  if (kind === 'heading') return false;
  const listed = text.toLowerCase();
  return names.filter((name) => listed.includes(name)).length >= minShare * names.length;
}
