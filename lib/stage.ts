/** The stages as data: everything in which one deployment of the service differs from another. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { PlanName, PlanOverrides } from '../core/accounts/plans.ts';

export const stageNames = ['local', 'dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** Where a worker may look for search results. `corpus` is the folder of pages that ships with the worker. */
export const searchProviders = ['corpus'] as const;
export type SearchProvider = (typeof searchProviders)[number];

/** How much of a plan's customers the API Gateway usage plan makes room for; see `usage-plans.ts` for the sums. */
export interface Shield {
  /** Keys that spend the whole of their minute's requests, minute after minute. */
  keysAtFullRate: number;
  /** Keys that spend the whole of two minutes' requests in the same instant, around a minute's turn. */
  keysBursting: number;
}

export interface Stage {
  name: StageName;
  /** What becomes of tables and logs when the stack goes. */
  removalPolicy: RemovalPolicy;
  pointInTimeRecovery: boolean;
  /** Refuses to delete a table, or the stack. */
  deletionProtection: boolean;
  logRetention: RetentionDays;
  logLevel: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
  /** Whether alarms and the CloudWatch dashboard are made. */
  alarms: boolean;
  planOverrides: PlanOverrides;
  shields: Readonly<Record<PlanName, Shield>>;
  /** Memory of what answers a request: half a gigabyte is where a cold start stops getting much shorter. */
  apiMemoryMb: number;
  /** Memory of what analyses pages: at 1,769 MB Lambda gives one whole vCPU. */
  workerMemoryMb: number;
  /** Audits analysed at the same time; SQS accepts 2 to 1,000. */
  workerConcurrency: number;
  /** Attempts to reach webhooks at the same time, each of up to 15 s of waiting; SQS accepts 2 to 1,000. */
  deliveryConcurrency: number;
  /** Where webhooks may be: on public addresses, or also on the machine that the service runs on. */
  webhookAddresses: 'public' | 'loopback';
  searchProvider: SearchProvider;
  /** Whether the stage serves customers, who must not be answered from a corpus of demonstration pages. */
  needsRealSearch: boolean;
}

/** Sized so that the largest burst is the 5,000 an AWS account has by default: more would shield nothing. */
const shields: Stage['shields'] = {
  free: { keysAtFullRate: 600, keysBursting: 10 },
  starter: { keysAtFullRate: 600, keysBursting: 10 },
  pro: { keysAtFullRate: 1_200, keysBursting: 15 },
  scale: { keysAtFullRate: 2_400, keysBursting: 25 },
};

const dev: Stage = {
  name: 'dev',
  removalPolicy: RemovalPolicy.DESTROY,
  pointInTimeRecovery: false,
  deletionProtection: false,
  logRetention: RetentionDays.TWO_WEEKS,
  logLevel: 'INFO',
  alarms: true,
  planOverrides: {},
  shields,
  apiMemoryMb: 512,
  workerMemoryMb: 1_769,
  workerConcurrency: 5,
  deliveryConcurrency: 5,
  webhookAddresses: 'public',
  searchProvider: 'corpus',
  needsRealSearch: false,
};

export const stages: Readonly<Record<StageName, Stage>> = {
  // One machine: nobody watches CloudWatch there, and two workers keep two cores busy.
  local: {
    ...dev,
    name: 'local',
    alarms: false,
    workerConcurrency: 2,
    deliveryConcurrency: 2,
    webhookAddresses: 'loopback',
  },
  dev,
  prod: {
    ...dev,
    name: 'prod',
    removalPolicy: RemovalPolicy.RETAIN,
    pointInTimeRecovery: true,
    deletionProtection: true,
    logRetention: RetentionDays.THREE_MONTHS,
    workerConcurrency: 20,
    deliveryConcurrency: 50,
    needsRealSearch: true,
  },
};

/** What may be chosen from outside, by `cdk … -c stage=prod -c searchProvider=…`. */
export interface StageChoice {
  stage?: unknown;
  searchProvider?: unknown;
}

/**
 * The stage by its name (`dev` when none is given), with the search provider chosen from outside, if one is.
 * Throws one sentence when a name is unknown, or when a stage that needs a real search provider has none.
 */
export function stageFor(choice: StageChoice): Stage {
  const stage = stages[oneOf('stage', stageNames, choice.stage ?? 'dev')];
  const searchProvider = oneOf('searchProvider', searchProviders, choice.searchProvider ?? stage.searchProvider);
  if (stage.needsRealSearch && searchProvider === 'corpus') {
    throw new Error(
      `The ${stage.name} stage needs a real search provider, and "corpus" only serves demonstration pages: ` +
        'name another one in lib/stage.ts or with -c searchProvider=<name>.',
    );
  }
  return { ...stage, searchProvider };
}

/** `value` as one of `known`; throws a sentence that lists them when it is none. */
function oneOf<T extends string>(what: string, known: readonly T[], value: unknown): T {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Error(`Unknown ${what} "${String(value)}": it is one of ${known.join(', ')}.`);
  return found;
}
