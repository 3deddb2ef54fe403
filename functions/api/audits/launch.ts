/** Launches audits over HTTP, for `POST /v1/audits`, `POST …/rerun` and the dashboard. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { Caller } from '../../../core/accounts/caller.ts';
import { rateLimits } from '../../../core/accounts/plans.ts';
import { type AuditOrder, sameOrder } from '../../../core/audits/audit.ts';
import { type AuditReader, readStatus } from '../../../core/audits/read-audits.ts';
import { type LaunchedAudit, requestAudit } from '../../../core/audits/request-audit.ts';
import { isLive, type Owners } from '../../../core/test-mode.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { describe } from '../../runtime/describe-error.ts';
import { logEvent } from '../../runtime/log-event.ts';
import { parseBody, parseHeader } from '../../runtime/parse-request.ts';
import { hourLimit } from '../../runtime/rate-limit-headers.ts';
import { type AcceptedAudit, createAuditBody, idempotencyKeyHeader, maxBodyBytes } from '../contract/launch.ts';

/** A hint for clients: an audit takes a few seconds. */
const pollAfterSeconds = 5;

export type LaunchDeps = Parameters<typeof requestAudit>[1];
export type RerunDeps = LaunchDeps & { reader: Pick<AuditReader, 'getStatus'> };

/**
 * Launches the requested audit.
 *
 * @param callerOf called once the request has been validated
 * @throws as `requestAudit` does, and `validation_error` for an invalid request.
 */
export async function launchAnswer(
  event: APIGatewayProxyEvent,
  callerOf: () => Caller | Promise<Caller>,
  deps: LaunchDeps,
): Promise<ApiAnswer> {
  const idempotencyKey = parseHeader(event, 'Idempotency-Key', idempotencyKeyHeader);
  const order = toOrder(parseBody(event, createAuditBody, maxBodyBytes));
  return accepted(event, { order, caller: await callerOf(), idempotencyKey }, deps);
}

/**
 * Launches an audit again: the same order with a new id, for another unit of quota.
 *
 * @param callerOf for a launch in the mode of the audit
 * @throws as `launchAnswer` does, and `not_found` as `readStatus` does.
 */
export async function rerunAnswer(
  event: APIGatewayProxyEvent,
  auditId: string,
  { accountId, callerOf }: { accountId: Owners; callerOf: (livemode: boolean) => Caller | Promise<Caller> },
  deps: RerunDeps,
): Promise<ApiAnswer> {
  const idempotencyKey = parseHeader(event, 'Idempotency-Key', idempotencyKeyHeader);
  const audit = await readStatus(accountId, auditId, deps.reader);
  const caller = await callerOf(isLive(audit.account_id));
  return accepted(event, { order: sameOrder(audit), caller, idempotencyKey }, deps);
}

interface LaunchRequest {
  order: AuditOrder;
  caller: Caller;
  idempotencyKey: string | undefined;
}

/** Launches an audit as `requestAudit` does, and logs if its message could not be sent. */
export async function launch(
  { order, caller, idempotencyKey }: LaunchRequest,
  deps: LaunchDeps,
): Promise<LaunchedAudit> {
  const launched = await requestAudit(
    { order, caller, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
    deps,
  );
  // Recovery sends it within minutes.
  if (launched.sendFailure) logEvent('error', 'audit_send_failed', { error: describe(launched.sendFailure) });
  return launched;
}

async function accepted(event: APIGatewayProxyEvent, request: LaunchRequest, deps: LaunchDeps): Promise<ApiAnswer> {
  const launched = await launch(request, deps);
  const { audit_id, created_at } = launched;
  const livemode = isLive(request.caller.accountId);
  return {
    status: 202,
    body: { audit_id, status: 'pending', livemode, created_at } satisfies AcceptedAudit,
    headers: {
      Location: locationOf(audit_id, event.path),
      'Retry-After': String(pollAfterSeconds),
      ...(launched.replayed ? { 'Idempotency-Replayed': 'true' } : {}),
    },
    limits: [hourLimit(rateLimits.auditsPerHour, launched.hour)],
  };
}

/** Relative to the request's path, which includes API Gateway's stage, but not behind CloudFront or a custom domain. */
function locationOf(auditId: string, path: string): string {
  if (path.endsWith('/rerun')) return `../${auditId}`;
  return path.endsWith('/') ? auditId : `audits/${auditId}`;
}

/** A market audit has no page: its addresses are accepted and ignored. */
export function toOrder({ user_url, control_urls = [], ...body }: z.output<typeof createAuditBody>): AuditOrder {
  if (body.audit_type === 'market' || user_url === undefined) return body;
  return { ...body, user_url, ...(control_urls.length === 0 ? {} : { control_urls }) };
}
