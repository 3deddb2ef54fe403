/** Makers' models with web search, through DataForSEO. docs.dataforseo.com/v3/ai_optimization/llm_responses/overview */
import * as z from 'zod';
import type { AnswersQuery, SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { type DataForSeoCredentials, dataForSeoRequest, readTask } from '../providers/dataforseo-task.ts';
import { looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { loosePosition, positionedText, sampleOf } from './answer-text.ts';
import { askOver, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';
import type { EngineName } from './engine-names.ts';

export type LlmPlatform = keyof DataForSeoCredentials['models'];

/** The service allows 30 at once for each platform. */
const perMinute = 120;
const longestQuestionChars = 500;
const maxTokens = 2_048;

const result = z.object({ model_name: looseText, items: looseList, fan_out_queries: looseList });
const item = z.object({ type: z.literal('message'), sections: looseList });
const section = z.object({ text: positionedText, annotations: looseList });
const annotation = z.object({
  title: looseText,
  /** For Gemini a redirect of Google; the page itself is in `direct_url`. */
  url: looseUrl,
  direct_url: looseUrl,
  text: positionedText,
  start_index: loosePosition,
  end_index: loosePosition,
});

/** Creates the engine `name`, which asks `model` of `platform`. */
export function dataForSeoLlm(
  { name, platform, model }: { name: EngineName; platform: LlmPlatform; model: string },
  credentials: DataForSeoCredentials,
  world: ProviderWorld,
): AskableEngine {
  const endpoint = `/v3/ai_optimization/${platform}/llm_responses/live`;
  return {
    name,
    fanOut: 'observed',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) => dataForSeoRequest(credentials, endpoint, taskOf(query, platform, model)),
      },
      world,
    ),
  };
}

/** Perplexity always searches; the others do if they are told. */
function taskOf({ question, country }: AnswersQuery, platform: LlmPlatform, model: string): object {
  return {
    user_prompt: question.slice(0, longestQuestionChars).toWellFormed(),
    model_name: model,
    max_output_tokens: maxTokens,
    ...(platform === 'perplexity' ? {} : { web_search: true }),
    web_search_country_iso_code: country,
  };
}

function read(answer: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  const reading = readTask(answer);
  if ('fault' in reading) return reading;
  const { result: found, cost } = reading.found;
  const parsed = result.safeParse(found);
  if (!parsed.success) return { fault: 'unreadable', isBilled: true };
  const { model_name: model, items, fan_out_queries } = parsed.data;
  let text = '';
  const cited: SampleCitation[] = [];
  for (const each of parsedOf(items, item).flatMap(({ sections }) => parsedOf(sections, section))) {
    if (text !== '' && each.text !== '') text += '\n\n';
    cited.push(...citationsOf(each, text.length));
    text += each.text;
  }
  const sample = sampleOf(text, cited, fan_out_queries, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  return {
    found: { sample, ...(model === '' ? {} : { model }), ...(cost === undefined ? {} : { costUsd: cost }) },
  };
}

/** The unit of positions is not documented, so a range counts only if it holds the text that the annotation quotes. */
function citationsOf({ text, annotations }: z.output<typeof section>, offset: number): SampleCitation[] {
  return parsedOf(annotations, annotation).map(({ title, url, direct_url, text: quoted, start_index, end_index }) => {
    const isRange = quoted !== '' && text.slice(start_index, end_index) === quoted;
    return {
      url: direct_url || url,
      title,
      role: 'cited',
      ...(isRange && start_index !== undefined && end_index !== undefined
        ? { start: offset + start_index, end: offset + end_index }
        : {}),
    };
  });
}
