/**
 * ChatGPT with search as a person sees it, through DataForSEO.
 * docs.dataforseo.com/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced
 */
import * as z from 'zod';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import {
  type DataForSeoCredentials,
  dataForSeoRequest,
  marketOf,
  readTask,
  typedText,
} from '../providers/dataforseo-task.ts';
import { looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { positionedText, sampleOf } from './answer-text.ts';
import { askOver, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';

const name = 'dataforseo_chatgpt';
const endpoint = '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced';
const perMinute = 300;
const longestQuestionChars = 2_000;

const result = z.object({
  model: looseText,
  markdown: positionedText,
  sources: looseList,
  search_results: looseList,
  fan_out_queries: looseList,
});
const source = z.object({ url: looseUrl, title: looseText, snippet: looseText });

/** Creates an engine that uses the account's credentials. */
export function dataForSeoChatGpt(credentials: DataForSeoCredentials, world: ProviderWorld): AskableEngine {
  return {
    name,
    fanOut: 'observed',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) =>
          dataForSeoRequest(credentials, endpoint, {
            keyword: typedText(query.question, longestQuestionChars),
            ...marketOf(query, name),
            force_web_search: true,
          }),
      },
      world,
    ),
  };
}

/** The service says which pages the whole answer relies on, but not which sentence relies on which. */
function read(answer: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  const reading = readTask(answer);
  if ('fault' in reading) return reading;
  const { result: found, cost } = reading.found;
  const parsed = result.safeParse(found);
  if (!parsed.success) return { fault: 'unreadable', isBilled: true };
  const { model, markdown, sources, search_results, fan_out_queries } = parsed.data;
  const cited = parsedOf(sources, source);
  const urls = new Set(cited.map(({ url }) => url));
  const retrieved = parsedOf(search_results, source).filter(({ url }) => !urls.has(url));
  const sample = sampleOf(
    markdown,
    [
      ...cited.map(({ url, title, snippet: quote }) => ({ url, title, quote, role: 'cited' as const })),
      ...retrieved.map(({ url, title }) => ({ url, title, role: 'retrieved' as const })),
    ],
    fan_out_queries,
    observedAt,
  );
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  return {
    found: { sample, ...(model === '' ? {} : { model }), ...(cost === undefined ? {} : { costUsd: cost }) },
  };
}
