/** The list of audits as CSV for spreadsheets: one row an audit. */
import type { AuditRow } from '../api/audit-pages.ts';
import { csvText } from './csv-text.ts';

const heads = [
  ...(['audit_id', 'keyword', 'page', 'type', 'language', 'country', 'status'] as const),
  ...(['verdict', 'score', 'key', 'launched', 'ended'] as const),
];

/**
 * @param keyNames names of keys by id; other launches are the dashboard's, or of keys that are gone
 * @param verdicts what verdicts are called
 */
export function auditsCsv(
  rows: readonly AuditRow[],
  keyNames: ReadonlyMap<string, string>,
  verdicts: Readonly<Record<NonNullable<AuditRow['verdict']>, string>>,
): string {
  return csvText(
    heads,
    rows.map((row) => [
      ...[row.audit_id, row.keyword, row.user_url, row.audit_type, row.language, row.country, row.status],
      row.verdict === undefined ? undefined : verdicts[row.verdict],
      row.score,
      keyNames.get(row.key_id) ?? row.key_id,
      ...[row.created_at, row.completed_at],
    ]),
  );
}
