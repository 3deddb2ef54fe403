/** DataForSEO: the task that is sent, the snapshot of its items, and the codes that its answers hide behind HTTP 200. */
import { describe, expect, test } from '@jest/globals';
import type { SerpSnapshot } from '../../../../analysis/index.ts';
import { dataForSeoFailed, dataForSeoFull, dataForSeoTask } from './answers/dataforseo.ts';
import { askOne, goldenOf } from './ask-one.ts';

const name = 'dataforseo';
const withItems = (items: unknown): object => dataForSeoTask({ result: [{ items }] });

test('is asked for one task, with + and % told as it decodes them', async () => {
  const { asked } = await askOne(name, () => ({ json: dataForSeoFull }));
  expect(asked).toHaveLength(1);
  const [{ method, path, headers, body } = { headers: {} as Record<string, string>, body: '' }] = asked;
  expect([method, path]).toEqual(['POST', '/v3/serp/google/organic/live/advanced']);
  expect(headers['content-type']).toBe('application/json');
  expect(Buffer.from(headers.authorization?.replace(/^Basic /u, '') ?? '', 'base64').toString()).toBe(
    'me@example.org:p4ss:wörd',
  );
  expect(JSON.parse(body)).toEqual([
    {
      keyword: 'c%2B%2B 100%25 "desk" & chair',
      location_code: 2840,
      language_code: 'en',
      device: 'desktop',
      os: 'windows',
      depth: 10,
      load_async_ai_overview: true,
      people_also_ask_click_depth: 1,
    },
  ]);
});

test.each([
  ['fr', 'FR', 'fr', 2250],
  ['zh', 'TW', 'zh-TW', 2158],
  ['zh', 'CN', 'zh-CN', 2156],
  ['he', 'IL', 'iw', 2376],
  ['pt', 'BR', 'pt', 2076],
])('%s in %s is asked for as %s and %d', async (language, country, language_code, location_code) => {
  const { asked } = await askOne(name, () => ({ json: dataForSeoFull }), { language, country });
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject([{ language_code, location_code }]);
});

test('its items become a snapshot', async () => {
  const { snapshot } = await askOne(name, () => ({ json: dataForSeoFull }));
  expect(snapshot).toEqual(goldenOf(name));
});

describe('an overview', () => {
  const overviewOf = async (items: unknown): Promise<[SerpSnapshot['answers'][number] | undefined, unknown]> => {
    const { snapshot } = await askOne(name, () => ({ json: withItems(items) }));
    return [snapshot.answers[0], snapshot.features.ai_overview];
  };

  test('that is not on the page is absent', async () => {
    const [answer, state] = await overviewOf([{ type: 'organic', rank_absolute: 1, url: 'https://a.example/' }]);
    expect([answer?.state, state]).toEqual(['absent', 'absent']);
  });

  test.each([[null], [[]], [[{ type: 'ai_overview_element', text: null }]], ['soon']])(
    'that was announced and says nothing (%j) was not captured',
    async (items) => {
      const references = [{ url: 'https://a.example/', title: 'A' }];
      const [answer, state] = await overviewOf([
        { type: 'ai_overview', rank_absolute: 1, asynchronous_ai_overview: true, items, references },
      ]);
      expect(answer).toMatchObject({ state: 'not_captured', blocks: [], references: [] });
      expect(state).toBe('not_captured');
    },
  );

  test('keeps a reference that only a block names, and names each once', async () => {
    const element = {
      type: 'ai_overview_element',
      text: 'T',
      references: Array(3).fill({ url: 'https://b.example/' }),
    };
    const [answer] = await overviewOf([{ type: 'ai_overview', items: [element], references: null }]);
    expect(answer).toMatchObject({
      blocks: [{ type: 'paragraph', text: 'T', refs: [0] }],
      references: [{ url: 'https://b.example/', domain: 'b.example' }],
    });
  });
});

test('people also ask without a question in it was not captured', async () => {
  const { snapshot } = await askOne(name, () => ({ json: withItems([{ type: 'people_also_ask', items: [{}] }]) }));
  expect(snapshot).toMatchObject({ paa: [], items: [{ type: 'paa' }], features: { paa: 'not_captured' } });
});

describe('a code behind HTTP 200', () => {
  test.each<[number, string, boolean, number]>([
    [40100, 'credentials', false, 1],
    [40104, 'credentials', false, 1],
    [40200, 'out_of_credit', false, 1],
    [40210, 'out_of_credit', false, 1],
    [40202, 'rate_limited', true, 2],
    [40209, 'rate_limited', true, 2],
    [40101, 'their_fault', true, 1],
    [40602, 'their_fault', true, 2],
    [50000, 'their_fault', true, 2],
    [40501, 'refused', false, 1],
    [40402, 'refused', false, 1],
  ])('%d is %s (again: %s), after %d requests', async (code, fault, retryable, requests) => {
    for (const json of [dataForSeoFailed(code), dataForSeoTask({}, { status_code: code, tasks: null })]) {
      const { error, asked } = await askOne(name, () => ({ json }));
      expect(error).toMatchObject({ message: `dataforseo: ${fault} (${code})`, fault, retryable });
      expect(asked).toHaveLength(requests);
    }
  });

  test('a rate limit that passes costs what the answer costs', async () => {
    const { snapshot } = await askOne(name, (_asked, before) => ({
      json: before === 0 ? dataForSeoFailed(40202) : dataForSeoFull,
    }));
    expect(snapshot.call).toMatchObject({ attempts: 2, cost_usd: 0.0035 });
  });

  test.each([{ result: null }, { result: [] }, {}])(
    'a task that is done without a result (%j) is unreadable',
    async (task) => {
      const { error, asked } = await askOne(name, () => ({ json: dataForSeoTask(task) }));
      expect(error).toMatchObject({ fault: 'unreadable', retryable: true });
      expect(asked).toHaveLength(1);
    },
  );

  test('no task at all is their fault', async () => {
    const { error } = await askOne(name, () => ({ json: dataForSeoTask({}, { tasks: [] }) }));
    expect(error).toMatchObject({ fault: 'their_fault' });
  });
});

test('a country that it cannot be asked for is refused without a request', async () => {
  const { error, asked } = await askOne(name, () => ({ json: dataForSeoFull }), { country: 'XK' });
  expect(error).toMatchObject({ message: 'dataforseo: refused (XK)', retryable: false });
  expect(asked).toEqual([]);
});
