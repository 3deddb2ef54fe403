/** Brave: the request that is sent, its limits per second and per month, and its summariser. */
import { describe, expect, test } from '@jest/globals';
import { braveEmpty, braveError, braveFull, bravePending, braveSummaryFull } from './answers/brave.ts';
import { askOne, goldenOf } from './ask-one.ts';
import type { Asked, Told } from './protocol-server.ts';

const name = 'brave';
const isSummary = ({ path }: Asked): boolean => path === '/res/v1/summarizer/search';

/** Answers the search in full and each poll of its summary by its number. */
const polling =
  (poll: (number: number) => Told) =>
  (asked: Asked, before: number): Told =>
    isSummary(asked) ? poll(before) : { json: braveFull };

test('is asked by parameters, + and % encoded', async () => {
  const { asked } = await askOne(
    name,
    polling(() => ({ json: braveSummaryFull })),
  );
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    method: 'GET',
    path: '/res/v1/web/search',
    headers: { 'x-subscription-token': 'BSA-t0ken', accept: 'application/json' },
    body: '',
  });
  expect(asked[0]?.parameters).toEqual({
    q: 'c++ 100% "desk" & chair',
    country: 'US',
    search_lang: 'en',
    count: '20',
    text_decorations: 'false',
    spellcheck: 'false',
    summary: '1',
  });
  expect(asked[0]?.query).toContain('q=c%2B%2B+100%25+%22desk%22+%26+chair');
  expect(asked[1]).toMatchObject({
    path: '/res/v1/summarizer/search',
    parameters: { key: '{"query":"standing desk"}', entity_info: '1' },
    headers: { 'x-subscription-token': 'BSA-t0ken' },
  });
});

test.each([
  ['en', 'GB', 'en-gb', 'GB'],
  ['ja', 'JP', 'jp', 'JP'],
  ['pt', 'BR', 'pt-br', 'BR'],
  ['zh', 'TW', 'zh-hant', 'TW'],
])('%s in %s is asked for as %s and %s', async (language, market, search_lang, country) => {
  const { asked } = await askOne(name, () => ({ json: braveEmpty }), { language, country: market });
  expect(asked[0]?.parameters).toMatchObject({ search_lang, country });
});

test.each([
  ['en', 'KE'],
  ['sw', 'US'],
])('%s in %s, which it does not know, is refused without a request', async (language, country) => {
  const { error, asked } = await askOne(name, () => ({ json: braveEmpty }), { language, country });
  expect(error).toMatchObject({ message: `brave: refused (${language}-${country})`, retryable: false });
  expect(asked).toEqual([]);
});

test('its answer becomes a snapshot', async () => {
  const { snapshot } = await askOne(
    name,
    polling(() => ({ json: braveSummaryFull })),
  );
  expect(snapshot).toEqual(goldenOf(name));
});

describe('a limit', () => {
  const limited = (remaining: string, code: string) =>
    askOne(name, () => ({ ...braveError(429, code), headers: { 'x-ratelimit-remaining': remaining } }));

  test('of the second is waited for', async () => {
    const { error, asked } = await limited('0, 14999', 'RATE_LIMITED');
    expect(error).toMatchObject({ fault: 'rate_limited', retryable: true });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['0, 0', 'RATE_LIMITED'],
    ['0, 12', 'QUOTA_LIMITED'],
    ['', 'QUOTA_LIMITED'],
  ])('of the month (%j, %s) is not', async (remaining, code) => {
    const { error, asked } = await limited(remaining, code);
    expect(error).toMatchObject({ message: 'brave: out_of_credit (429)', retryable: false });
    expect(asked).toHaveLength(1);
  });
});

test.each([
  [422, 'SUBSCRIPTION_TOKEN_INVALID', 'credentials'],
  [422, 'VALIDATION', 'refused'],
  [402, 'PAYMENT_REQUIRED', 'out_of_credit'],
])('%d %s is %s', async (status, code, fault) => {
  const { error } = await askOne(name, () => braveError(status, code));
  expect(error).toMatchObject({ message: `brave: ${fault} (${status})`, retryable: false });
});

describe('its summary', () => {
  const stateOf = async (...args: Parameters<typeof askOne>) => {
    const { snapshot, asked } = await askOne(...args);
    expect(snapshot.organic).toHaveLength(args[1]({ path: '' } as Asked, 0).json === braveEmpty ? 0 : 4);
    return [snapshot.answers[0]?.state, asked.length];
  };

  test('is polled until it is complete', async () => {
    const { snapshot, slept } = await askOne(
      name,
      polling((number) => ({ json: number < 3 ? bravePending : braveSummaryFull })),
    );
    expect(snapshot.answers[0]?.state).toBe('captured');
    expect(snapshot.call?.attempts).toBe(4);
    expect(slept).toContain(500);
  });

  test('that never comes is given up', async () => {
    const [state, requests] = await stateOf(
      name,
      polling(() => ({ json: bravePending })),
    );
    expect(state).toBe('not_captured');
    expect(requests).toBeLessThanOrEqual(21);
  });

  test.each<[string, Told]>([
    ['failed', { json: { status: 'failed' } }],
    ['empty', { json: { status: 'complete', summary: [] } }],
    ['refused', braveError(403, 'FORBIDDEN')],
    ['broken', { text: 'x' }],
    ['cut', { instead: 'reset' }],
  ])('that is %s was not captured, and the search stands', async (_name, told) => {
    expect(
      (
        await stateOf(
          name,
          polling(() => told),
        )
      )[0],
    ).toBe('not_captured');
  });

  test('that is not offered for a search is absent', async () => {
    expect(await stateOf(name, () => ({ json: braveEmpty }))).toEqual(['absent', 1]);
  });

  test('that the plan does not include is not asked for', async () => {
    const { snapshot, asked } = await askOne(name, () => ({ json: braveFull }), { more: { summarizer: false } });
    expect(snapshot.answers[0]?.state).toBe('not_captured');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.parameters).not.toHaveProperty('summary');
  });
});
