/** Every store of `core/` on the stack's tables. */
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoSessions, dynamoTrail } from '../../adapters/dynamo/activity.ts';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { dynamoAuditRemover } from '../../adapters/dynamo/audit-remover.ts';
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { dynamoResultsCache } from '../../adapters/dynamo/limits/results-cache.ts';
import { dynamoSharedLimits } from '../../adapters/dynamo/limits/shared-limits.ts';
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import { dynamoAccountRecords } from '../../adapters/dynamo/operator/account-records.ts';
import { dynamoOperatorTrail } from '../../adapters/dynamo/operator/operator-trail.ts';
import { dynamoRequestCounter } from '../../adapters/dynamo/request-counter.ts';
import { dynamoSchedules } from '../../adapters/dynamo/schedules/schedules.ts';
import { dynamoShareLinks } from '../../adapters/dynamo/share-links.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoUsageReader } from '../../adapters/dynamo/usage.ts';
import { dynamoWebhookHealth, dynamoWebhookStore } from '../../adapters/dynamo/webhooks.ts';
import type { TestTables } from '../dynamodb-tables.ts';
import { after } from './rows.ts';
import type { Stores } from './stores.ts';

export function dynamoStores({ client, tables }: TestTables): Stores {
  return {
    accounts: dynamoAccountStore(client, tables.accounts),
    accountRecords: dynamoAccountRecords(client, tables, () => after(3_600)),
    sharedLimits: dynamoSharedLimits(client, tables.usage),
    resultsCache: dynamoResultsCache(client, tables.usage),
    operatorTrail: dynamoOperatorTrail(client, tables.activity),
    apiKeys: dynamoApiKeyStore(client, tables.apiKeys),
    trail: dynamoTrail(client, tables.activity),
    sessions: dynamoSessions(client, tables.activity),
    requestCounter: dynamoRequestCounter(client, tables.apiKeys),
    usage: dynamoUsageReader(client, tables.usage),
    newAuditStore: () => dynamoNewAuditStore(client, tables),
    auditReader: dynamoAuditReader(client, tables.audits),
    auditRemover: dynamoAuditRemover(client, tables.audits),
    shares: dynamoShareLinks(client, tables.audits),
    unfinishedAudits: dynamoUnfinishedAudits(client, tables),
    webhooks: dynamoWebhookStore(client, tables.webhooks),
    webhookHealth: dynamoWebhookHealth(client, tables.webhooks),
    deliveries: dynamoDeliveries(client, tables.deliveries),
    schedules: dynamoSchedules(client, tables),
  };
}
