/** The alarms: what each watches is in its runbook section, and somebody hears of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { providerFailures } from '../../lib/alarms.ts';
import { referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('prod');
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm');

describe('alarms', () => {
  test('each names a section that the runbook has, and no section is without an alarm', () => {
    const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
    // Sections for an alarm bear its name; the others are about looking after the service.
    const sections = [...runbook.matchAll(/^## ([a-z0-9-]+)$/gm)].map(([, title]) => title);
    const named = alarms.map(
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

  test('providers that fail are counted in the worker’s log by what it says, where providers are asked', () => {
    const [[, filter] = ['', undefined], ...others] = resourcesOf(template, 'AWS::Logs::MetricFilter');
    expect(others).toEqual([]);
    expect(referred(filter?.Properties.LogGroupName)).toMatch(/^WorkersRunAuditLogs/u);
    const worker = readFileSync(new URL('../../functions/runtime/audit-ports.ts', import.meta.url), 'utf8');
    for (const words of providerFailures) {
      expect(filter?.Properties.FilterPattern).toContain(`"${words}"`);
      expect(worker).toContain(`('${words}'`);
    }
    expect(resourcesOf(templateOf('dev'), 'AWS::Logs::MetricFilter')).toEqual([]);
  });

  test.each(['RecoverAudits', 'RecoverDeliveries'])('%s that reports nothing at all raises an alarm', (name) => {
    const [, silent] = alarms.find(([id]) => id.startsWith(`Alarms${name}Silent`)) ?? [];
    expect(silent?.Properties).toMatchObject({
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    });
  });
});
