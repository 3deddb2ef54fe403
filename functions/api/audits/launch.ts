/** Launching an audit over HTTP: `POST /v1/audits`, and the dashboard's own. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { Caller } from '../../../core/accounts/caller.ts';
import { rateLimits } from '../../../core/accounts/plans.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { describe } from '../../runtime/describe-error.ts';
import { logEvent } from '../../runtime/log-event.ts';
import { parseBody, parseHeader } from '../../runtime/parse-request.ts';
import { hourLimit } from '../../runtime/rate-limit-headers.ts';
import { type AcceptedAudit, createAuditBody, idempotencyKeyHeader, maxBodyBytes } from '../contract.ts';

/** A hint for clients: an audit takes some seconds. */
const pollAfterSeconds = 5;

export type LaunchDeps = Parameters<typeof requestAudit>[1];

/**
 * Launches what the request asks for.
 *
 * @param callerOf asked once the request is found to be well formed
 * @throws as `requestAudit` does, and `validation_error` for a request that is not well formed.
 */
export async function launchAnswer(
  event: APIGatewayProxyEvent,
  callerOf: () => Caller | Promise<Caller>,
  deps: LaunchDeps,
): Promise<ApiAnswer> {
  const idempotencyKey = parseHeader(event, 'Idempotency-Key', idempotencyKeyHeader);
  const order = toOrder(parseBody(event, createAuditBody, maxBodyBytes));
  const caller = await callerOf();
  const accepted = await requestAudit(
    { order, caller, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
    deps,
  );
  // Recovery sends it within minutes.
  if (accepted.sendFailure) logEvent('error', 'audit_send_failed', { error: describe(accepted.sendFailure) });
  const { audit_id, created_at } = accepted;
  return {
    status: 202,
    body: { audit_id, status: 'pending', created_at } satisfies AcceptedAudit,
    headers: {
      Location: locationOf(audit_id, event.path),
      'Retry-After': String(pollAfterSeconds),
      ...(accepted.replayed ? { 'Idempotency-Replayed': 'true' } : {}),
    },
    limits: [hourLimit(rateLimits.auditsPerHour, accepted.hour)],
  };
}

/** Relative to what the caller asked for: API Gateway's stage is in its path, but not in CloudFront's or a custom domain's. */
function locationOf(auditId: string, path: string): string {
  return path.endsWith('/') ? auditId : `audits/${auditId}`;
}

/** A market has no page: its user_url is allowed and left aside. */
function toOrder({ user_url, ...body }: z.output<typeof createAuditBody>): AuditOrder {
  return { ...body, ...(body.audit_type === 'gap' && user_url !== undefined ? { user_url } : {}) };
}
