/** /dashboard/audits: launching audits within the account's quota, listing and reading them, and a report as a document. */
import { type Report, renderMarkdown } from '../../analysis/index.ts';
import type { AccountStore } from '../../core/accounts/account.ts';
import { accountOf, dashboardCaller } from '../../core/accounts/sign-in.ts';
import { type AuditReader, readAudit, readStatus } from '../../core/audits/read-audits.ts';
import { ServiceError } from '../../core/service-error.ts';
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

    'GET /dashboard/audits/{audit_id}/markdown': async ({ signedIn, parameter }) => {
      const { audit, outputJson } = await readAudit(signedIn.accountId, parameter('audit_id'), reader);
      if (outputJson === undefined)
        throw new ServiceError('conflict', 'This audit has no report: it is not completed.');
      // Written by our worker, behind its schema.
      const report: Report = JSON.parse(outputJson);
      return {
        status: 200,
        text: { type: 'text/markdown; charset=utf-8', content: renderMarkdown(report) },
        headers: { 'Content-Disposition': `attachment; filename="audit-${audit.audit_id}.md"` },
      };
    },
  });
}
