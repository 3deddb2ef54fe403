/** A run of the service in simulated time, under faults that a seed chooses, and what of its promises was kept. */
import { dynamoSharedLimits } from '../../adapters/dynamo/limits/shared-limits.ts';
import { dynamoWebhookStore } from '../../adapters/dynamo/webhooks.ts';
import { kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { setWebhook } from '../../core/webhooks/manage-webhooks.ts';
import { customers } from './customers.ts';
import { digestAtOnce } from './digest.ts';
import { readEndState, whatIsLeft } from './end-state.ts';
import { openEngine } from './engine.ts';
import { injected } from './fault-kinds.ts';
import { type Ground, openGround } from './ground.ts';
import { observer, openInjector } from './injector.ts';
import { type Broken, brokenByWhatIsLeft, brokenInvariants, brokenModelBudgets } from './invariants.ts';
import { openLambda } from './lambda.ts';
import { openFaultyModel } from './model-faults.ts';
import { afterwards, untimelyDeliveries } from './operator.ts';
import { type Plan, planOf, skewOf } from './plan.ts';
import { type Random, seededRandom } from './random.ts';
import { openReceivers, type Receivers } from './receivers.ts';
import { endsOf, type RunResult } from './report.ts';
import { openSchedule } from './schedule.ts';
import { openPorts, recoveries, startConsumers } from './service.ts';
import { openSimulation } from './simulation.ts';

export interface RunOptions {
  seed: number;
  /** Audits to be accepted, at least. */
  count: number;
  /** One order of so many is analysed by the real engine. */
  realEvery: number;
  corpusDir: string;
  indexDir: string;
}

const minuteMs = 60_000;
const lookEveryMs = 10 * minuteMs;
/** Longer than a day in the queue and all tries of a webhook together. */
const longestMs = 8 * 24 * 60 * minuteMs;

export async function simulatedRun({ seed, count, realEvery, corpusDir, indexDir }: RunOptions): Promise<RunResult> {
  const random = seededRandom(seed);
  const plan = planOf(random.fork(), count);
  const restore = digestAtOnce();
  const sim = openSimulation(plan.start);
  const ground = await openGround(sim.nowMs, random.bytes(32));
  const receivers = await openReceivers(sim.nowMs, random.fork());
  try {
    const broken: Broken[] = [];
    const threw = (error: unknown): void => {
      if (!isOurs(error)) {
        broken.push({ invariant: 'nothing is thrown but what was injected', about: '', found: String(error) });
      }
    };
    await prepareWebhooks(plan, ground, receivers, random);
    const injector = openInjector(sim, random.fork(), plan.spells, ground.tables);
    injector.attach(ground.client, 'dynamodb');
    injector.attach(ground.sqs, 'sqs');
    injector.attach(ground.kms, 'kms');

    const machines = random.fork();
    const skewMs = (): number => skewOf(machines);
    const parts = { sim, random: random.fork(), injector, ground, receivers };
    const ports = openPorts(parts);
    const lambda = openLambda({ ...parts, sqs: ground.sqs, skewMs, threw });
    const limits = injector.named('limits', dynamoSharedLimits(ground.client, ground.tables.usage));
    const model = openFaultyModel({ ...{ sim, random: random.fork(), limits, count }, counted: injector.counted });
    const { outages } = plan;
    const analyze = await openEngine({ sim, random: random.fork(), outages, model, corpusDir, indexDir });
    const service = { ...parts, analyze };
    startConsumers(service, ports, lambda);
    let isOver = false;
    openSchedule(recoveries(service, ports), {
      ...{ sim, skewMs, threw, goesOn: () => !isOver, lookAtAll: lambda.lookAtAll },
      isSilent: () => plan.silences.some(({ fromMs, untilMs }) => fromMs <= sim.nowMs() && sim.nowMs() < untilMs),
    });
    const { client, tables } = ground;
    const { orders, order, underWay, accepted } = customers({
      ...{ sim, random: random.fork(), injector, client, tables, queue: ports.auditQueue, keys: plan.keys },
      ...{ skewMs, threw },
    });

    const orderNext = (): void =>
      sim.start({
        kind: observer,
        inMs: random.between(0, plan.gapMs),
        work: async () => {
          if (accepted() >= count) return;
          order({ real: orders.length % realEvery === 0 });
          orderNext();
        },
      });
    /** Looks on until nothing is left to be done. */
    const untilSettled = async (): Promise<void> => {
      let settled = false;
      const look = (): void =>
        sim.start({
          kind: observer,
          inMs: lookEveryMs,
          work: async () => {
            const waits = accepted() < count || underWay() > 0 || !lambda.isIdle();
            const { unfinished, due, audits, deadAudits, deliveries } = waits ? {} : await whatIsLeft(ground);
            settled = !waits && [unfinished, due, audits, deadAudits, deliveries].every((left) => left === 0);
            if (!settled) look();
          },
        });
      look();
      await sim.run(() => settled || sim.nowMs() - plan.start.getTime() > longestMs);
    };

    orderNext();
    await untilSettled();
    const givenUp = await readEndState(ground);
    broken.push(...untimelyDeliveries(givenUp));
    receivers.heal();
    afterwards(sim, ground, random.fork());
    await untilSettled();
    isOver = true;

    const state = await readEndState(ground);
    const hooked = plan.keys.flatMap(({ caller, receiver }) => (receiver === undefined ? [] : [caller.keyId]));
    const told = orders.flatMap(({ number, idempotencyKey, accepted: ids }) =>
      ids.map((auditId) => ({ auditId, order: number, idempotent: idempotencyKey !== undefined })),
    );
    const unanswered = orders.reduce((sum, one) => sum + one.unanswered, 0);
    const seen = { accepted: told, unanswered, taken: receivers.taken, hooked: new Set(hooked) };
    broken.push(...brokenInvariants(state, seen), ...brokenByWhatIsLeft(await whatIsLeft(ground)));
    broken.push(...brokenModelBudgets(state, model));
    return {
      accepted: accepted(),
      hours: (sim.nowMs() - plan.start.getTime()) / (60 * minuteMs),
      faults: injector.counts,
      crashes: injector.crashes,
      ends: endsOf({ state, givenUp, orders, messages: receivers.taken.length }),
      broken,
      ...sim.trace(),
    };
  } finally {
    restore();
    await receivers.close();
    await ground.stop();
  }
}

/** Whether an error is what was injected, as it is or as the cause of "unavailable", or follows from it. */
function isOurs(error: unknown): boolean {
  const { name, message, cause } = error as Error & { cause?: Error };
  const afterConflicts = cause?.message === 'the transaction met another one on every try';
  // A message that was held up for longer than it is hidden: another receive's receipt is the valid one by then.
  const late = name === 'MessageNotInflight' || message.includes('not available for visibility timeout change');
  return message === injected || cause?.message === injected || afterConflicts || late;
}

/** Every webhook is there before the first order. */
async function prepareWebhooks(plan: Plan, ground: Ground, receivers: Receivers, random: Random): Promise<void> {
  const webhooks = dynamoWebhookStore(ground.client, ground.tables.webhooks);
  const secrets = kmsWebhookSecrets(ground.kms, ground.secretsKeyArn);
  const management = { webhooks, secrets, now: () => plan.start, newId: random.id };
  for (const { caller, receiver } of plan.keys) {
    if (receiver === undefined) continue;
    const key = { key_id: caller.keyId, account_id: caller.accountId };
    const { secret = '' } = await setWebhook(key, receivers.urlOf(receiver), management);
    receivers.prepare(receiver, secret, plan.illnesses[receiver] ?? []);
  }
}
