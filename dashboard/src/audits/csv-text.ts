/** Writes rows as CSV (RFC 4180) for spreadsheets. */

export type Cell = string | number | boolean | null | undefined;

/** The rows below their heads, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csvText(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Prefixes text that starts like a formula with a quotation mark, because a spreadsheet would execute it. */
function cellOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
