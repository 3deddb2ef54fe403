/** Google's AI Mode as a person sees it, through DataForSEO. docs.dataforseo.com/v3/serp/google/ai_mode/live/advanced */
import * as z from 'zod';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { dataForSeoBlocks } from '../providers/dataforseo-answer.ts';
import {
  type DataForSeoCredentials,
  dataForSeoRequest,
  marketOf,
  readTask,
  typedText,
} from '../providers/dataforseo-task.ts';
import { looseList, looseText, parsedOf } from '../providers/loose.ts';
import { positionedText } from './answer-text.ts';
import { askOver, type PricedAnswer } from './ask-once.ts';
import { sampleOfBlocks } from './block-text.ts';
import type { AskableEngine } from './engine.ts';

const name = 'dataforseo_ai_mode';
const endpoint = '/v3/serp/google/ai_mode/live/advanced';
const perMinute = 300;
const longestQuestionChars = 700;

const result = z.object({ items: looseList });
const overview = z.object({ type: looseText, markdown: positionedText, items: looseList, references: looseList });

/** Creates an engine that uses the account's credentials. */
export function dataForSeoAiMode(credentials: DataForSeoCredentials, world: ProviderWorld): AskableEngine {
  return {
    name,
    fanOut: 'none',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) =>
          dataForSeoRequest(credentials, endpoint, {
            keyword: typedText(query.question, longestQuestionChars),
            ...marketOf(query, name),
            device: 'desktop',
            os: 'windows',
          }),
      },
      world,
    ),
  };
}

function read(answer: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  const reading = readTask(answer);
  if ('fault' in reading) return reading;
  const { result: found, cost } = reading.found;
  const items = result.safeParse(found).data?.items ?? [];
  const shown = parsedOf(items, overview).find(({ type }) => type === 'ai_overview');
  if (shown === undefined) return { fault: 'unreadable', isBilled: true };
  const { blocks, references } = dataForSeoBlocks(shown);
  const pages = references.map(({ url, title = '', text = '' }) => ({ url, title, text }));
  const sourced = blocks.map(({ type, text, refs }) => ({
    type,
    text,
    sources: refs.flatMap((at) => pages[at] ?? []),
  }));
  const hasWords = sourced.some(({ text }) => text !== '');
  const whole = { type: 'paragraph' as const, text: shown.markdown, sources: [] };
  const sample = sampleOfBlocks(hasWords ? sourced : [whole], pages, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  return { found: { sample, ...(cost === undefined ? {} : { costUsd: cost }) } };
}
