/** Builds the OpenAPI 3.1 document from the contract; `write.ts` stores it in `docs/openapi.json`. */
import { comparisonSchema } from '../../../analysis/index.ts';
import { errorBody } from '../contract/error-body.ts';
import { auditRead } from '../contract/read.ts';
import { changedEventSchema, skippedEventSchema, webhookEvent, webhookTestEvent } from '../contract/webhook-event.ts';
import { content, errors, type Json, jsonSchema, reference } from './parts.ts';
import { operationsOfContract, pathsOf, schemasOf } from './paths.ts';
import { outputSchema, reportSchemas } from './report.ts';
import { webhooks } from './webhooks.ts';

/** The schemas that the contract's routes do not hold themselves. */
const schemas: Record<string, Json> = {
  Audit: withReport(jsonSchema(auditRead, 'output')),
  Comparison: jsonSchema(comparisonSchema, 'output'),
  ...reportSchemas(),
  WebhookEvent: jsonSchema(webhookEvent, 'output'),
  AuditChangedEvent: jsonSchema(changedEventSchema, 'output'),
  RunSkippedEvent: jsonSchema(skippedEventSchema, 'output'),
  WebhookTestEvent: jsonSchema(webhookTestEvent, 'output'),
  Error: jsonSchema(errorBody, 'output'),
};

function withReport(audit: Json): Json {
  const properties = { ...(audit.properties as Json), output: reference(outputSchema) };
  return { ...audit, properties };
}

/** Returns the whole document. Its `version` is the version of the API, not of the package. */
export async function openapiDocument(): Promise<Json> {
  const operations = await operationsOfContract();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Audit Service API',
      version: '1.1.0',
      summary: 'AEO/GEO audits of a keyword, launched over HTTPS and read back as structured data.',
      description:
        'Launch an audit, poll its status, read the result. Every request under `/v1` carries `X-API-Key`. ' +
        'Errors have one body: `{"detail", "code", "request_id"}`. ' +
        'A key that begins with `ask_test_` is a test key: its audits run over recorded markets, cost nothing, use no quota, ' +
        'have `livemode: false`, and fail on demand. Keys of one mode see nothing of the other.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The address at which this document was read' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Audits', description: 'Launching and reading audits' },
      { name: 'Account', description: 'Plan, quota and limits' },
      { name: 'Schedules', description: 'Audits that repeat, and what changed between them' },
      { name: 'Events', description: 'What happened, also where no webhook was told' },
      { name: 'Webhooks', description: 'What a key’s webhook is told' },
      { name: 'Meta', description: 'This document' },
    ],
    paths: {
      ...pathsOf(operations),
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
    webhooks: webhooks({
      audit: content(reference('WebhookEvent')),
      changed: content(reference('AuditChangedEvent')),
      skipped: content(reference('RunSkippedEvent')),
      test: content(reference('WebhookTestEvent')),
    }),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'Made by the account holder; shown once.',
        },
      },
      schemas: { ...schemasOf(operations), ...schemas },
    },
  };
}
