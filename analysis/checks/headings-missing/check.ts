/** Check: a long text has no subheading, or one, where the pages that rank have several. */
import { defineRule } from '../../rules/rule.ts';
import { ascending, median } from '../../statistics/quantiles.ts';
import { anySubject, choices, texts } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const headingsMissingRule = defineRule({
  id: 'headings_missing',
  version: 3,
  name: 'A long text without subheadings, where the pages that rank have several',
  constants: {
    minWords: { value: 350, unit: 'words', reason: 'a shorter text is read as one part' },
    minWordsOfNews: {
      value: 1000,
      unit: 'words',
      reason: 'a news story is told from its top, without parts, unless lines in bold divide it',
    },
    minWordsWithOne: { value: 700, unit: 'words', reason: 'one subheading makes two parts of a text of this length' },
    minPages: { value: 2, unit: 'pages', reason: 'the median of one page is that page' },
    minUsual: { value: 3, unit: 'subheadings', reason: 'where pages rank with fewer, a text needs none' },
    minLines: { value: 2, unit: 'lines in bold', reason: 'a single one is an emphasis, or a signature' },
    minLabels: { value: 4, unit: 'labels in bold', reason: 'a few paragraphs may begin with a name, or be a list' },
    maxOtherShare: {
      value: 0.5,
      unit: 'share of the characters',
      reason: 'a page of tables, code or entries is no text that headings divide',
    },
    maxNamed: { value: 3, unit: 'lines', reason: 'enough to show which are meant' },
    confidence: { value: 0.85, unit: 'probability', reason: 'a script may write headings' },
    sizeWithOne: { value: 0.7, unit: 'share of the gap', reason: 'one subheading divides the text once' },
  },
  knownLimits: ['Headings that are drawn as pictures, or written by a script, are not read.'],
});

const { minWords, minWordsOfNews, minWordsWithOne, minPages, minUsual, minLines, minLabels } =
  headingsMissingRule.values;
const { maxOtherShare, maxNamed, confidence, sizeWithOne } = headingsMissingRule.values;

export interface HeadingsParams {
  words: number;
  /** The one subheading; null if there is none. */
  only: string | null;
  /** What stands where headings could: lines in bold, labels in bold before paragraphs, or nothing. */
  instead: 'lines' | 'labels' | 'nothing';
  /** The first of these, and how many there are. */
  named: string[];
  all: number;
}

export const headingsMissing = defineCheck({
  id: 'headings-missing',
  category: 'structure',
  appliesTo: anySubject(...texts, ...choices, 'service', 'local_service'),
  weight: { severity: 'medium', effort: 'S', metric: 'readability', practice: null },
  needs: ['document', 'signs', 'page', 'page_type'],
  run: ({ document: { blocks }, signs: { own, market }, page, page_type }) => {
    if (market.length < minPages) return undecided('too_few_pages');
    const { headings } = own.subheadings;
    const usual = Math.round(median(ascending(market.map((each) => each.subheadings.headings.length))));
    const [only = null] = headings;
    const instead = standIns(own.subheadings);
    const least = page_type === 'news' && instead.instead === 'nothing' ? minWordsOfNews : minWords;
    const isLong = own.words >= (only === null ? least : Math.max(least, minWordsWithOne));
    if (headings.length > 1 || !isLong || usual < minUsual || !isText(blocks, page.extraction.page_kind))
      return failWith<HeadingsParams>([]);
    const dividing = market.filter(({ subheadings }) => subheadings.headings.length >= minUsual);
    return failWith([
      {
        params: { words: own.words, only, ...instead },
        observed: { value: headings.length, unit: 'subheadings', ev: [page.source_id] },
        expected: { value: usual, basis: 'market' as const, ev: dividing.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: only === null ? 1 : sizeWithOne,
        reach: dividing.length / market.length,
        json_pointer: '/page/headings',
      },
    ]);
  },
});

/** What stands where headings could; the lines if there are about as many of both. */
function standIns({
  boldLines,
  boldLabels,
}: Artifacts['signs']['own']['subheadings']): Pick<HeadingsParams, 'instead' | 'named' | 'all'> {
  const named = (lines: readonly string[]) => ({ named: lines.slice(0, maxNamed), all: lines.length });
  if (boldLines.length >= minLines && boldLines.length * 2 >= boldLabels.length)
    return { instead: 'lines', ...named(boldLines) };
  return boldLabels.length >= minLabels
    ? { instead: 'labels', ...named(boldLabels) }
    : { instead: 'nothing', named: [], all: 0 };
}

/** Whether a page is running text, and neither a thread nor mostly tables, code or entries. */
function isText(blocks: Artifacts['document']['blocks'], kind: Artifacts['page']['extraction']['page_kind']): boolean {
  const chars = (of: typeof blocks): number => of.reduce((sum, { text }) => sum + text.length, 0);
  const others = blocks.filter((block) => ['table', 'code', 'item', 'post'].includes(block.kind));
  return kind !== 'forum' && chars(others) <= maxOtherShare * chars(blocks);
}
