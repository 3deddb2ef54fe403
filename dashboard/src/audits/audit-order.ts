/** The orders of the list of audits: by time of launch, or by a column. */
import type { AuditRow } from '../api/audit-pages.ts';
import { countryName, languageName } from '../ui/format.ts';
import { statusWords, typeWords, verdictWords } from './audit-words.ts';

/** What each column sorts by. Statuses and verdicts sort as their words stand, from the first state or the worst. */
const sortValues = {
  keyword: ({ keyword }) => keyword,
  type: ({ audit_type }) => typeWords[audit_type],
  market: ({ language, country }) => `${languageName(language)} ${countryName(country)}`,
  status: ({ status }) => Object.keys(statusWords).indexOf(status),
  verdict: ({ verdict }) => (verdict === undefined ? undefined : Object.keys(verdictWords).indexOf(verdict)),
  score: ({ score }) => score,
  launched: ({ created_at }) => created_at,
} as const satisfies Record<string, (row: AuditRow) => string | number | undefined>;

export type SortColumn = keyof typeof sortValues;

export interface RowOrder {
  column: SortColumn;
  descending: boolean;
}

export const newestFirst: RowOrder = { column: 'launched', descending: true };

/** The choices of orders where there are no headings to click. */
export const orderChoices = [
  { value: 'launched-down', label: 'Newest first' },
  { value: 'launched-up', label: 'Oldest first' },
  { value: 'keyword-up', label: 'Keyword A to Z' },
  { value: 'keyword-down', label: 'Keyword Z to A' },
  { value: 'score-down', label: 'Highest score first' },
  { value: 'score-up', label: 'Lowest score first' },
  { value: 'verdict-up', label: 'Worst verdict first' },
  { value: 'verdict-down', label: 'Best verdict first' },
  { value: 'status-up', label: 'Status' },
  { value: 'status-down', label: 'Status, reversed' },
  { value: 'type-up', label: 'Type A to Z' },
  { value: 'type-down', label: 'Type Z to A' },
  { value: 'market-up', label: 'Market A to Z' },
  { value: 'market-down', label: 'Market Z to A' },
] as const;

/** Reads an order from its name in the address; the newest first for what is none. */
export function orderOf(name: string | null): RowOrder {
  const [column = '', direction] = (name ?? '').split('-');
  return isColumn(column) && (direction === 'up' || direction === 'down')
    ? { column, descending: direction === 'down' }
    : newestFirst;
}

/** The name of an order in the address. */
export function orderName({ column, descending }: RowOrder): string {
  return `${column}-${descending ? 'down' : 'up'}`;
}

/** Whether the service itself keeps this order, however long the list is. */
export function isByTime({ column }: RowOrder): boolean {
  return column === 'launched';
}

/** The order after a click on the heading of `column`: times and scores begin at their highest. */
export function orderAfterClick(column: SortColumn, current: RowOrder): RowOrder {
  if (current.column === column) return { column, descending: !current.descending };
  return { column, descending: column === 'launched' || column === 'score' };
}

/** Sorts rows, those without a value last; equal ones stay as they are. */
export function inOrder(rows: readonly AuditRow[], { column, descending }: RowOrder): AuditRow[] {
  const sortValue = sortValues[column];
  return rows.toSorted((a, b) => {
    const [left, right] = [sortValue(a), sortValue(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const compared =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right));
    return descending ? -compared : compared;
  });
}

function isColumn(name: string): name is SortColumn {
  return Object.hasOwn(sortValues, name);
}
