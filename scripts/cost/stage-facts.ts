/** Reads the facts about cost from the template of a stage. */
import type { StageFacts } from './bill.ts';

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** Typical values of the variables in API Gateway's access log, for their length. */
const typicalValues: Readonly<Record<string, string>> = {
  requestTimeEpoch: '1795003200000',
  requestId: '00000000-0000-0000-0000-000000000000',
  'identity.sourceIp': '203.0.113.100',
  httpMethod: 'GET',
  path: '/prod/v1/audits/00000000-0000-7000-8000-000000000000/status',
  resourcePath: '/v1/audits/{audit_id}/status',
  status: '200',
  responseLength: '300',
  responseLatency: '20',
  integrationLatency: '10',
  'authorizer.latency': '10',
  'authorizer.principalId': '00000000-0000-0000-0000-000000000000',
  'error.responseType': '-',
};

/** CloudWatch Logs bills 26 bytes in addition to each event. */
const eventOverheadBytes = 26;

export function stageFacts(
  template: { Resources: Record<string, Resource> },
  stage: { apiMemoryMb: number; workerMemoryMb: number; traceShare: number },
): StageFacts {
  const of = (type: string) => Object.values(template.Resources).filter((resource) => resource.Type === type);
  const { apiMemoryMb, workerMemoryMb, traceShare } = stage;
  return {
    ...{ apiMemoryMb, workerMemoryMb, traceShare },
    accessLogBytes: of('AWS::ApiGateway::Stage').reduce((sum, each) => sum + lineBytes(each), 0),
    alarmMetrics: of('AWS::CloudWatch::Alarm').reduce((sum, each) => sum + metricsOf(each), 0),
    customMetrics: of('AWS::Logs::MetricFilter').length,
    dashboards: of('AWS::CloudWatch::Dashboard').length,
    keys: of('AWS::KMS::Key').length,
    secrets: of('AWS::SecretsManager::Secret').length,
    consumedQueues: of('AWS::Lambda::EventSourceMapping').length,
    schedules: of('AWS::Events::Rule').length,
  };
}

function lineBytes({ Properties }: Resource): number {
  const { Format = '' } = (Properties?.AccessLogSetting ?? {}) as { Format?: string };
  const line = Format.replaceAll(/\$context\.([\w.]+)/gu, (_, name: string) => {
    const value = typicalValues[name];
    if (value === undefined) throw new Error(`the access log has a new variable: ${name}`);
    return value;
  });
  return Buffer.byteLength(line) + eventOverheadBytes;
}

/** An alarm is billed for each metric that it uses. */
function metricsOf({ Properties }: Resource): number {
  const metrics = (Properties?.Metrics ?? []) as { MetricStat?: unknown }[];
  return Math.max(1, metrics.filter(({ MetricStat }) => MetricStat !== undefined).length);
}
