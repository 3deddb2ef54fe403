/** Who is let in while something behind the authorizers is away, and what is left of a dashboard's request that broke off. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { dynamoSessions, dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { dynamoRequestCounter } from '../../../adapters/dynamo/request-counter.ts';
import { dynamoWebhookStore } from '../../../adapters/dynamo/webhooks.ts';
import { authenticate } from '../../../core/api-keys/authenticate.ts';
import { createHandler as keyAuthorizer } from '../../../functions/authorizers/api-key.ts';
import { createHandler as dashboardAuthorizer } from '../../../functions/authorizers/dashboard.ts';
import { createHandler as keysHandler } from '../../../functions/dashboard/keys.ts';
import { toSignInContext } from '../../../functions/runtime/signed-in.ts';
import { openTokens } from '../../../functions/runtime/tokens.ts';
import { startIssuer } from '../../api/issuer.ts';
import { call } from '../../functions/request.ts';
import { differs, type Promised, type World } from './world.ts';

const methodArn = 'arn:aws:execute-api:us-east-1:000000000000:api/stage/GET/v1/audits';
const requestOf = (headers: Record<string, string>): APIGatewayRequestAuthorizerEvent =>
  ({ methodArn, headers, requestContext: { requestId: 'request' } }) as never;

/** `Allow`, `Deny`, or what it threw: `Unauthorized` is 401, anything else 503. */
async function verdictOf(authorize: () => Promise<{ policyDocument: { Statement: unknown[] } }>): Promise<string> {
  try {
    const [statement] = (await authorize()).policyDocument.Statement;
    return (statement as { Effect: string }).Effect;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What becomes of a call to DynamoDB: by its number, from 0. */
type Fault = (call: number) => 'refused' | 'answer lost' | undefined;

/** `work` while calls to DynamoDB fail; how many there were. */
async function underFaults(world: World, fault: Fault, work: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  world.client.middlewareStack.add(
    (next) => async (args) => {
      const met = fault(calls++);
      if (met === 'refused') throw new Error('injected');
      const answer = await next(args);
      if (met === 'answer lost') throw new Error('injected');
      return answer;
    },
    { step: 'initialize', name: 'underFaults', priority: 'high' },
  );
  try {
    await work();
  } finally {
    world.client.middlewareStack.remove('underFaults');
  }
  return calls;
}

export const access: Promised[] = [
  {
    name: 'a request that cannot be counted is not let in, and none is beyond the limit',
    async *find(world) {
      const { key } = await world.issueKey();
      const counter = dynamoRequestCounter(world.client, world.tables.apiKeys);
      const authorize = keyAuthorizer({ counter, now: world.now, usagePlanKeys: {} });
      const ask = () => verdictOf(() => authorize(requestOf({ 'X-API-Key': key })));
      // Every third call is refused, and the answer of every third is lost after it was counted.
      const verdicts: string[] = [];
      const fault: Fault = (call) => (['refused', 'answer lost', undefined] as const)[call % 3];
      await underFaults(world, fault, async () => {
        for (let asked = 0; asked < 150; asked++) verdicts.push(await ask());
      });
      for (let asked = 0; asked < 60; asked++) verdicts.push(await ask());
      const { Allow = 0, Unauthorized = 0 } = countsOf(verdicts);
      yield* differs('answers that call a good key bad', Unauthorized, 0);
      if (Allow > 100) yield `${Allow} requests were let in within a minute`;
      yield* differs('the next request', await ask(), 'Deny');
    },
  },
  {
    name: 'a revocation holds although its answer was lost',
    async *find(world) {
      const { key, stored } = await world.issueKey();
      const counter = dynamoRequestCounter(world.client, world.tables.apiKeys);
      const revoke = () =>
        world.management.apiKeys.revoke(stored.account_id, stored.key_id, world.now().toISOString()).catch(() => {});
      await underFaults(world, (call) => (call === 0 ? undefined : 'answer lost'), revoke);
      yield* differs('the key', (await authenticate(key, { counter, now: world.now })).outcome, 'refused');
    },
  },
  {
    name: 'while the issuer or the sessions are away nobody is let in or sent away, and afterwards everybody is',
    async *find(world) {
      const issuer = await startIssuer();
      try {
        const sessions = dynamoSessions(world.client, world.tables.activity);
        const trail = dynamoTrail(world.client, world.tables.activity);
        const open = () =>
          dashboardAuthorizer({
            ...{ sessions, trail, now: world.now, newId: randomUUID },
            verify: openTokens(issuer),
          });
        const token = issuer.token(randomUUID());
        const ask = (authorize: ReturnType<typeof open>) =>
          verdictOf(() => authorize(requestOf({ Authorization: `Bearer ${token}` })));
        for (const answer of [
          { status: 500, body: 'down' },
          { status: 200, body: '<html>' },
          { status: 200, body: '{"keys":[]}' },
        ]) {
          issuer.answerWith(answer);
          const verdict = await ask(open());
          if (verdict === 'Allow') yield `let in while the issuer answers ${JSON.stringify(answer)}`;
          if (answer.status === 500) yield* differs('while the issuer is down', verdict, 'unavailable');
        }
        issuer.answerWith(undefined);
        const authorize = open();
        let verdict = '';
        await underFaults(
          world,
          () => 'refused',
          async () => {
            verdict = await ask(authorize);
          },
        );
        yield* differs('while the table is away', verdict, 'unavailable');
        yield* differs('afterwards', await ask(authorize), 'Allow');
        await underFaults(
          world,
          () => 'refused',
          async () => {
            verdict = await ask(authorize);
          },
        );
        yield* differs('while the table is away again', verdict, 'unavailable');
      } finally {
        await issuer.close();
      }
    },
  },
  {
    name: "a dashboard's request that broke off at any call can be made again, and leaves no key that nobody can see",
    async *find(world) {
      const subject = randomUUID();
      const authorizer = toSignInContext(subject, 'session');
      const accountId = String(authorizer.account_id);
      const { accounts, apiKeys } = world.management;
      const handler = keysHandler({
        ...{ accounts, apiKeys, now: world.now, randomBytes, newId: randomUUID, environment: 'test', loopback: false },
        webhooks: dynamoWebhookStore(world.client, world.tables.webhooks),
        trail: dynamoTrail(world.client, world.tables.activity),
        secrets: { secretOf: async () => new Uint8Array(32) },
      });
      const ask = async (route: string, body?: object, keyId = ''): Promise<{ status: number; text: string }> => {
        const asked = { route, authorizer, parameters: { key_id: keyId }, ...(body === undefined ? {} : { body }) };
        const answer = await call(handler, asked);
        return { status: answer.status, text: JSON.stringify(answer.body) };
      };
      const url = 'https://hooks.example/';
      for (const met of ['refused', 'answer lost'] as const) {
        const made = await ask('POST /dashboard/keys', { name: 'kept', webhook_url: url });
        const { key } = JSON.parse(made.text) as { key: { key_id: string } };
        const changes: [route: string, body?: object][] = [
          ['PATCH /dashboard/keys/{key_id}', { name: 'renamed', webhook_url: url }],
          ['POST /dashboard/keys/{key_id}/rotate-webhook-secret'],
          ['POST /dashboard/keys/{key_id}/enable-webhook'],
          ['POST /dashboard/keys', { name: 'another' }],
          ['POST /dashboard/keys/{key_id}/revoke'],
        ];
        for (const [route, body] of changes) {
          for (let at = 0, calls = 1; at < calls; at++) {
            const answers: { status: number; text: string }[] = [];
            calls = await underFaults(
              world,
              (index) => (index === at ? met : undefined),
              async () => {
                answers.push(await ask(route, body, key.key_id));
              },
            );
            const [answer] = answers;
            if (answer !== undefined && answer.status >= 400 && /injected|whsec_|ask_test/u.test(answer.text)) {
              yield `${route}, call ${at} ${met}: the refusal tells ${answer.text}`;
            }
          }
          const again = await ask(route, body, key.key_id);
          if (again.status >= 300) yield `${route} made again: ${again.status}`;
        }
        const found = (await apiKeys.list(accountId)).find(({ key_id }) => key_id === key.key_id);
        yield* differs('the key', [found?.name, found?.status], ['renamed', 'revoked']);
      }
      const listed = JSON.parse((await ask('GET /dashboard/keys')).text) as { keys: unknown[] };
      const kept = await world.items('apiKeys', 'account_id', accountId);
      yield* differs('keys that the list shows', listed.keys.length, kept.length);
    },
  },
];

const countsOf = (verdicts: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(verdicts, (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]));
