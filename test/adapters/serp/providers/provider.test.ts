/** Several providers as one: who is asked, for how long, what is told of those that failed; and their credentials. */
import { describe, expect, test } from '@jest/globals';
import { engineCredentials } from '../../../../adapters/serp/engines/credentials.ts';
import { engineNames } from '../../../../adapters/serp/engines/engine-names.ts';
import { paceOf } from '../../../../adapters/serp/providers/ask.ts';
import { ProviderUnavailable } from '../../../../adapters/serp/providers/faults.ts';
import { type Provider, searchAnyOf } from '../../../../adapters/serp/providers/provider.ts';
import {
  credentialsSchema,
  parseCredentials,
  providerNames,
  providersOf,
} from '../../../../adapters/serp/providers/providers.ts';
import type { SerpSnapshot } from '../../../../analysis/index.ts';
import { providerCases, query } from './provider-cases.ts';
import { testWorld } from './world.ts';

const page = (provider: string): SerpSnapshot => ({
  provider,
  request: query,
  collected_at: '2026-11-21T10:00:00.000Z',
  organic: [],
  paa: [],
  related: [],
  answers: [],
  items: [],
  features: {},
  raw_sha256: '0'.repeat(64),
});

describe('of several providers', () => {
  /** Providers that take `takesMs` and then give a page, or throw. */
  function several(ends: Record<string, 'page' | Error>, takesMs = 0, broken: string[] = []) {
    let elapsedMs = 0;
    const given: [string, number][] = [];
    const failed: string[] = [];
    const noted: string[] = [];
    const providers: Provider[] = Object.entries(ends).map(([name, end]) => ({
      name,
      search: async (_query, timeMs) => {
        given.push([name, timeMs]);
        elapsedMs += takesMs;
        if (end !== 'page') throw end;
        return page(name);
      },
    }));
    const search = searchAnyOf(providers, {
      timeMs: 40_000,
      now: () => new Date(elapsedMs),
      failed: ({ message }) => failed.push(message),
      health: {
        isBroken: async (name) => broken.includes(name),
        note: async (name, outcome) => void noted.push(`${name} ${outcome}`),
      },
    });
    return { search, given, failed, noted };
  }
  const credentials = new ProviderUnavailable('a', 'credentials', 401);
  const busy = new ProviderUnavailable('b', 'rate_limited', 429);

  test('the first is asked alone while it answers, for results or without', async () => {
    const { search, given, failed } = several({ a: 'page', b: 'page' });
    expect(await search(query)).toEqual(page('a'));
    expect([given, failed]).toEqual([[['a', 30_000]], []]);
  });

  test('the next stands in, and the fault is told by name', async () => {
    const { search, given, failed } = several({ a: credentials, b: 'page', c: 'page' }, 1_000);
    expect(await search(query)).toEqual({ ...page('b'), failed_providers: ['a'] });
    expect(given).toEqual([
      ['a', 20_000],
      ['b', 29_000],
    ]);
    expect(failed).toEqual(['a: credentials (401)']);
  });

  test('when all fail, another try is worth it if it is of any', async () => {
    const one = several({ a: credentials, b: busy });
    await expect(one.search(query)).rejects.toMatchObject({ name: 'SearchUnavailable', retryable: true });
    expect(one.failed).toEqual(['a: credentials (401)', 'b: rate_limited (429)']);
    const other = several({ b: busy, a: credentials });
    await expect(other.search(query)).rejects.toMatchObject({ message: 'a: credentials (401)', retryable: true });
    const none = several({ a: credentials });
    await expect(none.search(query)).rejects.toMatchObject({ retryable: false });
  });

  test('time that one has used up is not given to the next', async () => {
    const { search, given } = several({ a: busy, b: busy, c: 'page' }, 25_000);
    await expect(search(query)).rejects.toMatchObject({ message: 'b: rate_limited (429)' });
    expect(given).toEqual([
      ['a', 20_000],
      ['b', 10_000],
    ]);
  });

  test('a broken one is passed over while another stands by, and costs no time', async () => {
    const { search, given, failed, noted } = several({ a: busy, b: 'page' }, 1_000, ['a']);
    expect(await search(query)).toEqual({ ...page('b'), failed_providers: ['a'] });
    expect([given, failed, noted]).toEqual([[['b', 40_000]], [], ['b worked']]);
    const alone = several({ a: 'page' }, 0, ['a']);
    expect(await alone.search(query)).toEqual(page('a'));
    const both = several({ a: busy, b: busy }, 0, ['a', 'b']);
    await expect(both.search(query)).rejects.toMatchObject({ message: 'b: rate_limited (429)', retryable: true });
  });

  test('only its own faults count against one, not those of the credentials or the question', async () => {
    const { search, noted } = several({ a: credentials, b: busy, c: 'page' });
    await search(query);
    expect(noted).toEqual(['b failed', 'c worked']);
  });

  test('an error that no provider should throw is none to get over', async () => {
    const { search } = several({ a: new TypeError('bug'), b: 'page' });
    await expect(search(query)).rejects.toThrow(TypeError);
  });
});

