/** The gateway over HTTP: routes, authorizer, usage plans, its own answers, functions' answers. */

import { request as httpRequest } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FixtureApi, startFixtureApi } from '../fixtures/fixture-api.ts';

let api: FixtureApi;
beforeAll(async () => {
  api = await startFixtureApi();
});
afterAll(() => api.stop());

const call = (path: string, init: RequestInit = {}) => fetch(api.baseUrl + path, init);
const withKey = (key: string, headers: Record<string, string> = {}) => ({ headers: { 'x-api-key': key, ...headers } });
const jsonOf = async (response: Response) => JSON.parse(await response.text());
/** The event that the echo function saw. */
async function eventOf(path: string, init: RequestInit = {}) {
  const response = await call(path, init);
  expect(response.status).toBe(200);
  return (await jsonOf(response)).event;
}

describe('the host name', () => {
  const statusUnder = (...hosts: string[]): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(
        `${api.baseUrl}/items/1`,
        { headers: hosts.flatMap((host) => ['host', host]), agent: false },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      sent.once('error', reject).end();
    });

  test.each(['127.0.0.1', '127.0.0.1:9000', 'localhost', 'localhost:8787'])('%s is this machine', async (host) => {
    expect(await statusUnder(host)).toBe(200);
  });

  test.each([
    'attacker.example',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example:8787',
    'localhost:x',
    '127.0.0.2',
  ])('%p is somebody else’s: a page under it would have the origin of the API', async (host) => {
    expect(await statusUnder(host)).toBe(421);
  });

  test('two names are none', async () => {
    expect(await statusUnder('127.0.0.1', 'attacker.example')).toBe(421);
  });
});

describe('routes', () => {
  test.each([
    ['an exact segment wins over a parameter', '/items/special', 405],
    ['a path without a route is 404', '/nowhere', 404],
    ['a resource without methods is no route', '/files', 404],
    ['a method that the route does not have is 404 without ANY', '/answers/long', 404, 'POST'],
  ])('%s', async (_, path, status, method = 'GET') => {
    expect((await call(path, { method })).status).toBe(status);
  });

  test('ANY answers every other method, HEAD and OPTIONS included', async () => {
    for (const method of ['DELETE', 'PUT', 'HEAD', 'OPTIONS']) {
      const response = await call('/items', { method, ...withKey('good') });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET']);
    }
  });

  test('parameters arrive decoded, the path as it was sent', async () => {
    const event = await eventOf('/items/a%2Fb%20%C3%A9');
    expect(event).toMatchObject({
      pathParameters: { id: 'a/b é' },
      path: '/items/a%2Fb%20%C3%A9',
      resource: '/items/{id}',
      requestContext: { resourcePath: '/items/{id}', stage: 'test', identity: { sourceIp: '127.0.0.1' } },
    });
  });

  test('a segment that is not well encoded arrives as it is', async () => {
    expect((await eventOf('/items/%zz')).pathParameters).toEqual({ id: '%zz' });
  });

  test('a slash at the end does not matter, and a parameter is never empty', async () => {
    expect((await eventOf('/items/', withKey('good'))).resource).toBe('/items');
  });

  test('a greedy parameter takes what is left', async () => {
    expect((await eventOf('/files/a/b%20c/d')).pathParameters).toEqual({ path: 'a/b c/d' });
  });
});

describe('the event of a function', () => {
  test('has query, headers and body, single and multiple', async () => {
    const event = await eventOf('/files/x?a=1&a=2&b=%C3%BC+', {
      method: 'POST',
      body: '{"é":1}',
      headers: { 'X-Custom': 'one', 'content-type': 'application/json' },
    });
    expect(event).toMatchObject({
      httpMethod: 'POST',
      body: '{"é":1}',
      isBase64Encoded: false,
      queryStringParameters: { a: '2', b: 'ü ' },
      multiValueQueryStringParameters: { a: ['1', '2'], b: ['ü '] },
      stageVariables: { v: '1' },
    });
    expect(event.headers['X-Custom'] ?? event.headers['x-custom']).toBe('one');
  });

  test('is null where API Gateway sends null', async () => {
    const event = await eventOf('/items', withKey('good'));
    expect(event).toMatchObject({ queryStringParameters: null, pathParameters: null, body: null });
  });

  test('a binary body is base64, a compressed one decompressed', async () => {
    const binary = {
      method: 'POST',
      body: new Uint8Array([0, 255]),
      headers: { 'content-type': 'application/octet-stream' },
    };
    expect(await eventOf('/files/x', binary)).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
    const packed = { method: 'POST', body: gzipSync('packed'), headers: { 'content-encoding': 'gzip' } };
    expect((await eventOf('/files/x', packed)).body).toBe('packed');
    const broken = await call('/files/x', { method: 'POST', body: 'no', headers: { 'content-encoding': 'gzip' } });
    expect(broken.status).toBe(400);
  });

  test('carries what the authorizer said, as text, and the key of the usage plan', async () => {
    const { requestContext } = await eventOf('/items', withKey('good'));
    expect(requestContext.authorizer).toMatchObject({ principalId: 'p1', account: 'a1', count: '7' });
    expect(requestContext.identity.apiKey).toBe('wide-plan-key-0000000');
  });

  test('has the request id that the caller sees', async () => {
    const response = await call('/items/1');
    const { event } = await jsonOf(response);
    expect(response.headers.get('x-amzn-requestid')).toBe(event.requestContext.requestId);
  });
});

