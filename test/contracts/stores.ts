/** Every store of `core/`, whatever it stands on. */
import type { AccountStore } from '../../core/accounts/account.ts';
import type { AccountRecords } from '../../core/accounts/account-records.ts';
import type { OperatorTrail } from '../../core/accounts/operator-trail.ts';
import type { UsageReader } from '../../core/accounts/read-usage.ts';
import type { SessionStore } from '../../core/accounts/sessions.ts';
import type { TrailStore } from '../../core/accounts/trail.ts';
import type { RequestCounter } from '../../core/api-keys/authenticate.ts';
import type { ApiKeyStore } from '../../core/api-keys/manage-api-keys.ts';
import type { LaunchedAudits } from '../../core/audits/days.ts';
import type { AuditRemover } from '../../core/audits/delete-audit.ts';
import type { AuditReader } from '../../core/audits/read-audits.ts';
import type { NewAuditStore } from '../../core/audits/request-audit.ts';
import type { ShareLinkStore } from '../../core/audits/share-links.ts';
import type { ResultsCache, SharedLimits } from '../../core/audits/shared-limits.ts';
import type { UnfinishedAudits } from '../../core/audits/unfinished-audits.ts';
import type { ScheduleStore } from '../../core/schedules/schedule.ts';
import type { Deliveries } from '../../core/webhooks/deliveries.ts';
import type { WebhookStore } from '../../core/webhooks/manage-webhooks.ts';
import type { WebhookHealth } from '../../core/webhooks/webhook.ts';

export interface Stores {
  accounts: AccountStore;
  accountRecords: AccountRecords;
  sharedLimits: SharedLimits;
  resultsCache: ResultsCache;
  operatorTrail: OperatorTrail;
  apiKeys: ApiKeyStore;
  trail: TrailStore;
  sessions: SessionStore;
  requestCounter: RequestCounter;
  usage: UsageReader;
  /** A store of a fresh process: it remembers nothing. */
  newAuditStore: () => NewAuditStore;
  auditReader: AuditReader & LaunchedAudits;
  auditRemover: AuditRemover;
  shares: ShareLinkStore;
  unfinishedAudits: UnfinishedAudits;
  webhooks: WebhookStore;
  webhookHealth: WebhookHealth;
  deliveries: Deliveries;
  schedules: ScheduleStore;
}
