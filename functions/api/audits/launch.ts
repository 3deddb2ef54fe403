/** Launching an audit over HTTP: `POST /v1/audits`, and the dashboard's own. */
import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { DocumentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { sqsAuditQueue, sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { rateLimits } from '../../../core/accounts/plans.ts';
import type { Caller } from '../../../core/api-keys/authenticate.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { describe } from '../../runtime/describe-error.ts';
import { planOverrides, required } from '../../runtime/env.ts';
import { logger } from '../../runtime/logger.ts';
import { parseBody, parseHeader } from '../../runtime/parse-request.ts';
import { hourLimit } from '../../runtime/rate-limit-headers.ts';
import { type AcceptedAudit, createAuditBody, idempotencyKeyHeader, maxBodyBytes } from '../contract.ts';

/** The variables of a function that launches. */
export const launchVariables = {
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  IDEMPOTENCY_TABLE: required,
  AUDITS_QUEUE_URL: required,
  PLAN_OVERRIDES: planOverrides,
};

/** A hint for clients: an audit takes some seconds. */
const pollAfterSeconds = 5;

/**
 * Opens what a launch works on.
 *
 * @returns launches what a request asks for; `callerOf` is asked once the request is found to be well formed. It throws as
 *   `requestAudit` does, and for a request that is not.
 */
export function openLaunch(
  env: { [Name in keyof typeof launchVariables]: z.output<(typeof launchVariables)[Name]> },
  client: DocumentClient,
): (event: APIGatewayProxyEvent, callerOf: () => Caller | Promise<Caller>) => Promise<ApiAnswer> {
  const deps = {
    store: dynamoNewAuditStore(client, {
      audits: env.AUDITS_TABLE,
      usage: env.USAGE_TABLE,
      idempotency: env.IDEMPOTENCY_TABLE,
    }),
    queue: sqsAuditQueue(sqsClient(), env.AUDITS_QUEUE_URL),
    now: () => new Date(),
    randomBytes,
    planOverrides: env.PLAN_OVERRIDES,
  };
  return async (event, callerOf) => {
    const idempotencyKey = parseHeader(event, 'Idempotency-Key', idempotencyKeyHeader);
    const order = toOrder(parseBody(event, createAuditBody, maxBodyBytes));
    const caller = await callerOf();
    const accepted = await requestAudit(
      { order, caller, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
      deps,
    );
    if (accepted.sendFailure)
      logger.error('an audit could not be sent; recovery will', { error: describe(accepted.sendFailure) });
    const { audit_id, created_at } = accepted;
    return {
      status: 202,
      body: { audit_id, status: 'pending', created_at } satisfies AcceptedAudit,
      headers: {
        Location: `${event.requestContext.path.replace(/\/$/u, '')}/${audit_id}`,
        'Retry-After': String(pollAfterSeconds),
        ...(accepted.replayed ? { 'Idempotency-Replayed': 'true' } : {}),
      },
      limits: [hourLimit(rateLimits.auditsPerHour, accepted.hour)],
    };
  };
}

/** A market has no page: its user_url is allowed and left aside. */
function toOrder({ user_url, ...body }: z.output<typeof createAuditBody>): AuditOrder {
  return { ...body, ...(body.audit_type === 'gap' && user_url !== undefined ? { user_url } : {}) };
}
