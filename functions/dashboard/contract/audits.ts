/** Schemas of `/dashboard/audits`: as in `/v1`, with what the account's own list shows besides. */
import * as z from 'zod';
import { verdictStates } from '../../../analysis/index.ts';
import { auditList, auditRead, listAuditsQuery } from '../../api/contract.ts';

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

export type OrderedAudit = z.infer<typeof orderedAudit>;
export type DetailedAuditList = z.infer<typeof detailedAuditList>;
