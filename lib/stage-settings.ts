/** The schema of a file in `stages/`: every setting in which deployments of the service differ, with its rules. */
import * as z from 'zod';
import { domainName } from './domain-name.ts';
import { modelSettings } from './model-settings.ts';

/** `corpus` is the folder of pages that ships with the worker; the others are in `adapters/serp/providers/`. */
export const searchProviders = ['corpus', 'dataforseo', 'serper', 'brave', 'serpapi', 'searxng'] as const;

/** The answer engines that have adapters in `adapters/serp/engines/`. */
export const answerEngines = [
  'openai',
  'perplexity',
  'gemini',
  'anthropic',
  'brave_answers',
  'serpapi_ai_mode',
  'serpapi_copilot',
  'dataforseo_ai_mode',
  'dataforseo_chatgpt',
  'dataforseo_chatgpt_api',
  'dataforseo_claude_api',
  'dataforseo_gemini_api',
  'dataforseo_perplexity_api',
] as const;

const count = z.int().positive();
/** Requests per second that API Gateway allows, and the burst. */
const throttle = z.strictObject({ ratePerSecond: count, burst: count });
const ofPlan = z.strictObject({ monthlyAudits: z.int().nonnegative().exactOptional() });

const fields = z.strictObject({
  /** Whether data is retained: tables, users, logs and keys outlive the stack, can be restored, and resist deletion. */
  keepsData: z.boolean(),
  /** Whether the stage serves customers, who must not get results from a corpus of demonstration pages. */
  needsRealSearch: z.boolean(),
  /** In the order in which they are tried: each is the fallback of those before it. `corpus` must be alone. */
  searchProviders: z.array(z.enum(searchProviders)),
  /** How many minutes a results page is used again for the same keyword, language and country. Absent: never. */
  resultsCacheMinutes: z.int().min(1).max(60).exactOptional(),
  /** Asked for every audit, three times each, within `maxAnswersPerMonth`. Absent: none is asked. */
  answerEngines: z.array(z.enum(answerEngines)).exactOptional(),
  /** Answers of all engines together in a UTC month; then audits go on without them. */
  maxAnswersPerMonth: count.exactOptional(),
  /** An alarm tells when searches and answers cost more US dollars in a day, as told or by price lists. */
  maxDailySpendUsd: z.number().positive().exactOptional(),
  /** A language model that adds to the rules, within its budgets (docs/model.md). Absent: none is asked. */
  languageModel: modelSettings.exactOptional(),
  /** Sent to every host with a page request: tells its owner who is asking, and how to stop it. */
  botContactUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)[!-~]{3,200}$/u, 'must be an http, https or mailto address')
    .exactOptional(),
  /** Overrides of the plans in `core/accounts/plans.ts`. */
  planOverrides: z.strictObject({
    free: ofPlan.exactOptional(),
    starter: ofPlan.exactOptional(),
    pro: ofPlan.exactOptional(),
    scale: ofPlan.exactOptional(),
  }),

  /** Quotas of the account in its region (Service Quotas console). The stage's own limits must stay below them. */
  quotas: z.strictObject({
    /** Lambda, "Concurrent executions": 10 in a new account, 1,000 otherwise. */
    lambdaConcurrency: count,
    /**
     * API Gateway, "Throttle rate" and "Throttle burst rate": 10,000 and 5,000, or 2,500 and 1,250 in newer regions.
     */
    apiRequests: throttle,
  }),
  /** Audits that run concurrently; SQS accepts 2 to 1,000. */
  workerConcurrency: z.int().min(2).max(1_000),
  /** Concurrent attempts to reach webhooks, each waiting up to 15 s; SQS accepts 2 to 1,000. */
  deliveryConcurrency: z.int().min(2).max(1_000),
  /** Reserved for each authorizer, and also its limit, so that a flood of unknown keys cannot starve audits. */
  authorizerConcurrency: count.exactOptional(),
  /** Memory of the functions that answer requests. Above 512 MB cold starts hardly get shorter. */
  apiMemoryMb: z.int().min(128).max(10_240),
  /** Memory of the worker. An audit mostly waits for pages, so more memory costs more but hardly saves time. */
  workerMemoryMb: z.int().min(128).max(10_240),

  /** The throttle of each API method, for all callers together. */
  methodThrottle: throttle,
  /** The same for each method of the dashboard, whose users have no usage plan. */
  dashboardThrottle: throttle,
  /** The same for reading a shared report, which needs no sign-in: bounds what a flood of readers costs. */
  shareThrottle: throttle,
  /** A web ACL for the API: AWS's managed rules, and a limit per address. Costs about $10 a month. */
  webAcl: z.strictObject({ requestsPer5Minutes: z.int().min(10) }).exactOptional(),
  /**
   * The API's custom domain, with the ARN of its certificate in the stage's region. Disables its execute-api address.
   */
  apiDomain: z
    .strictObject({
      name: domainName,
      certificateArn: z
        .string()
        .regex(/^arn:aws:acm:[a-z\d-]+:\d{12}:certificate\/[\da-f-]+$/u, 'must be the ARN of a certificate of ACM'),
    })
    .exactOptional(),
  /** The dashboard's custom domain, in addition to CloudFront's, with the ARN of its certificate. */
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
  /** Whether dashboard users must have a second factor. */
  mfa: z.enum(['optional', 'required']),
  /** Whether Cognito detects leaked passwords and unusual sign-ins: its plan Plus, billed per active user. */
  threatProtection: z.boolean(),
  /** Where webhooks may be: on public addresses, or also on the machine that runs the service. */
  webhookAddresses: z.enum(['public', 'loopback']),

  logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365, 400]),
  /** The share of requests that X-Ray records. */
  traceShare: z.number().min(0).max(1),
  /** Whether to create alarms and the CloudWatch dashboard. */
  alarms: z.boolean(),
  /** Whether new versions are deployed gradually: 10 % of the calls for five minutes, with rollback on an alarm. */
  gradualDeployment: z.boolean(),
  /** An alarm and an email of AWS Budgets if the account spends more in a month. */
  monthlyBudgetUsd: count.exactOptional(),
  /** No more audits than this search in a UTC day: later ones fail, and their unit is returned. */
  maxSearchesPerDay: count.exactOptional(),
  /** An alarm if more audits than this search in a day: providers cost more than AWS. */
  maxDailySearches: count.exactOptional(),
});

