/** Reads and writes the filters of the list of audits in the URL's query. Invalid values are ignored. */
import type { AuditFilters, StatusFilter, TypeFilter } from '../api/audit-pages.ts';
import { statusWords, typeWords } from './audit-words.ts';

const names = ['search', 'status', 'audit_type', 'key_id', 'from', 'to', 'order'] as const;
export type FilterName = (typeof names)[number];

/** Reads the filters from a query. */
export function readFilters(query: URLSearchParams): AuditFilters {
  const status = query.get('status');
  const auditType = query.get('audit_type');
  const search = query.get('search')?.trim() ?? '';
  const keyId = query.get('key_id') ?? '';
  const [from, to] = [query.get('from'), query.get('to')];
  return {
    ...(isStatus(status) ? { status } : {}),
    ...(isType(auditType) ? { auditType } : {}),
    ...(search === '' ? {} : { search }),
    ...(keyId === '' ? {} : { keyId }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

/** Whether something is filtered. */
export function isFiltered(filters: AuditFilters): boolean {
  return Object.keys(filters).length > 0;
}

function isStatus(value: string | null): value is StatusFilter {
  return value !== null && Object.hasOwn(statusWords, value);
}

/** Whether it is a day that there is, as `2026-03-31`. */
function isDay(value: string | null): value is string {
  if (value === null || !/^\d{4}-\d\d-\d\d$/u.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00.000Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(value);
}

function isType(value: string | null): value is TypeFilter {
  return value !== null && Object.hasOwn(typeWords, value);
}

/** Returns `query` with one filter set, or removed if the value is null or empty. */
export function withFilter(query: URLSearchParams, name: FilterName, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
