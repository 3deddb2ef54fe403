/** Errors of the SQS protocol. */

/** An error of the protocol: `shape` is its name in the SDK, `queryCode` its name in the older query protocol. */
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

/** The error for an unknown queue name or URL. */
export function queueDoesNotExist(): SqsError {
  return new SqsError(
    'QueueDoesNotExist',
    'The specified queue does not exist.',
    'AWS.SimpleQueueService.NonExistentQueue',
  );
}

/** The error for a parameter with an invalid value. */
export function invalidParameter(name: string, reason: string): SqsError {
  return new SqsError(
    'InvalidParameterValueException',
    `Value for parameter ${name} is invalid. Reason: ${reason}`,
    'InvalidParameterValue',
  );
}
