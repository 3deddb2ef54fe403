/** Schemas of `/dashboard/audits/{audit_id}/shares`, and of the report that a share link opens. */
import * as z from 'zod';
import { auditTypes } from '../../../core/audits/audit.ts';
import { shareDays } from '../../../core/audits/share-links.ts';
import { livemode, timestamp } from '../../api/contract/parts.ts';

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

/** The header of `GET /dashboard/shared-report` with the link's token, which no access log may hold as a path would. */
export const shareTokenHeader = 'Share-Token';

/** `GET /dashboard/shared-report`: the report, and nothing of whose account it is. */
export const sharedReport = z.object({
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  user_url: z.string().exactOptional(),
  language: z.string(),
  country: z.string(),
  livemode,
  created_at: timestamp,
  completed_at: timestamp.exactOptional(),
  /** When the link ends. */
  expires_at: timestamp,
  /** The report; its schema is the engine's. */
  output: z.looseObject({}),
});

export type CreateShareBody = z.input<typeof createShareBody>;
export type Share = z.infer<typeof share>;
export type ShareList = z.infer<typeof shareList>;
export type CreatedShare = z.infer<typeof createdShare>;
export type SharedReport = z.infer<typeof sharedReport>;
export type ShareTokenHeader = typeof shareTokenHeader;
