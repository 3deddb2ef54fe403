/**
 * OpenAI's Responses API with web search, and everything else that speaks its protocol.
 * developers.openai.com/api/docs/guides/tools-web-search
 */
import * as z from 'zod';
import type { AnswersQuery, SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt, baseUrl } from '../providers/base-url.ts';
import { faultOfStatus } from '../providers/faults.ts';
import { anything, givenList, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { fromCodePoints, loosePosition, positionedText, sampleOf } from './answer-text.ts';
import { askOver, jsonPost, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';
import { listPriceOf, listPrices, tokenUsage } from './prices.ts';

export const responsesCredentials = z.strictObject({
  api_key: z.string().min(1),
  /** Decides what an answer costs, so it has no default. */
  model: z.string().min(1),
  base_url: baseUrl.default('https://api.openai.com/v1'),
});

const name = 'openai';
const endpoint = '/responses';
const perMinute = 120;
/** `[title](address)`, in brackets of its own or not. */
const wholeLink = /^\(?\[[^\]]*\]\([^)]*\)\)?$/u;

const answerSchema = z.object({ model: looseText, status: looseText, output: givenList, usage: anything });
type Answer = z.output<typeof answerSchema>;

const item = z.object({ type: looseText, content: looseList, action: anything });
const part = z.object({ type: looseText, text: positionedText, annotations: looseList });
const annotation = z.object({
  type: z.literal('url_citation'),
  url: looseUrl,
  title: looseText,
  start_index: loosePosition,
  end_index: loosePosition,
});
const action = z.object({ query: looseText, queries: looseList, sources: looseList });

/** Creates the engine. */
export function responses(
  { api_key, model, base_url }: z.output<typeof responsesCredentials>,
  world: ProviderWorld,
): AskableEngine {
  return {
    name,
    fanOut: 'observed',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) =>
          jsonPost(addressAt(base_url, endpoint), { authorization: `Bearer ${api_key}` }, bodyOf(query, model)),
      },
      world,
    ),
  };
}

function bodyOf({ question, country }: AnswersQuery, model: string): object {
  return {
    model,
    input: question,
    tools: [{ type: 'web_search', user_location: { type: 'approximate', country } }],
    include: ['web_search_call.action.sources'],
    store: false,
  };
}

function read({ status, json }: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  if (status !== 200) return { fault: faultOf(status, json), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  if (parsed.data.status === 'failed') return { fault: 'their_fault', isBilled: true };
  const sample = sampleIn(parsed.data, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  const { model } = parsed.data;
  return { found: { sample, ...(model === '' ? {} : { model }), ...priceOf(parsed.data) } };
}

function priceOf({ model, output, usage }: Answer): Pick<PricedAnswer, 'listUsd'> {
  const { input_tokens: inputTokens, output_tokens: outputTokens } = tokenUsage.safeParse(usage).data ?? {};
  const searches = parsedOf(output, item).filter(({ type }) => type === 'web_search_call').length;
  return listPriceOf({ model, inputTokens, outputTokens, searches }, listPrices.openAiSearch);
}

/** A used-up quota is a 429 with a code of its own. */
function faultOf(status: number, json: unknown): ReturnType<typeof faultOfStatus> {
  const told = z.object({ error: z.object({ code: looseText }) }).safeParse(json).data?.error.code;
  return told === 'insufficient_quota' ? 'out_of_credit' : faultOfStatus(status);
}

function sampleIn({ output }: Answer, observedAt: string): ReturnType<typeof sampleOf> {
  let text = '';
  const cited: SampleCitation[] = [];
  const retrieved: SampleCitation[] = [];
  const queries: unknown[] = [];
  for (const { type, content, action: did } of parsedOf(output, item)) {
    if (type === 'web_search_call') {
      const { query = '', queries: more = [], sources = [] } = action.safeParse(did).data ?? {};
      queries.push(...(more.length > 0 ? more : [query]));
      retrieved.push(
        ...parsedOf(sources, z.object({ url: looseUrl })).map(({ url }) => ({ url, role: 'retrieved' as const })),
      );
    }
    for (const each of type === 'message' ? parsedOf(content, part) : []) {
      if (each.type !== 'output_text') continue;
      if (text !== '') text += '\n\n';
      cited.push(...citationsOf(each, text.length));
      text += each.text;
    }
  }
  return sampleOf(text, [...cited, ...retrieved], queries, observedAt);
}

/**
 * The unit of positions is not documented. They differ only after a character beyond the basic plane, such as an emoji;
 * then the unit is the one by which the range is a whole link in Markdown, and else code points.
 */
function citationsOf({ text, annotations }: z.output<typeof part>, offset: number): SampleCitation[] {
  const pointOf = fromCodePoints(text);
  return parsedOf(annotations, annotation).map(({ url, title, start_index: start, end_index: end }) => {
    if (start === undefined || end === undefined) return { url, title, role: 'cited' };
    const byPoints = [pointOf(start), pointOf(end)] as const;
    const isLink = ([from, to]: readonly [number, number]) => wholeLink.test(text.slice(from, to));
    const [from, to] = !isLink(byPoints) && isLink([start, end]) ? [start, end] : byPoints;
    return { url, title, role: 'cited', start: offset + from, end: offset + to };
  });
}
