/**
 * Perplexity's Agent API with web search, which took the place of Sonar's chat completions on 27 September 2026.
 * docs.perplexity.ai/docs/agent-api
 */
import * as z from 'zod';
import type { SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt, baseUrl } from '../providers/base-url.ts';
import { faultOfStatus } from '../providers/faults.ts';
import { anything, givenList, looseCost, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { positionedText, sampleOf } from './answer-text.ts';
import { askOver, jsonPost, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';

export const perplexityCredentials = z.strictObject({
  api_key: z.string().min(1),
  model: z.string().min(1).default('perplexity/sonar'),
  base_url: baseUrl.default('https://api.perplexity.ai'),
});

const name = 'perplexity';
const endpoint = '/v1/agent';
const perMinute = 50;

const answerSchema = z.object({ model: looseText, status: looseText, output: givenList, usage: anything });
type Answer = z.output<typeof answerSchema>;

const item = z.object({
  type: looseText,
  queries: looseList,
  results: looseList,
  contents: looseList,
  content: looseList,
});
/** `id` is the number of the page in the marks of the text. */
const result = z.object({ id: z.int().optional().catch(undefined), url: looseUrl, title: looseText });
const part = z.object({ type: z.literal('output_text'), text: positionedText, annotations: looseList });
const annotation = z.object({ url: looseUrl, title: looseText });
const usage = z.object({ cost: z.object({ currency: z.literal('USD'), total_cost: looseCost }) });

/** Creates an engine that uses the account's key. */
export function perplexity(
  { api_key, model, base_url }: z.output<typeof perplexityCredentials>,
  world: ProviderWorld,
): AskableEngine {
  return {
    name,
    fanOut: 'observed',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: ({ question, country }) =>
          jsonPost(
            addressAt(base_url, endpoint),
            { authorization: `Bearer ${api_key}` },
            { model, input: question, tools: [{ type: 'web_search', user_location: { country } }] },
          ),
      },
      world,
    ),
  };
}

function read({ status, json }: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  if (status !== 200) return { fault: faultOfStatus(status), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  if (parsed.data.status === 'failed') return { fault: 'their_fault', isBilled: true };
  const sample = sampleIn(parsed.data, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  const { model } = parsed.data;
  const costUsd = usage.safeParse(parsed.data.usage).data?.cost.total_cost;
  return {
    found: { sample, ...(model === '' ? {} : { model }), ...(costUsd === undefined ? {} : { costUsd }) },
  };
}

function sampleIn({ output }: Answer, observedAt: string): ReturnType<typeof sampleOf> {
  const items = parsedOf(output, item);
  const pages = items.flatMap(({ results, contents }) => parsedOf([...results, ...contents], result));
  const parts = items.flatMap(({ type, content }) => (type === 'message' ? parsedOf(content, part) : []));
  const text = parts.map((each) => each.text).join('\n\n');
  const queries = items.flatMap((each) => each.queries);
  const noted = parts.flatMap(({ annotations }) => parsedOf(annotations, annotation));
  return sampleOf(text, citationsOf(text, pages, noted), queries, observedAt);
}

/** `[2]` in the text refers to the page with this number. A page without a mark or a note was retrieved only. */
function citationsOf(
  text: string,
  pages: readonly z.output<typeof result>[],
  noted: readonly z.output<typeof annotation>[],
): SampleCitation[] {
  const marked = [...text.matchAll(/\[(\d{1,3})\]/gu)].flatMap(({ 0: mark, 1: number, index: start }) => {
    const page = pages.find(({ id }) => id === Number(number));
    const range = { start, end: start + mark.length };
    return page === undefined ? [] : [{ url: page.url, title: page.title, role: 'cited' as const, ...range }];
  });
  const cited = new Set(marked.map(({ url }) => url));
  const unmarked = noted.filter(({ url }) => !cited.has(url)).map((each) => ({ ...each, role: 'cited' as const }));
  for (const { url } of unmarked) cited.add(url);
  const others = pages.filter(({ url }) => !cited.has(url));
  return [...marked, ...unmarked, ...others.map(({ url, title }) => ({ url, title, role: 'retrieved' as const }))];
}
