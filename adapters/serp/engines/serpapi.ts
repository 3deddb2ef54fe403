/**
 * Google's AI Mode and Bing's Copilot as a person sees them, through SerpApi. serpapi.com/google-ai-mode-api,
 * serpapi.com/bing-copilot-api
 */
import * as z from 'zod';
import type { AnswersQuery } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt } from '../providers/base-url.ts';
import { googleInterface } from '../providers/google-locales.ts';
import { looseList, looseText } from '../providers/loose.ts';
import type { LinkedText } from '../providers/results-page.ts';
import { type serpApiCredentials, serpApiFailure } from '../providers/serpapi.ts';
import { linkedPages, serpApiBlocks, serpApiReferences } from '../providers/serpapi-blocks.ts';
import { positionedText } from './answer-text.ts';
import { askOver, type PricedAnswer } from './ask-once.ts';
import { sampleOfBlocks } from './block-text.ts';
import type { AskableEngine } from './engine.ts';
import { listPrices } from './prices.ts';

const endpoint = '/search.json';
const perMinute = 120;

const answerSchema = z.object({
  header: looseText,
  text_blocks: looseList,
  references: looseList,
  reconstructed_markdown: positionedText,
});

type Credentials = z.output<typeof serpApiCredentials>;

/** Creates Google's AI Mode. */
export function serpApiAiMode(credentials: Credentials, world: ProviderWorld): AskableEngine {
  return engineOf('serpapi_ai_mode', credentials, world, (query) => ({
    engine: 'google_ai_mode',
    gl: query.country.toLowerCase(),
    hl: googleInterface(query),
    device: 'desktop',
  }));
}

/** Creates Bing's Copilot, which takes neither a country nor a language. */
export function serpApiCopilot(credentials: Credentials, world: ProviderWorld): AskableEngine {
  return engineOf('serpapi_copilot', credentials, world, () => ({ engine: 'bing_copilot' }));
}

function engineOf(
  name: 'serpapi_ai_mode' | 'serpapi_copilot',
  { api_key, base_url }: Credentials,
  world: ProviderWorld,
  parametersOf: (query: AnswersQuery) => Record<string, string>,
): AskableEngine {
  const isGoogle = name === 'serpapi_ai_mode';
  return {
    name,
    fanOut: 'none',
    takesCountry: isGoogle,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) => ({
          // An answer from the cache would be the one before, and no sample of its own.
          url: addressAt(base_url, endpoint, { ...parametersOf(query), q: query.question, no_cache: 'true', api_key }),
        }),
      },
      world,
    ),
  };
}

function read(answer: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  const failure = serpApiFailure(answer);
  if (failure !== undefined) return failure;
  const parsed = answerSchema.safeParse(answer.json);
  if (!parsed.success) return { fault: 'unreadable' };
  const { header, text_blocks, references, reconstructed_markdown: markdown } = parsed.data;
  const pages = serpApiReferences(references);
  const pageOf = new Map(pages.map((page) => [page.index, page]));
  const blocks = serpApiBlocks(text_blocks).map(({ type, text, indexes, links }) => ({
    type,
    text,
    sources: [
      ...new Set<LinkedText>([...indexes.flatMap((index) => pageOf.get(index) ?? []), ...linkedPages(links, pages)]),
    ],
  }));
  const whole = { type: 'paragraph' as const, text: markdown, sources: [] };
  const sample = sampleOfBlocks(
    [{ type: 'heading', text: header, sources: [] }, ...(blocks.length > 0 ? blocks : [whole])],
    pages,
    observedAt,
  );
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  return { found: { sample, listUsd: listPrices.serpApiSearch.usd } };
}
