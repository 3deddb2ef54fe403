/** The running service and the server beside it, as `npm run test:sdk` of the project names them in variables. */
import { randomUUID } from 'node:crypto';
import { AnswerAudit, type AnswerAuditOptions, type AuditOrder } from 'answer-audit-sdk';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the suite with npm run test:sdk in the project's root.`);
  return value;
}

export const baseUrl = variable('ANSWER_AUDIT_BASE_URL');
export const mainKey = variable('ANSWER_AUDIT_API_KEY');
export const impatientKey = variable('TEST_IMPATIENT_KEY');
export const spentKey = variable('TEST_SPENT_KEY');
export const webhookSecret = variable('TEST_WEBHOOK_SECRET');
const sideUrl = variable('TEST_SIDE_URL');

export const order: AuditOrder = { audit_type: 'market', keyword: 'walnut', language: 'en', country: 'US' };
export const nothingFound: AuditOrder = { ...order, keyword: 'qzxv wkjh nothing of the kind' };
export const unknownId = '019a0000-0000-7000-8000-000000000000';

export const client = (options: AnswerAuditOptions = {}): AnswerAudit => new AnswerAudit(options);

/** A client whose first requests meet these faults, the waits that it made, and what arrived. */
export function faultyClient(faults: string, options: AnswerAuditOptions = {}) {
  const token = randomUUID();
  const waits: { code: string; waitMs: number }[] = [];
  return {
    waits,
    seen: async () =>
      (await (await fetch(`${sideUrl}/seen/${token}`)).json()) as { path: string; idempotency_key: string | null }[],
    api: client({
      baseUrl: `${sideUrl}/faults/${token}/${faults}`,
      onRetry: ({ error, waitMs }) => waits.push({ code: 'code' in error ? error.code : error.name, waitMs }),
      ...options,
    }),
  };
}

/** The message that the webhook of the main key received about an audit. */
export async function receivedMessage(auditId: string): Promise<{ headers: Record<string, string>; body: string }> {
  for (let waits = 0; waits < 300; waits++) {
    const answer = await fetch(`${sideUrl}/received/${auditId}`);
    if (answer.ok) return (await answer.json()) as { headers: Record<string, string>; body: string };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the webhook received nothing');
}
