/** The alarms: what each watches is in its runbook section, and somebody hears of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { failures } from '../../core/audits/audit.ts';
import { ourFailures } from '../../lib/failure-alarms.ts';
import { onlyResource, referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('prod');
/** CodeDeploy's own alarms take a version back, and nobody is told. */
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(([id]) => id.startsWith('Alarms'));
const exampleAlarms = resourcesOf(templateOf('example'), 'AWS::CloudWatch::Alarm').filter(([id]) =>
  id.startsWith('Alarms'),
);

describe('alarms', () => {
  test('each names a section that the runbook has, and no section is without an alarm', () => {
    const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
    // Sections for an alarm bear its name; the others are about looking after the service.
    const sections = [...runbook.matchAll(/^## ([a-z0-9-]+)$/gm)].map(([, title]) => title);
    // The example has every optional alarm.
    const named = [...alarms, ...exampleAlarms].map(
      ([, { Properties }]) => /docs\/runbook\.md#([a-z0-9-]+)$/.exec(String(Properties.AlarmDescription))?.[1],
    );
    expect(new Set(named)).toEqual(new Set(sections));
  });

  test('each is sent to the topic, which CloudWatch may publish to', () => {
    const [topic] = resourcesOf(template, 'AWS::SNS::Topic').map(([id]) => id);
    for (const [, { Properties }] of alarms)
      expect((Properties.AlarmActions as unknown[]).map(referred)).toEqual([topic]);
    const [policy] = resourcesOf(template, 'AWS::SNS::TopicPolicy').map(
      ([, { Properties }]) => Properties.PolicyDocument,
    );
    const { Statement } = policy as { Statement: unknown[] };
    expect(Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
      }),
    );
  });

  test('every worker, the API and the schedule are watched', () => {
    const watched = alarms.map(([id]) => id.replace(/^Alarms|[0-9A-F]{8}$/g, ''));
    expect(watched).toEqual(
      expect.arrayContaining([
        'RunAuditErrors',
        'AbandonAuditErrors',
        'RecoverAuditsErrors',
        'RecoverAuditsSilent',
        'ApiServerErrors',
        'AuditsWaiting',
        'DeliveriesWaiting',
        'DeliveryDeadLetters',
        'DeliverWebhookErrors',
        'RecoverDeliveriesErrors',
        'RecoverDeliveriesSilent',
      ]),
    );
  });

  test('failures of providers are counted by the codes in the worker’s log, where providers are asked', () => {
    const filters = (stage: 'dev' | 'prod') =>
      resourcesOf(templateOf(stage), 'AWS::Logs::MetricFilter').filter(([id]) =>
        id.startsWith('AlarmsProviderFailures'),
      );
    const [[, filter] = ['', undefined]] = filters('prod');
    expect(referred(filter?.Properties.LogGroupName)).toMatch(/^WorkersRunAuditLogs/u);
    // The compiler holds the codes to those that the functions log.
    expect(filter?.Properties.FilterPattern).toBe(
      '{ ($.message = "search_provider_failed") || ($.message = "search_providers_unusable") }',
    );
    expect(filters('dev')).toEqual([]);
  });

  test('audits that fail by our fault are counted by their code, as the worker logs it', () => {
    const ours = Object.entries(failures).flatMap(([code, { ours }]) => (ours ? [code] : []));
    expect(Object.keys(ourFailures).toSorted()).toEqual(ours.toSorted());
    for (const [code, name] of Object.entries(ourFailures)) {
      const [, filter] =
        resourcesOf(template, 'AWS::Logs::MetricFilter').find(([id]) => id.startsWith(`AlarmsAuditsFailed${name}`)) ??
        [];
      expect(filter?.Properties.FilterPattern).toBe(`{ ($.message = "audit_failed") && ($.code = "${code}") }`);
    }
  });

  test('a message that waits for its next try is no backlog', () => {
    const [, waiting] = alarms.find(([id]) => id.startsWith('AlarmsAuditsWaiting')) ?? [];
    const metrics = waiting?.Properties.Metrics as { Expression?: string; MetricStat?: { Stat: string } }[];
    expect(metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual(['IF(visible > 0, age, 0)']);
    expect(metrics.flatMap(({ MetricStat }) => MetricStat?.Stat ?? [])).toEqual(['Minimum', 'Maximum']);
  });

  test('a refused key is no failure of an authorizer: its log is counted, not its errors', () => {
    const filters = resourcesOf(template, 'AWS::Logs::MetricFilter').filter(([id]) =>
      id.includes('AuthorizerFailures'),
    );
    expect(filters.map(([, { Properties }]) => referred(Properties.LogGroupName)?.replace(/[\dA-F]{8}$/u, ''))).toEqual(
      ['FunctionsAuthorizerLogs', 'DashboardFunctionsAuthorizerLogs'],
    );
    for (const [, { Properties }] of filters) expect(Properties.FilterPattern).toBe('{ $.level = "ERROR" }');
  });

  test('spending is watched where the stage has a limit', () => {
    const example = templateOf('example');
    expect(onlyResource(example, 'AWS::Budgets::Budget').Properties.Budget).toMatchObject({
      BudgetLimit: { Amount: 500, Unit: 'USD' },
    });
    expect(exampleAlarms.filter(([id]) => id.startsWith('AlarmsDailySearches'))).toHaveLength(1);
    expect(exampleAlarms.find(([id]) => id.startsWith('AlarmsDailySpend'))?.[1].Properties).toMatchObject({
      MetricName: 'SpentUsd',
      Threshold: 50,
      Period: 86_400,
    });
    const [, spent] = resourcesOf(template, 'AWS::Logs::MetricFilter').find(([id]) => id.includes('SpentUsd')) ?? [];
    expect(spent?.Properties).toMatchObject({
      FilterPattern: '{ $.spent_usd = "*" }',
      MetricTransformations: [{ MetricName: 'SpentUsd', MetricValue: '$.spent_usd' }],
    });
    const [, searches] =
      resourcesOf(example, 'AWS::Logs::MetricFilter').find(([id]) => id.startsWith('AlarmsSearches')) ?? [];
    expect(searches?.Properties.FilterPattern).toBe(
      '{ ($.message = "audit_completed") || ($.message = "audit_failed") || ($.message = "audit_retry_scheduled") }',
    );
    expect(resourcesOf(template, 'AWS::Budgets::Budget')).toEqual([]);
  });

  test.each(['RecoverAudits', 'RecoverDeliveries'])('%s that reports nothing at all raises an alarm', (name) => {
    const [, silent] = alarms.find(([id]) => id.startsWith(`Alarms${name}Silent`)) ?? [];
    expect(silent?.Properties).toMatchObject({
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    });
  });
});
