/** Calls the functions of EventBridge rules at their rates. */

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Functions } from './lambda/functions.ts';
import { localAwsAccount, localRegion } from './project.ts';
import { StartupError } from './startup-error.ts';
import type { Stack } from './template/stack.ts';

const Rule = z.object({
  ScheduleExpression: z
    .string('only rules with a schedule run here')
    .regex(/^rate\(\d+ (?:minute|hour|day)s?\)$/u, 'only rate(…) runs here'),
  EventPattern: z.undefined('an event pattern does not run here').optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z
    .array(
      z.object({
        Arn: z.string(),
        Input: z.string().optional(),
        InputPath: z.undefined('an input path does not run here').optional(),
        InputTransformer: z.undefined('an input transformer does not run here').optional(),
      }),
    )
    .default([]),
});

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Starts the stack's schedules. Each target is called immediately, then at the rule's rate. A call is skipped while the
 * previous one is running.
 *
 * @param stack The stack.
 * @param service The functions, and a log for failures.
 * @returns A function that stops the schedules and waits for calls in progress.
 * @throws StartupError if a rule's target is not in the template.
 */
export function startSchedules(
  stack: Stack,
  { functions, log }: { functions: Functions; log: (line: string) => void },
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  for (const { logicalId, arn, properties } of stack.resources('AWS::Events::Rule', Rule)) {
    if (properties.State === 'DISABLED') continue;
    for (const target of properties.Targets) {
      if (functions.concurrencyOf(target.Arn) === undefined) {
        throw new StartupError(`rule ${logicalId} calls ${target.Arn}, which is not a function of the template`);
      }
      let busy = false;
      const call = (): void => {
        if (busy) return;
        busy = true;
        const ended = functions.invoke(target.Arn, target.Input ?? scheduledEvent(arn)).then((outcome) => {
          if (!outcome.ok) log(`rule ${logicalId}: the function failed (${outcome.error.errorType})`);
          busy = false;
          running.delete(ended);
        });
        running.add(ended);
      };
      timers.push(setInterval(call, rateMs(properties.ScheduleExpression)));
      call();
    }
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}

/** Converts an expression such as `rate(5 minutes)` to milliseconds. */
function rateMs(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/u.exec(expression) ?? [];
  return Number(count) * (unitMs[unit] ?? Number.NaN);
}

/** The event that EventBridge sends. */
function scheduledEvent(ruleArn: string): string {
  return JSON.stringify({
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: localAwsAccount,
    time: new Date().toISOString().replace(/\.\d+Z$/u, 'Z'),
    region: localRegion,
    resources: [ruleArn],
    detail: {},
  });
}
