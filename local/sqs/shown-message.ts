/** A received message in the form that callers see. */

import { attributesDigest, bodyDigest, type MessageAttribute } from './digests.ts';
import type { ReceivedMessage } from './messages.ts';
import { type ReceiveRequest, requestSchemas } from './requests.ts';

const Attributes = requestSchemas.SendMessage.shape.MessageAttributes;

/**
 * A message as an answer shows it.
 *
 * @param message What was received.
 * @param request Which attributes were asked for.
 * @returns The message in the form of the protocol, with the digests that clients verify.
 */
export function shownMessage(message: ReceivedMessage, request: ReceiveRequest) {
  const asked = [...request.AttributeNames, ...request.MessageSystemAttributeNames];
  const system: Record<string, string | null> = {
    SenderId: 'LOCAL',
    SentTimestamp: String(message.sent_at),
    ApproximateReceiveCount: String(message.receive_count),
    ApproximateFirstReceiveTimestamp: String(message.first_received_at),
    MessageGroupId: message.group_id,
    DeadLetterQueueSourceArn: message.dead_letter_source,
  };
  const shown = Object.entries(system).filter(
    ([name, value]) => value !== null && (asked.includes('All') || asked.includes(name)),
  );
  const own = askedAttributes(Attributes.parse(JSON.parse(message.attributes)), request.MessageAttributeNames);
  const digest = attributesDigest(own);
  return {
    MessageId: message.message_id,
    ReceiptHandle: message.receiptHandle,
    MD5OfBody: bodyDigest(message.body),
    Body: message.body,
    ...(shown.length > 0 ? { Attributes: Object.fromEntries(shown) } : {}),
    ...(digest === undefined ? {} : { MessageAttributes: own, MD5OfMessageAttributes: digest }),
  };
}

/** `All`, `.*`, full names, and prefixes such as `trace.*`. */
function askedAttributes(
  attributes: Record<string, MessageAttribute>,
  names: readonly string[],
): Record<string, MessageAttribute> {
  const matches = (name: string): boolean =>
    names.some(
      (asked) => asked === 'All' || asked === name || (asked.endsWith('.*') && name.startsWith(asked.slice(0, -2))),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => matches(name)));
}
