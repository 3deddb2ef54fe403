/** /dashboard/audits: launches audits within the account's quota; lists, reads, compares and deletes them. */
import type { AccountStore } from '../../core/accounts/account.ts';
import { accountOf, dashboardCaller, type SignedIn } from '../../core/accounts/sign-in.ts';
import { type AuditRemover, deleteAudit } from '../../core/audits/delete-audit.ts';
import { type AuditReader, type CountQuery, readAudit, readStatus } from '../../core/audits/read-audits.ts';
import { comparisonAnswer } from '../api/audits/compare.ts';
import { type LaunchDeps, launchAnswer, rerunAnswer } from '../api/audits/launch.ts';
import { listQueryOf, toCursor } from '../api/audits/list.ts';
import { auditAnswer, statusAnswer } from '../api/audits/read.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { parseQuery } from '../runtime/parse-request.ts';
import { type DetailedAuditList, detailedListQuery } from './contract.ts';

export interface DashboardAuditsDeps {
  accounts: Pick<AccountStore, 'get' | 'create'>;
  reader: AuditReader;
  remover: AuditRemover;
  launch: LaunchDeps;
  now: () => Date;
}

export function createHandler({ accounts, reader, remover, launch, now }: DashboardAuditsDeps) {
  const callerOf = async (signedIn: SignedIn) => dashboardCaller(await accountOf(signedIn, { accounts, now }));
  return dashboardHandler({
    'POST /dashboard/audits': ({ event, signedIn }) => launchAnswer(event, () => callerOf(signedIn), launch),

    'POST /dashboard/audits/{audit_id}/rerun': ({ event, signedIn, parameter }) =>
      rerunAnswer(
        event,
        parameter('audit_id'),
        { accountId: signedIn.accountId, callerOf: () => callerOf(signedIn) },
        { ...launch, reader },
      ),

    'DELETE /dashboard/audits/{audit_id}': async ({ signedIn, parameter }) => {
      await deleteAudit(signedIn.accountId, parameter('audit_id'), remover);
      return { status: 204 };
    },

    'GET /dashboard/audits': async ({ event, signedIn }) => {
      const { key_id, count: counting, ...asked } = parseQuery(event, detailedListQuery);
      const query = { ...listQueryOf(asked), ...(key_id === undefined ? {} : { keyId: key_id }) };
      if (counting !== undefined) return { status: 200, body: await countedList(signedIn.accountId, query, reader) };
      const { audits, next } = await reader.listDetailed(signedIn.accountId, query);
      const body: DetailedAuditList = { audits, ...(next ? { next_cursor: toCursor(next) } : {}) };
      return { status: 200, body };
    },

    'GET /dashboard/audits/{audit_id}': async ({ event, signedIn, parameter }) =>
      auditAnswer(event, await readAudit(signedIn.accountId, parameter('audit_id'), reader), undefined, {
        withOrder: true,
      }),

    'GET /dashboard/audits/{audit_id}/status': async ({ signedIn, parameter }) =>
      statusAnswer(await readStatus(signedIn.accountId, parameter('audit_id'), reader)),

    'GET /dashboard/audits/{audit_id}/compare/{other_id}': ({ signedIn, parameter }) =>
      comparisonAnswer(signedIn.accountId, { before: parameter('audit_id'), after: parameter('other_id') }, reader),
  });
}

async function countedList(
  accountId: string,
  query: CountQuery,
  reader: Pick<AuditReader, 'count'>,
): Promise<DetailedAuditList> {
  const { count, next } = await reader.count(accountId, query);
  return { audits: [], count, ...(next ? { next_cursor: toCursor(next) } : {}) };
}
