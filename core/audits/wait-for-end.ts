/** Waits until an audit has ended, within a bound of time and reads. */
import type { Audit } from './audit.ts';
import { type AuditReader, readStatus } from './read-audits.ts';

/** The longest wait: API Gateway answers a request within 29 s. */
export const maxWaitSeconds = 20;
/** One read a second, so at most 21 reads of one item of about 1 KB for one wait. */
const everyMs = 1_000;

export interface WaitDeps {
  reader: Pick<AuditReader, 'getStatus'>;
  now: () => Date;
  sleep: (ms: number) => Promise<unknown>;
}

/**
 * Reads an audit without its output as soon as it has ended, or as it is after `seconds`.
 *
 * @throws as `readStatus` does, also if the audit is deleted meanwhile.
 */
export async function waitForEnd(
  { accountId, auditId, seconds }: { accountId: string; auditId: string; seconds: number },
  { reader, now, sleep }: WaitDeps,
): Promise<Audit> {
  const untilMs = now().getTime() + Math.min(seconds, maxWaitSeconds) * 1_000;
  for (;;) {
    const audit = await readStatus(accountId, auditId, reader);
    const leftMs = untilMs - now().getTime();
    if (audit.status === 'completed' || audit.status === 'failed' || leftMs <= 0) return audit;
    await sleep(Math.min(everyMs, leftMs));
  }
}
