/** SearXNG: the request that is sent to an instance, the snapshot of its answer, and engines that do not answer it. */
import { describe, expect, test } from '@jest/globals';
import { CredentialsUnusable, parseCredentials, providersOf } from '../../../../adapters/serp/providers/providers.ts';
import { searxngEmpty, searxngFull } from './answers/searxng.ts';
import { askOne, goldenOf } from './ask-one.ts';
import { testWorld } from './world.ts';

const name = 'searxng';

test('is asked below its own path, + and % encoded', async () => {
  const { asked } = await askOne(name, () => ({ json: searxngFull }));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'GET',
    path: '/searx/search',
    parameters: { q: 'c++ 100% "desk" & chair', format: 'json', language: 'en-US', pageno: '1', safesearch: '0' },
    headers: { authorization: `Basic ${Buffer.from('operator:searx-p4ss').toString('base64')}` },
  });
  expect(asked[0]?.query).toContain('q=c%2B%2B+100%25+%22desk%22+%26+chair');
});

test('without user and password goes without authorization', async () => {
  const { asked } = await askOne(name, () => ({ json: searxngFull }), {
    more: { user: undefined, password: undefined },
  });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test('its answer becomes a snapshot', async () => {
  const { snapshot } = await askOne(name, () => ({ json: searxngFull }));
  expect(snapshot).toEqual(goldenOf(name));
});

test('no results because no engine answered is no page without results', async () => {
  const json = { ...searxngEmpty, unresponsive_engines: [['google', 'timeout']] };
  const { error, asked } = await askOne(name, () => ({ json }));
  expect(error).toMatchObject({ message: 'searxng: their_fault', retryable: true });
  expect(asked).toHaveLength(1);
});

describe('credentials', () => {
  const read = (own: object) => parseCredentials(JSON.stringify({ searxng: { base_url: 'http://10.0.0.8', ...own } }));

  test('may name the addresses of a private instance, for this provider alone', () => {
    const opened: (readonly string[])[] = [];
    const credentials = parseCredentials(
      JSON.stringify({
        searxng: { base_url: 'http://search.internal', allowed_addresses: ['10.0.0.8', 'FD00:0:0:0::8'] },
        serper: { api_key: 'k' },
      }),
    );
    providersOf(['searxng', 'serper'], credentials, (alsoAllowed) => {
      opened.push(alsoAllowed);
      return testWorld();
    });
    expect(opened).toEqual([['10.0.0.8', 'fd00::8'], []]);
  });

  test.each([
    [{ allowed_addresses: ['10.0.0.0/8'] }, 'searxng.allowed_addresses.0'],
    [{ allowed_addresses: ['localhost'] }, 'searxng.allowed_addresses.0'],
    [{ allowed_addresses: ['127.1'] }, 'searxng.allowed_addresses.0'],
    [{ password: 's3cret' }, 'searxng.password'],
    [{ base_url: 'https://operator:s3cret@search.example/' }, 'searxng.base_url'],
    [{ base_url: 'file:///s3cret' }, 'searxng.base_url'],
    [{ base_url: 'https://s3cret<x>:/' }, 'searxng.base_url'],
    [{ pasword: 's3cret' }, 'searxng'],
  ])('%j are refused by the field', (own, field) => {
    expect(() => read(own)).toThrow(CredentialsUnusable);
    expect(() => read(own)).toThrow(field);
    expect(() => read(own)).not.toThrow('s3cret');
  });
});
