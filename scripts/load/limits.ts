/** The limits for traffic: those that AWS and a search provider document, and the settings of a stage. */
import type { StageSettings } from '../../lib/stage-settings.ts';
import { throttleFor } from '../../lib/usage-plans.ts';

/** The measures of the simulation. Each limit applies to one of them. */
export type Demand =
  | 'workers'
  | 'executions'
  | 'authorizers'
  | 'requestsPerSecond'
  | 'requestsOfPlanPerSecond'
  | 'requestsOfMethodPerSecond'
  | 'auditsTableWritesPerSecond'
  | 'shardWritesPerSecond'
  | 'keyWritesPerSecond'
  | 'searchesPerMinute'
  | 'messagesInFlight';

export interface Limit {
  name: string;
  demand: Demand;
  capacity: number;
  unit: string;
  /** How to raise it. */
  raise: string;
  source: string;
}

type Settings = Pick<StageSettings, 'workerConcurrency' | 'authorizerConcurrency' | 'methodThrottle' | 'quotas'>;

const docs = 'https://docs.aws.amazon.com';
const lambdaLimits = `${docs}/lambda/latest/dg/gettingstarted-limits.html`;
const dynamodbLimits = `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html`;

export function limitsOf(settings: Settings, plan: 'free' | 'pro'): Limit[] {
  const { workerConcurrency, authorizerConcurrency = settings.quotas.lambdaConcurrency, quotas } = settings;
  return [
    {
      ...{ name: 'Workers of the stage', demand: 'workers', capacity: workerConcurrency, unit: 'audits at once' },
      raise: '`workerConcurrency` of the stage, up to 1,000',
      source: 'stages/prod.ts',
    },
    {
      ...{ name: 'Maximum concurrency of an SQS mapping', demand: 'workers', capacity: 1_000, unit: 'audits at once' },
      raise: 'nothing: split into cells',
      source: `${docs}/lambda/latest/dg/services-sqs-scaling.html`,
    },
    {
      ...{ name: 'Lambda, concurrent executions', demand: 'executions', capacity: quotas.lambdaConcurrency },
      unit: 'executions at once',
      raise: 'Service Quotas, then `quotas.lambdaConcurrency`',
      source: lambdaLimits,
    },
    {
      ...{ name: 'Executions of an authorizer', demand: 'authorizers', capacity: authorizerConcurrency },
      unit: 'executions at once',
      raise: '`authorizerConcurrency` of the stage',
      source: 'stages/prod.ts',
    },
    {
      ...{ name: 'API Gateway, throttle rate', demand: 'requestsPerSecond' },
      ...{ capacity: quotas.apiRequests.ratePerSecond, unit: 'requests a second' },
      raise: 'Service Quotas, then `quotas.apiRequests`',
      source: `${docs}/apigateway/latest/developerguide/limits.html`,
    },
    {
      ...{ name: `Usage plan ${plan}`, demand: 'requestsOfPlanPerSecond' },
      ...{ capacity: throttleFor(plan, quotas.apiRequests).rateLimit, unit: 'requests a second' },
      raise: 'its share in `lib/usage-plans.ts`, or the quota of API Gateway',
      source: 'lib/usage-plans.ts',
    },
    {
      ...{ name: 'Throttle of a method', demand: 'requestsOfMethodPerSecond' },
      ...{ capacity: settings.methodThrottle.ratePerSecond, unit: 'requests a second' },
      raise: '`methodThrottle` of the stage',
      source: 'stages/prod.ts',
    },
    {
      ...{ name: 'DynamoDB, writes of a new table', demand: 'auditsTableWritesPerSecond', capacity: 4_000 },
      unit: 'write units a second',
      raise: 'nothing: it doubles within half an hour; before a launch, warm throughput',
      source: `${docs}/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html`,
    },
    {
      ...{ name: 'DynamoDB, writes of a table', demand: 'auditsTableWritesPerSecond', capacity: 40_000 },
      unit: 'write units a second',
      raise: 'Service Quotas: table-level write throughput',
      source: dynamodbLimits,
    },
    {
      ...{ name: 'DynamoDB, partition of a shard of `unfinished`', demand: 'shardWritesPerSecond', capacity: 1_000 },
      unit: 'write units a second',
      raise: '`shards` in `core/sweep.ts`',
      source: `${docs}/amazondynamodb/latest/developerguide/bp-partition-key-design.html`,
    },
    {
      ...{ name: 'DynamoDB, partition of a key', demand: 'keyWritesPerSecond', capacity: 1_000 },
      unit: 'write units a second',
      raise: 'nothing: a key may make 100 requests a minute',
      source: `${docs}/amazondynamodb/latest/developerguide/bp-partition-key-design.html`,
    },
    {
      ...{ name: 'DataForSEO, calls of an account', demand: 'searchesPerMinute', capacity: 2_000 },
      unit: 'searches a minute',
      raise: 'the provider; a second provider stands in and does not share',
      source: 'https://docs.dataforseo.com/v3/',
    },
    {
      ...{ name: 'SQS, messages in flight of a queue', demand: 'messagesInFlight', capacity: 120_000 },
      unit: 'messages',
      raise: 'Service Quotas',
      source: `${docs}/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html`,
    },
  ] as const satisfies Limit[];
}
