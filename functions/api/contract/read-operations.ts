/** The routes that read, list and delete audits. */
import * as z from 'zod';
import { maxWaitSeconds } from '../../../core/audits/read-audits.ts';
import type { Operations } from './operation.ts';
import { auditList, auditStatus, briefQuery, listAuditsQuery, readAuditQuery } from './read.ts';

/** RFC 7240; `functions/api/audits/prefer-wait.ts` reads it. */
const prefer = z.string().meta({
  description: `\`wait=n\`: of an unfinished audit, the answer comes as soon as it ends, at the latest after n seconds (at most ${maxWaitSeconds}). Counts as one request.`,
  examples: [`wait=${maxWaitSeconds}`],
});
const preferenceApplied = { 'Preference-Applied': '`wait=n` when the wait was taken into account' };

export const readOperations = {
  'GET /v1/audits': {
    id: 'listAudits',
    tag: 'Audits',
    summary: "List the account's audits, newest first",
    query: listAuditsQuery,
    answers: { 200: { description: 'One page', body: { AuditList: auditList } } },
    errors: [401, 422, 429, 500, 503],
  },
  'GET /v1/audits/{audit_id}': {
    id: 'getAudit',
    tag: 'Audits',
    summary: 'Read an audit, once completed with its output',
    query: readAuditQuery,
    headers: { 'If-None-Match': null, Prefer: prefer },
    answers: {
      200: {
        description: 'The audit',
        body: 'Audit',
        headers: { ETag: 'Of a completed audit, which never changes', ...preferenceApplied },
      },
      304: { description: 'Unchanged' },
    },
    errors: [401, 404, 422, 429, 500, 503],
  },
  'DELETE /v1/audits/{audit_id}': {
    id: 'deleteAudit',
    tag: 'Audits',
    summary: 'Delete an audit that has ended, with its report',
    description: 'What it cost stays counted. An audit that is still being made is refused with 409.',
    answers: { 204: { description: 'Deleted' } },
    errors: [401, 404, 409, 429, 500, 503],
  },
  'GET /v1/audits/{audit_id}/status': {
    id: 'getAuditStatus',
    tag: 'Audits',
    summary: 'Poll an audit without its output',
    headers: { Prefer: prefer },
    answers: { 200: { description: 'Its status', body: { AuditStatus: auditStatus }, headers: preferenceApplied } },
    errors: [401, 404, 429, 500, 503],
  },
  'GET /v1/audits/{audit_id}/brief': {
    id: 'getBrief',
    tag: 'Audits',
    summary: 'Read what to write: the brief of a completed audit as a document',
    query: briefQuery,
    answers: { 200: { description: 'The brief in the audit’s language', texts: ['text/markdown', 'text/html'] } },
    errors: [401, 404, 409, 422, 429, 500, 503],
  },
  'GET /v1/audits/{audit_id}/compare/{other_id}': {
    id: 'compareAudits',
    tag: 'Audits',
    summary: 'Compare two completed audits of the same keyword, language and country',
    description:
      'What changed from `audit_id` to `other_id`: on the page, in the market and in citations. Each difference carries its 95 % interval or a flag.',
    answers: { 200: { description: 'The difference', body: 'Comparison' } },
    errors: [401, 404, 409, 429, 500, 503],
  },
} satisfies Operations;
