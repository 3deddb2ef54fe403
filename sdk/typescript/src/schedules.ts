/** The operations on schedules: audits that repeat, and what changed between them. */
import type { CallOptions } from './audits.js';
import type { Client } from './generated/client/index.js';
import * as api from './generated/sdk.gen.js';
import type {
  GetScheduleData,
  ListSchedulesData,
  NewSchedule,
  Schedule,
  ScheduleChange,
  ScheduleHistory,
  ScheduleList,
} from './generated/types.gen.js';
import { itemsOf } from './pages.js';

export type ScheduleQuery = NonNullable<ListSchedulesData['query']>;
export type ScheduleRunsQuery = NonNullable<GetScheduleData['query']>;

/** Every operation under `/v1/schedules`. Each may throw an `ApiError` or a `ConnectionError`. */
export class Schedules {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }

  /** Repeats an audit daily, weekly or monthly. */
  async create(schedule: NewSchedule, { signal }: CallOptions = {}): Promise<Schedule> {
    return (await api.createSchedule({ ...this.#with(signal), body: schedule })).data;
  }

  /** The account's schedules, newest first, page by page as the loop goes on. */
  list(
    { cursor, ...query }: ScheduleQuery = {},
    options: CallOptions = {},
  ): AsyncGenerator<ScheduleList['schedules'][number], void, undefined> {
    return itemsOf(async (from) => {
      const page = await this.listPage({ ...query, ...(from && { cursor: from }) }, options);
      return { items: page.schedules, next: page.next_cursor };
    }, cursor);
  }

  /** One page of the list; `next_cursor` leads to the next. */
  async listPage(query: ScheduleQuery = {}, { signal }: CallOptions = {}): Promise<ScheduleList> {
    return (await api.listSchedules({ ...this.#with(signal), query })).data;
  }

  /** A schedule with one page of its runs, newest first. */
  async get(scheduleId: string, { signal, ...query }: CallOptions & ScheduleRunsQuery = {}): Promise<ScheduleHistory> {
    return (await api.getSchedule({ ...this.#with(signal), path: { schedule_id: scheduleId }, query })).data;
  }

  /** Pauses or resumes a schedule, or repeats it more or less often. */
  async change(scheduleId: string, change: ScheduleChange, { signal }: CallOptions = {}): Promise<Schedule> {
    const path = { schedule_id: scheduleId };
    return (await api.changeSchedule({ ...this.#with(signal), path, body: change })).data;
  }

  /** Deletes a schedule with the list of its runs; their audits stay. */
  async delete(scheduleId: string, { signal }: CallOptions = {}): Promise<void> {
    await api.deleteSchedule({ ...this.#with(signal), path: { schedule_id: scheduleId } });
  }

  #with(signal: AbortSignal | undefined) {
    return { client: this.#client, throwOnError: true, ...(signal && { signal }) } as const;
  }
}