test('requests keep their pace', async () => {
  const world = testWorld();
  const pace = paceOf(60, world);
  const turns = await Promise.all([1, 2, 3].map(() => pace('any', 0)));
  expect(turns).toEqual([true, true, true]);
  expect(world.slept).toEqual([1_000, 1_000]);
});

test('a turn that all workers share is asked for instead, and one that is too far away is none', async () => {
  const asked: object[] = [];
  const world = testWorld();
  const pace = paceOf(60, { ...world, turn: async (wanted) => asked.push(wanted) < 2 });
  expect([await pace('serper', 40_000), await pace('serper', 30_000)]).toEqual([true, false]);
  expect(asked).toEqual([40_000, 30_000].map((maxWaitMs) => ({ provider: 'serper', gapMs: 1_000, maxWaitMs })));
  expect(world.slept).toEqual([]);
});

describe('credentials', () => {
  const all = Object.fromEntries(
    providerCases.map(({ name, credentials }) => [name, credentials('https://p.example')]),
  );

  test('of all providers make all providers, in the order asked for; answer engines and the language model have theirs beside them', () => {
    const names = [...providerNames].reverse();
    const made = providersOf(names, parseCredentials(JSON.stringify(all)), () => testWorld());
    expect(made.map(({ name }) => name)).toEqual(names);
    expect(Object.keys(credentialsSchema.shape).toSorted()).toEqual(
      [...providerNames, ...Object.keys(engineCredentials), 'language_model'].toSorted(),
    );
    expect(Object.keys(engineCredentials).filter((name) => !engineNames.some((engine) => engine === name))).toEqual([]);
  });

  test('that are missing are told by the provider’s name', () => {
    expect(() => providersOf(['serper'], parseCredentials('{}'), () => testWorld())).toThrow(
      'there are no credentials for the provider serper',
    );
  });

  test.each([
    ['s3cret', 'no JSON'],
    ['{"serper":{"api_key":"s3cret"}', 'no JSON'],
    ['{"serper":{"api_key":"s3cret","x":1}}', 'serper: unrecognized_keys'],
    ['{"serper":{"api_key":["s3cret"]}}', 'serper.api_key: invalid_type'],
    ['{"serper":{"api_key":""}}', 'serper.api_key: too_small'],
    ['{"s3cret":{}}', 'top level: unrecognized_keys'],
    ['["s3cret"]', 'top level: invalid_type'],
    ['{"dataforseo":{"login":"s3cret"}}', 'dataforseo.password: invalid_type'],
  ])('%s are refused without being repeated', (secret, words) => {
    expect(() => parseCredentials(secret)).toThrow(words);
    expect(() => parseCredentials(secret)).not.toThrow('s3cret');
  });
});
