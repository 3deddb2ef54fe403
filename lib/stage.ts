/** The stages as data: everything in which one deployment of the service differs from another. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { PlanName, PlanOverrides } from '../core/accounts/plans.ts';
import type { KeyEnvironment } from '../core/api-keys/api-key.ts';

export const stageNames = ['local', 'dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/**
 * Where a worker may look for search results: `corpus`, the folder of pages that ships with the worker, or services whose
 * credentials are in the stage's secret. `adapters/serp/providers/` has one adapter for each.
 */
export const searchProviders = ['corpus', 'dataforseo', 'serper', 'brave', 'serpapi', 'searxng'] as const;
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
  /** What one method of the dashboard's API takes a second, of all people together, and at once. */
  dashboardThrottle: { ratePerSecond: number; burst: number };
  /** What the keys of the stage are called: `ask_live_…` or `ask_test_…`. */
  keyEnvironment: KeyEnvironment;
  /** Memory of what answers a request: half a gigabyte is where a cold start stops getting much shorter. */
  apiMemoryMb: number;
  /** Memory of what analyses pages: at 1,769 MB Lambda gives one whole vCPU. */
  workerMemoryMb: number;
  /** Audits analysed at the same time; SQS accepts 2 to 1,000. */
  workerConcurrency: number;
  /** In the order in which they are asked: each stands in for those before it. `corpus` stands alone. */
  searchProviders: readonly SearchProvider[];
  /** Told to every host that is asked for a page: where its owner finds out who asks, and how to stop it. */
  botContactUrl?: string;
  /** Attempts to reach webhooks at the same time, each of up to 15 s of waiting; SQS accepts 2 to 1,000. */
  deliveryConcurrency: number;
  /** Where webhooks may be: on public addresses, or also on the machine that the service runs on. */
  webhookAddresses: 'public' | 'loopback';
  /** Whether Cognito looks for leaked passwords and strange sign-ins: its plan Plus, paid for by the active user. */
  threatProtection: boolean;
  /** The dashboard's own name beside that of CloudFront, with the ARN of its certificate in us-east-1. */
  dashboardDomain?: { name: string; certificateArn: string };
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
  // An open page asks each route at most every two seconds: 200 pages, and twice as many that are opened at once.
  dashboardThrottle: { ratePerSecond: 100, burst: 400 },
  keyEnvironment: 'test',
  apiMemoryMb: 512,
  workerMemoryMb: 1_769,
  workerConcurrency: 5,
  searchProviders: ['corpus'],
  deliveryConcurrency: 5,
  webhookAddresses: 'public',
  threatProtection: false,
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
    threatProtection: true,
    needsRealSearch: true,
    keyEnvironment: 'live',
  },
};

/** What may be chosen from outside, by `cdk … -c stage=prod -c searchProvider=dataforseo,serper -c botContactUrl=…`, and so on. */
export interface StageChoice {
  stage?: unknown;
  searchProvider?: unknown;
  botContactUrl?: unknown;
  dashboardDomain?: unknown;
  dashboardCertificateArn?: unknown;
}

/** Whether the stage asks search providers and the web; else it looks at the pages that it carries. */
export function searchesTheWeb({ searchProviders }: Pick<Stage, 'searchProviders'>): boolean {
  return !searchProviders.includes('corpus');
}

/**
 * The stage by its name (`dev` when none is given), with the search providers chosen from outside, if any are.
 * Throws one sentence when a name is unknown, when a stage that needs a real search provider has none, or when a deployed
 * stage would ask the web without saying who asks.
 */
export function stageFor(choice: StageChoice): Stage {
  const found = stages[oneOf('stage', stageNames, choice.stage ?? 'dev')];
  const botContactUrl = contactOf(choice.botContactUrl ?? found.botContactUrl);
  const chosen = choice.searchProvider === undefined ? found.searchProviders : listOf(choice.searchProvider);
  const dashboardDomain = domainOf(choice);
  const stage = {
    ...found,
    searchProviders: chosen,
    ...(botContactUrl === undefined ? {} : { botContactUrl }),
    ...(dashboardDomain === undefined ? {} : { dashboardDomain }),
  };
  if (stage.needsRealSearch && !searchesTheWeb(stage)) {
    throw new Error(
      `The ${stage.name} stage needs a real search provider, and "corpus" only serves demonstration pages: ` +
        'name another one in lib/stage.ts or with -c searchProvider=<name>.',
    );
  }
  if (stage.name !== 'local' && searchesTheWeb(stage) && botContactUrl === undefined) {
    throw new Error(
      `The ${stage.name} stage fetches pages from the web and must say who asks: ` +
        'name a page or mailto address in lib/stage.ts or with -c botContactUrl=<url>.',
    );
  }
  return stage;
}

/** Names of providers, separated by commas. */
function listOf(value: unknown): SearchProvider[] {
  const names = String(value)
    .split(',')
    .map((name) => oneOf('searchProvider', searchProviders, name.trim()));
  if (new Set(names).size < names.length) throw new Error(`searchProvider "${String(value)}" names one twice.`);
  if (names.includes('corpus') && names.length > 1) {
    throw new Error('searchProvider "corpus" stands in for no other: its pages are made up.');
  }
  return names;
}

function contactOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const isAddress = typeof value === 'string' && /^(?:https?:\/\/|mailto:)[!-~]{3,200}$/u.test(value);
  if (!isAddress) throw new Error('botContactUrl must be an http, https or mailto address.');
  return value;
}

function domainOf({
  dashboardDomain: name,
  dashboardCertificateArn: certificateArn,
}: StageChoice): Stage['dashboardDomain'] {
  if (name === undefined && certificateArn === undefined) return undefined;
  if (typeof name !== 'string' || !/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/u.test(name)) {
    throw new Error('dashboardDomain must be a domain name in lower case, such as audits.example.com.');
  }
  if (
    typeof certificateArn !== 'string' ||
    !/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\da-f-]+$/u.test(certificateArn)
  ) {
    throw new Error('dashboardDomain needs dashboardCertificateArn, a certificate of ACM in us-east-1.');
  }
  return { name, certificateArn };
}

/** `value` as one of `known`; throws a sentence that lists them when it is none. */
function oneOf<T extends string>(what: string, known: readonly T[], value: unknown): T {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Error(`Unknown ${what} "${String(value)}": it is one of ${known.join(', ')}.`);
  return found;
}
