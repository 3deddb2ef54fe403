/** Parses the expiry of a key as an operator writes it. */
import { UsageError } from './usage-error.ts';

/** Parses a future time: `90d`, a date (end of day, UTC) or an ISO 8601 time. */
export function parseExpiry(text: string, now: Date): Date {
  const days = /^(\d{1,4})d$/u.exec(text)?.[1];
  const isDate = /^\d{4}-\d{2}-\d{2}$/u.test(text);
  const time = days ? now.getTime() + Number(days) * 86_400_000 : Date.parse(isDate ? `${text}T23:59:59.999Z` : text);
  if (Number.isNaN(time)) throw new UsageError('--expires must be a date (2027-01-31), an ISO 8601 time or days (90d)');
  if (time <= now.getTime()) throw new UsageError('--expires must lie in the future');
  return new Date(time);
}
