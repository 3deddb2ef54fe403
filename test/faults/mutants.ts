/** Faults that somebody could put into the service by mistake; the promises must notice each of them. */

/** A change of one file. */
export interface Mutant {
  name: string;
  file: string;
  /** What stands there, exactly; a mutant whose text is gone is a fault of this list. */
  from: string;
  to: string;
}

const newAudits = 'adapters/dynamo/new-audits.ts';
const unfinished = 'adapters/dynamo/unfinished-audits.ts';
const counter = 'adapters/dynamo/request-counter.ts';
const audit = 'core/audits/audit.ts';
const shareLinks = 'core/audits/share-links.ts';

export const mutants: Mutant[] = [
  {
    name: 'the hour allows 1,000 audits more',
    file: 'core/accounts/plans.ts',
    from: 'auditsPerHour: 20',
    to: 'auditsPerHour: 1_020',
  },
  {
    name: 'the lease is ignored when an audit is claimed',
    file: unfinished,
    from: "only: '(attribute_not_exists(lease_until) OR lease_until <= :now)'",
    to: "only: '(attribute_not_exists(lease_until) OR lease_until <= :now OR lease_until > :now)'",
  },
  {
    name: 'completion is not fenced',
    file: audit,
    from: "complete: { from: ['running'], to: 'completed', fenced: true }",
    to: "complete: { from: ['running'], to: 'completed', fenced: false }",
  },
  {
    name: 'an Idempotency-Key is kept without its condition',
    file: newAudits,
    from: "'attribute_not_exists(account_id) OR #ttl <= :now'",
    to: "'attribute_not_exists(account_id) OR #ttl <= :now OR #ttl > :now'",
  },
  {
    name: 'recovery sends nothing again',
    file: 'core/audits/recover-audits.ts',
    from: "decision.action === 'resend'",
    to: "decision.action === 'resend' && audit.attempt > 9",
  },
  {
    name: 'the unit goes back to the month of the failure',
    file: 'core/audits/fail-audit.ts',
    from: 'new Date(audit.created_at)',
    to: 'at',
  },
  {
    name: 'the event is kept after the end, outside of its transaction',
    file: unfinished,
    from: `    complete: ({ auditId, attempt, outputJson, expiresAt, at, judged, delivery }) =>
      changeWith({ auditId, attempt, transition: 'complete', now: at, ...endOfAudit(at, judged) }, [
        ...toOutputItems(auditId, outputJson, expiresAt).map((Item) => ({ Put: { TableName: tables.audits, Item } })),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),`,
    to: `    complete: async ({ auditId, attempt, outputJson, expiresAt, at, judged, delivery }) => {
      const done = await changeWith({ auditId, attempt, transition: 'complete', now: at, ...endOfAudit(at, judged) }, [
        ...toOutputItems(auditId, outputJson, expiresAt).map((Item) => ({ Put: { TableName: tables.audits, Item } })),
      ]);
      if (done && delivery) {
        await client.send(new TransactWriteCommand({ TransactItems: [newDelivery(tables.deliveries, delivery)] }));
      }
      return done;
    },`,
  },
  { name: 'the hour and the month allow one audit more', file: newAudits, from: 'used < :limit', to: 'used <= :limit' },
  {
    name: 'the minute allows one request more',
    file: counter,
    from: 'minute_count < :limit',
    to: 'minute_count <= :limit',
  },
  {
    name: 'a machine whose clock is late turns requests away',
    file: counter,
    from: "'minute_window >= :window AND minute_count < :limit'",
    to: "'minute_window = :window AND minute_count < :limit'",
  },
  {
    name: 'the smallest plan allows one audit more',
    file: 'core/accounts/plans.ts',
    from: 'free: { monthlyAudits: 50,',
    to: 'free: { monthlyAudits: 51,',
  },
  {
    name: 'a revoked key is taken',
    file: counter,
    from: "if (stored.status !== 'active' || (stored.expires_at ?? '9') <= now.toISOString())",
    to: "if ((stored.expires_at ?? '9') <= now.toISOString())",
  },
  {
    name: 'an expired key is taken for a millisecond more',
    file: counter,
    from: 'expires_at > :now',
    to: 'expires_at >= :now',
  },
  {
    name: 'a failure is not fenced',
    file: audit,
    from: "fail: { from: ['pending', 'running'], to: 'failed', fenced: true }",
    to: "fail: { from: ['pending', 'running'], to: 'failed', fenced: false }",
  },
  {
    name: 'an attempt goes on without its lease',
    file: 'core/audits/run-audit.ts',
    from: 'if (!held) throw new LeaseLost();',
    to: 'if (!held) return;',
  },
  {
    name: 'every failure gives the unit back',
    file: 'core/audits/fail-audit.ts',
    from: 'const givesBack = ours && isLive(audit.account_id);',
    to: 'const givesBack = isLive(audit.account_id);',
  },
  {
    name: 'the unit goes back without the end of the audit',
    file: audit,
    from: "fail: { from: ['pending', 'running'], to: 'failed'",
    to: "fail: { from: ['pending', 'running', 'failed'], to: 'failed'",
  },
  {
    name: 'the message goes out before the audit is kept',
    file: 'core/audits/request-audit.ts',
    from: '  const creation = await deps.store.create({',
    to: `  await deps.queue.send({ auditId: audit.audit_id, accountId: audit.account_id });
  const creation = await deps.store.create({`,
  },
  {
    name: 'an Idempotency-Key is forgotten after an hour',
    file: 'core/audits/request-audit.ts',
    from: 'const idempotencyMs = 24 * 3_600_000;',
    to: 'const idempotencyMs = 3_600_000;',
  },
  {
    name: 'an event is sent beside an attempt that is under way',
    file: 'adapters/dynamo/deliveries.ts',
    from: "const noLease = '(attribute_not_exists(lease_until) OR lease_until <= :now)';",
    to: "const noLease = '(attribute_not_exists(lease_until) OR lease_until <= :now OR lease_until > :now)';",
  },
  {
    name: 'an audit that ends its workers is analysed again and again',
    file: 'core/audits/leases.ts',
    from: 'maxLost = 2',
    to: 'maxLost = 4',
  },
  {
    name: 'an audit that runs out of time is tried five times',
    file: 'core/audits/run-audit.ts',
    from: "analysis.code === 'analysis_timeout' && isExhaustedAgain(audit)",
    to: "analysis.code === 'analysis_timeout' && false",
  },
  {
    name: 'an analysis that breaks is repeated five times',
    file: 'core/audits/run-audit.ts',
    from: "audit.last_failure === 'internal' && !teller.isOwn(error)",
    to: 'false',
  },
  {
    name: 'a page of the caller that uses up workers costs nothing',
    file: 'core/audits/run-audit.ts',
    from: "'page_too_large' : 'analysis_timeout'",
    to: "'analysis_timeout' : 'analysis_timeout'",
  },
  {
    name: 'a key that cannot be looked up is called a bad one',
    file: 'functions/authorizers/api-key.ts',
    from: "throw new Error('unavailable')",
    to: "throw new Error('Unauthorized')",
  },
  {
    name: 'people are let in while their session cannot be asked for',
    file: 'functions/authorizers/dashboard.ts',
    from: `error: describe(error), request_id });
        throw new Error('unavailable');
      },`,
    to: `error: describe(error), request_id });
        return 'open' as const;
      },`,
  },
  {
    name: 'an audit whose message is gone waits for ever',
    file: 'core/audits/leases.ts',
    from: 'maxPendingMs = 24 * 3_600_000',
    to: 'maxPendingMs = 24_000 * 3_600_000',
  },
  {
    name: 'an audit is tried six times',
    file: 'core/audits/leases.ts',
    from: 'maxAttempts = 5',
    to: 'maxAttempts = 6',
  },
  {
    name: 'a session that was ended goes on',
    file: 'core/accounts/sessions.ts',
    from: "if (found?.ended_at !== undefined) return 'ended';",
    to: '',
  },
  {
    name: 'the end of a session is not recorded',
    file: 'core/accounts/sessions.ts',
    from: "await record({ accountId, action: own ? 'signed_out' : 'session_ended' });",
    to: '',
  },
  {
    name: 'a share link that was revoked goes on',
    file: shareLinks,
    from: 'return revoked_at === undefined && ',
    to: 'return ',
  },
  { name: 'a share link never ends', file: shareLinks, from: ' && Date.parse(expires_at) > now.getTime()', to: '' },
  {
    name: 'any token opens the report of its slot',
    file: shareLinks,
    from: '!isTokenOf(link, token)',
    to: 'false',
  },
  {
    name: 'the revocation of a share link is not recorded',
    file: shareLinks,
    from: "await record({ accountId, action: 'share_revoked', auditId });",
    to: '',
  },
  {
    name: 'the Idempotency-Key of a request is not handed on',
    file: 'functions/api/audits/launch.ts',
    from: '...(idempotencyKey === undefined ? {} : { idempotencyKey })',
    to: '',
  },
  {
    name: 'an event that is resent is not handed to its worker',
    file: 'core/webhooks/resend.ts',
    from: '  await announce(delivery, deps.queue);\n',
    to: '',
  },
  {
    name: 'a secret that could not be read is not read again',
    file: 'functions/runtime/memoize.ts',
    from: 'opened.catch(drop);',
    to: 'opened.catch(() => {});',
  },
  {
    name: 'an audit ends at the first secret that cannot be read',
    file: 'functions/runtime/audit-ports.ts',
    from: "cannot be used', { retryable: true }",
    to: "cannot be used', { retryable: false }",
  },
];
