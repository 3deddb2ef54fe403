/**
 * Test mode: an account's test keys launch audits over the recorded markets, beside its live ones. What they make is
 * stored under an id of its own, so that no list, read or counter of one mode meets the other's.
 */

/** Ends the id under which an account's data of test mode is stored; no id of an account contains a colon. */
const mark = ':test';

/** Audits per UTC day and account in test mode; they count in no quota. */
export const testAuditsPerDay = 200;

/** The id under which the data of the account's mode is stored. */
export function ownerId(accountId: string, livemode: boolean): string {
  return livemode ? accountId : `${accountId}${mark}`;
}

/** The account of an id under which data is stored. */
export function accountOfOwner(owner: string): string {
  return isLive(owner) ? owner : owner.slice(0, -mark.length);
}

/** Whether data stored under this id belongs to live mode. */
export function isLive(owner: string): boolean {
  return !owner.endsWith(mark);
}

/** Whose data may be read: that of one mode, as by a key, or of several, as by an account holder. */
export type Owners = string | readonly string[];

/** The ids of both modes. */
export function ownerIds(accountId: string): readonly string[] {
  return [ownerId(accountId, true), ownerId(accountId, false)];
}

/** Whether `stored`, the owner in a record, is one of `owners`. */
export function isOwner(owners: Owners, stored: string): boolean {
  return typeof owners === 'string' ? owners === stored : owners.includes(stored);
}
