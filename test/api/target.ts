/**
 * What the API suite runs against: the embedded default, shared or of its own, or a deployed stage named in the
 * environment.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { type DocumentClient, documentClient } from '../../adapters/dynamo/client.ts';
import { type TableNames, tablesIn } from '../../adapters/dynamo/table-names.ts';
import { deployedTarget } from '../../cli/target.ts';
import type { PlanName } from '../../core/accounts/plans.ts';
import type { KeyEnvironment } from '../../core/api-keys/api-key.ts';
import { createApiKey, type IssuedKey, type KeyManagement } from '../../core/api-keys/manage-api-keys.ts';
import { type Service, startService } from '../../local/service.ts';
import { readServiceFile, type ServiceFile } from '../../local/service-file.ts';
import { testCredentials } from '../credentials.ts';
import { checkLogs, readLogs } from '../log-check.ts';
import { embeddedOptions } from './embedded.ts';
import { sharedDir } from './shared-service.ts';

export interface ApiTarget {
  baseUrl: string;
  client: DocumentClient;
  tables: TableNames;
  management: KeyManagement;
  /** A fresh key, of a fresh account unless one is named. */
  issueKey: (options?: {
    accountId?: string;
    plan?: PlanName;
    expiresAt?: Date;
    environment?: KeyEnvironment;
  }) => Promise<IssuedKey>;
  /** A request; `key` goes into X-API-Key, `json` becomes the body. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** What the functions have logged so far; nothing where the target is deployed. */
  logs: () => string;
  stop: () => Promise<void>;
}

export interface CallOptions {
  key?: string;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is empty or a text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  json: any;
}

/** Names of what the deployed target cannot do, from AUDIT_API_LACKS; the embedded default lacks nothing. */
const lacks = new Set((process.env.AUDIT_API_LACKS ?? '').split(',').filter(Boolean));

/** A case that needs features of the platform; on a target that lacks one the case's name says so and it does not run. */
export function testNeeding(features: string[], name: string, run: () => Promise<void>, timeoutMs = 60_000): void {
  const lacking = features.filter((feature) => lacks.has(feature));
  if (lacking.length > 0) test.skip(`skipped: emulator lacks ${lacking.join(', ')}: ${name}`, run);
  else test(name, run, timeoutMs);
}

/** Whether the suite runs against a deployed stage, where what is under the service cannot be tampered with. */
export const isDeployed = process.env.AUDIT_API_URL !== undefined;

/** What the embedded service is given; a deployed one has its own. */
interface EmbeddedOptions {
  /** Puts something between the service and its DynamoDB or SQS. */
  endpoints?: { dynamodb?: string; sqs?: string };
  /** In place of variables of the template. */
  environment?: Record<string, string>;
}

/** Opens the target: with options a service of its own, without them the one that all suites share. */
export async function openTarget(options?: EmbeddedOptions): Promise<ApiTarget> {
  if (isDeployed) return openDeployed(process.env.AUDIT_API_URL ?? '', process.env.AUDIT_API_STAGE ?? 'dev');
  const shared = sharedDir();
  return options === undefined && shared !== undefined ? openShared(shared) : openEmbedded(options ?? {});
}

async function openDeployed(baseUrl: string, stage: string): Promise<ApiTarget> {
  const { client, tables } = await deployedTarget(stage);
  const documents = documentClient(client);
  return { ...targetOver(baseUrl, documents, tables), logs: () => '', stop: async () => documents.destroy() };
}

async function openEmbedded({ endpoints, environment }: EmbeddedOptions): Promise<ApiTarget> {
  const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-'));
  let printed = '';
  const service = await startService({
    ...embeddedOptions(localDir, environment),
    log: (line) => {
      printed += `${line}\n`;
    },
    ...(endpoints === undefined ? {} : { endpoints, credentials: testCredentials }),
  });
  const target = targetOn(localDir, service);
  return {
    ...target,
    stop: async () => {
      await target.stop();
      await service.stop();
      checkLogs(localDir, { printed });
      rmSync(localDir, { recursive: true, force: true });
    },
  };
}

function openShared(localDir: string): ApiTarget {
  return targetOn(localDir, readServiceFile(localDir));
}

/** A running service whose folder is `localDir`. Its `stop` leaves the service running. */
function targetOn(localDir: string, service: Pick<Service, keyof Service & keyof ServiceFile>): ApiTarget {
  const documents = documentClient({
    endpoint: service.dynamodbEndpoint,
    region: 'us-east-1',
    credentials: service.credentials,
  });
  return {
    ...targetOver(service.baseUrl, documents, tablesIn(service.outputs)),
    logs: () =>
      readLogs(localDir)
        .map(({ text }) => text)
        .join(''),
    stop: async () => documents.destroy(),
  };
}

function targetOver(
  baseUrl: string,
  client: DocumentClient,
  tables: ApiTarget['tables'],
): Omit<ApiTarget, 'logs' | 'stop'> {
  const management: KeyManagement = {
    accounts: dynamoAccountStore(client, tables.accounts),
    apiKeys: dynamoApiKeyStore(client, tables.apiKeys),
    now: () => new Date(),
    randomBytes,
    newId: randomUUID,
  };
  return {
    baseUrl,
    client,
    tables,
    management,
    issueKey: ({ accountId = randomUUID(), ...more } = {}) =>
      createApiKey({ accountId, name: 'suite', environment: 'live', ...more }, management),
    call: (method, path, callOptions) => call(`${baseUrl}${path}`, method, callOptions),
  };
}

async function call(url: string, method: string, { key, json, body, headers }: CallOptions = {}): Promise<Answer> {
  const content = json === undefined ? body : JSON.stringify(json);
  const response = await fetch(url, {
    method,
    headers: {
      ...(key === undefined ? {} : { 'X-API-Key': key }),
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonIn(response, text) };
}

function jsonIn(response: Response, text: string): unknown {
  return text === '' || response.headers.get('content-type')?.startsWith('text/') ? undefined : JSON.parse(text);
}

/** Polls until the audit has ended; the key's 100 requests a minute allow for it. */
export async function untilEnded(target: ApiTarget, key: string, auditId: string): Promise<Answer> {
  for (let polls = 0; polls < 400; polls++) {
    const { json, status } = await target.call('GET', `/v1/audits/${auditId}/status`, { key });
    if (status !== 200) throw new Error(`a poll was answered ${status}`);
    if (json.status === 'completed' || json.status === 'failed')
      return target.call('GET', `/v1/audits/${auditId}`, { key });
    await new Promise((resolve) => setTimeout(resolve, polls < 10 ? 200 : 1_000));
  }
  throw new Error(`audit ${auditId} did not end`);
}

/** Waits for a new minute when the present one has fewer than `seconds` left, so that a case counts in one window. */
export async function withinOneMinute(seconds: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < seconds * 1_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 50));
}

/** The same for the hour. */
export async function withinOneHour(seconds: number): Promise<void> {
  const leftMs = 3_600_000 - (Date.now() % 3_600_000);
  if (leftMs < seconds * 1_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 50));
}

/** An audit of a market with one page, which is quick: for tests that are not about the report. */
export const marketOrder = { audit_type: 'market', keyword: 'walnut', language: 'en', country: 'US' };

/** An audit of a market with many pages. */
export const largeOrder = { ...marketOrder, keyword: 'standing desk' };
