/** Writes finished audits of one account, each in the items that the service leaves of one. */
import { createHash } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { endOfAudit } from '../../adapters/dynamo/audit-change.ts';
import { toItem, toOutputItems } from '../../adapters/dynamo/audit-item.ts';
import type { Audit } from '../../core/audits/audit.ts';
import { formatAuditId } from '../../core/audits/audit-id.ts';
import { accountId, type Service } from './service.ts';

/** The newest audit's time, and the days over which the audits are spread: as long as plans keep them. */
const newestMs = Date.parse('2026-11-20T12:00:00.000Z');
const days = 400;
const dayMs = 86_400_000;
/** The most items of one call. */
const batchItems = 25;
const writersAtOnce = 4;

/** What a user looks for: one audit of a keyword, and the only ones of a key, all in March. */
export const rareKeyword = 'left handed bread knife';
export const keys = { most: 'key-of-the-program', some: 'key-of-the-team', march: 'key-of-one-campaign' } as const;
/** A keyword that is audited again and again. */
export const commonKeyword = 'standing desk 8';
const keywords = 2_000;
const marchAudits = 40;
/** The days of March, as the dashboard's filter has them. */
export const march = { from: '2026-03-01', to: '2026-03-31' };

/** The number of the audit to be found, of `count` from the oldest: that of mid March. */
function needle(count: number): number {
  const daysBefore = (newestMs - Date.parse('2026-03-15T12:00:00.000Z')) / dayMs;
  return Math.round(count * (1 - daysBefore / days));
}

/** The audit of a number, from the oldest. */
function auditOf(number: number, count: number): Audit {
  const createdMs = newestMs - Math.floor(((count - 1 - number) * days * dayMs) / count);
  const [created_at, ended] = [0, 12_000].map((ms) => new Date(createdMs + ms).toISOString()) as [string, string];
  const random = createHash('sha256').update(String(number)).digest().subarray(0, 10);
  const isGap = number % 3 === 0;
  const hasFailed = number % 50 === 7;
  const fromNeedle = number - needle(count);
  const isOfMarch = fromNeedle >= 0 && fromNeedle < marchAudits;
  return {
    ...{ audit_id: formatAuditId(new Date(createdMs), random), account_id: accountId },
    key_id: isOfMarch ? keys.march : number % 10 === 0 ? keys.some : keys.most,
    keyword: fromNeedle === 0 ? rareKeyword : `standing desk ${number % keywords}`,
    ...{ language: 'en', country: 'US', created_at, updated_at: ended, started_at: created_at },
    ...{ expires_at: new Date(createdMs + days * dayMs * 10).toISOString(), attempt: 1, resent: 0 },
    ...(isGap
      ? {
          audit_type: 'gap',
          user_url: `https://www.shop-${number % 40}.example/guides/standing-desk-${number % keywords}`,
        }
      : { audit_type: 'market' }),
    completed_at: ended,
    ...(hasFailed
      ? {
          status: 'failed',
          error: { code: 'search_unavailable', message: 'The search provider could not be reached.' },
        }
      : { status: 'completed', ...(isGap ? { verdict: 'behind', score: (number * 7) % 101 } : {}) }),
  };
}

/** The items of an ended audit. Its report is short: the list never reads one. */
function itemsOf(audit: Audit): Record<string, unknown>[] {
  const gone = new Set(endOfAudit(new Date(newestMs)).remove);
  const item = Object.fromEntries(Object.entries(toItem(audit)).filter(([name]) => !gone.has(name)));
  const output = audit.status === 'completed' ? toOutputItems(audit.audit_id, '{}', audit.expires_at) : [];
  return [item, ...output];
}

/** Writes `count` audits, evenly over 400 days. */
export async function writeAudits({ writer, tables }: Service, count: number): Promise<void> {
  let next = 0;
  const write = async (): Promise<void> => {
    while (next < count) {
      const items: Record<string, unknown>[] = [];
      while (next < count && items.length < batchItems - 1) items.push(...itemsOf(auditOf(next++, count)));
      let left = { [tables.audits]: items.map((Item) => ({ PutRequest: { Item } })) };
      while (Object.keys(left).length > 0) {
        const { UnprocessedItems = {} } = await writer.send(new BatchWriteCommand({ RequestItems: left }));
        left = UnprocessedItems as typeof left;
      }
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
}
