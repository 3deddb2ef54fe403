/** The dashboard's keys and webhooks: their lives, what is told once, and deliveries that are seen and sent again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { type DeliveryRead, deliveryList, deliveryRead } from '../../functions/dashboard/contract/deliveries.ts';
import {
  type CreatedKey,
  changedKey,
  createdKey,
  type Key,
  keyList,
  keyUsage,
  rotatedSecret,
} from '../../functions/dashboard/contract/keys.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { type DashboardTarget, describeSignedIn, openDashboard, type Person } from './dashboard.ts';
import { type Answer, marketOrder } from './target.ts';

let api: DashboardTarget;
let receiver: Receiver;
let someone: Person;
/** Every secret that was told to anybody. */
const secrets: string[] = [];
const hookUrl = 'https://hooks.example/a';
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

async function create(order: Record<string, unknown>, person = someone): Promise<CreatedKey> {
  const { status, json } = await person.call('POST', '/keys', { json: order });
  expect([status, json]).toEqual([201, createdKey.strict().parse(json)]);
  secrets.push(json.secret, ...(json.webhook_secret === undefined ? [] : [json.webhook_secret]));
  return json;
}
const listed = async (): Promise<Key[]> => keyList.strict().parse((await someone.call('GET', '/keys')).json).keys;
const useKey = async (key: string): Promise<number> => (await api.call('GET', '/v1/usage', { key })).status;

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let waits = 0; waits < 300; waits++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('it did not happen within a minute');
}

/** The delivery of an audit's end, once it is in the state. */
const deliveryIn = (state: string, id: string): Promise<DeliveryRead> =>
  until(async () => {
    const { status, json } = await someone.call('GET', `/deliveries/${id}`);
    return status === 200 && json.state === state ? deliveryRead.strict().parse(json) : undefined;
  });

