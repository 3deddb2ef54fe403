/** Headings and sentences of the comparison of two audits. */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import type { Counts } from './writer.ts';

type EditedPart = NonNullable<Comparison['page']>['edited'][number];

export interface ComparisonTexts {
  /** "Comparison: standing desk". */
  title(keyword: string): string;
  /** The dates of both audits. */
  between(days: { before: string; after: string }): string;
  nothingChanged: string;
  pageEdited(parts: readonly string[]): string;
  pageUnchanged: string;
  marketMoved: string;
  marketUnmoved: string;
  rulesChanged: string;
  parts: Readonly<Record<EditedPart, string>>;
  measures: Readonly<Record<Comparison['measures'][number]['name'], string>>;
  heads: Readonly<
    Record<
      | 'controls'
      | 'page'
      | 'figures'
      | 'measure'
      | 'before'
      | 'after'
      | 'difference'
      | 'note'
      | 'results'
      | 'citations'
      | 'topics'
      | 'questions'
      | 'findings'
      | 'marketTopics'
      | 'marketQuestions',
      string
    >
  >;
  /** What happened to an entry. */
  marks: Readonly<Record<'new' | 'lost' | 'won' | 'solved' | 'open' | 'moved', string>>;
  flags: Readonly<Record<DifferenceFlag, string>>;
  /** How unedited control pages changed, and what that leaves for the user's page; both figures are signed. */
  controls(change: { pages: number; difference: string; net: string }): string;
  /** Whether a control page was edited. */
  edited: Readonly<Record<'true' | 'false' | 'unknown', string>>;
  /** A difference with its likely range, all signed; `isShare`: in percentage points. */
  change(change: { difference: string; low: string; high: string; isShare: boolean }): string;
  rank(rank: number): string;
  ranks(ranks: { before: number; after: number }): string;
  /** How many of the earlier entries remain. */
  kept(counts: Counts): string;
}
