/** The contracts of every store of `core/`, run against one set of stores. */
import { accountRecordsContract } from './account-records.ts';
import { accountContract } from './accounts.ts';
import { activityContract } from './activity.ts';
import { auditContract } from './audits.ts';
import { newAuditContract } from './new-audits.ts';
import { scheduleContract } from './schedules.ts';
import { shareLinkContract } from './share-links.ts';
import { sharedLimitsContract } from './shared-limits.ts';
import type { Stores } from './stores.ts';
import { deliveryContract, webhookContract } from './webhooks.ts';

export function storeContracts(stores: () => Stores): void {
  accountContract(stores);
  accountRecordsContract(stores);
  activityContract(stores);
  newAuditContract(stores);
  auditContract(stores);
  shareLinkContract(stores);
  webhookContract(stores);
  deliveryContract(stores);
  sharedLimitsContract(stores);
  scheduleContract(stores);
}
