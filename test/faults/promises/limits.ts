/** Limits hold exactly, whichever machines count. The numbers are those of the contract, not those of the code. */
import { dynamoRequestCounter } from '../../../adapters/dynamo/request-counter.ts';
import { authenticate } from '../../../core/api-keys/authenticate.ts';
import { differs, hourMs, minuteMs, type Promised, secondMs, tally } from './world.ts';

const auditsPerHour = 20;
const requestsPerMinute = 100;
const monthlyAudits = 50;
/** Orders at once; more would mostly meet one another. */
const atOnce = 5;

/** Answers to so many requests, a few at a time. */
async function answersTo(count: number, ask: (index: number) => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  for (let sent = 0; sent < count; sent += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - sent) }, (_, index) => ask(sent + index));
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

export const limits: Promised[] = [
  {
    name: 'a key launches 20 audits an hour, and 20 more in the next',
    async *find(world) {
      const caller = world.caller();
      for (const _ of ['this hour', 'the next']) {
        const answers = tally(await answersTo(auditsPerHour + 6, () => world.launch(caller)));
        yield* differs('answers', answers, { accepted: auditsPerHour, rate_limit_exceeded: 6 });
        const scope = `key#${caller.keyId}#hour#${world.now().toISOString().replaceAll(/\D/gu, '').slice(0, 10)}`;
        yield* differs(scope, await world.used(scope), auditsPerHour);
        world.clock.ms += hourMs;
      }
    },
  },
  {
    name: 'an account launches its quota a month over all keys',
    async *find(world) {
      const accountId = world.caller().accountId;
      const callers = Array.from({ length: 4 }, () => world.caller('free', accountId));
      const launch = (index: number) => world.launch(callers[index % callers.length] ?? world.caller());
      const answers = tally(await answersTo(monthlyAudits + 5, launch));
      yield* differs('answers', answers, { accepted: monthlyAudits, quota_exceeded: 5 });
      const scope = `account#${accountId}#month#${world.now().toISOString().slice(0, 7)}`;
      yield* differs(scope, await world.used(scope), monthlyAudits);
    },
  },
  {
    name: 'a key makes 100 requests a minute, whichever machines count',
    async *find(world) {
      const { key } = await world.issueKey();
      const counters = Array.from({ length: 3 }, () => dynamoRequestCounter(world.client, world.tables.apiKeys));
      const ask = async (index: number, lateMs = 0): Promise<string> => {
        const counter = counters[index % counters.length] ?? dynamoRequestCounter(world.client, world.tables.apiKeys);
        const now = (): Date => new Date(world.clock.ms - lateMs);
        return (await authenticate(key, { counter, now })).outcome;
      };
      world.clock.ms = Math.ceil(world.clock.ms / minuteMs) * minuteMs;
      for (const _ of ['this minute', 'the next']) {
        const answers = tally(await answersTo(requestsPerMinute + 10, ask));
        yield* differs('answers', answers, { accepted: requestsPerMinute, limited: 10 });
        world.clock.ms += minuteMs;
      }
      // Around the turn of a minute the clock of one machine is two seconds late: it begins no window anew.
      const turn = await answersTo(1.5 * requestsPerMinute, (at) => ask(at, at % 3 === 0 ? 2 * secondMs : 0));
      yield* differs('around the turn', tally(turn).accepted, requestsPerMinute);
      world.clock.ms += minuteMs;
      const late = [await ask(0), await ask(1, 2 * secondMs), await ask(2)];
      yield* differs('with a clock that is late', tally(late), { accepted: 3 });
    },
  },
  {
    name: 'a revoked or expired key is refused from the next request',
    async *find(world) {
      const counter = dynamoRequestCounter(world.client, world.tables.apiKeys);
      const outcome = async (key: string) => (await authenticate(key, { counter, now: world.now })).outcome;
      const revoked = await world.issueKey();
      yield* differs('before it is revoked', await outcome(revoked.key), 'accepted');
      const { account_id, key_id } = revoked.stored;
      await world.management.apiKeys.revoke(account_id, key_id, world.now().toISOString());
      yield* differs('after it is revoked', await outcome(revoked.key), 'refused');
      world.clock.ms += minuteMs;
      yield* differs('in the minute after', await outcome(revoked.key), 'refused');
      const expiring = await world.issueKey(new Date(world.clock.ms + 10 * secondMs));
      world.clock.ms += 10 * secondMs - 1;
      yield* differs('a millisecond before it expires', await outcome(expiring.key), 'accepted');
      world.clock.ms += 1;
      yield* differs('when it has expired', await outcome(expiring.key), 'refused');
    },
  },
];
