/** Consumer of the audits' dead-letter queue: fails the audits that the queue gave up on. */
import { abandonAudit } from '../../core/audits/abandon-audit.ts';
import { logEvent } from '../runtime/log-event.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

export function createHandler(deps: Parameters<typeof abandonAudit>[1]) {
  return auditConsumer(async (auditId) => {
    const code = await abandonAudit(auditId, deps);
    if (code) logEvent('error', 'audit_abandoned', { code });
    return 'done';
  });
}
