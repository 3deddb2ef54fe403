/** Reads and writes the filters of the list of audits in the URL's query. Invalid values are ignored. */
import type { AuditFilters, StatusFilter, TypeFilter } from '../api/audits.ts';
import { statusWords, typeWords } from './audit-words.ts';

/** Reads the filters from a query. */
export function readFilters(query: URLSearchParams): AuditFilters {
  const status = query.get('status');
  const auditType = query.get('audit_type');
  return {
    ...(isStatus(status) ? { status } : {}),
    ...(isType(auditType) ? { auditType } : {}),
  };
}

function isStatus(value: string | null): value is StatusFilter {
  return value !== null && Object.hasOwn(statusWords, value);
}

function isType(value: string | null): value is TypeFilter {
  return value !== null && Object.hasOwn(typeWords, value);
}

/** Returns `query` with one filter set, or removed if the value is null. */
export function withFilter(
  query: URLSearchParams,
  name: 'status' | 'audit_type',
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