/** What a file in `stages/` exports as `settings`. */
export type StageSettings = z.input<typeof fields>;

/** Concurrency besides the queue workers: the minimum for dead letters, and one instance of each recovery. */
const backgroundConcurrency = 2 + 2;
/** AWS rejects a reservation that would leave fewer of the account's executions unreserved. */
const minUnreserved = 100;

/** How many executions the workers may use together; the rest of the account's quota answers requests. */
function workerExecutions(settings: Pick<StageSettings, 'workerConcurrency' | 'deliveryConcurrency'>): number {
  return settings.workerConcurrency + settings.deliveryConcurrency + backgroundConcurrency;
}

/** The fields with the rules between them. */
export const stageSettings = fields.superRefine((settings, context) => {
  const refuse = (path: keyof StageSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { searchProviders: providers, quotas, methodThrottle, authorizerConcurrency = 0 } = settings;
  if (new Set(providers).size < providers.length) refuse('searchProviders', 'names one twice');
  if (providers.includes('corpus')) {
    if (settings.languageModel) refuse('languageModel', 'cannot be asked about "corpus": its pages are made up');
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
  const engines = settings.answerEngines ?? [];
  if (new Set(engines).size < engines.length) refuse('answerEngines', 'names one twice');
  if (engines.length > 0 && providers.includes('corpus')) {
    refuse('answerEngines', 'cannot be asked about "corpus": its pages are made up');
  }
  const keepsCorpus = settings.resultsCacheMinutes !== undefined && providers.includes('corpus');
  if (keepsCorpus) refuse('resultsCacheMinutes', 'has nothing to keep: "corpus" asks nobody');
  if (engines.length > 0 && settings.maxAnswersPerMonth === undefined) {
    refuse('maxAnswersPerMonth', 'is missing: answers cost money, so their number needs a limit');
  }
  const taken = workerExecutions(settings) + 2 * authorizerConcurrency;
  if (taken > quotas.lambdaConcurrency) {
    refuse('quotas', `lambdaConcurrency is ${quotas.lambdaConcurrency}, but workers and authorizers may take ${taken}`);
  }
  if ((settings.maxDailySearches ?? 0) > (settings.maxSearchesPerDay ?? Number.POSITIVE_INFINITY)) {
    refuse('maxDailySearches', 'is above maxSearchesPerDay: its alarm could never go off');
  }
  if (authorizerConcurrency > 0 && quotas.lambdaConcurrency - 2 * authorizerConcurrency < minUnreserved) {
    refuse('authorizerConcurrency', `must leave ${minUnreserved} executions of the account unreserved`);
  }
  for (const [name, limit] of [
    ['methodThrottle', methodThrottle],
    ['dashboardThrottle', settings.dashboardThrottle],
    ['shareThrottle', settings.shareThrottle],
  ] as const) {
    if (limit.ratePerSecond > quotas.apiRequests.ratePerSecond || limit.burst > quotas.apiRequests.burst) {
      refuse(name, 'is above quotas.apiRequests');
    }
  }
});
