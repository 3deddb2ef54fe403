/** Alarms on limits of the account and its tables: concurrency, throttling and latency. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { AddAlarm } from './add-alarm.ts';
import type { DataTables } from './data-tables.ts';
import type { NodeFunction } from './node-function.ts';
import type { Stage } from './stage.ts';

const fiveMinutes = { period: Duration.minutes(5) };

export interface LimitAlarmsProps {
  stage: Stage;
  api: RestApi;
  tables: DataTables;
  authorizers: readonly NodeFunction<never>[];
  /** The namespace of metrics that are read from logs. */
  namespace: string;
}

export function addLimitAlarms(scope: Construct, add: AddAlarm, props: LimitAlarmsProps): void {
  const { stage, api, tables, authorizers, namespace } = props;
  // Without a function's name, these metrics cover the account in its region, as the quota does.
  const ofAccount = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, ...fiveMinutes });
  add('LambdaConcurrency', 'The account runs four fifths of the executions that it may', 'lambda-concurrency', {
    metric: ofAccount('ConcurrentExecutions', 'max'),
    threshold: Math.floor(stage.quotas.lambdaConcurrency * 0.8),
    evaluationPeriods: 2,
  });
  add('LambdaThrottled', 'Lambda refuses calls', 'lambda-throttled', {
    metric: ofAccount('Throttles', 'sum'),
    threshold: 10,
    evaluationPeriods: 2,
  });
  const all = Object.values(tables).filter((table) => table instanceof Table);
  for (const kind of ['Read', 'Write'] as const) {
    const metrics = all.map((table) => table.metric(`${kind}ThrottleEvents`, { statistic: 'sum', ...fiveMinutes }));
    add(`Dynamodb${kind}sThrottled`, `DynamoDB refuses ${kind.toLowerCase()}s`, 'dynamodb-throttled', {
      metric: new MathExpression({
        expression: 'SUM(METRICS())',
        label: `${kind}s refused`,
        usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
        ...fiveMinutes,
      }),
      threshold: 10,
      evaluationPeriods: 2,
    });
  }
  // Every request makes this one write; it takes about 5 ms.
  add('DynamodbSlow', 'The write of every request takes 50 ms and more', 'dynamodb-slow', {
    metric: tables.apiKeys.metricSuccessfulRequestLatency({
      dimensionsMap: { TableName: tables.apiKeys.tableName, Operation: 'UpdateItem' },
      statistic: 'avg',
      ...fiveMinutes,
    }),
    threshold: 50,
    evaluationPeriods: 3,
  });
  add('ApiSlow', 'One request in a hundred takes three seconds and more', 'api-slow', {
    metric: api.deploymentStage.metricLatency({ statistic: 'p99', ...fiveMinutes }),
    threshold: 3_000,
    evaluationPeriods: 3,
  });
  // An authorizer's error metric also counts refused keys; only its log shows that it failed.
  const failures = authorizers.map(({ logGroup }, index) =>
    new MetricFilter(scope, `AuthorizerFailures${index}`, {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: namespace,
      metricName: 'AuthorizerFailures',
    }).metric({ statistic: 'sum', ...fiveMinutes }),
  );
  const [authorizerFailures] = failures;
  if (authorizerFailures === undefined) return;
  add('AuthorizerFailures', 'Keys or tokens cannot be checked', 'authorizer-failures', {
    metric: authorizerFailures,
    threshold: 5,
    evaluationPeriods: 1,
  });
}
