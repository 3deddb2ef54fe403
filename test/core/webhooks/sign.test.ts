/** Signatures and secrets, held against the `standardwebhooks` package. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { formatSecret, previousSecretMs, signingSecrets } from '../../../core/webhooks/secrets.ts';
import { signedHeaders } from '../../../core/webhooks/sign.ts';

const at = new Date();
const secret = randomBytes(32);
const receiver = new Webhook(formatSecret(secret));
const message = { id: 'evt_1', at, body: '{"type":"audit.completed","data":{"keyword":"büro 机"}}', secrets: [secret] };

describe('a signed message', () => {
  test('is accepted by a receiver that has the secret', () => {
    expect(receiver.verify(message.body, signedHeaders(message))).toEqual(JSON.parse(message.body));
  });

  test('carries the signature that the package makes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), fc.uuid(), (key, body, id) => {
        const expected = new Webhook(formatSecret(key)).sign(id, at, body);
        expect(signedHeaders({ id, at, body, secrets: [key] })['webhook-signature']).toBe(expected);
      }),
    );
  });

  test.each([
    ['another body', { ...signedHeaders(message) }, message.body.replace('büro', 'buro')],
    ['another id', { ...signedHeaders(message), 'webhook-id': 'evt_2' }, message.body],
    [
      'another time',
      { ...signedHeaders(message), 'webhook-timestamp': String(Math.floor(at.getTime() / 1000) - 1) },
      message.body,
    ],
    ['no signature', { ...signedHeaders(message), 'webhook-signature': '' }, message.body],
    ['another secret’s signature', signedHeaders({ ...message, secrets: [randomBytes(32)] }), message.body],
    ['an old time', signedHeaders({ ...message, at: new Date(at.getTime() - 6 * 60_000) }), message.body],
  ])('with %s is refused', (_, headers, body) => {
    expect(() => receiver.verify(body, headers)).toThrow();
  });

  test('under two secrets is accepted by receivers of either', () => {
    const other = randomBytes(32);
    const headers = signedHeaders({ ...message, secrets: [other, secret] });
    for (const key of [secret, other])
      expect(new Webhook(formatSecret(key)).verify(message.body, headers)).toBeDefined();
  });
});

describe('the secrets that sign', () => {
  const source = { secretOf: async (name: object) => Buffer.from(JSON.stringify(name)) };
  const webhook = {
    key_id: 'k',
    secret_id: 'new',
    previous_secret_id: 'old',
    previous_secret_until: new Date(at.getTime() + previousSecretMs).toISOString(),
  };
  const names = async (now: Date) =>
    (await signingSecrets(webhook, now, source)).map((bytes) => JSON.parse(String(bytes)).secretId);

  test('are the new one and, for a day after a rotation, the one before it', async () => {
    expect(await names(at)).toEqual(['new', 'old']);
    expect(await names(new Date(at.getTime() + previousSecretMs))).toEqual(['new']);
  });

  test('have the form of the standard', () => {
    expect(formatSecret(secret)).toBe(`whsec_${secret.toString('base64')}`);
  });
});
