/**
 * The contract of `/dashboard`, the API of the account holder's page, as zod schemas. The page imports its types.
 *
 * Audits use the schemas of `functions/api/contract.ts`. `POST /dashboard/audits` accepts `createAuditBody` and returns
 * 202 `acceptedAudit`; `POST /dashboard/audits/{audit_id}/rerun` returns the same; `DELETE
 * /dashboard/audits/{audit_id}` returns 204. `GET /dashboard/audits` accepts `detailedListQuery` and returns
 * `detailedAuditList`.
 * `GET /dashboard/audits/{audit_id}` returns `orderedAudit`, its `…/status` `auditStatus`, and its `…/markdown` the
 * report as `text/markdown`; its `…/brief` accepts `briefQuery` and returns the brief in that format. `GET
 * /dashboard/audits/{audit_id}/compare/{other_id}` returns the engine's `Comparison`.
 */
import * as z from 'zod';
import { verdictStates } from '../../analysis/index.ts';
import { planNames } from '../../core/accounts/plans.ts';
import { trailActions } from '../../core/accounts/trail.ts';
import { keyNameFault } from '../../core/api-keys/key-name.ts';
import { auditTypes } from '../../core/audits/audit.ts';
import { shareDays } from '../../core/audits/share-links.ts';
import { deliveryFailures, deliveryStates, eventTypes, givenUpReasons } from '../../core/webhooks/delivery.ts';
import { disabledReasons } from '../../core/webhooks/webhook.ts';
import { auditList, auditRead, listAuditsQuery, usage } from '../api/contract.ts';

const timestamp = z.iso.datetime({ precision: 3 });

/** `GET /dashboard/audits/{audit_id}`: as in `/v1`, plus the whole order, so that it can be launched again. */
export const orderedAudit = auditRead.extend(
  auditList.shape.audits.element.pick({ user_url: true, language: true, country: true }).shape,
);

/** Query of `GET /dashboard/audits`: as in `/v1`, plus the key that launched. */
export const detailedListQuery = listAuditsQuery.extend({ key_id: z.string().max(100).exactOptional() });

/** `GET /dashboard/audits`: as in `/v1`, plus who launched each audit, and what a gap audit says of its page. */
export const detailedAuditList = auditList.extend({
  audits: z.array(
    auditList.shape.audits.element.extend({
      key_id: z.string(),
      verdict: z.enum(verdictStates).exactOptional(),
      score: z.number().exactOptional(),
    }),
  ),
});
export type DetailedAuditList = z.infer<typeof detailedAuditList>;

/** `GET /dashboard/account`: the signed-in account and its plan. Created at the first sign-in. */
export const account = z.object({ account_id: z.string(), plan: z.enum(planNames), created_at: timestamp });

/** `GET /dashboard/usage`: what is left of the limits, and the audits launched on each day of this UTC month. */
export const dashboardUsage = z.object({
  plan: z.enum(planNames),
  quota: usage.shape.quota,
  /**
   * Audits launched from the dashboard in this UTC hour; the dashboard has an hourly limit of its own, like every key.
   */
  audits_per_hour: usage.shape.rate_limits.shape.audits_per_hour,
  /** One row per day from the first of the month to today, including days without audits. */
  days: z.array(z.object({ date: z.iso.date(), completed: z.int(), failed: z.int(), unfinished: z.int() })),
  /** False if the month has more audits than are counted here; `days` then has only the latest days. */
  days_complete: z.boolean(),
});

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
  status: z.enum(['active', 'revoked', 'expired']),
  created_at: timestamp,
  expires_at: timestamp.exactOptional(),
  revoked_at: timestamp.exactOptional(),
  webhook: webhook.exactOptional(),
});

/** `GET /dashboard/keys`, newest first. */
export const keyList = z.object({ keys: z.array(key) });

/** 201 of `POST /dashboard/keys`. `secret` and `webhook_secret` are shown only here. */
export const createdKey = z.object({ key, secret: z.string(), webhook_secret: z.string().exactOptional() });

/**
 * 200 of `PATCH …/{key_id}` and of `POST …/{key_id}/revoke` and `…/{key_id}/enable-webhook`. The secret of a new
 * webhook is shown once.
 */
export const changedKey = z.object({ key, webhook_secret: z.string().exactOptional() });

/** 200 of `POST /dashboard/keys/{key_id}/rotate-webhook-secret`. */
export const rotatedSecret = z.object({ key, webhook_secret: z.string() });

const attempt = z.object({
  at: timestamp,
  duration_ms: z.int(),
  url: z.string(),
  status: z.int().exactOptional().meta({ description: 'The answer, when there was one.' }),
  failure: z.enum(deliveryFailures).exactOptional().meta({ description: 'Why there was none.' }),
  answer: z
    .string()
    .exactOptional()
    .meta({ description: 'The first KiB of the answer, printable; the receiver wrote it.' }),
});

/** A delivery as shown in lists. */
export const delivery = z.object({
  delivery_id: z.string(),
  key_id: z.string(),
  audit_id: z.string(),
  type: z.enum(eventTypes),
  state: z.enum(deliveryStates),
  created_at: timestamp,
  attempt: z.int().meta({ description: 'How many attempts were made.' }),
  next_attempt_at: timestamp.exactOptional(),
  ended_at: timestamp.exactOptional(),
  last_result: z.string().exactOptional(),
  given_up_reason: z.enum(givenUpReasons).exactOptional(),
});

