/** What single adapters read from answers: ranges, marks, tags, prices, and markets that a service does not have. */
import { describe, expect, test } from '@jest/globals';
import type { EngineAnswer } from '../../../../adapters/serp/engines/engine.ts';
import type { EngineName } from '../../../../adapters/serp/engines/engine-names.ts';
import { enginesOf } from '../../../../adapters/serp/engines/engines.ts';
import { listPriceOf, listPrices, tokenPrices } from '../../../../adapters/serp/engines/prices.ts';
import type { HttpRequest } from '../../../../adapters/serp/providers/ask.ts';
import { parseCredentials } from '../../../../adapters/serp/providers/providers.ts';
import { testWorld } from '../providers/world.ts';
import { openaiFull } from './answers/openai.ts';
import { perplexityFull } from './answers/perplexity.ts';
import { type EngineCase, engineCases, engineOf, query, told } from './engine-cases.ts';

function caseOf(wanted: EngineName): EngineCase {
  const found = engineCases.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no ${wanted}`);
  return found;
}

/** What the engine makes of `answer`. */
async function reading(name: EngineName, answer: unknown, changes: Partial<typeof query> = {}): Promise<EngineAnswer> {
  const each = caseOf(name);
  const { json, text = JSON.stringify(json) } = told(each, answer);
  const body = new TextEncoder().encode(text);
  const request: HttpRequest = async () => ({ outcome: 'answered', status: 200, headers: {}, body });
  return await engineOf(each, 'http://127.0.0.1:1', testWorld(request)).ask({ ...query, ...changes }, 20_000);
}

describe('positions of OpenAI', () => {
  const link = '([desk.example](https://desk.example/price))';
  const text = `🪑🪑🪑 cost $300 ${link}. More.`;
  const units = text.indexOf(link);
  const answerWith = (start_index: number, end_index: number, url = 'https://desk.example/price') => ({
    ...openaiFull,
    output: [
      {
        type: 'message',
        content: [{ type: 'output_text', text, annotations: [{ type: 'url_citation', start_index, end_index, url }] }],
      },
    ],
  });

  test.each([
    ['code points', units - 3],
    ['UTF-16 units', units],
  ])('in %s hold the link', async (_unit, start) => {
    const { sample } = await reading('openai', answerWith(start, start + link.length));
    expect(sample.citations).toEqual([
      { url: 'https://desk.example/price', role: 'cited', start: units, end: units + link.length },
    ]);
  });

  test('are code points if the range holds no link either way', async () => {
    const { sample } = await reading('openai', answerWith(0, 2, 'https://other.example/'));
    expect(sample.citations).toMatchObject([{ start: 0, end: 4 }]);
  });
});

describe('pages of Perplexity', () => {
  test('that are noted without a mark are cited, without a range', async () => {
    const [results, , message] = perplexityFull.output;
    const content = [
      { type: 'output_text', text: 'See.[2]', annotations: [{ url: 'https://noted.example/', title: 'N' }, null] },
    ];
    const { sample } = await reading('perplexity', { ...perplexityFull, output: [results, { ...message, content }] });
    expect(sample.citations.filter(({ role }) => role === 'cited')).toEqual([
      { url: 'https://desk.example/b', title: 'B', role: 'cited', start: 4, end: 7 },
      { url: 'https://noted.example/', title: 'N', role: 'cited' },
    ]);
  });

  test('of a failed answer are none, and it is not asked for again', async () => {
    await expect(reading('perplexity', { ...perplexityFull, status: 'failed' })).rejects.toMatchObject({
      fault: 'their_fault',
    });
  });
});

test('tags of Brave that hold no page leave no mark', async () => {
  const piece = (content: string) => ({ choices: [{ delta: { content } }] });
  const { sample } = await reading('brave_answers', [
    piece('A <b>desk</b>.<citation>{"number":1}</citation><citation>nonsense</citation>'),
    piece('<cita'),
    piece('tion>{"url":"https://desk.example/"}</citation> Yes.<usage>{}</usage>'),
  ]);
  expect(sample.text).toBe('A <b>desk</b>.[1] Yes.');
  expect(sample.citations).toEqual([{ url: 'https://desk.example/', role: 'cited', start: 14, end: 17 }]);
});

test.each<[EngineName, Partial<typeof query>]>([
  ['brave_answers', { country: 'NG' }],
  ['brave_answers', { language: 'sw' }],
  ['dataforseo_ai_mode', { country: 'XX' }],
  ['dataforseo_chatgpt', { country: 'XX' }],
])('%s refuses a market that it does not have: %j', async (name, market) => {
  await expect(reading(name, caseOf(name).full, market)).rejects.toMatchObject({ provider: name, fault: 'refused' });
});

test('a model that is not named is named as what is missing', () => {
  const credentials = parseCredentials('{"dataforseo":{"login":"a","password":"b","models":{"chat_gpt":"m"}}}');
  expect(() => enginesOf(['dataforseo_claude_api'], credentials, () => testWorld())).toThrow(
    'dataforseo.models.claude is needed for dataforseo_claude_api',
  );
});

describe('list prices', () => {
  const usage = { model: 'gpt-5.4-mini', inputTokens: 2_000_000, outputTokens: 1_000_000, searches: 3 };

  test('are tokens and searches, computed by hand', () => {
    expect(listPriceOf(usage, listPrices.openAiSearch)).toEqual({ listUsd: 1.5 + 4.5 + 0.03 });
  });

  test.each(['gpt-5.4-mini-2026-03-17', 'claude-haiku-4-5-20251001'])('of %s are those of the model', (model) => {
    expect(listPriceOf({ ...usage, model }, listPrices.openAiSearch).listUsd).toBeGreaterThan(0);
  });

  test.each([
    { ...usage, model: 'gpt-5.4-mini-turbo' },
    { ...usage, model: '' },
    { ...usage, model: '__proto__' },
    { ...usage, inputTokens: undefined },
    { ...usage, outputTokens: undefined },
  ])('are none if it is not known what was used: %j', (unknown) => {
    expect(listPriceOf(unknown, listPrices.openAiSearch)).toEqual({});
  });

  test('have a source and a day', () => {
    for (const { source, readOn } of [...Object.values(listPrices), ...Object.values(tokenPrices)]) {
      expect(source).toMatch(/^https:/u);
      expect(readOn).toMatch(/^2026-\d{2}-\d{2}$/u);
    }
  });
});
