/** Makes calls to DynamoDB, SQS and KMS fail, in every way that a caller can meet, by the throw of a seeded die. */
import {
  type AwsService,
  conflict,
  type FaultKind,
  faultKinds,
  faultsPerThousand,
  refusal,
  type Spell,
  throttling,
  timeout,
} from './fault-kinds.ts';
import type { Random } from './random.ts';
import type { Simulation, Task } from './simulation.ts';

export type Injector = ReturnType<typeof openInjector>;

/** The kind of a task that only looks on, or is the operator's: no fault meets it. */
export const observer = 'observer';
/** What Lambda itself does: it fails, and does not crash. */
const ofLambda = 'lambda';

/** At which step a task crashes for certain: at its first call of this name, if it comes to one. */
export interface CrashPlan {
  step: string;
  kind: 'crash_before' | 'crash_after';
}

/** What of an SDK's client is used here; the SDK's own types of middleware bind it to one service. */
interface Interceptable {
  middlewareStack: {
    // biome-ignore lint/suspicious/noExplicitAny: the middleware of three SDK clients at once
    add(middleware: any, options: { step: 'initialize'; name: string }): void;
  };
}
interface Call {
  service: AwsService;
  operation: string;
  /** Of a query: the index that it reads. */
  index?: string;
}
type Handler = (args: { input: Record<string, unknown> }) => Promise<unknown>;

/** Calls that no port has a name for. */
const nameless = /^(Receive|Delete|ChangeMessageVisibility)/u;

/** Faults for the tasks of a simulation. */
export function openInjector(sim: Simulation, random: Random, spells: readonly Spell[]) {
  const counts = new Map<string, number>();
  const crashes = new Map<string, number>();
  const plans = new WeakMap<Task, CrashPlan>();
  /** What each index answered last. */
  const answers = new Map<string, unknown>();
  let tokens = 0;
  const count = (map: Map<string, number>, name: string): void => void map.set(name, (map.get(name) ?? 0) + 1);

  const choose = (task: Task, { service, operation, index }: Call): FaultKind | undefined => {
    const plan = plans.get(task);
    if (plan?.step === task.step) {
      plans.delete(task);
      return plan.kind;
    }
    const now = sim.nowMs();
    const spell = spells.find((one) => one.service === service && one.fromMs <= now && now < one.untilMs);
    if (spell && random.chance(spell.share)) return 'throttled';
    let thrown = random.next() * 1_000;
    const kind = faultKinds.find((name) => {
      thrown -= faultsPerThousand[name];
      return thrown < 0;
    });
    if (kind === 'conflict' && operation !== 'TransactWrite') return undefined;
    if (kind === 'stale' && (index === undefined || !answers.has(index))) return undefined;
    return kind?.startsWith('crash') && task.kind.startsWith(ofLambda) ? undefined : kind;
  };

  const call = async (next: Handler, args: Parameters<Handler>[0], made: Call): Promise<unknown> => {
    const task = sim.running();
    if (!task || task.kind === observer) return next(args);
    const { service, operation, index } = made;
    const label = nameless.test(operation) ? operation : task.step;
    // Derived secrets are asked for side by side: no turn ends there.
    if (service !== 'kms') await sim.pass(random.between(1, 12));
    const kind = choose(task, made);
    const fault = service === 'kms' && kind !== undefined ? 'refused' : kind;
    if (fault === undefined) {
      const answer = await next(args);
      if (index !== undefined) answers.set(index, answer);
      return answer;
    }
    count(counts, `${service} ${fault}`);
    sim.note(`${label}: ${fault}`);
    switch (fault) {
      case 'refused':
        throw refusal(service);
      case 'throttled':
        throw throttling(service);
      case 'conflict': {
        const { length } = args.input.TransactItems as unknown[];
        throw conflict(length, random.between(0, length - 1));
      }
      case 'stale':
        return answers.get(String(index));
      case 'answer_lost':
        await next(args);
        throw timeout();
      case 'sent_twice': {
        const token = operation === 'TransactWrite' ? { ClientRequestToken: `token ${++tokens}` } : {};
        const again = { ...args, input: { ...args.input, ...token } };
        await next(again).catch(() => undefined);
        return next(again);
      }
      case 'stalled':
        await sim.pass(random.between(20_000, 100_000));
        return next(args);
      case 'crash_before':
      case 'crash_after': {
        const place = `${fault === 'crash_before' ? 'before' : 'after'} ${label}`;
        count(crashes, `${task.kind} ${place}`);
        if (fault === 'crash_after') await next(args).catch(() => undefined);
        return sim.die(`crashed ${place}`);
      }
    }
  };

  return {
    counts,
    crashes,
    plan: (task: Task, plan: CrashPlan): void => void plans.set(task, plan),
    /** Counts a fault that was made elsewhere. */
    counted: (name: string): void => count(counts, name),
    /** Puts the faults between a client and its server. */
    attach(client: Interceptable, service: AwsService): void {
      const middleware = (next: Handler, { commandName = '' }: { commandName?: string }) => {
        const operation = commandName.replace(/Command$/u, '');
        return (args: Parameters<Handler>[0]) => {
          const { IndexName } = args.input;
          return call(next, args, { service, operation, ...(IndexName ? { index: String(IndexName) } : {}) });
        };
      };
      client.middlewareStack.add(middleware, { step: 'initialize', name: 'faults' });
    },
    /** The port, its calls known by the names of its methods. */
    named<Port extends object>(name: string, port: Port): Port {
      const named = Object.entries(port).map(([method, does]) => [
        method,
        (...args: unknown[]) => {
          const task = sim.running();
          if (task) task.step = `${name}.${method}`;
          return does(...args);
        },
      ]);
      return Object.fromEntries(named) as Port;
    },
  };
}
