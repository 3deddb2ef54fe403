/** Labels for entries of the trail and for browsers. */
import type { TrailList } from '../../../functions/dashboard/contract/activity.ts';

export type TrailRow = TrailList['entries'][number];

export const actionWords: Readonly<Record<TrailRow['action'], string>> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  session_ended: 'Session ended',
  key_created: 'Key created',
  key_renamed: 'Key renamed',
  key_revoked: 'Key revoked',
  webhook_set: 'Webhook set',
  webhook_removed: 'Webhook removed',
  webhook_secret_rotated: 'Webhook secret rotated',
  webhook_enabled: 'Webhook enabled',
  plan_changed: 'Plan changed',
  share_created: 'Share link created',
  share_revoked: 'Share link revoked',
};

/** The user's address, if it is known. */
export function addressText({ ip, forwarded_for }: { ip?: string; forwarded_for?: string }): string {
  return forwarded_for ?? ip ?? 'Unknown';
}

/** Browsers by their User-Agent. The order matters: Edge also names Chrome, and Chrome also names Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Edg/u, 'Edge'],
  [/OPR/u, 'Opera'],
  [/Firefox|FxiOS/u, 'Firefox'],
  [/Chrome|CriOS/u, 'Chrome'],
  [/Safari/u, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/u, 'iOS'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'macOS'],
  [/Linux/u, 'Linux'],
];

/** Shortens a User-Agent to browser and system. An unknown one is returned unchanged. */
export function browserText(userAgent: string | undefined): string {
  if (userAgent === undefined) return 'Unknown';
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined) return userAgent;
  return system === undefined ? browser : `${browser} on ${system}`;
}
