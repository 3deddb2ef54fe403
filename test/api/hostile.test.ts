/** Hostile bodies, headers and addresses over HTTP: a 4xx with a sentence, never a 5xx, and nothing consumed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../any-character.ts';
import { type Answer, type ApiTarget, type CallOptions, marketOrder, openTarget } from './target.ts';

let api: ApiTarget;
/** A key serves 90 requests, then comes the next: the limits are for other tests. */
let key: string;
let requests = 0;
const keys: string[] = [];

beforeAll(async () => {
  api = await openTarget();
});
afterAll(() => api.stop());

const send = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
  if (requests++ % 90 === 0) {
    ({ key } = await api.issueKey());
    keys.push(key);
  }
  return api.call(method, path, { key, ...options });
};

function expectRefused({ status, json, text }: Answer): void {
  expect([status, text.slice(0, 300)]).toEqual([expect.any(Number), expect.any(String)]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(json.detail).toMatch(/\S+ \S+/u);
  expect(json.code).toMatch(/^[a-z_]+$/u);
  expect(text).not.toMatch(/ at \S+:\d+|node_modules|Zod|DynamoDB|undefined/u);
}

describe('a hostile body', () => {
  const evil = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }).map((text) => `${text}\u0000`),
    fc.constantFrom('\ud800', 'a\udc00b', '\u0000\u0000', '\u2028x', 'x'.repeat(5_000), '\u202e\u0007', '', ' '),
    fc.jsonValue().filter((value) => typeof value !== 'string'),
    fc.integer({ min: 1_000, max: 1_001 }).map(() => Number.MAX_VALUE),
  );

  test('in any one field is refused, and the field is named', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('audit_type', 'keyword', 'user_url', 'language', 'country'),
        evil,
        async (field, value) => {
          const answer = await send('POST', '/v1/audits', { json: { ...marketOrder, [field]: value } });
          expectRefused(answer);
          if (answer.status === 422) expect(answer.json.errors[0].loc[1]).toBe(field);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('of any JSON is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (body) =>
        expectRefused(await send('POST', '/v1/audits', { body })),
      ),
      { numRuns: 100 },
    );
  });

  test('of any bytes is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 2_000 }), async (body) => {
        expectRefused(
          await send('POST', '/v1/audits', {
            body: body.toWellFormed(),
            headers: { 'Content-Type': 'application/json' },
          }),
        );
      }),
      { numRuns: 50 },
    );
  });

  const order = JSON.stringify(marketOrder).slice(1);
  test.each([
    [
      'a number of 10,000 digits',
      `{"keyword":${'9'.repeat(10_000)},"audit_type":"market","language":"en","country":"US"}`,
    ],
    ['1e999', '{"keyword":1e999,"audit_type":"market","language":"en","country":"US"}'],
    ['__proto__', `{"__proto__":{"admin":true},${order}`],
    ['constructor', `{"constructor":{"prototype":{"x":1}},${order}`],
    ['toString', `{"toString":1,${order}`],
    ['nesting', `{"keyword":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['an unclosed nest', '['.repeat(16_000)],
    ['two thousand unknown fields', `{${Array.from({ length: 1_800 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['a field named by half a surrogate pair', `{"\\ud800":1,${order}`],
    ['a lone surrogate in the keyword', order.replace('walnut', 'wal\\udfffnut').replace(/^/u, '{')],
    ['a NUL in the keyword', order.replace('walnut', 'wal\\u0000nut').replace(/^/u, '{')],
    ['17 KiB', `{${order.slice(0, -1)},"x":"${'x'.repeat(17 * 1024)}"}`],
    ['a comment', `{/* */${order}`],
    ['a byte order mark', `\ufeff{${order}`],
  ])('with %s is refused', async (_, body) => {
    expectRefused(await send('POST', '/v1/audits', { body }));
  });
});

describe('a body that is not UTF-8, or a keyword that nobody sees', () => {
  const bytesOf = (keyword: number[]): Uint8Array<ArrayBuffer> => {
    const [before = '', after = ''] = JSON.stringify({ ...marketOrder, keyword: '|' }).split('|');
    return new Uint8Array(Buffer.concat([Buffer.from(before), Buffer.from(keyword), Buffer.from(after)]));
  };

  test.each([
    ['a lone continuation byte', [0x64, 0x80, 0x64]],
    ['half a character', [0x64, 0x64, 0xc3]],
    ['an overlong form', [0x64, 0xc0, 0xaf]],
    ['a surrogate in bytes', [0x64, 0xed, 0xa0, 0x80]],
    ['beyond the last code point', [0x64, 0xf5, 0x80, 0x80, 0x80]],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9]],
    ['UTF-16', [0x00, 0x64, 0x00, 0x65, 0xff, 0xfe]],
  ])('%s is 400', async (_, keyword) => {
    const answer = await send('POST', '/v1/audits', { body: bytesOf(keyword) });
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed_json']);
  });

  test.each(['utf-16', 'iso-8859-1', '"utf-16le"', 'us-ascii', 'x'])('charset=%s is 415', async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const answer = await send('POST', '/v1/audits', { json: marketOrder, headers });
    expect([answer.status, answer.json.code]).toEqual([415, 'unsupported_media_type']);
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"'])('charset=%s is taken', async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    expect((await send('POST', '/v1/audits', { json: { ...marketOrder, language: 'xx' }, headers })).status).toBe(422);
  });

  test.each([
    '\u200b\u200b\u200b',
    '\u2060\ufeff\u2060',
    '\u3164\u3164',
    'standing \u202eksed',
    '\u2067desk\u2069',
    'd\ufffdsk',
  ])('the keyword %j is 422 or 400', async (keyword) => {
    for (const body of [
      JSON.stringify({ ...marketOrder, keyword }),
      JSON.stringify({ ...marketOrder, keyword }).replace(
        /[^ -~]/gu,
        (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ]) {
      expectRefused(await send('POST', '/v1/audits', { body }));
    }
  });
});

describe('a hostile address or header', () => {
  test('as path is not found or refused', async () => {
    const segment = fc.string({ maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed()));
    await fc.assert(
      fc.asyncProperty(segment, fc.constantFrom('', '/status'), async (id, suffix) => {
        // A gateway may decode a slash: what is left then is the address of the list.
        fc.pre(!/^(?:\.{0,2}|\/*)$/u.test(decodeURIComponent(id)));
        expectRefused(await send('GET', `/v1/audits/${id}${suffix}`));
      }),
      { numRuns: 60 },
    );
  });

  test('as query is refused', async () => {
    const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed()));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('limit', 'cursor', 'status', 'audit_type', 'other'),
        word,
        async (name, value) => {
          fc.pre(!(name === 'limit' && /^\d+$/u.test(value)));
          expectRefused(await send('GET', `/v1/audits?${name}=${value}`));
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(['é', '\t', 'a'.repeat(256), '', ' '])(
    'as Idempotency-Key %j is refused or taken for none',
    async (value) => {
      const headers = { 'Idempotency-Key': Buffer.from(value).toString('latin1') };
      const { status } = await send('POST', '/v1/audits', { json: { ...marketOrder, language: 'xx' }, headers });
      expect(status).toBe(422);
    },
  );

  test('as key is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'ask_tel019AZaz~!%"\'{}'), maxLength: 80 }),
        async (text) => {
          expect((await api.call('GET', '/v1/audits', { key: text })).status).toBe(401);
        },
      ),
      { numRuns: 50 },
    );
  });
});

test('nothing of all this was counted as an audit', async () => {
  for (const used of keys) {
    const { json } = await api.call('GET', '/v1/usage', { key: used });
    expect([json.quota.used, json.rate_limits.audits_per_hour.used]).toEqual([0, 0]);
  }
});
