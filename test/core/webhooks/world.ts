/** What deliveries stand on, for tests: the stack's tables and a KMS on this machine, a receiver, a clock that is set. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { dynamoUnfinishedAudits } from '../../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookHealth, dynamoWebhookStore } from '../../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../../adapters/kms/webhook-secrets.ts';
import { webhookPost } from '../../../adapters/web/webhook-post.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import type { Announcing } from '../../../core/webhooks/announce.ts';
import { type DeliverOutcome, deliver } from '../../../core/webhooks/deliver.ts';
import { setWebhook, type WebhookManagement } from '../../../core/webhooks/manage-webhooks.ts';
import { recoverDeliveries } from '../../../core/webhooks/recover-deliveries.ts';
import { startKms } from '../../../local/kms/server.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';
import { type Receiver, startReceiver } from '../../receiver.ts';

export interface Sent {
  deliveryId: string;
  accountId: string;
  delayMs?: number;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The engine's answer, at once; the engine itself is tested in `test/analysis`. */
export function yields(outcome: unknown): Analyze {
  return async () => outcome as Awaited<ReturnType<Analyze>>;
}
export const report = yields({ outcome: 'report', report: { metadata: {} } });

export async function openWorld() {
  const tables: TestTables = await startTables();
  const kms = await startKms(() => {});
  const arn = 'arn:aws:kms:us-east-1:000000000000:key/test';
  kms.serve([{ id: 'test', arn, material: randomBytes(32) }]);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const kmsConnection = kmsClient({ endpoint: kms.endpoint, region: 'us-east-1', credentials });
  const receiver: Receiver = await startReceiver();

  let time = new Date();
  const now = (): Date => time;
  const sent: Sent[] = [];
  const queue = { send: async (message: Sent) => void sent.push(message) };
  const deliveries = dynamoDeliveries(tables.client, tables.tables.deliveries);
  const health = dynamoWebhookHealth(tables.client, tables.tables.webhooks);
  const secrets = kmsWebhookSecrets(kmsConnection, arn);
  const management: WebhookManagement = {
    webhooks: dynamoWebhookStore(tables.client, tables.tables.webhooks),
    secrets,
    now,
    newId: randomUUID,
  };
  const audits = dynamoUnfinishedAudits(tables.client, tables.tables);
  const announcing: Announcing = { webhooks: health, deliveries: queue };
  const delivering = {
    deliveries,
    webhooks: health,
    secrets,
    queue,
    post: webhookPost({ version: 'test', loopback: true }),
    now,
    random: () => 0.5,
  };

  return {
    ...{ tables, receiver, sent, queue, deliveries, management, audits, announcing, delivering, now },
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
          store: dynamoNewAuditStore(tables.client, tables.tables),
          queue: { send: async () => {} },
          now,
          randomBytes,
          planOverrides: {},
        },
      );
      return accepted.audit_id;
    },
    run: (auditId: string, analyze: Analyze = report) => runAudit(auditId, { audits, analyze, now, ...announcing }),
    /** An audit that has ended; the answer is its delivery's id. */
    async endedAudit(key: { key_id: string; account_id: string }): Promise<string> {
      const auditId = await this.launch(key);
      await this.run(auditId);
      return `evt_${auditId}`;
    },
    deliver: (deliveryId: string, more: Partial<typeof delivering> = {}): Promise<DeliverOutcome> =>
      deliver(deliveryId, { ...delivering, ...more }),
    recover: () => recoverDeliveries({ deliveries, queue, now }),
    async stop(): Promise<void> {
      kmsConnection.destroy();
      await Promise.all([kms.stop(), receiver.close()]);
      await tables.stop();
    },
  };
}
