/** Schedules: at once, at the rate, never two at a time. */
import { mock } from 'node:test';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startSchedules } from '../../local/schedules.ts';
import { parseTemplate } from '../../local/template/assembly.ts';
import { openStack } from '../../local/template/stack.ts';
import { arn, lambda } from './fixtures/assembly.ts';

const testedFunction = 'arn:aws:lambda:us-east-1:000000000000:function:Fixture-Tick';

beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
afterEach(() => mock.timers.reset());

/** Functions that record their calls and end when the test says so. */
function recorder() {
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const functions = {
    invoke: (_arn: string, payload: string) => {
      events.push(payload);
      return new Promise<{ ok: true; payload: string }>((resolve) => {
        ends.push(() => resolve({ ok: true, payload: 'null' }));
      });
    },
    concurrencyOf: (functionArn: string) => (functionArn === testedFunction ? 1 : undefined),
    stop: async () => {},
  };
  return { events, ends, functions };
}

function stackOf(rule: object) {
  const Resources = { Tick: lambda('tick'), Rule: { Type: 'AWS::Events::Rule', Properties: rule } };
  return openStack(
    { stackName: 'Fixture', template: parseTemplate({ Resources }), assets: new Map() },
    { sqs: 'http://x' },
  );
}
const log = () => {};

test('calls at once and every minute, with the event of EventBridge, and not while a call lasts', async () => {
  const { events, ends, functions } = recorder();
  const Targets = [{ Id: 't', Arn: arn('Tick') }];
  const stop = startSchedules(stackOf({ ScheduleExpression: 'rate(1 minute)', Targets }), { functions, log });
  expect(JSON.parse(events[0] ?? '{}')).toMatchObject({ source: 'aws.events', 'detail-type': 'Scheduled Event' });
  mock.timers.tick(120_000);
  expect(events.length).toBe(1);
  ends[0]?.();
  await new Promise(setImmediate);
  mock.timers.tick(60_000);
  expect(events.length).toBe(2);
  ends[1]?.();
  await stop();
  mock.timers.tick(600_000);
  expect(events.length).toBe(2);
});

test('a target’s own input takes the place of the event', async () => {
  const { events, ends, functions } = recorder();
  const Targets = [{ Id: 't', Arn: arn('Tick'), Input: '{"mine":1}' }];
  const stop = startSchedules(stackOf({ ScheduleExpression: 'rate(2 hours)', Targets }), { functions, log });
  expect(events).toEqual(['{"mine":1}']);
  ends[0]?.();
  await stop();
});

test('a disabled rule calls nothing; another expression and an unknown target are refused', () => {
  const { events, functions } = recorder();
  const rule = { ScheduleExpression: 'rate(1 minute)', Targets: [{ Id: 't', Arn: arn('Tick') }] };
  startSchedules(stackOf({ ...rule, State: 'DISABLED' }), { functions, log });
  expect(events).toEqual([]);
  const start = (changed: object) => () => startSchedules(stackOf({ ...rule, ...changed }), { functions, log });
  expect(start({ ScheduleExpression: 'cron(0 * * * ? *)' })).toThrow(/Rule.*rate/su);
  expect(start({ Targets: [{ Id: 't', Arn: 'arn:aws:lambda:us-east-1:1:function:other' }] })).toThrow('Rule');
});
