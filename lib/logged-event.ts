/** Filters a log by event codes; the compiler checks that the functions log these codes. */
import { FilterPattern, type JsonPattern } from 'aws-cdk-lib/aws-logs';
import type { LogEvent } from '../functions/runtime/log-event.ts';

/** Matches each line that logs one of these events. */
export function loggedEvent(...events: readonly LogEvent[]): JsonPattern {
  return FilterPattern.any(...events.map((event) => FilterPattern.stringValue('$.message', '=', event)));
}
