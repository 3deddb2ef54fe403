/** Reads one part of a report in pieces that fit a model's context. */

/** About 5,000 tokens. */
const maxBytes = 20_000;

/** A piece of a report: the whole value, a page of a list, or the names of what is inside. */
export type ReportPart =
  | { path: string; value: unknown }
  | { path: string; items: unknown[]; offset: number; total: number; next_offset?: number }
  | { path: string; too_large: string; inside: { name: string; kilobytes: number }[] };

/**
 * The value at `path`, such as `market_serp.topics` or `gap.findings.3`; undefined if there is none.
 *
 * @param offset where a list begins
 */
export function partAt(report: unknown, path: string, offset: number): ReportPart | undefined {
  const value = path.split('.').reduce<unknown>(memberOf, report);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return pageOf(value, path, offset);
  if (sizeOf(value) <= maxBytes || typeof value !== 'object' || value === null) return { path, value };
  const inside = Object.entries(value).map(([name, member]) => ({
    name: `${path}.${name}`,
    kilobytes: Math.ceil(sizeOf(member) / 1_000),
  }));
  return { path, too_large: 'Ask for one of the parts inside.', inside };
}

/** At least one item, even if it is too large, so that a reader gets on. */
function pageOf(list: readonly unknown[], path: string, offset: number): ReportPart {
  const items: unknown[] = [];
  let bytes = 0;
  for (const item of list.slice(offset)) {
    bytes += sizeOf(item);
    if (items.length > 0 && bytes > maxBytes) break;
    items.push(item);
  }
  const next = offset + items.length;
  return { path, items, offset, total: list.length, ...(next < list.length ? { next_offset: next } : {}) };
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/u.test(name) ? value[Number(name)] : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
