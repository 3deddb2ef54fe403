/** Runs the synthesized stack on this machine: everything that would be deployed, started and ended together. */

import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { type LocalCredentials, newCredentials } from './credentials.ts';
import { sweepExpired } from './dynamodb/expiry.ts';
import { createTables } from './dynamodb/tables.ts';
import { startEndpoints } from './endpoints.ts';
import { startEventSources } from './event-sources.ts';
import { readApi } from './gateway/api.ts';
import { startGateway } from './gateway/server.ts';
import { openKeys } from './kms/keys.ts';
import { startKms } from './kms/server.ts';
import { openFunctions } from './lambda/functions.ts';
import { lockFolder } from './lock.ts';
import { localRegion } from './project.ts';
import { startSchedules } from './schedules.ts';
import { removeServiceFile, writeServiceFile } from './service-file.ts';
import { openShutdown } from './shutdown.ts';
import { createQueues } from './sqs/queues-of-stack.ts';
import { synthesize } from './synth.ts';
import { readAssembly } from './template/assembly.ts';
import { openStack } from './template/stack.ts';

/** What to start. */
export interface ServiceOptions {
  /** Where all state is kept; made when missing. Two services cannot share it. */
  localDir: string;
  /** The API's port; 0 for a free one. */
  port: number;
  /** Values for functions' variables, in place of the template's; a function that has no variable of the name gets none. */
  environment?: Readonly<Record<string, string>>;
  /** Progress, and failures in the background. */
  log: (line: string) => void;
  /** Endpoints to use instead of starting a server, a counting proxy for instance. */
  endpoints?: { dynamodb?: string; sqs?: string };
  /** What those endpoints take; new ones unless given. */
  credentials?: LocalCredentials;
  /** A synthesized assembly to run; without it the app is synthesized, with its outputs kept in `synthDir`. */
  assemblyDir?: string;
  /** Where synthesized assemblies are kept; `localDir` unless given. Suites share one, so that they synthesize once. */
  synthDir?: string;
}

/** A running service. */
export interface Service {
  baseUrl: string;
  dynamodbEndpoint: string;
  sqsEndpoint: string;
  kmsEndpoint: string;
  /** What opens DynamoDB, SQS and KMS. */
  credentials: LocalCredentials;
  stackName: string;
  /** The stack's outputs, by their logical ids. */
  outputs: Readonly<Record<string, string>>;
  /** Names of tables and URLs of queues, by logical id. */
  tables: Readonly<Record<string, string>>;
  queues: Readonly<Record<string, string>>;
  /** Ends everything that was started. Functions still at work are given a moment. */
  stop: () => Promise<void>;
}

/** How long requests and batches under way may go on after a stop; what is cut off then comes back as after a crash. */
const graceMs = 2_000;

/**
 * Starts the service.
 *
 * @param options What to start, and where.
 * @returns The service, answering; its `service.json` is in `localDir`.
 * @throws StartupError when it cannot start, with nothing left running.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  mkdirSync(options.localDir, { recursive: true, mode: 0o700 });
  const localDir = realpathSync(options.localDir);
  // A folder of an earlier version was open to all.
  chmodSync(localDir, 0o700);
  const credentials = options.credentials ?? newCredentials();
  const shutdown = openShutdown();
  const { onStop } = shutdown;
  const { log } = options;
  try {
    const unlock = lockFolder(localDir);
    onStop(async () => unlock());
    const synthDir = resolve(options.synthDir ?? localDir);
    const assembly = readAssembly(options.assemblyDir ?? (await synthesize({ cacheDir: synthDir, log })));

    const [dynamodbEndpoint, sqsEndpoint] = await startEndpoints(localDir, { ...options, credentials }, onStop);
    const kms = await startKms({ credentials, log });
    onStop(kms.stop);
    const client = { region: localRegion, credentials };
    const dynamodb = new DynamoDBClient({ ...client, endpoint: dynamodbEndpoint });
    const sqs = new SQSClient({ ...client, endpoint: sqsEndpoint });
    onStop(async () => {
      dynamodb.destroy();
      sqs.destroy();
    });

    const stack = openStack(assembly, { sqs: sqsEndpoint });
    const api = readApi(stack);
    kms.serve(openKeys(stack, join(localDir, 'kms')));
    const reset = `the data on this machine cannot follow; delete ${localDir} to start afresh`;
    const [tables, queues] = await Promise.all([createTables(stack, dynamodb, reset), createQueues(stack, sqs)]);
    onStop(sweepExpired(dynamodb, tables, log));

    const functions = openFunctions(stack, {
      endpoints: { dynamodb: dynamodbEndpoint, sqs: sqsEndpoint, kms: kms.endpoint },
      credentials,
      overrides: options.environment ?? {},
      logFolder: join(localDir, 'logs'),
    });
    const work = { functions, queues, client: sqs, log };
    const drains: (() => Promise<unknown>)[] = [];
    onStop(async () => {
      // All stop taking work at once; what is under way has its moment, then the threads end.
      await shutdown.within(graceMs, Promise.all(drains.map((drain) => drain())));
      await functions.stop();
    });
    drains.push(startEventSources(stack, work), startSchedules(stack, work));
    const gateway = await startGateway(api, { port: options.port, invoke: functions.invoke, log });
    drains.push(() => gateway.stop(graceMs));

    const outputs = stack.outputs();
    const { baseUrl } = gateway;
    const endpoints = { baseUrl, dynamodbEndpoint, sqsEndpoint, kmsEndpoint: kms.endpoint, credentials };
    writeServiceFile(localDir, {
      pid: process.pid,
      ...endpoints,
      region: localRegion,
      stackName: stack.name,
      outputs,
      startedAt: new Date().toISOString(),
    });
    onStop(async () => removeServiceFile(localDir));
    return {
      ...endpoints,
      stackName: stack.name,
      outputs,
      tables: Object.fromEntries(tables.map(({ logicalId, name }) => [logicalId, name])),
      queues: Object.fromEntries(queues.map(({ logicalId, url }) => [logicalId, url])),
      stop: shutdown.stop,
    };
  } catch (error) {
    await shutdown.stop();
    throw error;
  }
}
