/** Attributes of a queue: their defaults, ranges and meaning. */

import * as z from 'zod';
import { invalidParameter, SqsError } from './errors.ts';

/** Attributes in the form of SQS, where all values are text. */
export type QueueAttributes = Record<string, string>;

/** Ranges and defaults of the numeric attributes, from SetQueueAttributes in the SQS API reference (seconds; bytes). */
const numericAttributes: Readonly<Record<string, { min: number; max: number; default: number }>> = {
  DelaySeconds: { min: 0, max: 900, default: 0 },
  MaximumMessageSize: { min: 1_024, max: 1_048_576, default: 1_048_576 },
  MessageRetentionPeriod: { min: 60, max: 1_209_600, default: 345_600 },
  ReceiveMessageWaitTimeSeconds: { min: 0, max: 20, default: 0 },
  VisibilityTimeout: { min: 0, max: 43_200, default: 30 },
};

/** Attributes that are stored and returned but have no effect here. */
const storedAttributes: ReadonlySet<string> = new Set([
  'KmsDataKeyReusePeriodSeconds',
  'KmsMasterKeyId',
  'Policy',
  'RedriveAllowPolicy',
  'SqsManagedSseEnabled',
]);

const RedrivePolicy = z.object({
  deadLetterTargetArn: z.string(),
  maxReceiveCount: z.coerce.number().int().min(1).max(1_000),
});
/** When and to which dead-letter queue messages are moved. */
export type RedrivePolicy = z.infer<typeof RedrivePolicy>;

/** The attributes of a new queue. */
export const defaultAttributes: QueueAttributes = Object.fromEntries(
  Object.entries(numericAttributes).map(([name, range]) => [name, String(range.default)]),
);

/**
 * Validates attributes that a caller sets.
 *
 * @param attributes Values by name.
 * @throws SqsError if SQS does not know a name, or if a value is outside its range.
 */
export function checkAttributes(attributes: QueueAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const range = numericAttributes[name];
    if (range !== undefined) {
      const number = Number(value);
      if (!/^\d+$/u.test(value) || number < range.min || number > range.max) throw badValue(name);
    } else if (name === 'RedrivePolicy') {
      if (value !== '') redrivePolicyOf({ RedrivePolicy: value });
    } else if (!storedAttributes.has(name)) {
      throw new SqsError('InvalidAttributeName', `Unknown Attribute ${name}.`);
    }
  }
}

/**
 * Reads the redrive policy from a queue's attributes.
 *
 * @param attributes The queue's attributes.
 * @returns The policy; undefined if the queue has no dead-letter queue.
 * @throws SqsError if it is malformed.
 */
export function redrivePolicyOf(attributes: QueueAttributes): RedrivePolicy | undefined {
  const text = attributes.RedrivePolicy;
  if (text === undefined || text === '') return undefined;
  try {
    return RedrivePolicy.parse(JSON.parse(text));
  } catch {
    throw badValue('RedrivePolicy');
  }
}

/**
 * Reads a numeric attribute of a queue.
 *
 * @param attributes The queue's attributes.
 * @param name The attribute's name.
 * @returns The value, in the attribute's unit.
 */
export function numberOf(attributes: QueueAttributes, name: keyof typeof numericAttributes): number {
  return Number(attributes[name] ?? numericAttributes[name]?.default);
}

/**
 * Validates a queue's name.
 *
 * @param name The name from the request.
 * @returns The name.
 * @throws SqsError if SQS would refuse it, or for a FIFO queue, which is not supported here.
 */
export function checkQueueName(name: string): string {
  if (name.endsWith('.fifo')) throw new SqsError('UnsupportedOperation', 'FIFO queues are not offered here.');
  if (!/^[\w-]{1,80}$/u.test(name)) {
    throw invalidParameter('QueueName', 'Can only include alphanumeric characters, hyphens, or underscores. 1 to 80.');
  }
  return name;
}

function badValue(name: string): SqsError {
  return new SqsError('InvalidAttributeValue', `Invalid value for the parameter ${name}.`);
}
