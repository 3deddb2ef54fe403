/** The operations of `/v1/audits` in the OpenAPI document. */
import { briefQuery, idempotencyKeyHeader, listAuditsQuery, readAuditQuery } from '../contract.ts';
import {
  answer,
  content,
  errors,
  type Json,
  jsonSchema,
  limitHeaders,
  queryParameters,
  reference,
  textHeader,
} from './parts.ts';

const auditIdParameter = { name: 'audit_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: jsonSchema(idempotencyKeyHeader, 'input'),
};

const acceptedAnswer = answer('Accepted; the analysis runs in the background', 'AcceptedAudit', {
  Location: textHeader('Where the audit is read'),
  'Retry-After': textHeader('Seconds until a poll is worth while'),
  'Idempotency-Replayed': textHeader('`true` when this is the first answer again'),
});

export const auditPaths: Json = {
  '/v1/audits': {
    post: {
      operationId: 'createAudit',
      tags: ['Audits'],
      summary: 'Launch an audit',
      description:
        'Consumes one unit of the monthly quota and one of the 20 audits an hour; a refused request consumes neither.',
      parameters: [idempotencyKeyParameter],
      requestBody: { required: true, content: content(reference('AuditOrder')) },
      responses: {
        202: acceptedAnswer,
        ...errors(400, 401, 402, 409, 413, 415, 422, 429, 500, 503),
      },
    },
    get: {
      operationId: 'listAudits',
      tags: ['Audits'],
      summary: "List the account's audits, newest first",
      parameters: queryParameters(listAuditsQuery),
      responses: { 200: answer('One page', 'AuditList'), ...errors(401, 422, 429, 500, 503) },
    },
  },
  '/v1/audits/{audit_id}': {
    get: {
      operationId: 'getAudit',
      tags: ['Audits'],
      summary: 'Read an audit, once completed with its output',
      parameters: [
        auditIdParameter,
        ...queryParameters(readAuditQuery),
        { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: answer('The audit', 'Audit', { ETag: textHeader('Of a completed audit, which never changes') }),
        304: { description: 'Unchanged', headers: limitHeaders },
        ...errors(401, 404, 422, 429, 500, 503),
      },
    },
    delete: {
      operationId: 'deleteAudit',
      tags: ['Audits'],
      summary: 'Delete an audit that has ended, with its report',
      description: 'What it cost stays counted. An audit that is still being made is refused with 409.',
      parameters: [auditIdParameter],
      responses: {
        204: { description: 'Deleted', headers: limitHeaders },
        ...errors(401, 404, 409, 429, 500, 503),
      },
    },
  },
  '/v1/audits/{audit_id}/rerun': {
    post: {
      operationId: 'rerunAudit',
      tags: ['Audits'],
      summary: 'Launch an audit once more',
      description:
        'The same order under a new id, whether the first audit completed or failed. Consumes what a launch consumes. A body is not read.',
      parameters: [auditIdParameter, idempotencyKeyParameter],
      responses: { 202: acceptedAnswer, ...errors(401, 402, 404, 409, 422, 429, 500, 503) },
    },
  },
  '/v1/audits/{audit_id}/status': {
    get: {
      operationId: 'getAuditStatus',
      tags: ['Audits'],
      summary: 'Poll an audit without its output',
      parameters: [auditIdParameter],
      responses: { 200: answer('Its status', 'AuditStatus'), ...errors(401, 404, 429, 500, 503) },
    },
  },
  '/v1/audits/{audit_id}/brief': {
    get: {
      operationId: 'getBrief',
      tags: ['Audits'],
      summary: 'Read what to write: the brief of a completed audit as a document',
      parameters: [auditIdParameter, ...queryParameters(briefQuery)],
      responses: {
        200: {
          description: 'The brief in the audit’s language',
          headers: limitHeaders,
          content: { 'text/markdown': { schema: { type: 'string' } }, 'text/html': { schema: { type: 'string' } } },
        },
        ...errors(401, 404, 409, 422, 429, 500, 503),
      },
    },
  },
  '/v1/audits/{audit_id}/compare/{other_id}': {
    get: {
      operationId: 'compareAudits',
      tags: ['Audits'],
      summary: 'Compare two completed audits of the same keyword, language and country',
      description:
        'What changed from `audit_id` to `other_id`: on the page, in the market and in citations. Each difference carries its 95 % interval or a flag.',
      parameters: [auditIdParameter, { ...auditIdParameter, name: 'other_id' }],
      responses: { 200: answer('The difference', 'Comparison'), ...errors(401, 404, 409, 429, 500, 503) },
    },
  },
};
