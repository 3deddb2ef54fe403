/** SerpApi: the request that is sent, the second one for an overview, and the errors that only their text tells apart. */
import { describe, expect, test } from '@jest/globals';
import { serpApiEmpty, serpApiFull, serpApiOverview } from './answers/serpapi.ts';
import { askOne, goldenOf } from './ask-one.ts';
import type { Asked, Told } from './protocol-server.ts';

const name = 'serpapi';
const isOverview = ({ parameters }: Asked): boolean => parameters.engine === 'google_ai_overview';
const full = (asked: Asked): Told => ({
  json: isOverview(asked) ? { search_metadata: { status: 'Success' }, ai_overview: serpApiOverview } : serpApiFull,
});

test('is asked by parameters, + and % encoded, and for the overview by its token', async () => {
  const { asked } = await askOne(name, full);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/search.json', body: '' });
  expect(asked[0]?.parameters).toEqual({
    engine: 'google',
    q: 'c++ 100% "desk" & chair',
    gl: 'us',
    hl: 'en',
    device: 'desktop',
    api_key: 'serpapi-k3y+/=',
  });
  expect(asked[0]?.query).toContain('q=c%2B%2B+100%25+%22desk%22+%26+chair');
  expect(asked[1]?.parameters).toEqual({
    engine: 'google_ai_overview',
    page_token: 'tOkEn+/=',
    api_key: 'serpapi-k3y+/=',
  });
});

test.each([
  ['pt', 'PT', 'pt-pt', 'pt'],
  ['zh', 'CN', 'zh-cn', 'cn'],
  ['he', 'IL', 'iw', 'il'],
])('%s in %s is asked for as %s and %s', async (language, country, hl, gl) => {
  const { asked } = await askOne(name, full, { language, country });
  expect(asked[0]?.parameters).toMatchObject({ hl, gl });
});

test('its answer becomes a snapshot', async () => {
  const { snapshot } = await askOne(name, full);
  expect(snapshot).toEqual(goldenOf(name));
});

describe('an overview', () => {
  const stateOf = async (answer: (asked: Asked, before: number) => Told) => {
    const { snapshot, asked } = await askOne(name, answer);
    expect(snapshot.organic).toHaveLength(3);
    return { state: snapshot.answers[0]?.state, feature: snapshot.features.ai_overview, requests: asked.length };
  };

  test('that comes with the page takes one request', async () => {
    const json = { ...serpApiFull, ai_overview: serpApiOverview };
    expect(await stateOf(() => ({ json }))).toEqual({ state: 'captured', feature: 'captured', requests: 1 });
  });

  test('that is not there is absent', async () => {
    const json = { ...serpApiFull, ai_overview: undefined };
    expect(await stateOf(() => ({ json }))).toEqual({ state: 'absent', feature: 'absent', requests: 1 });
  });

  test.each([{ error: 'x' }, 'soon', [], {}, { text_blocks: [{ type: 'paragraph' }] }])(
    'that says nothing (%j) was not captured',
    async (ai_overview) => {
      const json = { ...serpApiFull, ai_overview };
      expect(await stateOf(() => ({ json }))).toMatchObject({ state: 'not_captured', feature: 'not_captured' });
    },
  );

  test.each<[string, Told]>([
    ['expired', { status: 400, json: { error: 'The page token has expired.' } }],
    ['empty', { json: { search_metadata: { status: 'Success' } } }],
    ['broken', { text: '{' }],
    ['cut', { instead: 'reset' }],
    ['without words', { json: { ai_overview: { error: 'none' } } }],
  ])('whose second request is %s was not captured, and the search stands', async (_name, told) => {
    const ended = await stateOf((asked) => (isOverview(asked) ? told : { json: serpApiFull }));
    expect(ended).toMatchObject({ state: 'not_captured', feature: 'not_captured' });
  });
});

test('an empty page is told as an error, with either apostrophe and either status', async () => {
  for (const [status, error] of [
    [200, "Google hasn't returned any results for this query."],
    [400, 'Google hasn’t returned any results for this query.'],
  ] as const) {
    const { snapshot } = await askOne(name, () => ({ status, json: { ...serpApiEmpty, error } }));
    expect(snapshot).toMatchObject({ provider: name, organic: [], features: { ai_overview: 'absent' } });
  }
});

test.each<[number, string, string, boolean, number]>([
  [
    401,
    'Invalid API key. Your API key should be here: https://serpapi.example/manage-api-key',
    'credentials',
    false,
    1,
  ],
  [400, 'Invalid API key.', 'credentials', false, 1],
  [429, 'Your account has run out of searches.', 'out_of_credit', false, 1],
  [429, 'You are sending too many requests per hour.', 'rate_limited', true, 2],
  [400, 'Unsupported `xx` language.', 'refused', false, 1],
  [200, 'We are having trouble with this search.', 'their_fault', true, 1],
  [500, 'Something went wrong.', 'their_fault', true, 2],
])('%d %s', async (status, text, fault, retryable, requests) => {
  const { error, asked } = await askOne(name, () => ({ status, json: { error: text } }));
  expect(error).toMatchObject({ message: `serpapi: ${fault} (${status})`, retryable });
  expect(asked).toHaveLength(requests);
});
