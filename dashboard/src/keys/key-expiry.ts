/** The choices for a new key's expiry, and the time that each stands for. */

export const expiryChoices = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a date…' },
] as const;

/** The API's maximum. */
const maxYears = 10;
const dayMs = 86_400_000;

/**
 * Returns the time to send as `expires_at`; undefined for never.
 * @param choice one of `expiryChoices`
 * @param date `2027-01-31`, for the choice `date`: the key expires at the end of that day in local time
 */
export function expiryTime(choice: string, date: string, now: Date): string | undefined {
  if (choice === 'never') return undefined;
  if (choice === 'date') return endOfDay(date)?.toISOString();
  return new Date(now.getTime() + Number(choice) * dayMs).toISOString();
}

/** Validates the date for the choice `date`. Returns a message, or null. */
export function expiryFault(choice: string, date: string, now: Date): string | null {
  if (choice !== 'date') return null;
  const end = endOfDay(date);
  if (end === undefined) return 'Choose a date';
  if (end <= now) return 'The date has passed';
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + maxYears);
  return end > latest ? `At most ${maxYears} years from now` : null;
}

function endOfDay(date: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return undefined;
  const end = new Date(`${date}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? undefined : end;
}
