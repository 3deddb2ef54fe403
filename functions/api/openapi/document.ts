/** The OpenAPI 3.1 document, made from the contract; `write.ts` keeps it in `docs/openapi.json`. */
import * as z from 'zod';
import { gapReportSchema, marketReportSchema } from '../../../analysis/index.ts';
import {
  acceptedAudit,
  auditList,
  auditRead,
  auditStatus,
  briefQuery,
  createAuditBody,
  errorBody,
  idempotencyKeyHeader,
  listAuditsQuery,
  readAuditQuery,
  usage,
  webhookEvent,
} from '../contract.ts';
import { type ErrorStatus, errorAnswers } from './errors.ts';
import { webhooks } from './webhooks.ts';

type Json = Record<string, unknown>;

/** A zod schema as JSON Schema; `io` tells whether it describes what is sent to us or what we send. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

const schemas: Record<string, Json> = {
  AuditOrder: jsonSchema(createAuditBody, 'input'),
  AcceptedAudit: jsonSchema(acceptedAudit, 'output'),
  Audit: withReport(jsonSchema(auditRead, 'output')),
  AuditStatus: jsonSchema(auditStatus, 'output'),
  AuditList: jsonSchema(auditList, 'output'),
  Usage: jsonSchema(usage, 'output'),
  Report: { anyOf: [reference('GapReport'), reference('MarketReport')] },
  GapReport: inParts(gapReportSchema),
  MarketReport: inParts(marketReportSchema),
  ...Object.fromEntries(
    Object.entries(gapReportSchema.shape).map(([part, schema]) => [nameOf(part), jsonSchema(schema, 'output')]),
  ),
  WebhookEvent: jsonSchema(webhookEvent, 'output'),
  Error: jsonSchema(errorBody, 'output'),
};

/** A report whose parts are schemas of their own: both kinds share most of them, and they are large. */
function inParts({ shape }: { shape: Readonly<Record<string, z.ZodType>> }): Json {
  const parts = Object.keys(shape);
  const properties = Object.fromEntries(parts.map((part) => [part, reference(nameOf(part))]));
  return { type: 'object', properties, required: parts, additionalProperties: false };
}

/** `market_serp` is `ReportMarketSerp`. */
function nameOf(part: string): string {
  return `Report${part.replaceAll(/(?:^|_)(\p{L})/gu, (_, letter: string) => letter.toUpperCase())}`;
}

function withReport(audit: Json): Json {
  const properties = { ...(audit.properties as Json), output: reference('Report') };
  return { ...audit, properties };
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function content(schema: Json): Json {
  return { 'application/json': { schema } };
}

const rateLimitHeaders = {
  'RateLimit-Policy': { description: 'The limits: `"minute";q=100;w=60`.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of them: `"minute";r=42;t=18`.', schema: { type: 'string' } },
};

function answer(description: string, schema: string, headers: Json = {}): Json {
  return { description, headers: { ...rateLimitHeaders, ...headers }, content: content(reference(schema)) };
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}

function errors(...statuses: ErrorStatus[]): Json {
  return Object.fromEntries(
    statuses.map((status) => {
      const { description, headers = {} } = errorAnswers[status];
      return [status, { description, headers, content: content(reference('Error')) }];
    }),
  );
}

/** Parameters of the query or a header out of an object schema. */
function queryParameters(query: z.ZodType): Json[] {
  const { properties = {} } = jsonSchema(query, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: name === 'limit' ? { type: 'integer', minimum: 1, maximum: 100, default: 20 } : schema,
  }));
}

const auditIdParameter = { name: 'audit_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };

/** The whole document. `version` is the interface's, not the package's. */
export function openapiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Audit Service API',
      version: '1.0.0',
      summary: 'AEO/GEO audits of a keyword, launched over HTTPS and read back as structured data.',
      description:
        'Launch an audit, poll its status, read the result. Every request under `/v1` carries `X-API-Key`. ' +
        'Errors have one body: `{"detail", "code", "request_id"}`.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The address at which this document was read' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Audits', description: 'Launching and reading audits' },
      { name: 'Account', description: 'Plan, quota and limits' },
      { name: 'Webhooks', description: 'What a key’s webhook is told' },
      { name: 'Meta', description: 'This document' },
    ],
    paths: {
      '/v1/audits': {
        post: {
          operationId: 'createAudit',
          tags: ['Audits'],
          summary: 'Launch an audit',
          description:
            'Consumes one unit of the monthly quota and one of the 20 audits an hour; a refused request consumes neither.',
          parameters: [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: jsonSchema(idempotencyKeyHeader, 'input'),
            },
          ],
          requestBody: { required: true, content: content(reference('AuditOrder')) },
          responses: {
            202: answer('Accepted; the analysis runs in the background', 'AcceptedAudit', {
              Location: header('Where the audit is read'),
              'Retry-After': header('Seconds until a poll is worth while'),
              'Idempotency-Replayed': header('`true` when this is the first answer again'),
            }),
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
            200: answer('The audit', 'Audit', { ETag: header('Of a completed audit, which never changes') }),
            304: { description: 'Unchanged', headers: rateLimitHeaders },
            ...errors(401, 404, 422, 429, 500, 503),
          },
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
              headers: rateLimitHeaders,
              content: { 'text/markdown': { schema: { type: 'string' } }, 'text/html': { schema: { type: 'string' } } },
            },
            ...errors(401, 404, 409, 422, 429, 500, 503),
          },
        },
      },
      '/v1/usage': {
        get: {
          operationId: 'getUsage',
          tags: ['Account'],
          summary: 'Plan, quota and rate limits, and what is left of them',
          responses: { 200: answer('Usage', 'Usage'), ...errors(401, 429, 500, 503) },
        },
      },
      '/openapi.json': {
        get: {
          operationId: 'getOpenapiDocument',
          tags: ['Meta'],
          summary: 'This document',
          security: [],
          responses: { 200: { description: 'OpenAPI 3.1', content: content({ type: 'object' }) }, ...errors(429) },
        },
      },
    },
    webhooks: webhooks(content(reference('WebhookEvent'))),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'Made by the account holder; shown once.',
        },
      },
      schemas,
    },
  };
}
