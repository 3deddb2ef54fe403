/** Runs each use case once on the stack's tables, and measures its calls to AWS and what they consume. */
import { createHash } from 'node:crypto';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import type { DocumentClient } from '../../adapters/dynamo/client.ts';
import { dynamoSharedLimits } from '../../adapters/dynamo/limits/shared-limits.ts';
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import { dynamoRequestCounter } from '../../adapters/dynamo/request-counter.ts';
import type { TableNames } from '../../adapters/dynamo/table-names.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import type { Caller } from '../../core/accounts/caller.ts';
import { authenticate } from '../../core/api-keys/authenticate.ts';
import { newApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { readAudit, readStatus } from '../../core/audits/read-audits.ts';
import { requestAudit } from '../../core/audits/request-audit.ts';
import { type Analyze, runAudit } from '../../core/audits/run-audit.ts';
import { type Consumed, countCapacity } from './consumed.ts';

/** A typical audit. Reports of real markets are 34 to 39 KB compressed (150 to 170 KB as JSON). */
export const typicalAudit = { seconds: 10, reportKilobytes: 40, hosts: 11 };

export interface Measured extends Consumed {
  /** Messages sent to queues. */
  messages: number;
}

const start = Date.parse('2026-11-20T12:30:00.000Z');

/** Pseudo-random bytes that are the same at every run. Only their length matters. */
function bytesOf(seed: string, size: number): Uint8Array {
  const parts = Array.from({ length: Math.ceil(size / 32) }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, size);
}

/** Measures a poll, a launch, the run of an audit, and the read of its report. */
export async function measure(client: DocumentClient, tables: TableNames): Promise<Record<UseCase, Measured>> {
  let timeMs = start;
  const now = (): Date => new Date(timeMs);
  let messages = 0;
  const queue = {
    send: async () => {
      messages++;
    },
  };
  const order = {
    audit_type: 'gap',
    keyword: 'crm software for small business',
    user_url: 'https://www.example.com/guides/crm-software-for-small-business',
    language: 'en',
    country: 'US',
  } as const;
  const account = { account_id: 'user_00000000-0000-0000-0000-000000000000', plan: 'pro' } as const;
  const { key, stored } = newApiKey(
    account,
    { name: 'Reporting of the marketing team', environment: 'live' },
    { now, randomBytes: (size) => bytesOf('key', size), newId: () => '00000000-0000-7000-8000-000000000000' },
  );
  await dynamoApiKeyStore(client, tables.apiKeys).create(stored);
  const caller: Caller = { keyId: stored.key_id, accountId: account.account_id, plan: account.plan };
  const counter = dynamoRequestCounter(client, tables.apiKeys);
  const reader = dynamoAuditReader(client, tables.audits);
  const store = dynamoNewAuditStore(client, tables);
  const authorize = async () => {
    const { outcome } = await authenticate(key, { counter, now });
    if (outcome !== 'accepted') throw new Error(`the key was ${outcome}`);
  };
  let launches = 0;
  const launch = () =>
    requestAudit(
      { order, caller },
      { store, queue, now, randomBytes: (size) => bytesOf(`audit ${launches++}`, size), planOverrides: {} },
    );
  const limits = dynamoSharedLimits(client, tables.usage);
  /** One search, and robots.txt and a page of each host, in turns that all workers share. */
  const takeTurns = async (): Promise<void> => {
    const turn = (name: string) => limits.turn({ name, gapMs: 500, burst: 3, now: now(), maxWaitMs: 20_000 });
    await turn('provider#serper');
    await limits.noteWorked('serper');
    for (let host = 0; host < typicalAudit.hosts; host++) {
      for (let requests = 0; requests < 2; requests++) await turn(`host#www.host-${host}.example`);
    }
  };
  const analyze: Analyze = async (_, onProgress) => {
    await takeTurns();
    for (let second = 0; second < typicalAudit.seconds; second++) {
      await onProgress({ progress: second / typicalAudit.seconds, step: 'Reading the pages of the market' });
      timeMs += 1_000;
    }
    const text = Buffer.from(bytesOf('report', typicalAudit.reportKilobytes * 1_024)).toString('base64');
    return { outcome: 'report', report: { metadata: {}, text } } as unknown as Awaited<ReturnType<Analyze>>;
  };

  const count = countCapacity(client);
  const measured = async (work: () => Promise<unknown>): Promise<Measured> => {
    messages = 0;
    return { ...(await count(work)), messages };
  };
  // The first request of a minute and the first launch of an hour create counters. They are rare, so they are not
  // measured.
  await authorize();
  const { audit_id: auditId } = await launch();
  await launch();
  const poll = await measured(async () => {
    await authorize();
    await readStatus(caller.accountId, auditId, reader);
  });
  const launched = await measured(async () => {
    await authorize();
    await launch();
  });
  const run = await measured(() =>
    runAudit(auditId, {
      audits: dynamoUnfinishedAudits(client, tables),
      webhooks: dynamoWebhookReader(client, tables.webhooks),
      deliveries: queue,
      analyze,
      now,
    }),
  );
  timeMs = start;
  const read = await measured(async () => {
    await authorize();
    await readAudit(caller.accountId, auditId, reader);
  });
  return { poll, launch: launched, run, read };
}

export type UseCase = 'poll' | 'launch' | 'run' | 'read';
