/** Answers requests for schedules, for `/v1/schedules` and the dashboard. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { isAuditId } from '../../../core/audits/audit-id.ts';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  readScheduleRuns,
  type ScheduleDeps,
} from '../../../core/schedules/manage-schedules.ts';
import type { Schedule } from '../../../core/schedules/schedule.ts';
import type { ServiceError } from '../../../core/service-error.ts';
import { isLive } from '../../../core/test-mode.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { fromCursor, invalidValue, parseBody, parseQuery, toCursor } from '../../runtime/parse-request.ts';
import { toOrder } from '../audits/launch.ts';
import { maxBodyBytes } from '../contract/launch.ts';
import {
  changeScheduleBody,
  createScheduleBody,
  listSchedulesQuery,
  readScheduleQuery,
  type ScheduleHistory,
  type ScheduleList,
  type ScheduleRead,
} from '../contract/schedules.ts';

/** As far ahead as a first run may be planned: a year. */
const maxAheadMs = 366 * 86_400_000;
/** How far a client's clock may be behind. */
const clockSkewMs = 60_000;

/**
 * Answers by the method, and by whether the path names a schedule.
 *
 * @param ownerOf called once a new schedule has been validated
 * @throws ServiceError as the use cases do, and `validation_error` for an invalid request.
 */
export async function schedulesAnswer(
  event: APIGatewayProxyEvent,
  { accountId, ownerOf }: { accountId: string; ownerOf: () => Promise<{ keyId: string }> | { keyId: string } },
  deps: ScheduleDeps,
): Promise<ApiAnswer> {
  const { schedule_id: scheduleId } = event.pathParameters ?? {};
  if (scheduleId === undefined) {
    if (event.httpMethod === 'GET') return { status: 200, body: await listed(event, accountId, deps) };
    const body = newScheduleOf(event, deps.now());
    const schedule = await createSchedule({ accountId, ...(await ownerOf()) }, body, deps);
    // Relative, as the address of a launched audit is.
    const { schedule_id } = schedule;
    const Location = event.path.endsWith('/') ? schedule_id : `schedules/${schedule_id}`;
    return { status: 201, body: toRead(schedule), headers: { Location } };
  }
  const ids = { accountId, scheduleId };
  switch (event.httpMethod) {
    case 'PATCH':
      return {
        status: 200,
        body: toRead(await changeSchedule(ids, parseBody(event, changeScheduleBody, maxBodyBytes), deps)),
      };
    case 'DELETE':
      await deleteSchedule(ids, deps);
      return { status: 204 };
    default:
      return { status: 200, body: await history(event, ids, deps) };
  }
}

function newScheduleOf(event: APIGatewayProxyEvent, now: Date) {
  const { order, frequency, starts_at } = parseBody(event, createScheduleBody, maxBodyBytes);
  if (starts_at === undefined) return { order: toOrder(order), frequency };
  const startsAt = new Date(starts_at);
  const aheadMs = startsAt.getTime() - now.getTime();
  if (aheadMs < -clockSkewMs) throw invalidStart('starts_at must not be in the past');
  if (aheadMs > maxAheadMs) throw invalidStart('starts_at must be within the next 366 days');
  return { order: toOrder(order), frequency, startsAt };
}

function invalidStart(msg: string): ServiceError {
  return invalidValue(['body', 'starts_at'], msg, `S${msg.slice(1)}.`);
}

async function listed(event: APIGatewayProxyEvent, accountId: string, deps: ScheduleDeps): Promise<ScheduleList> {
  const { limit, cursor } = parseQuery(event, listSchedulesQuery);
  const { schedules, next } = await deps.schedules.list(accountId, {
    limit,
    ...(cursor === undefined ? {} : { after: fromCursor(cursor, scheduleCursor) }),
  });
  return { schedules: schedules.map(toRead), ...(next === undefined ? {} : { next_cursor: toCursor(next) }) };
}

async function history(
  event: APIGatewayProxyEvent,
  ids: { accountId: string; scheduleId: string },
  deps: ScheduleDeps,
): Promise<ScheduleHistory> {
  const { limit, cursor } = parseQuery(event, readScheduleQuery);
  const query = { limit, ...(cursor === undefined ? {} : { before: fromCursor(cursor, runCursor) }) };
  const { schedule, runs, next } = await readScheduleRuns(ids, query, deps);
  return { ...toRead(schedule), runs, ...(next === undefined ? {} : { next_cursor: toCursor(next) }) };
}

function toRead(schedule: Schedule): ScheduleRead {
  const { schedule_id, status, frequency, key_id, starts_at, next_run_at, last_run, created_at, updated_at } = schedule;
  const { control_urls, ...order } = schedule.order;
  return {
    schedule_id,
    livemode: isLive(schedule.account_id),
    status,
    frequency,
    order: { ...order, ...(control_urls === undefined ? {} : { control_urls: [...control_urls] }) },
    key_id,
    starts_at,
    ...(status === 'active' ? { next_run_at } : {}),
    ...(last_run === undefined ? {} : { last_run }),
    created_at,
    updated_at,
  };
}

const scheduleCursor = z.string().refine(isAuditId);
const runCursor = z.iso.datetime({ precision: 3 });
