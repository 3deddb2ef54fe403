/** The measured cases as a table in Markdown. */

/** One thing that a user asks of the list, which may take several requests. */
export interface MeasuredCase {
  name: string;
  /** Requests that it took. */
  requests: number;
  /** The longest of them. */
  slowestMs: number;
  ms: number;
  calls: number;
  megabytes: number;
  /** What came out: rows, or a number. */
  found: string;
  /** Whether all was looked through, or how far. */
  end: string;
}

const heads = ['case', 'requests', 'slowest, ms', 'all, ms', 'database calls', 'MB read', 'found', 'end'];

/** A row for each case. */
export function tableOf(cases: readonly MeasuredCase[]): string {
  const rows = cases.map(({ name, requests, slowestMs, ms, calls, megabytes, found, end }) => [
    ...[name, requests, Math.round(slowestMs), Math.round(ms), calls, megabytes.toFixed(1), found, end],
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
