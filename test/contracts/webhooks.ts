/** What stores of webhooks and deliveries do, whatever they stand on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { DuePosition } from '../../core/webhooks/deliveries.ts';
import { type Delivery, deliveryStates, deliveryTransitions } from '../../core/webhooks/delivery.ts';
import type { Webhook } from '../../core/webhooks/webhook.ts';
import { after, newAudit, newCounter, newDelivery, newWebhook, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function webhookContract(stores: () => Stores): void {
  const stored = async (more: Partial<Webhook> = {}): Promise<Webhook> => {
    const webhook = newWebhook(more);
    expect(await stores().webhooks.create(webhook)).toBe(true);
    return webhook;
  };
  const get = ({ key_id }: Webhook) => stores().webhooks.get(key_id);
  const at = after(60).toISOString();

  describe('a webhook', () => {
    test('is the only one of its key', async () => {
      const webhook = await stored();
      expect(await stores().webhooks.create({ ...webhook, url: 'https://b.example/' })).toBe(false);
      expect(await get(webhook)).toEqual(webhook);
      expect(await stores().webhookHealth.get(webhook.key_id)).toEqual(webhook);
      const other = await stored();
      const found = await stores().webhooks.getMany([webhook.key_id, randomUUID(), other.key_id]);
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining([webhook, other]));
      expect(await stores().webhooks.remove(webhook.key_id)).toBe(true);
      expect(await stores().webhooks.remove(webhook.key_id)).toBe(false);
      expect(await get(webhook)).toBeUndefined();
    });

    test('at another address, or enabled again, has a clean record', async () => {
      const record = { failing_since: at, disabled_at: at, disabled_reason: 'failing' } as const;
      const clean = newWebhook();
      await stores().webhooks.create({ ...clean, ...record });
      const { key_id: keyId } = clean;
      const changed = { ...clean, url: 'https://b.example/', updated_at: at };
      expect(await stores().webhooks.changeUrl({ keyId, url: 'https://b.example/', at })).toEqual(changed);
      const other = newWebhook();
      await stores().webhooks.create({ ...other, ...record });
      expect(await stores().webhooks.enable({ keyId: other.key_id, at })).toEqual({ ...other, updated_at: at });
    });

    test('keeps the secret before its present one', async () => {
      const webhook = await stored();
      const change = { keyId: webhook.key_id, secretId: 'second', previousUntil: after(99).toISOString(), at };
      expect(await stores().webhooks.rotateSecret(change)).toEqual({
        ...webhook,
        ...{ secret_id: 'second', previous_secret_id: 'first' },
        ...{ previous_secret_until: after(99).toISOString(), updated_at: at },
      });
    });

    test('that is not there is not made by a change', async () => {
      const keyId = randomUUID();
      const { webhooks, webhookHealth } = stores();
      expect(await webhooks.changeUrl({ keyId, url: 'https://b.example/', at })).toBeUndefined();
      expect(await webhooks.enable({ keyId, at })).toBeUndefined();
      expect(await webhooks.rotateSecret({ keyId, secretId: 'x', previousUntil: at, at })).toBeUndefined();
      await webhookHealth.noteFailing({ keyId, url: 'https://b.example/', at: noon });
      await webhookHealth.noteWorking({ keyId, url: 'https://b.example/' });
      expect(await webhookHealth.disable({ keyId, url: 'https://b.example/', reason: 'gone', at: noon })).toBe(false);
      expect(await webhooks.get(keyId)).toBeUndefined();
    });

    test('fails since its first failure, until something gets through', async () => {
      const webhook = await stored();
      const seen = { keyId: webhook.key_id, url: webhook.url };
      const { webhookHealth } = stores();
      await webhookHealth.noteFailing({ ...seen, url: 'https://left.example/', at: noon });
      expect(await get(webhook)).toEqual(webhook);
      await webhookHealth.noteFailing({ ...seen, at: noon });
      await webhookHealth.noteFailing({ ...seen, at: after(60) });
      expect(await get(webhook)).toEqual({ ...webhook, failing_since: noon.toISOString() });
      await webhookHealth.noteWorking({ ...seen, url: 'https://left.example/' });
      expect(await get(webhook)).toHaveProperty('failing_since');
      await webhookHealth.noteWorking(seen);
      expect(await get(webhook)).toEqual(webhook);
    });

    test('is disabled once, at the address that was seen, while it fails as was seen', async () => {
      const webhook = await stored({ failing_since: noon.toISOString() });
      const seen = { keyId: webhook.key_id, url: webhook.url, reason: 'failing', at: after(60) } as const;
      const { webhookHealth } = stores();
      expect(await webhookHealth.disable({ ...seen, url: 'https://left.example/' })).toBe(false);
      expect(await webhookHealth.disable({ ...seen, failingSince: at })).toBe(false);
      expect(await get(webhook)).toEqual(webhook);
      expect(await webhookHealth.disable({ ...seen, failingSince: noon.toISOString() })).toBe(true);
      expect(await webhookHealth.disable({ ...seen, reason: 'gone' })).toBe(false);
      expect(await get(webhook)).toEqual({ ...webhook, disabled_at: at, disabled_reason: 'failing', updated_at: at });
    });
  });
}

export function deliveryContract(stores: () => Stores): void {
  /** Deliveries are stored with the end of their audit; only tests are added by themselves. */
  const stored = async (more: Partial<Delivery> = {}): Promise<Delivery> => {
    const audit = newAudit();
    const delivery = newDelivery({ audit_id: audit.audit_id, ...more });
    await stores().newAuditStore().create({ audit, hour: newCounter(), quota: newCounter(), now: noon });
    const end = { auditId: audit.audit_id, attempt: 0, code: 'internal', message: '', at: noon, delivery } as const;
    expect(await stores().unfinishedAudits.fail(end)).toBe(true);
    return delivery;
  };
  const get = ({ delivery_id }: Delivery) => stores().deliveries.get(delivery_id);
  const attempts = [{ at: noon.toISOString(), duration_ms: 5, url: 'https://hooks.example/a', status: 500 }];
  const due = { nextAttemptAt: after(200), dueAt: after(260) };

  /** Each write with the attempt that it was made for; all are made long after every lease. */
  const writes = {
    claim: ({ delivery_id: deliveryId }: Delivery, attempt: number) =>
      stores().deliveries.claim({
        ...{ deliveryId, attempt, lost: 0, url: 'https://b.example/', now: after(100), leaseUntil: after(160) },
      }),
    retry: ({ delivery_id: deliveryId }: Delivery, attempt: number) =>
      stores().deliveries.retry({ deliveryId, attempt, attempts, at: after(100), ...due }),
    deliver: ({ delivery_id: deliveryId }: Delivery, attempt: number) =>
      stores().deliveries.deliver({ deliveryId, attempt, attempts, at: after(100) }),
    give_up: ({ delivery_id: deliveryId }: Delivery, attempt: number) =>
      stores().deliveries.giveUp({ deliveryId, attempt, attempts, at: after(100), reason: 'gone' }),
    note_sent: ({ delivery_id, account_id, resent, due_at = '' }: Delivery, attempt: number) =>
      stores().deliveries.noteSent({
        ...{ seen: { delivery_id, account_id, attempt, resent, due_at }, dueAt: after(300), now: after(100) },
      }),
    resend: ({ delivery_id: deliveryId }: Delivery, attempt: number) =>
      stores().deliveries.resend({
        ...{ deliveryId, attempt, url: 'https://b.example/', now: after(100), dueAt: after(160) },
      }),
  } satisfies Record<keyof typeof deliveryTransitions, unknown>;
  const names = Object.keys(writes) as (keyof typeof writes)[];

  describe('the table of a delivery’s transitions', () => {
    const states = deliveryStates;
    test.each(names.flatMap((name) => states.map((state) => [name, state] as const)))(
      '%s out of %s is as it says',
      async (name, state) => {
        const delivery = await stored(state === 'unsent' ? { state } : {});
        if (state === 'delivered') await writes.deliver(delivery, 0);
        if (state === 'given_up') await writes.give_up(delivery, 0);
        const before = await get(delivery);
        const { from, to } = deliveryTransitions[name];
        const isAllowed = from.some((one) => one === state);
        expect(Boolean(await writes[name](delivery, 0))).toBe(isAllowed);
        const now = await get(delivery);
        if (isAllowed) expect(now).toMatchObject({ state: to ?? state, updated_at: after(100).toISOString() });
        else expect(now).toEqual(before);
      },
    );

    test.each(names)('%s for another attempt, or of an unknown delivery, changes nothing', async (name) => {
      const delivery = await stored();
      expect(Boolean(await writes[name](delivery, 1))).toBe(false);
      expect(await get(delivery)).toEqual(delivery);
      expect(Boolean(await writes[name](newDelivery(), 0))).toBe(false);
    });
  });

  describe('an attempt to deliver', () => {
    test('begins when its time has come, and again only once its lease has run out', async () => {
      const delivery = await stored({ next_attempt_at: after(50).toISOString() });
      const claim = (attempt: number, now: Date, lost = 0) =>
        stores().deliveries.claim({
          ...{
            deliveryId: delivery.delivery_id,
            attempt,
            lost,
            url: 'https://b.example/',
            now,
            leaseUntil: after(110),
          },
        });
      // Two machines' clocks may differ by a second.
      expect(await claim(0, after(48.9))).toBeUndefined();
      expect(await claim(0, after(49))).toEqual({
        ...delivery,
        ...{ url: 'https://b.example/', attempt: 1, tries: 1, lost: 0, resent: 0, updated_at: after(49).toISOString() },
        ...{ lease_until: after(110).toISOString(), due_at: after(110).toISOString() },
      });
      expect(await claim(1, after(109))).toBeUndefined();
      expect(await claim(1, after(110), 1)).toMatchObject({ attempt: 2, tries: 1, lost: 1 });
    });

    test('is kept with how it ended', async () => {
      const [delivered, retried, givenUp] = [await stored(), await stored(), await stored()];
      await writes.deliver(delivered, 0);
      const ended = { attempts, last_result: '500', ended_at: after(100).toISOString() };
      expect(await get(delivered)).toMatchObject({ ...ended, state: 'delivered' });
      for (const name of ['due_at', 'next_attempt_at', 'lease_until']) {
        expect(await get(delivered)).not.toHaveProperty(name);
      }
      await writes.give_up(givenUp, 0);
      expect(await get(givenUp)).toMatchObject({ ...ended, state: 'given_up', given_up_reason: 'gone' });
      await writes.claim(retried, 0);
      await writes.retry(retried, 1);
      const after200 = after(200).toISOString();
      expect(await get(retried)).toMatchObject({ attempts, last_result: '500', next_attempt_at: after200, tries: 1 });
      expect(await get(retried)).not.toHaveProperty('lease_until');
    });
  });

  test('a test is added once, and is no event of an audit', async () => {
    const account_id = randomUUID();
    const { audit_id: _, ...rest } = newDelivery({ account_id, type: 'webhook.test' });
    const delivery = { ...rest, delivery_id: `test_${randomUUID()}` };
    expect(await stores().deliveries.add(delivery)).toBe(true);
    expect(await stores().deliveries.add({ ...delivery, body: 'other' })).toBe(false);
    expect(await get(delivery)).toEqual(delivery);
    const listed = await stores().deliveries.list(account_id, { limit: 9 });
    expect(listed.map(({ delivery_id, type }) => [delivery_id, type])).toEqual([
      [delivery.delivery_id, 'webhook.test'],
    ]);
    expect((await stores().deliveries.listEvents(account_id, { limit: 9 })).events).toEqual([]);
    expect(await writes.claim(delivery, 0)).toMatchObject({ attempt: 1 });
  });

  test('a new round begins at once, while no attempt is under way', async () => {
    const delivery = await stored();
    await writes.give_up(delivery, 0);
    expect(await writes.resend(delivery, 0)).toMatchObject({
      ...{ state: 'pending', tries: 0, resent: 0, attempts, url: 'https://b.example/' },
      ...{ next_attempt_at: after(100).toISOString(), due_at: after(160).toISOString() },
    });
    for (const name of ['ended_at', 'given_up_reason']) expect(await get(delivery)).not.toHaveProperty(name);
    await writes.claim(delivery, 0);
    expect(await writes.resend(delivery, 1)).toBeUndefined();
  });

  test('what is due is listed, the longest due first, until it is noted as sent', async () => {
    // Years apart from what other tests store; ids in one shard.
    const at = (day: number) => new Date(Date.UTC(2019, 0, day)).toISOString();
    const made = async (day: number, digit: string) =>
      stored({ delivery_id: `evt_${randomUUID().slice(0, -1)}${digit}`, due_at: at(day) });
    const [second, first] = [await made(2, '6'), await made(1, '2')];
    await made(4, '2');
    await made(1, '3');
    const list = (limit = 9, from?: DuePosition) =>
      stores().deliveries.listDue({
        ...{ shard: 2, before: new Date(at(2)), limit },
        ...(from === undefined ? {} : { after: from }),
      });
    const seen = ({ delivery_id, account_id, attempt, resent, due_at = '' }: Delivery) => ({
      ...{ delivery_id, account_id, attempt, resent, due_at },
    });
    expect(await list()).toEqual({ due: [seen(first), seen(second)] });
    const page = await list(1);
    expect(page.due).toEqual([seen(first)]);
    expect((await list(1, page.next)).due).toEqual([seen(second)]);
    expect(await writes.note_sent(first, 0)).toBe(true);
    expect(await writes.note_sent(first, 0)).toBe(false);
    expect(await get(first)).toMatchObject({ resent: 1, due_at: after(300).toISOString() });
    expect(await list()).toEqual({ due: [seen(second)] });
  });

  test('an account’s deliveries are listed newest first, by state when asked', async () => {
    const account_id = randomUUID();
    const [older, newer] = [
      await stored({ account_id }),
      await stored({ account_id, created_at: after(60).toISOString() }),
    ];
    await stored();
    await writes.deliver(older, 0);
    const list = (query: Parameters<Stores['deliveries']['list']>[1]) => stores().deliveries.list(account_id, query);
    const { delivery_id, key_id, audit_id, type, state, created_at, attempt, next_attempt_at } = newer;
    expect(await list({ limit: 9 })).toEqual([
      { delivery_id, key_id, audit_id, type, state, created_at, attempt, next_attempt_at },
      expect.objectContaining({
        delivery_id: older.delivery_id,
        last_result: '500',
        ended_at: after(100).toISOString(),
      }),
    ]);
    expect(await list({ limit: 1 })).toHaveLength(1);
    expect((await list({ limit: 9, state: 'delivered' })).map((found) => found.delivery_id)).toEqual([
      older.delivery_id,
    ]);
  });

  test('unsent deliveries are listed on request alone, and are due for nothing', async () => {
    const account_id = randomUUID();
    const { due_at: _, next_attempt_at: __, ...unsent } = newDelivery({ account_id, state: 'unsent', url: '' });
    const audit = newAudit();
    const delivery = { ...unsent, audit_id: audit.audit_id, delivery_id: `evt_${audit.audit_id}` };
    await stores().newAuditStore().create({ audit, hour: newCounter(), quota: newCounter(), now: noon });
    const end = { auditId: audit.audit_id, attempt: 0, code: 'internal', message: '', at: noon, delivery } as const;
    expect(await stores().unfinishedAudits.fail(end)).toBe(true);
    expect(await get(delivery)).toEqual(delivery);
    const sent = await stored({ account_id });
    const idsOf = (list: { delivery_id: string }[]) => list.map(({ delivery_id }) => delivery_id);
    expect(idsOf(await stores().deliveries.list(account_id, { limit: 9 }))).toEqual([sent.delivery_id]);
    expect(idsOf(await stores().deliveries.list(account_id, { limit: 9, state: 'unsent' }))).toEqual([
      delivery.delivery_id,
    ]);
    const resent = await writes.resend(delivery, 0);
    expect(resent).toMatchObject({ state: 'pending', url: 'https://b.example/', due_at: after(160).toISOString() });
  });

  test('an account’s events are listed newest first, page by page, by time and type', async () => {
    const account_id = randomUUID();
    const made = (second: number, more: Partial<Delivery> = {}) =>
      stored({ account_id, created_at: after(second).toISOString(), ...more });
    const [first, second, third] = [
      await made(1),
      await made(2, { state: 'unsent' }),
      await made(3, { type: 'audit.failed' }),
    ];
    await stored();
    const list = async (query: Partial<Parameters<Stores['deliveries']['listEvents']>[1]> = {}) => {
      const { events, next } = await stores().deliveries.listEvents(account_id, { limit: 9, ...query });
      return { ids: events.map(({ delivery_id }) => delivery_id), next };
    };
    const [one, two, three] = [first, second, third].map(({ delivery_id }) => delivery_id);
    expect((await list()).ids).toEqual([three, two, one]);
    const page = await list({ limit: 2 });
    expect(page.ids).toEqual([three, two]);
    expect((await list({ limit: 2, ...(page.next && { after: page.next }) })).ids).toEqual([one]);
    expect((await list({ since: after(2) })).ids).toEqual([three, two]);
    expect((await list({ type: 'audit.failed' })).ids).toEqual([three]);
    expect(
      (await list({ since: after(2), after: { delivery_id: third.delivery_id, created_at: third.created_at } })).ids,
    ).toEqual([two]);
    // A position of another query, before the time: nothing follows, and it is no fault.
    const { delivery_id, created_at } = first;
    expect(await list({ since: after(2), after: { delivery_id, created_at } })).toEqual({ ids: [], next: undefined });
  });
}
