/** Every store of `core/` in memory, over one database. */
import type { Stores } from '../contracts/stores.ts';
import { inMemoryAccountRecords, inMemoryOperatorTrail } from './account-records.ts';
import { inMemoryAccountStore, inMemoryApiKeyStore, inMemoryRequestCounter, inMemoryUsageReader } from './accounts.ts';
import { inMemorySessions, inMemoryTrail } from './activity.ts';
import {
  inMemoryAuditReader,
  inMemoryAuditRemover,
  inMemoryNewAuditStore,
  inMemoryUnfinishedAudits,
} from './audits.ts';
import { emptyDatabase } from './database.ts';
import { inMemoryDeliveries } from './deliveries.ts';
import { inMemoryResultsCache } from './results-cache.ts';
import { inMemorySchedules } from './schedules.ts';
import { inMemoryShareLinks } from './share-links.ts';
import { inMemorySharedLimits } from './shared-limits.ts';
import { inMemoryWebhookHealth, inMemoryWebhookStore } from './webhooks.ts';

export function inMemoryStores(): Stores {
  const database = emptyDatabase();
  return {
    accounts: inMemoryAccountStore(database),
    accountRecords: inMemoryAccountRecords(database),
    sharedLimits: inMemorySharedLimits(database.budgets),
    resultsCache: inMemoryResultsCache(),
    operatorTrail: inMemoryOperatorTrail(database),
    apiKeys: inMemoryApiKeyStore(database),
    trail: inMemoryTrail(database),
    sessions: inMemorySessions(database),
    requestCounter: inMemoryRequestCounter(database),
    usage: inMemoryUsageReader(database),
    newAuditStore: () => inMemoryNewAuditStore(database),
    auditReader: inMemoryAuditReader(database),
    auditRemover: inMemoryAuditRemover(database),
    shares: inMemoryShareLinks(database),
    unfinishedAudits: inMemoryUnfinishedAudits(database),
    webhooks: inMemoryWebhookStore(database),
    webhookHealth: inMemoryWebhookHealth(database),
    deliveries: inMemoryDeliveries(database),
    schedules: inMemorySchedules(database),
  };
}
