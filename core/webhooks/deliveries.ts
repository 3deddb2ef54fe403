/** The port through which deliveries are moved; each write is one transition of the table in `delivery.ts`. */
import { ServiceError } from '../service-error.ts';
import type { DuePage, DueQuery } from '../sweep.ts';
import { type Attempt, type Delivery, type DeliveryState, type GivenUpReason, isDeliveryId } from './delivery.ts';

/** How an attempt ended: seen with which fence, and what is kept of it. */
export interface AttemptEnd {
  deliveryId: string;
  /** The attempt last seen; nothing is changed when another has begun since. */
  attempt: number;
  attempts: Attempt[];
  at: Date;
}

/** What lists show of a delivery. */
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

/** What recovery sees of a delivery. */
export interface DueDelivery extends Pick<Delivery, 'delivery_id' | 'account_id' | 'attempt' | 'resent'> {
  due_at: string;
}

/** Where a page of what is due ends. */
export type DuePosition = Pick<DueDelivery, 'delivery_id' | 'due_at'>;

/** All writes are conditional; `false` or `undefined` says that the delivery was not in the state to allow it. */
export interface Deliveries {
  get(deliveryId: string): Promise<Delivery | undefined>;
  /** `claim`: begins the next try, or one that was `lost` so often again, which goes to `url`, and takes the lease. */
  claim(claim: {
    deliveryId: string;
    attempt: number;
    lost: number;
    url: string;
    now: Date;
    leaseUntil: Date;
  }): Promise<Delivery | undefined>;
  /** `retry`: the next try may begin at `nextAttemptAt`; recovery looks at it at `dueAt`. */
  retry(end: AttemptEnd & { nextAttemptAt: Date; dueAt: Date }): Promise<boolean>;
  /** `deliver`: the receiver has it. */
  deliver(end: AttemptEnd): Promise<boolean>;
  /** `give_up`: nothing more is tried. */
  giveUp(end: AttemptEnd & { reason: GivenUpReason }): Promise<boolean>;
  /** `note_sent`: the message goes out again; false when the delivery has moved since it was seen. */
  noteSent(sent: { seen: DueDelivery; dueAt: Date; now: Date }): Promise<boolean>;
  /** `resend`: a new round begins at `now`; undefined while an attempt is under way, or when it has moved since it was seen. */
  resend(again: {
    deliveryId: string;
    attempt: number;
    url: string;
    now: Date;
    dueAt: Date;
  }): Promise<Delivery | undefined>;
  /** Deliveries of the shard that recovery is to look at, the longest due first. */
  listDue(query: DueQuery<DuePosition>): Promise<DuePage<DueDelivery, DuePosition>>;
  /** An account's deliveries, newest first, `limit` at most. */
  list(accountId: string, query: { limit: number; state?: DeliveryState }): Promise<DeliverySummary[]>;
}

/** The account's delivery. Throws `not_found`: no such delivery, another account's, or an id that can be none; all alike. */
export async function readDelivery(
  accountId: string,
  deliveryId: string,
  deliveries: Pick<Deliveries, 'get'>,
): Promise<Delivery> {
  const delivery = isDeliveryId(deliveryId) ? await deliveries.get(deliveryId) : undefined;
  if (delivery?.account_id !== accountId) throw new ServiceError('not_found', 'There is nothing at this address.');
  return delivery;
}
