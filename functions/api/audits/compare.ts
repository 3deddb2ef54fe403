/** Compares two completed audits of one keyword over HTTP, for `/v1` and the dashboard. */
import { type Comparison, compareReports, isComparable, type Report } from '../../../analysis/index.ts';
import { type AuditReader, type AuditWithOutput, readAudit } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';

/**
 * 200 with the changes from `before` to `after`.
 *
 * @throws as `comparisonOf` does
 */
export async function comparisonAnswer(
  accountId: string,
  pair: ComparedPair,
  reader: Pick<AuditReader, 'get'>,
): Promise<ApiAnswer> {
  return { status: 200, body: await comparisonOf(accountId, pair, reader) };
}

interface ComparedPair {
  before: string;
  after: string;
}

/**
 * The changes from `before` to `after`.
 *
 * @throws ServiceError `not_found` as `readAudit` does for either; `conflict` unless they are two completed audits of
 * one keyword, language and country.
 */
export async function comparisonOf(
  accountId: string,
  { before, after }: ComparedPair,
  reader: Pick<AuditReader, 'get'>,
): Promise<Comparison> {
  const read = (auditId: string) => readAudit(accountId, auditId, reader);
  const [earlier, later] = (await Promise.all([read(before), read(after)])).map(reportOf);
  if (earlier === undefined || later === undefined) {
    throw new ServiceError('conflict', 'Only completed audits can be compared.');
  }
  if (before === after || !isComparable(earlier, later)) {
    throw new ServiceError('conflict', 'Two audits of the same keyword, language and country can be compared.');
  }
  return compareReports(earlier, later);
}

function reportOf({ outputJson }: AuditWithOutput): Report | undefined {
  // Our worker wrote it, validated by the schema.
  return outputJson === undefined ? undefined : JSON.parse(outputJson);
}
