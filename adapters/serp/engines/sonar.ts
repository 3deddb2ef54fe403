/** Perplexity Sonar. docs.perplexity.ai/docs/sonar */
import * as z from 'zod';
import type { SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt, baseUrl } from '../providers/base-url.ts';
import { faultOfStatus } from '../providers/faults.ts';
import { anything, givenList, looseCost, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { positionedText, sampleOf } from './answer-text.ts';
import { askOver } from './ask-once.ts';
import type { AskableEngine, EngineAnswer } from './engine.ts';

export const sonarCredentials = z.strictObject({
  api_key: z.string().min(1),
  model: z.string().min(1).default('sonar'),
  base_url: baseUrl.default('https://api.perplexity.ai'),
});

const name = 'perplexity';
const endpoint = '/chat/completions';
const perMinute = 50;

const answerSchema = z.object({
  model: looseText,
  choices: givenList,
  citations: looseList,
  search_results: looseList,
  usage: anything,
});
type Answer = z.output<typeof answerSchema>;

const choice = z.object({ message: z.object({ content: positionedText }) });
const source = z.object({ url: looseUrl, title: looseText });
const usage = z.object({ cost: z.object({ total_cost: looseCost }) });

/** Creates an engine that uses the account's key. */
export function sonar(
  { api_key, model, base_url }: z.output<typeof sonarCredentials>,
  world: ProviderWorld,
): AskableEngine {
  return {
    name,
    engine: 'perplexity',
    fanOut: 'none',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        url: addressAt(base_url, endpoint),
        headers: { authorization: `Bearer ${api_key}` },
        bodyOf: ({ question, country }) => ({
          model,
          messages: [{ role: 'user', content: question }],
          web_search_options: { user_location: { country } },
        }),
      },
      world,
    ),
  };
}

function read({ status, json }: ProviderAnswer, observedAt: string): Reading<EngineAnswer & { costUsd?: number }> {
  if (status !== 200) return { fault: faultOfStatus(status), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const { model } = parsed.data;
  const [first] = parsedOf(parsed.data.choices, choice);
  const text = first?.message.content ?? '';
  const sample = sampleOf(text, citationsOf(text, parsed.data), [], observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  const costUsd = usage.safeParse(parsed.data.usage).data?.cost.total_cost;
  return {
    found: { sample, ...(model === '' ? {} : { model }), ...(costUsd === undefined ? {} : { costUsd }) },
  };
}

/** `[2]` in the text refers to the second source. A source without a mark was retrieved only. */
function citationsOf(text: string, { citations, search_results: results }: Answer): SampleCitation[] {
  const titled = results.map((each) => source.safeParse(each).data ?? { url: '', title: '' });
  const listed = citations.map((each) => looseUrl.parse(each));
  const sources = (listed.length > 0 ? listed : titled.map(({ url }) => url)).map((url) => ({
    url,
    title: titled.find((each) => each.url === url)?.title ?? '',
  }));
  const marked = [...text.matchAll(/\[(\d{1,3})\]/gu)].flatMap(({ 0: mark, 1: number, index: start }) => {
    const found = sources[Number(number) - 1];
    return found === undefined ? [] : [{ ...found, role: 'cited' as const, start, end: start + mark.length }];
  });
  const used = new Set(marked.map(({ url }) => url));
  return [
    ...marked,
    ...sources.filter(({ url }) => !used.has(url)).map((each) => ({ ...each, role: 'retrieved' as const })),
  ];
}
