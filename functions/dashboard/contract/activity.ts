/** Schemas of `/dashboard/trail` and `/dashboard/sessions`: what was done to the account, and its sign-ins. */
import * as z from 'zod';
import { trailActions } from '../../../core/accounts/trail.ts';
import { timestamp } from '../../api/contract/parts.ts';
import { listDeliveriesQuery } from './deliveries.ts';

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

export type TrailList = z.infer<typeof trailList>;
export type SessionRead = z.infer<typeof session>;
export type SessionList = z.infer<typeof sessionList>;
export type EndedSession = z.infer<typeof endedSession>;
