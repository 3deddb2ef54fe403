/** The page's client of the API: tokens, refusals, and no answer at all. */
import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../dashboard/src/api/api-error.ts';
import { openApiClient } from '../../../dashboard/src/api/client.ts';

interface Seen {
  path: string;
  token: string | null;
  body: unknown;
}

/** A client whose requests get the answers one after the other; `fresh` is the token that replaces a refused one. */
function client(answers: (Response | Error)[], fresh?: string) {
  const seen: Seen[] = [];
  const api = openApiClient(
    { accessToken: async () => 'old', replaceToken: async (refused) => (refused === 'old' ? fresh : undefined) },
    {
      request: async (path, options) => {
        seen.push({
          path: String(path),
          token: new Headers(options?.headers).get('authorization'),
          body: options?.body,
        });
        const answer = answers.shift();
        if (answer === undefined) throw new Error('nobody expected this request');
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  );
  return { api, seen };
}

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const refusal = async (asked: Promise<unknown>): Promise<ApiError> => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected');
  return error;
};

test('a request carries the token in its header and its body as JSON', async () => {
  const { api, seen } = client([json(201, { ok: true })]);
  expect(await api.json('POST', '/keys', { body: { name: 'x' } })).toEqual({ ok: true });
  expect(seen).toEqual([{ path: '/dashboard/keys', token: 'Bearer old', body: '{"name":"x"}' }]);
});

test('a launch that is made again says so', async () => {
  const keys: (string | null)[] = [];
  const api = openApiClient(
    { accessToken: async () => 'token', replaceToken: async () => undefined },
    {
      request: async (_, options) => {
        keys.push(new Headers(options?.headers).get('idempotency-key'));
        return json(202, {});
      },
    },
  );
  await api.json('POST', '/audits', { body: {}, idempotencyKey: 'launch-1' });
  await api.json('POST', '/keys', { body: {} });
  expect(keys).toEqual(['launch-1', null]);
});

test('a request says that it is of test mode, its own or the client’s', async () => {
  const modes: (string | null)[] = [];
  const ask = async (livemode: boolean, asked: { livemode?: boolean }) => {
    const tokens = { accessToken: async () => 'token', replaceToken: async () => undefined };
    const request: typeof fetch = async (_, options) => {
      modes.push(new Headers(options?.headers).get('livemode'));
      return json(200, {});
    };
    await openApiClient(tokens, { livemode, request }).json('GET', '/audits', asked);
  };
  await ask(true, {});
  await ask(false, {});
  await ask(true, { livemode: false });
  await ask(false, { livemode: true });
  expect(modes).toEqual([null, 'false', 'false', null]);
});

describe('a token that is refused', () => {
  test('is replaced, and the request made again', async () => {
    const { api, seen } = client([json(401, {}), json(200, { ok: true })], 'new');
    expect(await api.json('GET', '/keys')).toEqual({ ok: true });
    expect(seen.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });
  test.each([
    ['with none to replace it', [json(401, {})], undefined],
    ['and so is the next', [json(401, {}), json(401, {})], 'new'],
  ])('%s: told, and not tried for ever', async (_, answers, fresh) => {
    const { api } = client(answers, fresh);
    expect(await refusal(api.json('GET', '/keys'))).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});

test('a refusal is told with the API’s words', async () => {
  const { api } = client([json(404, { detail: 'No such key.', code: 'not_found', request_id: 'r' })]);
  expect(await refusal(api.json('GET', '/keys/1'))).toMatchObject({ status: 404, message: 'No such key.' });
});

test('no answer, and an answer that breaks off, are the network’s', async () => {
  expect(await refusal(client([new TypeError('fetch failed')]).api.json('GET', '/keys'))).toMatchObject({ status: 0 });
  expect(await refusal(client([new Response('{"ke')]).api.json('GET', '/keys'))).toMatchObject({ status: 0 });
});

test('without a way to a token there is no request', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const request = () => {
    throw new Error('no request was expected');
  };
  const api = openApiClient({ accessToken: offline, replaceToken: offline }, { request });
  expect(await refusal(api.json('GET', '/keys'))).toMatchObject({ code: 'network' });
});

test('a text is answered as it is', async () => {
  expect(await client([new Response('# Report')]).api.text('/audits/1/markdown')).toBe('# Report');
});
