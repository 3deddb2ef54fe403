/** The webhook section of the OpenAPI document: the events sent, and what the receiver's responses mean. */

type Json = Record<string, unknown>;

function header(name: string, description: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

const messageHeaders = [
  header('webhook-id', 'Of the event; the same at every try.'),
  header('webhook-timestamp', 'When this try was made, in Unix seconds.'),
  header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of "id.timestamp.body" under the secret without its prefix `whsec_`; ' +
      'two of them, parted by a space, for a day after the secret was rotated.',
  ),
];

/** @param bodies the content of each message */
export function webhooks(bodies: { audit: Json; changed: Json; skipped: Json; test: Json }): Json {
  const ofSchedule = (operationId: string, summary: string, description: string, body: Json): Json => ({
    post: {
      ...{ operationId, tags: ['Webhooks'], summary, security: [], parameters: messageHeaders },
      description: `${description} Sent and answered as \`auditEnded\` is.`,
      requestBody: { required: true, content: body },
      responses: { '2XX': { description: 'Taken.' }, default: { description: 'Not taken: tried again.' } },
    },
  });
  return {
    auditEnded: {
      post: {
        operationId: 'auditEnded',
        tags: ['Webhooks'],
        summary: 'An audit has ended',
        description:
          'Sent to the webhook of the key that launched the audit, as Standard Webhooks 1.0.0 has it; the output is read ' +
          'with GET. The same event may come more than once, under one `webhook-id`. It is tried after 0 s, 5 s, 5 min, ' +
          '30 min, 2 h, 5 h, 10 h and 10 h (each wait up to a fifth shorter or longer), 15 s a try.',
        security: [],
        parameters: messageHeaders,
        requestBody: { required: true, content: bodies.audit },
        responses: {
          '2XX': { description: 'Taken.' },
          410: { description: 'The webhook is not wanted any more: it is disabled.' },
          default: {
            description:
              'Not taken: tried again. `Retry-After` is honoured up to 12 hours. Redirects are not followed and mean the same.',
          },
        },
      },
    },
    auditChanged: ofSchedule(
      'auditChanged',
      'An audit of a schedule differs from the one before',
      'Something changed beyond noise between the audits of two runs. A change of the ruleset is none.',
      bodies.changed,
    ),
    runSkipped: ofSchedule(
      'runSkipped',
      'A run of a schedule was skipped',
      'Nothing was launched: the monthly quota is used up, or the key of the schedule is inactive.',
      bodies.skipped,
    ),
    webhookTest: {
      post: {
        operationId: 'webhookTest',
        tags: ['Webhooks'],
        summary: 'A test',
        description:
          'Sent when the account holder asks for it in the dashboard, at most once in ten seconds, signed and sent like ' +
          'the event of an audit. It is tried once, no failure of it disables the webhook, and `/v1/events` leaves it out.',
        security: [],
        parameters: messageHeaders,
        requestBody: { required: true, content: bodies.test },
        responses: {
          '2XX': { description: 'Taken.' },
          default: { description: 'Not taken, and not tried again.' },
        },
      },
    },
  };
}
