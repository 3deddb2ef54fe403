/** Measures the write units of an audit's writes on the embedded DynamoDB. */
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import type { Audit } from '../../core/audits/audit.ts';
import { formatAuditId } from '../../core/audits/audit-id.ts';
import type { TestTables } from '../../test/dynamodb-tables.ts';
import { seededRandom } from '../../test/faults/random.ts';
import { countCapacity } from '../cost/consumed.ts';
import { typicalAudit } from '../cost/measure.ts';
import type { WriteUnits } from './traffic-settings.ts';

export async function measureUnits({ client, tables }: Pick<TestTables, 'client' | 'tables'>): Promise<WriteUnits> {
  const count = countCapacity(client);
  const now = new Date('2026-11-20T12:30:00.000Z');
  const leaseUntil = new Date(now.getTime() + 45_000);
  const auditId = formatAuditId(now, new Uint8Array(10));
  const audits = dynamoUnfinishedAudits(client, tables);
  const counter = (scope: string) => ({ scope, limit: 10, expiresAt: leaseUntil });
  const time = now.toISOString();
  const audit: Audit = {
    ...{ audit_id: auditId, account_id: 'account', key_id: 'key', audit_type: 'market', keyword: 'standing desk' },
    ...{ language: 'en', country: 'US', status: 'pending', created_at: time, updated_at: time, check_at: time },
    ...{ attempt: 0, resent: 0 },
  };
  const units = async (work: () => Promise<unknown>) => {
    const { writesOf } = await count(work);
    return { table: (writesOf[tables.audits] ?? 0) + (writesOf['by-account'] ?? 0), shard: writesOf.unfinished ?? 0 };
  };
  // An incompressible text of the typical report's size.
  const outputJson = JSON.stringify(randomText(typicalAudit.reportKilobytes * 1_024));
  return {
    launch: await units(() =>
      dynamoNewAuditStore(client, tables).create({ audit, now, hour: counter('hour'), quota: counter('quota') }),
    ),
    claim: await units(() => audits.claim({ auditId, now, leaseUntil })),
    progress: await units(() =>
      audits.progress({ auditId, attempt: 1, progress: 0.5, step: 'reading pages', now, leaseUntil }),
    ),
    complete: await units(() => audits.complete({ auditId, attempt: 1, outputJson, at: now })),
  };
}

/** Text that compresses to about `bytes` bytes with gzip; the same at every run. */
function randomText(bytes: number): string {
  const random = seededRandom(1);
  return Buffer.from(random.bytes(bytes)).toString('base64');
}