describe('refusals on the way', () => {
  test.each([
    ['no key at all', undefined, 401],
    ['an empty key', '', 401],
    ['a key that the authorizer refuses', 'whoever', 401],
    ['a policy that denies', 'denied', 429],
    ['a policy that allows something else', 'elsewhere', 429],
    ['an authorizer that fails', 'broken', 500],
    ['an authorizer whose answer is malformed', 'malformed', 500],
    ['a context that is not flat', 'deep', 500],
    ['a key of no usage plan', 'unplanned', 503],
    ['a key that is disabled', 'disabled', 503],
  ])('%s', async (_, key, status) => {
    const response = await call('/items', key === undefined ? {} : withKey(key));
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret-name');
  });

  test('a missing key and a refused one get the same answer, without the authorizer’s context', async () => {
    const [missing, refused] = await Promise.all([call('/items'), call('/items', withKey('whoever'))]);
    const body = await missing.text();
    expect(body).toBe('{"detail":"who?","gone":""}');
    expect(await refused.text()).toBe(body);
  });

  test('a method that needs a key without an authorizer refuses everyone', async () => {
    expect((await call('/closed', withKey('wide-plan-key-0000000'))).status).toBe(503);
  });

  test('a denial fills headers and body from the context', async () => {
    const response = await call('/items', withKey('denied', { 'x-ask': 'echoed' }));
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({ 'retry-after': '17', 'x-static': "it''s five", 'x-asked': 'echoed' });
    expect(headers).not.toHaveProperty('x-missing');
    expect(headers['x-request']).toBe(headers['x-amzn-requestid']);
    expect(await response.json()).toEqual({
      detail: 'the minute is over',
      id: headers['x-amzn-requestid'],
      message: 'User is not authorized to access this resource with an explicit deny',
    });
  });

  test('a type of its own without a template keeps the built-in body', async () => {
    const response = await call('/items', withKey('unplanned'));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({ message: 'Forbidden' });
  });

  test('a type without a response of its own takes the default one, its status stays', async () => {
    const response = await call('/items', withKey('malformed'));
    expect(await response.json()).toEqual({ detail: 'our fault', type: 'AUTHORIZER_CONFIGURATION_ERROR' });
    expect(response.headers.get('x-amzn-errortype')).toBe('AuthorizerConfigurationException');
  });

  test('a usage plan lets its burst through and throttles the rest, with the built-in answer', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => call('/items', withKey('narrow'))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    const throttled = responses.find(({ status }) => status === 429);
    expect(await throttled?.json()).toEqual({ message: 'Too Many Requests' });
  });

  test('a body over ten megabytes is 413', async () => {
    const response = await call('/files/x', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  test('a function that takes too long is 504', async () => {
    const response = await call('/slow');
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ detail: 'our fault', type: 'INTEGRATION_TIMEOUT' });
  });
});

describe('the throttle of a method', () => {
  test('turns requests away before anybody asks who sends them, on every address of the method', async () => {
    const statuses: number[] = [];
    for (const [index, key] of ['whoever', 'good', 'whoever', 'good', 'broken'].entries()) {
      statuses.push((await call(`/throttled/${index}`, withKey(key))).status);
    }
    expect(statuses).toEqual([401, 200, 401, 429, 429]);
    expect((await call('/throttled/5')).status).toBe(429);
  });

  test('is each method’s own', async () => {
    for (let index = 0; index < 5; index++) {
      expect((await call(`/throttled/${index}`, { method: 'POST', ...withKey('good') })).status).toBe(200);
    }
  });
});

describe('the answer of a function', () => {
  test.each(['text', 'nothing', 'object-body', 'extra', 'no-status', 'bad-header', 'throw'])(
    'malformed (%s) is 502 with nothing of the function’s own words',
    async (kind) => {
      const response = await call(`/answers/${kind}`);
      expect(response.status).toBe(502);
      expect((await jsonOf(response)).detail).toBe('our fault');
    },
  );

  test('has its status, its headers of both kinds, and JSON for a type', async () => {
    const response = await call('/answers/multi');
    expect(response.status).toBe(201);
    expect(response.headers.get('x-one')).toBe('1');
    expect(response.headers.get('x-both')).toBe('a, b');
    expect(response.headers.getSetCookie()).toEqual(['c=1', 'd=2']);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('made');
  });

  test('headers that API Gateway keeps to itself come under another name', async () => {
    const response = await call('/answers/www');
    expect(response.headers.has('www-authenticate')).toBe(false);
    expect(response.headers.get('x-amzn-remapped-www-authenticate')).toBe('Basic');
  });

  test('304 has no body and keeps its headers', async () => {
    const response = await call('/answers/not-modified');
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, '"1"', '']);
  });

  test('binary content is decoded only for a caller who accepts it', async () => {
    const accepted = await call('/answers/binary', { headers: { accept: 'application/octet-stream' } });
    expect(new Uint8Array(await accepted.arrayBuffer())).toEqual(new Uint8Array([0, 1, 255]));
    expect(await (await call('/answers/binary')).text()).toBe('AAH/');
  });

  test('is compressed when it is long and the caller accepts it', async () => {
    const packed = await raw('/answers/long', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe('abc '.repeat(200));
    const refused = await raw('/answers/long', { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const short = await raw('/answers/multi', { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});

describe('many at once', () => {
  test('130 simultaneous requests are all answered', async () => {
    const responses = await Promise.all(Array.from({ length: 130 }, () => call('/items', withKey('good'))));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(responses.map((response) => response.arrayBuffer()));
  });

  test('the same header twice arrives as two values', async () => {
    const { body } = await raw('/items/1', { 'X-Twice': ['a', 'b'] });
    const { event } = JSON.parse(body.toString());
    expect(event.multiValueHeaders['X-Twice']).toEqual(['a', 'b']);
    expect(event.headers['X-Twice']).toBe('b');
  });
});

/** A request without what `fetch` does on its own: no decompression, headers as they are. */
function raw(path: string, headers: Record<string, string | string[]>) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const outgoing = httpRequest(api.baseUrl + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
