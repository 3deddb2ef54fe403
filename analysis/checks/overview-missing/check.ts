/** Check: a long page numbers its points and nowhere lists them together. */
import { contentsHeading } from '../../languages/any/contents-headings.ts';
import { numberOf, withoutNumber } from '../../market/names/name-lists.ts';
import { isShortlist } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const overviewMissingRule = defineRule({
  id: 'overview_missing',
  version: 1,
  name: 'A long page of numbered points has no list of them at the top',
  constants: {
    minPoints: { value: 5, unit: 'headings', reason: 'fewer are seen at a glance' },
    maxPoints: {
      value: 150,
      unit: 'headings',
      reason: 'more are entries of a directory, and a list of them is none at a glance',
    },
    minWords: { value: 700, unit: 'words', reason: 'a shorter text is an overview itself' },
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
  knownLimits: ['Points without a number are not counted, and those that count down are left to their tension.'],
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
    const points = pointsOf(blocks);
    const [first] = points;
    const last = points.at(-1);
    if (first === undefined || last === undefined || own.words < minWords || facts.links.jumps >= minJumps)
      return failWith<OverviewParams>([]);
    const before = blocks.slice(0, blocks.indexOf(first));
    // A list of contents that a script fills has its heading outside the text.
    const hasContents =
      before.some((block) => isList(block) || contentsHeading.test(block.text.trim())) ||
      facts.outline.some(({ text }) => contentsHeading.test(text.trim()));
    const names = points.map(({ text }) => withoutNumber(text).toLowerCase());
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

/** The headings that number the page's points from 1 on, each once; none if their numbers begin anew or leave gaps. */
function pointsOf(blocks: readonly Block[]): Block[] {
  const numbered = blocks.filter(
    ({ kind, level, text }) => kind === 'heading' && level !== 1 && numberOf(text) !== null,
  );
  const isWhole = numbered.length >= minPoints && numbered.length <= maxPoints;
  return isWhole && numbered.every(({ text }, index) => numberOf(text) === index + 1) ? numbered : [];
}

/** Whether a list, table or paragraph names most of the points, wherever it stands. */
function listsMost({ kind, text }: Block, names: readonly string[]): boolean {
  if (kind === 'heading') return false;
  const listed = text.toLowerCase();
  return names.filter((name) => listed.includes(name)).length >= minShare * names.length;
}
