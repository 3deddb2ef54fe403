/** Anthropic's Messages API with web search. platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool */
import * as z from 'zod';
import type { AnswersQuery, SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt, baseUrl } from '../providers/base-url.ts';
import { faultOfStatus } from '../providers/faults.ts';
import { anything, givenList, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { positionedText, sampleOf } from './answer-text.ts';
import { askOver, jsonPost, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';
import { listPriceOf, listPrices, looseTokens } from './prices.ts';

export const anthropicCredentials = z.strictObject({
  api_key: z.string().min(1),
  /** Decides what an answer costs, so it has no default. */
  model: z.string().min(1),
  base_url: baseUrl.default('https://api.anthropic.com'),
});

const name = 'anthropic';
const endpoint = '/v1/messages';
const apiVersion = '2023-06-01';
const perMinute = 50;
/** Enough for a long answer with its searches. */
const maxTokens = 4_096;
/** Searches are billed one by one; engines make a few for one answer. */
const maxSearches = 5;

const answerSchema = z.object({ model: looseText, content: givenList, usage: anything });
const usageSchema = z.object({
  input_tokens: looseTokens,
  output_tokens: looseTokens,
  server_tool_use: z.object({ web_search_requests: looseTokens }).nullish().catch(undefined),
});
type Answer = z.output<typeof answerSchema>;

const block = z.object({
  type: looseText,
  text: positionedText,
  citations: looseList,
  input: anything,
  content: looseList,
});
const citation = z.object({
  type: z.literal('web_search_result_location'),
  url: looseUrl,
  title: looseText,
  cited_text: looseText,
});
const result = z.object({ type: z.literal('web_search_result'), url: looseUrl, title: looseText });

/** Creates an engine that uses the account's key. */
export function anthropic(
  { api_key, model, base_url }: z.output<typeof anthropicCredentials>,
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
          jsonPost(
            addressAt(base_url, endpoint),
            { 'x-api-key': api_key, 'anthropic-version': apiVersion },
            bodyOf(query, model),
          ),
      },
      world,
    ),
  };
}

function bodyOf({ question, country }: AnswersQuery, model: string): object {
  return {
    model,
    max_tokens: maxTokens,
    messages: [{ role: 'user', content: question }],
    tools: [
      {
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: maxSearches,
        user_location: { type: 'approximate', country },
      },
    ],
  };
}

function read({ status, json }: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  if (status !== 200) return { fault: faultOf(status, json), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const sample = sampleIn(parsed.data, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  const { model } = parsed.data;
  return { found: { sample, ...(model === '' ? {} : { model }), ...priceOf(parsed.data) } };
}

function priceOf({ model, usage }: Answer): Pick<PricedAnswer, 'listUsd'> {
  const used = usageSchema.safeParse(usage).data;
  const searches = used?.server_tool_use?.web_search_requests ?? 0;
  const tokens = { inputTokens: used?.input_tokens, outputTokens: used?.output_tokens };
  return listPriceOf({ model, ...tokens, searches }, listPrices.claudeSearch);
}

/** Only the text of a 400 shows that the credit is used up; it is matched and discarded. */
function faultOf(status: number, json: unknown): ReturnType<typeof faultOfStatus> {
  const told = z.object({ error: z.object({ message: looseText }) }).safeParse(json).data?.error.message ?? '';
  return status === 400 && /credit balance/iu.test(told) ? 'out_of_credit' : faultOfStatus(status);
}

/** An answer is a row of texts; a citation supports the whole text that it stands with. */
function sampleIn({ content }: Answer, observedAt: string): ReturnType<typeof sampleOf> {
  let text = '';
  const cited: SampleCitation[] = [];
  const retrieved: SampleCitation[] = [];
  const queries: unknown[] = [];
  for (const { type, text: said, citations, input, content: results } of parsedOf(content, block)) {
    if (type === 'text') {
      const range = { start: text.length, end: text.length + said.length };
      text += said;
      for (const { url, title, cited_text: quote } of parsedOf(citations, citation)) {
        cited.push({ url, title, quote, role: 'cited', ...range });
      }
    } else if (type === 'server_tool_use') {
      queries.push(z.object({ query: looseText }).safeParse(input).data?.query);
    } else if (type === 'web_search_tool_result') {
      retrieved.push(
        ...parsedOf(results, result).map(({ url, title }) => ({ url, title, role: 'retrieved' as const })),
      );
    }
  }
  return sampleOf(text, [...cited, ...retrieved], queries, observedAt);
}
