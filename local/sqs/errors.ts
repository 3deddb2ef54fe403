/** Errors as SQS answers them. */

/** An error of the protocol: `shape` is its name in the SDK, `queryCode` the older name beside it. */
export class SqsError extends Error {
  override readonly name = 'SqsError';
  readonly shape: string;
  readonly queryCode: string;

  constructor(shape: string, message: string, queryCode = shape) {
    super(message);
    this.shape = shape;
    this.queryCode = queryCode;
  }
}

/** No queue of that name or URL. */
export function queueDoesNotExist(): SqsError {
  return new SqsError(
    'QueueDoesNotExist',
    'The specified queue does not exist.',
    'AWS.SimpleQueueService.NonExistentQueue',
  );
}

/** A parameter out of its range, or not of its form. */
export function invalidParameter(name: string, reason: string): SqsError {
  return new SqsError(
    'InvalidParameterValueException',
    `Value for parameter ${name} is invalid. Reason: ${reason}`,
    'InvalidParameterValue',
  );
}
