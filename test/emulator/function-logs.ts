/** Keeps what the functions logged in the emulator: the first thing to read when a case fails. */
import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { asOwner } from './ministack.ts';

const groupsAnswer = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) });
const eventsAnswer = z.object({ events: z.array(z.object({ timestamp: z.number(), message: z.string() })) });
/** Every invocation's frame, and a warning of the emulator's own wrapper around the function. */
const noise = /^(START|END|REPORT) RequestId|DEP0169|--trace-deprecation/u;

/** Writes one line an event, in the order of time: when, whose, what. */
export async function keepFunctionLogs(endpoint: string, file: string): Promise<void> {
  const { logGroups } = groupsAnswer.parse(await ask(endpoint, 'DescribeLogGroups', {}));
  const lines: { timestamp: number; line: string }[] = [];
  for (const { logGroupName } of logGroups) {
    const { events } = eventsAnswer.parse(await ask(endpoint, 'FilterLogEvents', { logGroupName }));
    for (const { timestamp, message } of events) {
      if (noise.test(message)) continue;
      const name = logGroupName.split('/').at(-1);
      lines.push({ timestamp, line: `${new Date(timestamp).toISOString()} ${name} ${message.trimEnd()}\n` });
    }
  }
  lines.sort((one, other) => one.timestamp - other.timestamp);
  writeFileSync(file, lines.map(({ line }) => line).join(''));
}

async function ask(endpoint: string, operation: string, input: unknown): Promise<unknown> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      ...asOwner('logs'),
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `Logs_20140328.${operation}`,
    },
    body: JSON.stringify(input),
  });
  return answer.json();
}