/** Query of `GET /dashboard/deliveries`. */
export const listDeliveriesQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|100)$/u, 'limit must be a whole number from 1 to 100')
    .transform(Number)
    .default(50),
  state: z.enum(deliveryStates).exactOptional(),
});

/** `GET /dashboard/deliveries`, newest first. */
export const deliveryList = z.object({ deliveries: z.array(delivery) });

/** `GET /dashboard/deliveries/{delivery_id}`, and 202 of `POST …/{delivery_id}/resend`. */
export const deliveryRead = delivery.extend({
  url: z.string(),
  body: z.string().meta({ description: 'What was sent.' }),
  attempts: z.array(attempt),
});

const seenFrom = {
  ip: z.string().exactOptional().meta({ description: 'The address that the request came from.' }),
  forwarded_for: z
    .string()
    .exactOptional()
    .meta({ description: 'The address before it, where a proxy names one: behind CloudFront the user’s.' }),
  user_agent: z.string().exactOptional(),
};

/** Query of `GET /dashboard/trail`. */
export const trailQuery = z.strictObject({
  limit: listDeliveriesQuery.shape.limit,
  cursor: z.string().max(500).exactOptional(),
});

/** `GET /dashboard/trail`, newest first: the account's audit trail of the last 400 days. */
export const trailList = z.object({
  entries: z.array(
    z.object({
      entry_id: z.string(),
      at: timestamp,
      action: z.enum(trailActions),
      actor: z.enum(['user', 'operator']),
      key_id: z.string().exactOptional(),
      audit_id: z.string().exactOptional().meta({ description: 'The audit whose share link was changed.' }),
      detail: z.string().exactOptional().meta({ description: 'The name of the key, or the plan.' }),
      ...seenFrom,
    }),
  ),
  next_cursor: z.string().exactOptional(),
});

/** An open session. */
export const session = z.object({
  session_id: z.string(),
  current: z.boolean().meta({ description: 'Whether this request belongs to it.' }),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  ...seenFrom,
});

/** `GET /dashboard/sessions`, most recently used first. */
export const sessionList = z.object({ sessions: z.array(session) });

/** 200 of `POST /dashboard/sessions/{session_id}/end`: the session's tokens are refused from the next request on. */
export const endedSession = z.object({ session_id: z.string(), ended_at: timestamp });

/** Body of `POST /dashboard/audits/{audit_id}/shares`. */
export const createShareBody = z.strictObject({
  expires_in_days: z
    .number()
    .refine(
      (days) => Number.isInteger(days) && days >= 1 && days <= shareDays.max,
      `expires_in_days must be a whole number from 1 to ${shareDays.max}`,
    )
    .default(shareDays.default)
    .meta({ description: 'After how many days the link shows nothing.' }),
});

/** A link as shown in lists, without its token. */
export const share = z.object({ share_id: z.string(), created_at: timestamp, expires_at: timestamp });

/** `GET /dashboard/audits/{audit_id}/shares`: the valid links of an audit, newest first. */
export const shareList = z.object({ shares: z.array(share) });

/** 201 of `POST …/shares`. The link is the page's address `/shared/<token>`; the token is shown only here. */
export const createdShare = z.object({ share, token: z.string() });

/** The header of `GET /dashboard/shared-report` that holds the link's token. Not in the path, so that no access log holds it. */
export const shareTokenHeader = 'Share-Token';

/** `GET /dashboard/shared-report`: the report, and nothing of whose account it is. */
export const sharedReport = z.object({
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  user_url: z.string().exactOptional(),
  language: z.string(),
  country: z.string(),
  created_at: timestamp,
  completed_at: timestamp.exactOptional(),
  /** When the link ends. */
  expires_at: timestamp,
  /** The report; its schema is the engine's. */
  output: z.looseObject({}),
});

export type OrderedAudit = z.infer<typeof orderedAudit>;
export type AccountRead = z.infer<typeof account>;
export type DashboardUsage = z.infer<typeof dashboardUsage>;
export type Key = z.infer<typeof key>;
export type KeyWebhook = z.infer<typeof webhook>;
export type KeyList = z.infer<typeof keyList>;
export type CreateKeyBody = z.input<KeyBodies['create']>;
export type ChangeKeyBody = z.input<KeyBodies['change']>;
export type CreatedKey = z.infer<typeof createdKey>;
export type ChangedKey = z.infer<typeof changedKey>;
export type RotatedSecret = z.infer<typeof rotatedSecret>;
export type ListedDelivery = z.infer<typeof delivery>;
export type DeliveryList = z.infer<typeof deliveryList>;
export type DeliveryRead = z.infer<typeof deliveryRead>;
export type TrailList = z.infer<typeof trailList>;
export type SessionRead = z.infer<typeof session>;
export type SessionList = z.infer<typeof sessionList>;
export type EndedSession = z.infer<typeof endedSession>;
export type CreateShareBody = z.input<typeof createShareBody>;
export type Share = z.infer<typeof share>;
export type ShareList = z.infer<typeof shareList>;
export type CreatedShare = z.infer<typeof createdShare>;
export type SharedReport = z.infer<typeof sharedReport>;
export type ShareTokenHeader = typeof shareTokenHeader;
