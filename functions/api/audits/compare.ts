/** Compares two completed audits of one keyword over HTTP, for `/v1` and the dashboard. */
import { type Comparison, compareReports, isComparable, type Report } from '../../../analysis/index.ts';
import { type AuditReader, type AuditWithOutput, readAudit } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import type { Owners } from '../../../core/test-mode.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';

/**
 * 200 with the changes from `before` to `after`.
 *
 * @throws as `comparisonOf` does
 */
export async function comparisonAnswer(
  owners: Owners,
  pair: ComparedPair,
  reader: Pick<AuditReader, 'get'>,
): Promise<ApiAnswer> {
  return { status: 200, body: await comparisonOf(owners, pair, reader) };
}

interface ComparedPair {
  before: string;
  after: string;
}

/**
 * The changes from `before` to `after`.
 *
 * @throws ServiceError `not_found` as `readAudit` does for either; `conflict` unless they are two completed audits of
 * one mode, keyword, language and country.
 */
export async function comparisonOf(
  owners: Owners,
  { before, after }: ComparedPair,
  reader: Pick<AuditReader, 'get'>,
): Promise<Comparison> {
  const read = (auditId: string) => readAudit(owners, auditId, reader);
  const found = await Promise.all([read(before), read(after)]);
  const [earlier, later] = found.map(reportOf);
  if (earlier === undefined || later === undefined) {
    throw new ServiceError('conflict', 'Only completed audits can be compared.');
  }
  const isOneMode = found[0].audit.account_id === found[1].audit.account_id;
  if (before === after || !isOneMode || !isComparable(earlier, later)) {
    throw new ServiceError('conflict', 'Two audits of the same keyword, language and country can be compared.');
  }
  return compareReports(earlier, later);
}

function reportOf({ outputJson }: AuditWithOutput): Report | undefined {
  // Our worker wrote it, validated by the schema.
  return outputJson === undefined ? undefined : JSON.parse(outputJson);
}
