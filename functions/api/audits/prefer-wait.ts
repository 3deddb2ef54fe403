/** `Prefer: wait=n` (RFC 7240) on reads of an audit: how long to wait for its end, and how that is confirmed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { maxWaitSeconds, type WaitDeps } from '../../../core/audits/read-audits.ts';
import { header } from '../../runtime/api-handler.ts';

/** `wait=10` among other preferences, which are ignored. A malformed one is no preference. */
const waitPreference = /(?:^|[,\s])wait\s*=\s*"?(\d{1,6})"?\s*(?:$|[,;])/iu;

/** The seconds to wait, at most `maxWaitSeconds`; undefined if the request prefers nothing. */
export function preferredWait(event: APIGatewayProxyEvent): number | undefined {
  const [, seconds] = waitPreference.exec(header(event, 'prefer') ?? '') ?? [];
  return seconds === undefined ? undefined : Math.min(Number(seconds), maxWaitSeconds);
}

/** Confirms the wait that was used. */
export function waitApplied(seconds: number): Record<string, string> {
  return { 'Preference-Applied': `wait=${seconds}` };
}

/** Real time. */
export const realTime: Pick<WaitDeps, 'now' | 'sleep'> = { now: () => new Date(), sleep: (ms) => sleep(ms) };
