/** Schemas of `/dashboard/audits`: as in `/v1`, with what the account's own list shows besides. */
import * as z from 'zod';
import { verdictStates } from '../../../analysis/index.ts';
import { timestamp } from '../../api/contract/parts.ts';
import { auditList, auditRead, listAuditsQuery } from '../../api/contract/read.ts';

/** `GET /dashboard/audits/{audit_id}`: as in `/v1`, plus the whole order, so that it can be launched again. */
export const orderedAudit = auditRead.extend({
  ...auditList.shape.audits.element.pick({ user_url: true, language: true, country: true }).shape,
  control_urls: z.array(z.string()).readonly().exactOptional(),
});

/**
 * Query of `GET /dashboard/audits`: as in `/v1`, plus the key that launched, and the first and the last time of launch.
 * With `count=only` the answer counts the audits after `cursor` and lists none; the index does not hold keys, so audits
 * of one key are not counted.
 */
export const detailedListQuery = listAuditsQuery
  .extend({
    key_id: z.string().max(100).exactOptional(),
    launched_from: z.iso.datetime({ precision: 3 }).exactOptional(),
    launched_to: z.iso.datetime({ precision: 3 }).exactOptional(),
    count: z.literal('only').exactOptional(),
  })
  .refine(({ key_id, count }) => key_id === undefined || count === undefined, 'audits of one key cannot be counted')
  .refine(
    ({ launched_from = '0', launched_to = '9' }) => launched_from <= launched_to,
    'launched_from must not be later than launched_to',
  );

/** `GET /dashboard/audits`: as in `/v1`, plus who launched each audit, and what a gap audit says of its page. */
export const detailedAuditList = auditList.extend({
  audits: z.array(
    auditList.shape.audits.element.extend({
      key_id: z.string(),
      control_urls: z.array(z.string()).readonly().exactOptional(),
      verdict: z.enum(verdictStates).exactOptional(),
      score: z.number().exactOptional(),
    }),
  ),
  /** Only with `count=only`: how many there are after the cursor; with `next_cursor`, as far as was counted. */
  count: z.int().min(0).exactOptional(),
  /** With `next_cursor`: all audits from the beginning of the page to this time of launch were looked at. */
  read_to: timestamp.exactOptional(),
});

export type OrderedAudit = z.infer<typeof orderedAudit>;
export type DetailedAuditList = z.infer<typeof detailedAuditList>;
