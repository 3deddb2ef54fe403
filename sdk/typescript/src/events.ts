/** The operations on events: what happened to the account's audits, as webhooks are told. */
import type { CallOptions } from './audits.js';
import type { Client } from './generated/client/index.js';
import * as api from './generated/sdk.gen.js';
import type { Event, EventList, ListEventsData } from './generated/types.gen.js';
import { itemsOf } from './pages.js';

export type EventSummary = EventList['events'][number];
export type EventQuery = NonNullable<ListEventsData['query']>;

/** Every operation under `/v1/events`. Each may throw an `ApiError` or a `ConnectionError`. */
export class Events {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }

  /** The events of the last 30 days, newest first, page by page as the loop goes on. */
  list(
    { cursor, ...query }: EventQuery = {},
    options: CallOptions = {},
  ): AsyncGenerator<EventSummary, void, undefined> {
    return itemsOf(async (from) => {
      const page = await this.listPage({ ...query, ...(from && { cursor: from }) }, options);
      return { items: page.events, next: page.next_cursor };
    }, cursor);
  }

  /** One page of the list; `next_cursor` leads to the next. */
  async listPage(query: EventQuery = {}, { signal }: CallOptions = {}): Promise<EventList> {
    return (await api.listEvents({ ...this.#with(signal), query })).data;
  }

  /** An event with what its webhook was sent. */
  async get(eventId: string, { signal }: CallOptions = {}): Promise<Event> {
    return (await api.getEvent({ ...this.#with(signal), path: { event_id: eventId } })).data;
  }

  /** Sends an event again, to the webhook that the key has now. */
  async resend(eventId: string, { signal }: CallOptions = {}): Promise<Event> {
    return (await api.resendEvent({ ...this.#with(signal), path: { event_id: eventId } })).data;
  }

  #with(signal: AbortSignal | undefined) {
    return { client: this.#client, throwOnError: true, ...(signal && { signal }) } as const;
  }
}
