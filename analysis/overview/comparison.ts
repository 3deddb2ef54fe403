/** Compares the user's page with the best ranked pages about the keyword, one row per fact. */
import { summaryRule } from '../market/summary/rule.ts';
import type { Overview } from '../report/overview.ts';
import type { ReadableReport } from './readable-report.ts';
import { overviewRule } from './rule.ts';

const { maxRivals, minAnsweringPages } = overviewRule.values;
const { openingShare } = summaryRule.values;

type Comparison = NonNullable<Overview['comparison']>;
type Row = Comparison['rows'][number];

/**
 * Returns null if no page can be compared. Rows without any value are left out. Dates are those that readers see, as the
 * score of freshness counts them.
 */
export function compare(report: ReadableReport): Comparison | null {
  const columns = columnsOf(report);
  if (columns.length === 0 || columns.every(({ is_user_page }) => is_user_page)) return null;
  const sources = columns.map(({ source_id, is_user_page }) => ({ id: source_id, isOwn: is_user_page }));
  const of = (value: (id: string) => unknown, own: () => unknown) =>
    sources.map(({ id, isOwn }) => (isOwn ? own() : value(id)) ?? null);
  const { market_serp: market, gap } = report;
  const topics = topicsThatMatter(market);
  const questions = questionsThatMatter(market);
  const result = (id: string) => market.results.find(({ source_id }) => source_id === id);
  const own = ownFacts(report);
  const rows = [
    {
      fact: 'content_type',
      values: of(
        (id) => result(id)?.content_type,
        () => own.contentType,
      ),
    },
    {
      fact: 'answers_in_opening',
      values: of(
        (id) => opensWithAnswer(result(id)?.direct_answer?.offset_ratio),
        () => own.opensWithAnswer,
      ),
    },
    {
      fact: 'topics',
      of: topics.length,
      values: of(
        (id) => topics.filter(({ ev }) => ev.includes(id)).length,
        () => ownTopics(gap, topics),
      ),
    },
    {
      fact: 'questions',
      of: questions.length,
      values: of(
        (id) => questions.filter(({ ev }) => ev.includes(id)).length,
        () => ownQuestions(gap, questions),
      ),
    },
    {
      fact: 'words',
      values: of(
        (id) => result(id)?.words,
        () => own.words,
      ),
    },
    {
      fact: 'updated',
      values: of(
        (id) => result(id)?.shown_at,
        () => report.page?.identity.shown_at,
      ),
    },
  ] as Row[];
  return { columns, rows: rows.filter(isWorthShowing) };
}

/**
 * How many topics or questions that matter the user's page has, and each page about the keyword; null where nothing was
 * compared. The table shows the same figures.
 */
export function countsOf(
  { market_serp: market, gap, page }: ReadableReport,
  part: 'topics' | 'questions',
): { of: number; own: number; others: number[] } | null {
  const wanted = part === 'topics' ? topicsThatMatter(market) : questionsThatMatter(market);
  const own = part === 'topics' ? ownTopics(gap, wanted) : ownQuestions(gap, wanted);
  if (own === null) return null;
  const rivals = market.results.filter(
    ({ subject_fit, source_id }) => subject_fit === 'on' && source_id !== page?.source_id,
  );
  const others = rivals.map(({ source_id }) => wanted.filter(({ ev }) => ev.includes(source_id)).length);
  return { of: wanted.length, own, others };
}

type Matter = readonly { id: string; ev: readonly string[] }[];

function topicsThatMatter({ topics }: ReadableReport['market_serp']): Matter {
  return topics.filter((topic) => topic.class === 'core' || topic.class === 'common');
}

function questionsThatMatter({ questions }: ReadableReport['market_serp']): Matter {
  return questions.filter(({ ev }) => ev.length >= minAnsweringPages);
}

function ownTopics(gap: ReadableReport['gap'], topics: Matter): number | null {
  return countOf(
    gap?.topic_coverage,
    topics,
    (row) => row.topic_id,
    (row) => row.status === 'covered',
  );
}

function ownQuestions(gap: ReadableReport['gap'], questions: Matter): number | null {
  return countOf(
    gap?.question_answerability,
    questions,
    (row) => row.question_id,
    (row) => row.status === 'answered',
  );
}

/** The user's page, then the best ranked pages that the statistics count. */
function columnsOf({ metadata, market_serp, page, gap }: ReadableReport): Comparison['columns'] {
  const sites = new Map(metadata.sources.map(({ id, domain }) => [id, domain]));
  const own =
    page === undefined || gap === undefined
      ? []
      : [{ source_id: page.source_id, rank: page.in_serp.rank, is_user_page: true }];
  const rivals = market_serp.results
    .filter(({ subject_fit, source_id }) => subject_fit === 'on' && source_id !== page?.source_id)
    .toSorted((a, b) => a.rank_group - b.rank_group)
    .slice(0, maxRivals)
    .map(({ source_id, rank_group }) => ({ source_id, rank: rank_group, is_user_page: false }));
  return [...own, ...rivals].map((column) => ({ ...column, domain: sites.get(column.source_id) ?? '' }));
}

function ownFacts({ page, gap }: ReadableReport) {
  return {
    contentType: page?.extraction.content_type,
    opensWithAnswer:
      gap?.findings.some(({ rule_id }) => rule_id === 'answer-buried') === true
        ? false
        : opensWithAnswer(gap?.position.answer_offset_ratio),
    words: page?.extraction.words,
  };
}

/** Null if not measured; false if no passage answers. On a long page its share may be early and the answer late. */
function opensWithAnswer(offset: number | null | undefined): boolean | null {
  if (offset === undefined) return null;
  return offset !== null && offset <= openingShare;
}

/** Number of `wanted` entries with a row that fits; null without rows, because nothing was compared. */
function countOf<Row>(
  rows: readonly Row[] | undefined,
  wanted: readonly { id: string }[],
  idOf: (row: Row) => string,
  fits: (row: Row) => boolean,
): number | null {
  if (rows === undefined || rows.length === 0) return null;
  const ids = new Set(wanted.map(({ id }) => id));
  return rows.filter((row) => ids.has(idOf(row)) && fits(row)).length;
}

/** Whether a row tells something: a figure, or something that at least one page has. */
function isWorthShowing(row: Row): boolean {
  return row.values.some((value) => value !== null && value !== false) && !('of' in row && row.of === 0);
}
