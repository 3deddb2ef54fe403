/** Who is let in while something behind the authorizers is away. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { dynamoSessions, dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { dynamoRequestCounter } from '../../../adapters/dynamo/request-counter.ts';
import { authenticate } from '../../../core/api-keys/authenticate.ts';
import { createHandler as keyAuthorizer } from '../../../functions/authorizers/api-key.ts';
import { createHandler as dashboardAuthorizer } from '../../../functions/authorizers/dashboard.ts';
import { openTokens } from '../../../functions/runtime/tokens.ts';
import { startIssuer } from '../../api/issuer.ts';
import { type Fault, underFaults } from './faulty-calls.ts';
import { differs, type Promised } from './world.ts';

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
];

const countsOf = (verdicts: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(verdicts, (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]));
