/**
 * /dashboard/audits and /dashboard/schedules: launches audits within the account's quota; lists, reads, compares and
 * deletes them.
 */
import type * as z from 'zod';
import type { AccountStore } from '../../core/accounts/account.ts';
import { accountOf, dashboardCaller, type SignedIn } from '../../core/accounts/sign-in.ts';
import { type AuditRemover, deleteAudit } from '../../core/audits/delete-audit.ts';
import {
  type AuditReader,
  type CountQuery,
  type DetailedQuery,
  type ListPosition,
  readAudit,
  readStatus,
} from '../../core/audits/read-audits.ts';
import { ownerOfSchedule } from '../../core/schedules/manage-schedules.ts';
import type { ScheduleStore } from '../../core/schedules/schedule.ts';
import { ownerId, ownerIds } from '../../core/test-mode.ts';
import { comparisonAnswer } from '../api/audits/compare.ts';
import { type LaunchDeps, launchAnswer, rerunAnswer } from '../api/audits/launch.ts';
import { cursorOf, listQueryOf } from '../api/audits/list.ts';
import { auditAnswer, statusAnswer } from '../api/audits/read.ts';
import { schedulesAnswer } from '../api/schedules/schedules.ts';
import { type DashboardRequest, dashboardHandler } from '../runtime/dashboard-handler.ts';
import { invalidValue, parseQuery } from '../runtime/parse-request.ts';
import { type DetailedAuditList, detailedListQuery } from './contract/audits.ts';

export interface DashboardAuditsDeps {
  accounts: Pick<AccountStore, 'get' | 'create'>;
  reader: AuditReader;
  remover: AuditRemover;
  launch: LaunchDeps;
  schedules: ScheduleStore;
  now: () => Date;
}

export function createHandler({ accounts, reader, remover, launch, schedules, now }: DashboardAuditsDeps) {
  const callerOf = async (signedIn: SignedIn, livemode: boolean) =>
    dashboardCaller(await accountOf(signedIn, { accounts, now }), livemode);
  const bothOf = ({ accountId }: SignedIn) => ownerIds(accountId);
  const repeated = async ({ event, signedIn, livemode, parameter }: DashboardRequest) => {
    const selected = ownerId(signedIn.accountId, livemode);
    const accountId = (await ownerOfSchedule(bothOf(signedIn), parameter('schedule_id'), { schedules })) ?? selected;
    const owner = { accountId, ownerOf: () => callerOf(signedIn, livemode) };
    return schedulesAnswer(event, owner, { schedules, now, randomBytes: launch.randomBytes });
  };
  return dashboardHandler({
    'POST /dashboard/audits': ({ event, signedIn, livemode }) =>
      launchAnswer(event, () => callerOf(signedIn, livemode), launch),

    'POST /dashboard/audits/{audit_id}/rerun': ({ event, signedIn, parameter }) =>
      rerunAnswer(
        event,
        parameter('audit_id'),
        { accountId: bothOf(signedIn), callerOf: (livemode) => callerOf(signedIn, livemode) },
        { ...launch, reader },
      ),

    'DELETE /dashboard/audits/{audit_id}': async ({ signedIn, parameter }) => {
      await deleteAudit(bothOf(signedIn), parameter('audit_id'), remover);
      return { status: 204 };
    },

    'GET /dashboard/audits': async ({ event, signedIn, livemode }) => {
      const owner = ownerId(signedIn.accountId, livemode);
      const { count: counting, ...asked } = parseQuery(event, detailedListQuery);
      const query = detailedQueryOf(asked);
      if (counting !== undefined) return { status: 200, body: await countedList(owner, query, reader) };
      const { audits, next } = await reader.listDetailed(owner, query);
      const body: DetailedAuditList = {
        audits: audits.map((audit) => ({ ...audit, livemode })),
        ...nextOf(next),
      };
      return { status: 200, body };
    },

    'GET /dashboard/audits/{audit_id}': async ({ event, signedIn, parameter }) =>
      auditAnswer(event, await readAudit(bothOf(signedIn), parameter('audit_id'), reader), undefined, {
        withOrder: true,
      }),

    'GET /dashboard/audits/{audit_id}/status': async ({ signedIn, parameter }) =>
      statusAnswer(await readStatus(bothOf(signedIn), parameter('audit_id'), reader)),

    'GET /dashboard/audits/{audit_id}/compare/{other_id}': ({ signedIn, parameter }) =>
      comparisonAnswer(bothOf(signedIn), { before: parameter('audit_id'), after: parameter('other_id') }, reader),

    'GET /dashboard/schedules': repeated,
    'POST /dashboard/schedules': repeated,
    'GET /dashboard/schedules/{schedule_id}': repeated,
    'PATCH /dashboard/schedules/{schedule_id}': repeated,
    'DELETE /dashboard/schedules/{schedule_id}': repeated,
  });
}

async function countedList(
  accountId: string,
  query: CountQuery,
  reader: Pick<AuditReader, 'count'>,
): Promise<DetailedAuditList> {
  const { count, next } = await reader.count(accountId, query);
  return { audits: [], count, ...nextOf(next) };
}

function nextOf(next: ListPosition | undefined): Pick<DetailedAuditList, 'next_cursor' | 'read_to'> {
  return next ? { next_cursor: cursorOf(next), read_to: next.created_at } : {};
}

/** @throws ServiceError `validation_error` if the cursor is unknown, or of a list of other times. */
function detailedQueryOf(asked: Omit<z.output<typeof detailedListQuery>, 'count'>): DetailedQuery {
  const { key_id, launched_from, launched_to, ...more } = asked;
  const query = listQueryOf(more);
  const at = query.after?.created_at;
  if (at !== undefined && (at < (launched_from ?? at) || at > (launched_to ?? at))) {
    const msg = 'cursor is not of a list of these times of launch';
    throw invalidValue(['query', 'cursor'], msg, `The ${msg}.`);
  }
  return {
    ...query,
    ...(key_id === undefined ? {} : { keyId: key_id }),
    ...(launched_from === undefined ? {} : { launchedFrom: launched_from }),
    ...(launched_to === undefined ? {} : { launchedTo: launched_to }),
  };
}
