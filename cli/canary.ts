/** `npm run canary`: launches, polls and reads an audit like a customer, webhook included. Fails if a step fails. */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { documentClient } from '../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../adapters/dynamo/deliveries.ts';
import { readServiceFile } from '../local/service-file.ts';
import { parse, runCommand, targetOf, targetOptions } from './arguments.ts';
import { outputsOf } from './target.ts';

const help = `Launches one audit, waits for it and reads it.

Usage
  CANARY_KEY=<API key> npm run canary -- [--stage <stage>] [--account <id>]

Options
  --account <id>    the account of the key, which has a webhook: waits until its event is delivered
  --stage <stage>   a deployed stage; without it: the service that npm start runs here (LOCAL_DIR)
  --help            this text

The audit counts, and where the stage asks search providers it costs one search.
`;

const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const auditMs = 180_000;
/** The first attempt is immediate, the second follows after 5 s. */
const webhookMs = 60_000;

const launched = z.object({ audit_id: z.uuid() });
const polled = z.object({ status: z.enum(['pending', 'running', 'completed', 'failed']) });
const read = z.object({
  status: z.literal('completed'),
  output: z.object({ metadata: z.object({ keyword: z.literal(order.keyword) }) }),
});

/** Polls `ask` until it returns a value. @throws Error with `what` after `withinMs` */
async function until<T>(what: string, withinMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  const endsAtMs = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > endsAtMs) throw new Error(`${what} within ${withinMs / 1_000} s`);
    await sleep(2_000);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { ...targetOptions, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const key = parse(z.string('set CANARY_KEY to an API key').min(1), process.env.CANARY_KEY);
  const { stage, account } = values;
  const base =
    stage === undefined
      ? readServiceFile(resolve(process.env.LOCAL_DIR ?? '.local')).baseUrl
      : (await outputsOf(stage)).ApiUrl;
  const begunMs = Date.now();
  const say = (line: string): void => console.log(`${((Date.now() - begunMs) / 1_000).toFixed(1)} s  ${line}`);

  /** Calls the API. @throws Error with route and status, without the body, if the response is unexpected */
  async function call<T>(method: 'GET' | 'POST', path: string, status: number, schema: z.ZodType<T>): Promise<T> {
    const answer = await fetch(`${String(base).replace(/\/$/u, '')}${path}`, {
      method,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(order) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    const parsed = schema.safeParse(body);
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}, not ${status}`);
    if (!parsed.success) throw new Error(`${method} ${path} answered in another form than the contract's`);
    return parsed.data;
  }

  const { audit_id } = await call('POST', '/v1/audits', 202, launched);
  say(`launched ${audit_id}`);
  const status = await until('the audit did not end', auditMs, async () => {
    const answer = await call('GET', `/v1/audits/${audit_id}/status`, 200, polled);
    return answer.status === 'completed' || answer.status === 'failed' ? answer.status : undefined;
  });
  if (status === 'failed') throw new Error('the audit failed');
  say('completed');
  await call('GET', `/v1/audits/${audit_id}`, 200, read);
  say('read');
  if (account === undefined) return;
  const target = await targetOf(values);
  const deliveries = dynamoDeliveries(documentClient(target.client), target.tables.deliveries);
  await until('the event was not delivered', webhookMs, async () => {
    const delivered = await deliveries.list(account, { limit: 20, state: 'delivered' });
    return delivered.find((delivery) => delivery.audit_id === audit_id);
  });
  say('told by webhook');
}

runCommand('canary', main);
