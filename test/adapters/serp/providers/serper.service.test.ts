/** Serper: the request that is sent, the snapshot of its answer, and the 400 that means no credit is left. */
import { expect, test } from '@jest/globals';
import { serperEmpty, serperFull } from './answers/serper.ts';
import { askOne, goldenOf } from './ask-one.ts';

const name = 'serper';

test('is asked in JSON, the keyword as it is', async () => {
  const { asked } = await askOne(name, () => ({ json: serperFull }));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/search',
    query: '',
    headers: { 'x-api-key': 'serper-k3y-0123456789', 'content-type': 'application/json' },
  });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    q: 'c++ 100% "desk" & chair',
    gl: 'us',
    hl: 'en',
    num: 10,
    autocorrect: false,
  });
});

test.each([
  ['pt', 'BR', 'pt-br', 'br'],
  ['zh', 'HK', 'zh-tw', 'hk'],
  ['fr', 'CA', 'fr', 'ca'],
])('%s in %s is asked for as %s and %s', async (language, country, hl, gl) => {
  const { asked } = await askOne(name, () => ({ json: serperFull }), { language, country });
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ hl, gl });
});

test('its answer becomes a snapshot', async () => {
  const { snapshot } = await askOne(name, () => ({ json: serperFull }));
  expect(snapshot).toEqual(goldenOf(name));
});

test('a box without a source is an answer box, and no featured snippet', async () => {
  const json = { ...serperEmpty, answerBox: { title: '2 + 2', answer: '4' } };
  const { snapshot } = await askOne(name, () => ({ json }));
  expect(snapshot.items).toEqual([{ type: 'answer_box', domains: [] }]);
  expect(snapshot.features.featured_snippet).toBe('absent');
  expect(snapshot).not.toHaveProperty('featured_snippet');
});

test('a 400 that says so means that the credit is used up', async () => {
  const { error, asked } = await askOne(name, () => ({
    status: 400,
    json: { message: 'Not enough credits', statusCode: 400 },
  }));
  expect(error).toMatchObject({ message: 'serper: out_of_credit (400)', retryable: false });
  expect(asked).toHaveLength(1);
});

test('another 400 is a refusal', async () => {
  const { error } = await askOne(name, () => ({ status: 400, json: { message: 'Missing query', statusCode: 400 } }));
  expect(error).toMatchObject({ message: 'serper: refused (400)', retryable: false });
});
