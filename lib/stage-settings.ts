/** What a file in `stages/` says: every setting in which one deployment of the service differs from another, and its rules. */
import * as z from 'zod';

/** `corpus` is the folder of pages that ships with the worker; `adapters/serp/providers/` has an adapter for each other one. */
export const searchProviders = ['corpus', 'dataforseo', 'serper', 'brave', 'serpapi', 'searxng'] as const;

const count = z.int().positive();
const domainName = z
  .string()
  .regex(
    /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/u,
    'must be a domain name in lower case, such as audits.example.com',
  );
/** How many requests a second API Gateway lets through, and how many at once. */
const throttle = z.strictObject({ ratePerSecond: count, burst: count });
const ofPlan = z.strictObject({ monthlyAudits: z.int().nonnegative().exactOptional() });

const fields = z.strictObject({
  /** Whether data is kept: tables, users, logs and keys outlive the stack, can be restored, and refuse to be deleted. */
  keepsData: z.boolean(),
  /** Whether the stage serves customers, who must not be answered from a corpus of demonstration pages. */
  needsRealSearch: z.boolean(),
  /** What keys of the stage are called: `ask_live_…` or `ask_test_…`. */
  keyEnvironment: z.enum(['live', 'test']),
  /** In the order in which they are asked: each stands in for those before it. `corpus` stands alone. */
  searchProviders: z.array(z.enum(searchProviders)),
  /** Told to every host that is asked for a page: where its owner finds out who asks, and how to stop it. */
  botContactUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)[!-~]{3,200}$/u, 'must be an http, https or mailto address')
    .exactOptional(),
  /** What the stage changes of the plans in `core/accounts/plans.ts`. */
  planOverrides: z.strictObject({
    free: ofPlan.exactOptional(),
    starter: ofPlan.exactOptional(),
    pro: ofPlan.exactOptional(),
    scale: ofPlan.exactOptional(),
  }),

  /** Quotas of the account in its region (Service Quotas console). What the stage may use is held below them. */
  quotas: z.strictObject({
    /** Lambda, "Concurrent executions": 10 in a new account, 1,000 otherwise. */
    lambdaConcurrency: count,
    /** API Gateway, "Throttle rate" and "Throttle burst rate": 10,000 and 5,000, or 2,500 and 1,250 in newer regions. */
    apiRequests: throttle,
  }),
  /** Audits that run at the same time; SQS accepts 2 to 1,000. */
  workerConcurrency: z.int().min(2).max(1_000),
  /** Attempts to reach webhooks at the same time, each of up to 15 s of waiting; SQS accepts 2 to 1,000. */
  deliveryConcurrency: z.int().min(2).max(1_000),
  /** Reserved for each authorizer, which is also its limit: a flood of unknown keys cannot take what audits need. */
  authorizerConcurrency: count.exactOptional(),
  /** Memory of what answers a request: half a gigabyte is where a cold start stops getting much shorter. */
  apiMemoryMb: z.int().min(128).max(10_240),
  /** Memory of what analyses pages. An audit mostly waits for pages: more memory costs more and ends it hardly sooner. */
  workerMemoryMb: z.int().min(128).max(10_240),

  /** What one method of the API takes, of all callers together. */
  methodThrottle: throttle,
  /** The same for a method of the dashboard, whose users have no usage plan. */
  dashboardThrottle: throttle,
  /** A web ACL before the API: AWS's managed rules, and a limit for each address. Costs some $10 a month. */
  webAcl: z.strictObject({ requestsPer5Minutes: z.int().min(10) }).exactOptional(),
  /** The API's own name, with the ARN of its certificate in the stage's region. Its execute-api address is then closed. */
  apiDomain: z
    .strictObject({
      name: domainName,
      certificateArn: z
        .string()
        .regex(/^arn:aws:acm:[a-z\d-]+:\d{12}:certificate\/[\da-f-]+$/u, 'must be the ARN of a certificate of ACM'),
    })
    .exactOptional(),
  /** The dashboard's own name beside that of CloudFront, with the ARN of its certificate. */
  dashboardDomain: z
    .strictObject({
      name: domainName,
      certificateArn: z
        .string()
        .regex(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\da-f-]+$/u,
          'must be the ARN of a certificate of ACM in us-east-1',
        ),
    })
    .exactOptional(),
  /** Whether users of the dashboard must have a second factor. */
  mfa: z.enum(['optional', 'required']),
  /** Whether Cognito looks for leaked passwords and strange sign-ins: its plan Plus, paid for by the active user. */
  threatProtection: z.boolean(),
  /** Where webhooks may be: on public addresses, or also on the machine that the service runs on. */
  webhookAddresses: z.enum(['public', 'loopback']),

  logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365, 400]),
  /** The share of requests that X-Ray records. */
  traceShare: z.number().min(0).max(1),
  /** Whether alarms and the CloudWatch dashboard are made. */
  alarms: z.boolean(),
  /** Whether a new version takes over slowly: a tenth of the calls for five minutes, and back when an alarm is raised. */
  gradualDeployment: z.boolean(),
  /** An alarm and an email of AWS Budgets when the account spends more in a month. */
  monthlyBudgetUsd: count.exactOptional(),
  /** An alarm when more audits than this have asked search providers in a day: providers cost more than AWS. */
  maxDailySearches: count.exactOptional(),
});

