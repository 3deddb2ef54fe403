/** Schemas of `/dashboard/keys`: an account's keys and their webhooks. */
import * as z from 'zod';
import { keyNameFault } from '../../../core/api-keys/key-name.ts';
import { disabledReasons } from '../../../core/webhooks/webhook.ts';
import { livemode, timestamp } from '../../api/contract/parts.ts';

const keyName = z
  .string()
  .trim()
  .superRefine((name, context) => {
    const fault = keyNameFault(name);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: `name ${fault}` });
  });

/** Ten years at most, leap days included. */
const longestLifeMs = 10 * 366 * 86_400_000;

/** Rules for a key's fields that depend on the stage and the time. */
export interface KeyRules {
  /** Returns what is wrong with a webhook's address, as the end of a sentence, or undefined. */
  webhookUrlFault: (url: string) => string | undefined;
  now: () => Date;
}

/** Bodies of `POST /dashboard/keys` (`create`) and `PATCH /dashboard/keys/{key_id}` (`change`). */
export function keyBodies({ webhookUrlFault, now }: KeyRules) {
  const webhookUrl = z.string().superRefine((url, context) => {
    const fault = webhookUrlFault(url);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: `webhook_url ${fault}` });
  });
  const expiresAt = z.iso
    .datetime('expires_at must be an ISO 8601 time in UTC, such as "2027-01-31T12:00:00.000Z"')
    // Text that is not a time yields NaN and passes here; it is reported once, above.
    .refine((time) => !(Date.parse(time) <= now().getTime()), 'expires_at must lie in the future')
    .refine((time) => !(Date.parse(time) > now().getTime() + longestLifeMs), 'expires_at must be within ten years');
  return {
    create: z.strictObject({
      name: keyName,
      /** False for a test key. */
      livemode: z.boolean().default(true),
      expires_at: expiresAt.exactOptional(),
      webhook_url: webhookUrl.exactOptional(),
    }),
    /** `webhook_url: null` removes the webhook; an address sets or changes it. */
    change: z
      .strictObject({ name: keyName.exactOptional(), webhook_url: webhookUrl.nullable().exactOptional() })
      .refine((body) => Object.keys(body).length > 0, 'nothing to change: name or webhook_url is expected'),
  };
}
type KeyBodies = ReturnType<typeof keyBodies>;

/** A key's webhook, without its secret. */
export const webhook = z.object({
  url: z.string(),
  created_at: timestamp,
  failing_since: timestamp.exactOptional(),
  disabled_at: timestamp.exactOptional(),
  disabled_reason: z.enum(disabledReasons).exactOptional(),
  /** Until then the previous secret is valid beside the current one. */
  previous_secret_until: timestamp.exactOptional(),
});

/** A key as shown in lists. */
export const key = z.object({
  key_id: z.string(),
  name: z.string(),
  /** The first characters, by which its holder recognizes it. */
  start: z.string(),
  livemode,
  status: z.enum(['active', 'revoked', 'expired']),
  created_at: timestamp,
  expires_at: timestamp.exactOptional(),
  revoked_at: timestamp.exactOptional(),
  /** To the minute; only in the list, and absent if the key was never used. */
  last_used_at: timestamp.exactOptional(),
  webhook: webhook.exactOptional(),
});

/** `GET /dashboard/keys`, newest first. */
export const keyList = z.object({ keys: z.array(key) });

/** 200 of `GET /dashboard/keys/{key_id}/usage`: a row for each of the last 14 UTC days, oldest first. */
export const keyUsage = z.object({
  days: z.array(z.object({ date: z.iso.date(), requests: z.int(), audits: z.int() })),
});

/** 201 of `POST /dashboard/keys`. `secret` and `webhook_secret` are shown only here. */
export const createdKey = z.object({ key, secret: z.string(), webhook_secret: z.string().exactOptional() });

/**
 * 200 of `PATCH …/{key_id}` and of `POST …/{key_id}/revoke` and `…/{key_id}/enable-webhook`. The secret of a new
 * webhook is shown once.
 */
export const changedKey = z.object({ key, webhook_secret: z.string().exactOptional() });

/** 200 of `POST /dashboard/keys/{key_id}/rotate-webhook-secret`. */
export const rotatedSecret = z.object({ key, webhook_secret: z.string() });

export type Key = z.infer<typeof key>;
export type KeyWebhook = z.infer<typeof webhook>;
export type KeyUsage = z.infer<typeof keyUsage>;
export type KeyList = z.infer<typeof keyList>;
export type CreateKeyBody = z.input<KeyBodies['create']>;
export type ChangeKeyBody = z.input<KeyBodies['change']>;
export type CreatedKey = z.infer<typeof createdKey>;
export type ChangedKey = z.infer<typeof changedKey>;
export type RotatedSecret = z.infer<typeof rotatedSecret>;
