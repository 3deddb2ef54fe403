/** What deliveries stand on, for tests, all in memory: stores, secrets, a receiver, a clock that is set. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AnnounceDeps } from '../../../core/audits/announce-end.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import { type DeliverDeps, type DeliverOutcome, deliver } from '../../../core/webhooks/deliver.ts';
import type { Deliveries } from '../../../core/webhooks/deliveries.ts';
import { setWebhook, type WebhookManagement } from '../../../core/webhooks/manage-webhooks.ts';
import { recoverDeliveries } from '../../../core/webhooks/recover-deliveries.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemoryReceiver } from '../../in-memory/receiver.ts';
import { inMemorySecretSource } from '../../in-memory/secrets.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';

export interface Sent {
  deliveryId: string;
  accountId: string;
  delayMs?: number;
}

export type World = ReturnType<typeof openWorld>;

/** The engine's answer, at once; the engine itself is tested in `test/analysis`. */
export function yields(outcome: unknown): Analyze {
  return async () => outcome as Awaited<ReturnType<Analyze>>;
}
export const report = yields({ outcome: 'report', report: { metadata: {} } });

export function openWorld() {
  const stores = inMemoryStores();
  const receiver = inMemoryReceiver();
  let time = new Date();
  const now = (): Date => time;
  const queue = inMemoryQueue<Sent>();
  const { sent } = queue;
  const { deliveries, unfinishedAudits: audits } = stores;
  const secrets = inMemorySecretSource();
  const management: WebhookManagement = { webhooks: stores.webhooks, secrets, now, newId: randomUUID };
  const announceDeps: AnnounceDeps = { webhooks: stores.webhookHealth, deliveries: queue };
  const deliverDeps: DeliverDeps & { deliveries: Deliveries } = {
    ...{ deliveries, webhooks: stores.webhookHealth, secrets, queue, now },
    post: (message) => receiver.post(message),
    random: () => 0.5,
  };

  return {
    ...{ receiver, sent, queue, deliveries, management, audits, announceDeps, deliverDeps, now },
    /** Sets the clock to the machine's, which the receiver's package goes by, and forgets what was sent. */
    reset: (): void => {
      time = new Date();
      sent.length = 0;
      receiver.received.length = 0;
    },
    pass: (ms: number): void => {
      time = new Date(time.getTime() + ms);
    },
    /** A key of a fresh account, with a webhook at the receiver, or at `url`. */
    async hookedKey(url: string = receiver.url) {
      const key = { key_id: randomUUID(), account_id: randomUUID() };
      const { secret = '' } = await setWebhook(key, url, management);
      receiver.secret = secret;
      return key;
    },
    /** Launches an audit of the key; the answer is its id. */
    async launch(key: { key_id: string; account_id: string }): Promise<string> {
      const accepted = await requestAudit(
        {
          order: { audit_type: 'market', keyword: 'büro', language: 'en', country: 'US' },
          caller: { keyId: key.key_id, accountId: key.account_id, plan: 'free' },
        },
        {
          store: stores.newAuditStore(),
          queue: { send: async () => {} },
          now,
          randomBytes,
          planOverrides: {},
        },
      );
      return accepted.audit_id;
    },
    run: (auditId: string, analyze: Analyze = report) => runAudit(auditId, { audits, analyze, now, ...announceDeps }),
    /** An audit that has ended; the answer is its delivery's id. */
    async endedAudit(key: { key_id: string; account_id: string }): Promise<string> {
      const auditId = await this.launch(key);
      await this.run(auditId);
      return `evt_${auditId}`;
    },
    deliver: (deliveryId: string, more: Partial<DeliverDeps> = {}): Promise<DeliverOutcome> =>
      deliver(deliveryId, { ...deliverDeps, ...more }),
    recover: () => recoverDeliveries({ deliveries, queue, now }),
  };
}