/** What a file in `stages/` exports as `settings`. */
export type StageSettings = z.input<typeof fields>;

/** What runs beside the workers on a queue: the least for dead letters, and one instance of each of the minute's recoveries. */
const backgroundConcurrency = 2 + 2;
/** AWS keeps so many of an account's executions unreserved, and refuses a reservation that would leave fewer. */
const minUnreserved = 100;

/** How many executions the workers may take together; the rest of the account's quota answers requests. */
function workerExecutions(settings: Pick<StageSettings, 'workerConcurrency' | 'deliveryConcurrency'>): number {
  return settings.workerConcurrency + settings.deliveryConcurrency + backgroundConcurrency;
}

/** The rules that hold between settings. */
export const stageSettings = fields.superRefine((settings, context) => {
  const refuse = (path: keyof StageSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { searchProviders: providers, quotas, methodThrottle, authorizerConcurrency = 0 } = settings;
  if (new Set(providers).size < providers.length) refuse('searchProviders', 'names one twice');
  if (providers.includes('corpus')) {
    if (providers.length > 1) refuse('searchProviders', '"corpus" stands in for no other: its pages are made up');
    if (settings.needsRealSearch) {
      refuse('searchProviders', 'must name search providers: "corpus" only serves demonstration pages');
    }
  } else if (providers.length === 0) {
    refuse(
      'searchProviders',
      `is empty: name some of ${searchProviders.filter((name) => name !== 'corpus').join(', ')}`,
    );
  } else if (settings.botContactUrl === undefined && settings.webhookAddresses === 'public') {
    refuse('botContactUrl', 'is missing: a stage that fetches pages from the web must say who asks');
  }
  const taken = workerExecutions(settings) + 2 * authorizerConcurrency;
  if (taken > quotas.lambdaConcurrency) {
    refuse('quotas', `lambdaConcurrency is ${quotas.lambdaConcurrency}, but workers and authorizers may take ${taken}`);
  }
  if (authorizerConcurrency > 0 && quotas.lambdaConcurrency - 2 * authorizerConcurrency < minUnreserved) {
    refuse('authorizerConcurrency', `must leave ${minUnreserved} executions of the account unreserved`);
  }
  for (const [name, limit] of [
    ['methodThrottle', methodThrottle],
    ['dashboardThrottle', settings.dashboardThrottle],
  ] as const) {
    if (limit.ratePerSecond > quotas.apiRequests.ratePerSecond || limit.burst > quotas.apiRequests.burst) {
      refuse(name, 'is above quotas.apiRequests');
    }
  }
});
