/** Formats a received message for the response. */

import { attributesDigest, bodyDigest, type MessageAttribute } from './digests.ts';
import type { ReceivedMessage } from './messages.ts';
import { type ReceiveRequest, requestSchemas } from './requests.ts';

const Attributes = requestSchemas.SendMessage.shape.MessageAttributes;

/**
 * Formats a message.
 *
 * @param message The received message.
 * @param request The request, with the attributes that it selects.
 * @returns The message in the protocol's form, with the digests that clients verify.
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

/** Selects attributes by `All`, `.*`, full names, or prefixes such as `trace.*`. */
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
