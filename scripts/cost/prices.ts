/** List prices of AWS in us-east-1 without free tiers and discounts. Check them again before quoting a customer. */

export const pricesAsOf = '2026-11-22';

export interface Price {
  name: string;
  usd: number;
  /** The number of `unit` that `usd` buys. */
  per: number;
  unit: string;
  source: string;
}

const cloudWatch = 'https://aws.amazon.com/cloudwatch/pricing/';
const dynamodb = 'https://aws.amazon.com/dynamodb/pricing/on-demand/';
const million = 1_000_000;

export const prices = {
  apiRequest: {
    ...{ name: 'API Gateway, REST API', usd: 3.5, per: million, unit: 'requests' },
    source: 'https://aws.amazon.com/api-gateway/pricing/',
  },
  lambdaRequest: {
    ...{ name: 'Lambda, requests', usd: 0.2, per: million, unit: 'requests' },
    source: 'https://aws.amazon.com/lambda/pricing/',
  },
  lambdaTime: {
    ...{ name: 'Lambda, time on ARM', usd: 13.3334, per: million, unit: 'GB-seconds' },
    source: 'https://aws.amazon.com/lambda/pricing/',
  },
  write: { name: 'DynamoDB, writes on demand', usd: 0.625, per: million, unit: 'write units', source: dynamodb },
  read: { name: 'DynamoDB, reads on demand', usd: 0.125, per: million, unit: 'read units', source: dynamodb },
  storage: { name: 'DynamoDB, storage', usd: 0.25, per: 1, unit: 'GB a month', source: dynamodb },
  backup: { name: 'DynamoDB, point-in-time recovery', usd: 0.2, per: 1, unit: 'GB a month', source: dynamodb },
  queueRequest: {
    ...{ name: 'SQS, standard queue', usd: 0.4, per: million, unit: 'requests' },
    source: 'https://aws.amazon.com/sqs/pricing/',
  },
  log: { name: 'CloudWatch Logs, Standard', usd: 0.5, per: 1, unit: 'GB', source: cloudWatch },
  accessLog: { name: 'CloudWatch Logs, Infrequent Access', usd: 0.25, per: 1, unit: 'GB', source: cloudWatch },
  alarm: { name: 'CloudWatch, alarm', usd: 0.1, per: 1, unit: 'metrics a month', source: cloudWatch },
  metric: { name: 'CloudWatch, custom metric', usd: 0.3, per: 1, unit: 'metrics a month', source: cloudWatch },
  dashboard: { name: 'CloudWatch, dashboard', usd: 3, per: 1, unit: 'dashboards a month', source: cloudWatch },
  trace: {
    ...{ name: 'X-Ray, recorded traces', usd: 5, per: million, unit: 'traces' },
    source: 'https://aws.amazon.com/xray/pricing/',
  },
  transfer: {
    ...{ name: 'Transfer to the internet', usd: 0.09, per: 1, unit: 'GB' },
    source: 'https://aws.amazon.com/ec2/pricing/on-demand/',
  },
  key: { name: 'KMS, key', usd: 1, per: 1, unit: 'keys a month', source: 'https://aws.amazon.com/kms/pricing/' },
  secret: {
    ...{ name: 'Secrets Manager, secret', usd: 0.4, per: 1, unit: 'secrets a month' },
    source: 'https://aws.amazon.com/secrets-manager/pricing/',
  },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;
