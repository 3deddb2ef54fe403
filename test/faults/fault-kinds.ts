/** The kinds of faults that calls to AWS meet, how often, and the errors that their callers see. */
import {
  InternalServerError,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';

/** Of a thousand calls. `crash_…` loses the machine that calls. */
export const faultsPerThousand = {
  /** The SDK has tried as often as it does; nothing was done. */
  refused: 10,
  throttled: 8,
  /** A transaction met another one. */
  conflict: 12,
  /** An index answered as it had the time before. */
  stale: 60,
  /** It was done, and nobody was told. */
  answer_lost: 10,
  /** Its answer was lost and the SDK sent it again; a transaction under the same token. */
  sent_twice: 10,
  /** It took so long that leases ran out. */
  stalled: 6,
  crash_before: 7,
  crash_after: 7,
};
export type FaultKind = keyof typeof faultsPerThousand;
export const faultKinds = Object.keys(faultsPerThousand) as FaultKind[];

export type AwsService = 'dynamodb' | 'sqs' | 'kms';

/** A bad spell of one service: this share of its calls is refused while it lasts. */
export interface Spell {
  service: AwsService;
  fromMs: number;
  untilMs: number;
  share: number;
}

/** By this message an error of ours is known wherever it arrives. */
export const injected = 'injected';

export function refusal(service: AwsService): Error {
  if (service === 'dynamodb') {
    return new InternalServerError({ message: injected, $metadata: { httpStatusCode: 500 } });
  }
  return Object.assign(new Error(injected), { name: 'ServiceUnavailable', $metadata: { httpStatusCode: 503 } });
}

export function throttling(service: AwsService): Error {
  if (service !== 'dynamodb') return refusal(service);
  return new ProvisionedThroughputExceededException({ message: injected, $metadata: { httpStatusCode: 400 } });
}

export function timeout(): Error {
  return Object.assign(new Error(injected), { name: 'TimeoutError' });
}

/** A transaction of so many items of which the one at `met` is in another one's hands. */
export function conflict(items: number, met: number): Error {
  const CancellationReasons = Array.from({ length: items }, (_, index) => ({
    Code: index === met ? 'TransactionConflict' : 'None',
  }));
  return new TransactionCanceledException({
    message: injected,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons,
  });
}
