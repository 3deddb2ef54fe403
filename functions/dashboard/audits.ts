/** /dashboard/audits: launching audits within the account's quota, listing and reading them. */
import type { AccountStore } from '../../core/accounts/account.ts';
import { accountOf, dashboardCaller } from '../../core/accounts/sign-in.ts';
import { type AuditReader, readAudit, readStatus } from '../../core/audits/read-audits.ts';
import { type LaunchDeps, launchAnswer } from '../api/audits/launch.ts';
import { listAnswer } from '../api/audits/list.ts';
import { auditAnswer, statusAnswer } from '../api/audits/read.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';

export interface DashboardAuditsDeps {
  accounts: Pick<AccountStore, 'get' | 'create'>;
  reader: AuditReader;
  launch: LaunchDeps;
  now: () => Date;
}

export function createHandler({ accounts, reader, launch, now }: DashboardAuditsDeps) {
  return dashboardHandler({
    'POST /dashboard/audits': ({ event, signedIn }) =>
      launchAnswer(event, async () => dashboardCaller(await accountOf(signedIn, { accounts, now })), launch),

    'GET /dashboard/audits': ({ event, signedIn }) => listAnswer(event, signedIn.accountId, reader),

    'GET /dashboard/audits/{audit_id}': async ({ event, signedIn, parameter }) =>
      auditAnswer(event, await readAudit(signedIn.accountId, parameter('audit_id'), reader), undefined),

    'GET /dashboard/audits/{audit_id}/status': async ({ signedIn, parameter }) =>
      statusAnswer(await readStatus(signedIn.accountId, parameter('audit_id'), reader)),
  });
}