describeSignedIn('the dashboard', () => {
  beforeAll(async () => {
    api = await openDashboard();
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await api.stop();
    await receiver.close();
  });
  beforeEach(() => {
    someone = api.person();
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(200).end('thank you');
  });

  describe('a key', () => {
    test('is made, works, is listed without its secret, renamed, and refused by the next request after it is revoked', async () => {
      const first = await create({ name: 'first' });
      expect(first.secret).toMatch(/^ask_live_[0-9A-Za-z]{49}$/u);
      expect(first.key).toMatchObject({ name: 'first', status: 'active', start: first.secret.slice(0, 13) });
      expect(await useKey(first.secret)).toBe(200);
      const second = await create({ name: ' zweiter Schlüssel 鍵 ', expires_at: nextMonth });
      expect(second.key).toMatchObject({ name: 'zweiter Schlüssel 鍵', expires_at: nextMonth });
      expect((await listed()).map(({ name }) => name)).toEqual(['zweiter Schlüssel 鍵', 'first']);

      const renamed = await someone.call('PATCH', `/keys/${first.key.key_id}`, { json: { name: 'renamed' } });
      expect([renamed.status, renamed.json]).toEqual([200, { key: { ...first.key, name: 'renamed' } }]);
      const revoked = await someone.call('POST', `/keys/${first.key.key_id}/revoke`);
      expect([await useKey(first.secret), await useKey(second.secret)]).toEqual([401, 200]);
      expect(changedKey.strict().parse(revoked.json).key).toMatchObject({
        ...{ status: 'revoked', name: 'renamed' },
        revoked_at: expect.any(String),
      });
      // Once more changes nothing.
      expect((await someone.call('POST', `/keys/${first.key.key_id}/revoke`)).json).toEqual(revoked.json);
      expect((await listed()).map(({ status }) => status)).toEqual(['active', 'revoked']);
    });

    test('that has expired is shown as that', async () => {
      const soon = new Date(Date.now() + 1_500).toISOString();
      const { secret } = await create({ name: 'short', expires_at: soon });
      await until(async () => ((await useKey(secret)) === 401 ? true : undefined));
      expect(await listed()).toMatchObject([{ status: 'expired', expires_at: soon }]);
    });

    test('is on the plan of its account, and uses up the same quota', async () => {
      const { secret } = await create({ name: 'one' });
      await someone.call('POST', '/audits', { json: marketOrder });
      const { json } = await api.call('GET', '/v1/usage', { key: secret });
      expect(json).toMatchObject({ plan: 'free', quota: { used: 1 }, rate_limits: { audits_per_hour: { used: 0 } } });
    });

    test('has its requests and launched audits of today counted, for its account alone', async () => {
      const { key, secret } = await create({ name: 'counted' });
      const usageOf = (person = someone) => person.call('GET', `/keys/${key.key_id}/usage`);
      const total = async () => {
        const { days } = keyUsage.strict().parse((await usageOf()).json);
        expect(days).toHaveLength(14);
        const sum = (name: 'requests' | 'audits') => days.reduce((all, day) => all + day[name], 0);
        return [sum('requests'), sum('audits')];
      };
      expect(await total()).toEqual([0, 0]);
      expect((await api.call('POST', '/v1/audits', { key: secret, json: marketOrder })).status).toBe(202);
      expect(await useKey(secret)).toBe(200);
      // Counted as a request, though it launches nothing.
      expect((await api.call('POST', '/v1/audits', { key: secret, json: {} })).status).toBe(422);
      expect(await total()).toEqual([3, 1]);
      expect((await usageOf(api.person())).status).toBe(404);
    });

    test('is one of a hundred at most that are in use', async () => {
      await someone.call('GET', '/account');
      const { json: first } = await someone.call('POST', '/keys', { json: { name: 'first' } });
      for (let count = 0; count < 99; count++) {
        const order = { name: `${count}`, environment: 'live' as const };
        const account = { account_id: someone.accountId, plan: 'free' as const };
        await api.management.apiKeys.create(newApiKey(account, order, api.management).stored);
      }
      const refused = await someone.call('POST', '/keys', { json: { name: 'one too many' } });
      expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
      expect(refused.json.detail).toBe('There are 100 keys in use: revoke one before another is made.');
      await someone.call('POST', `/keys/${first.key.key_id}/revoke`);
      await create({ name: 'in its place' });
      expect(await listed()).toHaveLength(101);
    });

    test.each<[string, unknown, string, string]>([
      ['no name', {}, 'name', 'Name is required.'],
      ['an empty name', { name: '  ' }, 'name', 'Name must not be empty.'],
      ['a name too long', { name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters long.'],
      ['a control character', { name: 'a\u0007b' }, 'name', 'Name must not hold control characters.'],
      ['half a character', { name: 'a\ud800' }, 'name', 'Name must not hold control characters.'],
      ['a name of another kind', { name: 5 }, 'name', 'Name must be a string.'],
      [
        'a time that is over',
        { name: 'x', expires_at: '2020-01-01T00:00:00.000Z' },
        'expires_at',
        'Invalid request: expires_at must lie in the future.',
      ],
      [
        'a time too far',
        { name: 'x', expires_at: '2099-01-01T00:00:00.000Z' },
        'expires_at',
        'Invalid request: expires_at must be within ten years.',
      ],
      [
        'a time that is none',
        { name: 'x', expires_at: 'tomorrow' },
        'expires_at',
        'Invalid request: expires_at must be an ISO 8601 time in UTC, such as "2027-01-31T12:00:00.000Z".',
      ],
      [
        'a webhook without TLS',
        { name: 'x', webhook_url: 'http://hooks.example/' },
        'webhook_url',
        'Invalid request: webhook_url must be https, or http to this machine (http://127.0.0.1:…).',
      ],
      [
        'a webhook that is none',
        { name: 'x', webhook_url: 'javascript:alert(1)' },
        'webhook_url',
        'Invalid request: webhook_url must be an https address.',
      ],
      [
        'a webhook too long',
        { name: 'x', webhook_url: `https://hooks.example/${'x'.repeat(2_083)}` },
        'webhook_url',
        'Invalid request: webhook_url must be at most 2083 characters long.',
      ],
      ['an unknown field', { name: 'x', plan: 'scale' }, 'plan', 'Unknown field "plan".'],
    ])('with %s is refused, with its field and a sentence, and nothing is made', async (_, json, field, sentence) => {
      const answer = await someone.call('POST', '/keys', { json });
      expect([answer.status, answer.json.code, answer.json.detail]).toEqual([422, 'validation_error', sentence]);
      expect(answer.json.errors[0].loc).toEqual(['body', field]);
      expect(await listed()).toEqual([]);
    });

    test('is told every fault at once, and of a body that is none', async () => {
      const many = { name: '', expires_at: 'tomorrow', webhook_url: 'ftp://x', owner: 'me' };
      const { json } = await someone.call('POST', '/keys', { json: many });
      expect(json.errors.map(({ loc }: { loc: string[] }) => loc[1]).sort()).toEqual([
        'expires_at',
        'name',
        'owner',
        'webhook_url',
      ]);
      const status = async (body: string, type = 'application/json'): Promise<Answer['status']> =>
        (await someone.call('POST', '/keys', { body, headers: { 'Content-Type': type } })).status;
      expect(await status('{')).toBe(400);
      expect(await status('[]')).toBe(400);
      expect(await status('{"name":"x"}', 'text/plain')).toBe(415);
      expect(await status(JSON.stringify({ name: 'x'.repeat(20_000) }))).toBe(413);
      const { key } = await create({ name: 'x' });
      for (const change of [{}, { name: '' }, { webhook_url: 'nonsense' }, { status: 'active' }, { name: null }]) {
        expect((await someone.call('PATCH', `/keys/${key.key_id}`, { json: change })).status).toBe(422);
      }
      expect(await listed()).toEqual([key]);
    });
  });

  describe('a webhook', () => {
    test('is given, moved, given a new secret, taken away and given anew; each secret is told once', async () => {
      const { key, webhook_secret } = await create({ name: 'hooked', webhook_url: hookUrl });
      expect(webhook_secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
      expect(key.webhook).toEqual({ url: hookUrl, created_at: expect.any(String) });
      const path = `/keys/${key.key_id}`;
      const moved = await someone.call('PATCH', path, { json: { webhook_url: `${hookUrl}b`, name: 'moved' } });
      expect(moved.json).toMatchObject({ key: { name: 'moved', webhook: { url: `${hookUrl}b` } } });
      expect(moved.json).not.toHaveProperty('webhook_secret');
      const rotated = await someone.call('POST', `${path}/rotate-webhook-secret`);
      const { webhook_secret: next, key: after } = rotatedSecret.strict().parse(rotated.json);
      expect(next).not.toBe(webhook_secret);
      expect(Date.parse(after.webhook?.previous_secret_until ?? '')).toBeGreaterThan(Date.now());
      expect(await listed()).toEqual([after]);

      const taken = await someone.call('PATCH', path, { json: { webhook_url: null } });
      expect([taken.status, taken.json.key.webhook]).toEqual([200, undefined]);
      for (const act of ['rotate-webhook-secret', 'enable-webhook']) {
        const { status, json } = await someone.call('POST', `${path}/${act}`);
        expect([status, json.code]).toEqual([409, 'conflict']);
      }
      expect((await someone.call('PATCH', path, { json: { webhook_url: null } })).status).toBe(200);
      const anew = await someone.call('PATCH', path, { json: { webhook_url: hookUrl } });
      expect([webhook_secret, next]).not.toContain(anew.json.webhook_secret);
      secrets.push(next, anew.json.webhook_secret);
    });

    test('is told of an audit by a message that its secret signs; the delivery is shown with its attempts', async () => {
      const { key, secret, webhook_secret = '' } = await create({ name: 'told', webhook_url: receiver.url });
      receiver.secret = webhook_secret;
      const { json: launched } = await api.call('POST', '/v1/audits', { key: secret, json: marketOrder });
      const id = `evt_${launched.audit_id}`;
      const delivery = await deliveryIn('delivered', id);
      expect(receiver.received).toMatchObject([
        { id, event: { type: 'audit.completed', data: { audit_id: launched.audit_id } } },
      ]);
      expect(delivery).toMatchObject({
        ...{ delivery_id: id, key_id: key.key_id, audit_id: launched.audit_id, type: 'audit.completed' },
        ...{ url: receiver.url, body: receiver.received[0]?.body, attempt: 1, last_result: '200' },
        attempts: [{ status: 200, answer: 'thank you', url: receiver.url }],
      });
      const { json: list } = await someone.call('GET', '/deliveries?state=delivered&limit=1');
      const { url: _, body: __, attempts: ___, ...summary } = delivery;
      expect(deliveryList.strict().parse(list)).toEqual({ deliveries: [summary] });
      expect((await someone.call('GET', '/deliveries?state=pending')).json).toEqual({ deliveries: [] });

      const again = await someone.call('POST', `/deliveries/${id}/resend`);
      expect([again.status, deliveryRead.strict().parse(again.json).state]).toEqual([202, 'pending']);
      await until(async () => receiver.received[1]);
      expect((await deliveryIn('delivered', id)).attempts).toHaveLength(2);
      expect(receiver.received[1]?.event).toEqual(receiver.received[0]?.event);
    });

    test('that is gone is shown as disabled, and sends again what it missed once it is enabled', async () => {
      receiver.answer = (response) => response.writeHead(410).end();
      const { key, secret } = await create({ name: 'gone', webhook_url: receiver.url });
      const { json: launched } = await api.call('POST', '/v1/audits', { key: secret, json: marketOrder });
      const id = `evt_${launched.audit_id}`;
      expect(await deliveryIn('given_up', id)).toMatchObject({ given_up_reason: 'gone' });
      expect((await listed())[0]?.webhook).toMatchObject({ disabled_reason: 'gone', disabled_at: expect.any(String) });
      const refused = await someone.call('POST', `/deliveries/${id}/resend`);
      expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
      receiver.answer = (response) => response.writeHead(204).end();
      const enabled = await someone.call('POST', `/keys/${key.key_id}/enable-webhook`);
      expect(enabled.json.key.webhook).toEqual({ url: receiver.url, created_at: key.webhook?.created_at });
      expect((await someone.call('POST', `/deliveries/${id}/resend`)).status).toBe(202);
      await deliveryIn('delivered', id);
      await someone.call('PATCH', `/keys/${key.key_id}`, { json: { webhook_url: null } });
      expect((await someone.call('POST', `/deliveries/${id}/resend`)).json.detail).toContain('no webhook');
    });

    test('is tested on request by a signed message, once in ten seconds, which is no event of an audit', async () => {
      const { key, secret, webhook_secret = '' } = await create({ name: 'tested', webhook_url: receiver.url });
      receiver.secret = webhook_secret;
      const sent = await someone.call('POST', '/deliveries', { json: { key_id: key.key_id } });
      const { delivery_id: id, ...sending } = deliveryRead.strict().parse(sent.json);
      expect([sent.status, sending]).toMatchObject([
        202,
        { state: 'pending', type: 'webhook.test', url: receiver.url },
      ]);
      const tested = await deliveryIn('delivered', id);
      expect(tested).toMatchObject({ key_id: key.key_id, attempts: [{ status: 200, answer: 'thank you' }] });
      expect(receiver.received).toMatchObject([{ id, event: { type: 'webhook.test', data: { key_id: key.key_id } } }]);
      const askAgain = () => someone.call('POST', '/deliveries', { json: { key_id: key.key_id } });
      let again = await askAgain();
      // On a busy machine those ten seconds may have passed.
      while (again.status === 202) again = await askAgain();
      expect([again.status, again.json.code]).toEqual([429, 'rate_limit_exceeded']);
      const { json: events } = await api.call('GET', '/v1/events', { key: secret });
      expect(events.events.map(({ event_id }: { event_id: string }) => event_id)).not.toContain(id);
      for (const [method, path] of [
        ['GET', `/v1/events/${id}`],
        ['POST', `/v1/events/${id}/resend`],
      ] as const) {
        expect((await api.call(method, path, { key: secret })).status).toBe(404);
      }
      for (const [json, status] of [
        [{ key_id: 'unknown' }, 404],
        [{}, 422],
        [{ key_id: key.key_id, url: 'https://other.example/' }, 422],
      ] as const) {
        expect((await someone.call('POST', '/deliveries', { json })).status).toBe(status);
      }
    });

    test.each(['limit=0', 'limit=101', 'limit=x', 'state=lost', 'cursor=x'])(
      'lists no deliveries for %s',
      async (query) => {
        const { status, json } = await someone.call('GET', `/deliveries?${query}`);
        expect([status, json.code]).toEqual([422, 'validation_error']);
      },
    );

    test('and a key are told once each, and stand in no list, no later answer and no log', async () => {
      expect(secrets.length).toBeGreaterThan(8);
      const logs = api.logs();
      expect(logs).toContain('delivery_succeeded');
      const told = api.answers().map(({ text }) => text);
      for (const secret of secrets) {
        expect(told.filter((text) => text.includes(secret))).toHaveLength(1);
        expect(logs).not.toContain(secret.replace('whsec_', ''));
      }
      expect(told.join('')).not.toMatch(/key_hash|secret_id/u);
      expect(logs).not.toContain(receiver.url);
      // No token either.
      expect(logs).not.toMatch(/eyJ[\w-]+\.eyJ/u);
    });
  });
});
