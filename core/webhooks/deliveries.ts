/** The port through which deliveries change state; each write is one transition of the table in `delivery.ts`. */

import { ServiceError } from '../service-error.ts';
import type { DuePage, DueQuery } from '../sweep.ts';
import { isOwner, type Owners } from '../test-mode.ts';
import {
  type AccountEventType,
  type Attempt,
  type Delivery,
  type DeliveryState,
  type GivenUpReason,
  isDeliveryId,
} from './delivery.ts';

/** The end of an attempt, with its fence and the attempts to store. */
export interface AttemptEnd {
  deliveryId: string;
  /** The attempt last seen; nothing changes if another has begun since. */
  attempt: number;
  attempts: Attempt[];
  at: Date;
}

/** The fields of a delivery that lists show. */
export type DeliverySummary = Pick<
  Delivery,
  | 'delivery_id'
  | 'key_id'
  | 'audit_id'
  | 'type'
  | 'state'
  | 'created_at'
  | 'attempt'
  | 'next_attempt_at'
  | 'ended_at'
  | 'last_result'
  | 'given_up_reason'
>;

/** The fields of a delivery that recovery reads. */
export interface DueDelivery extends Pick<Delivery, 'delivery_id' | 'account_id' | 'attempt' | 'resent'> {
  due_at: string;
}

/** Where a page of due deliveries ends. */
export type DuePosition = Pick<DueDelivery, 'delivery_id' | 'due_at'>;

/** Where a page of events ends. */
export type EventPosition = Pick<Delivery, 'delivery_id' | 'created_at'>;

export interface EventQuery {
  limit: number;
  /** Events of this moment and later. */
  since?: Date;
  type?: AccountEventType;
  after?: EventPosition;
}

/** All writes are conditional; `false` or `undefined` means that the delivery's state did not allow the write. */
export interface Deliveries {
  /** Stores a delivery that no audit's end stores; false if there is one of its id. */
  add(delivery: Delivery): Promise<boolean>;
  get(deliveryId: string): Promise<Delivery | undefined>;
  /** `claim`: begins the next try, or repeats one lost `lost` times; sets the address to `url` and takes the lease. */
  claim(claim: {
    deliveryId: string;
    attempt: number;
    lost: number;
    url: string;
    now: Date;
    leaseUntil: Date;
  }): Promise<Delivery | undefined>;
  /** `retry`: the next try may begin at `nextAttemptAt`; recovery checks it at `dueAt`. */
  retry(end: AttemptEnd & { nextAttemptAt: Date; dueAt: Date }): Promise<boolean>;
  /** `deliver`: the receiver has accepted it. */
  deliver(end: AttemptEnd): Promise<boolean>;
  /** `give_up`: no more tries. */
  giveUp(end: AttemptEnd & { reason: GivenUpReason }): Promise<boolean>;
  /** `note_sent`: records that the message is sent again; false if the delivery has changed since it was read. */
  noteSent(sent: { seen: DueDelivery; dueAt: Date; now: Date }): Promise<boolean>;
  /** `resend`: a new round begins at `now`; undefined if an attempt is under way or the delivery has changed. */
  resend(again: {
    deliveryId: string;
    attempt: number;
    url: string;
    now: Date;
    dueAt: Date;
  }): Promise<Delivery | undefined>;
  /** The shard's deliveries that recovery should check, longest overdue first. */
  listDue(query: DueQuery<DuePosition>): Promise<DuePage<DueDelivery, DuePosition>>;
  /** An account's deliveries, newest first, at most `limit`; the unsent ones only on request. */
  list(accountId: string, query: { limit: number; state?: DeliveryState }): Promise<DeliverySummary[]>;
  /** The events of an account, sent or not, newest first; `next` is present if more may follow. */
  listEvents(accountId: string, query: EventQuery): Promise<{ events: DeliverySummary[]; next?: EventPosition }>;
}

/**
 * Returns the account's delivery.
 *
 * @throws ServiceError `not_found` if there is none, it is another account's, or the id is malformed.
 */
export async function readDelivery(
  owners: Owners,
  deliveryId: string,
  deliveries: Pick<Deliveries, 'get'>,
): Promise<Delivery> {
  const delivery = isDeliveryId(deliveryId) ? await deliveries.get(deliveryId) : undefined;
  if (delivery === undefined || !isOwner(owners, delivery.account_id)) {
    throw new ServiceError('not_found', 'There is nothing at this address.');
  }
  return delivery;
}
