/** Brave's Answers: one search, answered with citations. api-dashboard.search.brave.com/app/documentation/ai-grounding */
import * as z from 'zod';
import type { AnswersQuery, SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt } from '../providers/base-url.ts';
import { type braveCredentials, braveFault } from '../providers/brave.ts';
import { braveCountry, braveLanguage } from '../providers/brave-locales.ts';
import { ProviderUnavailable } from '../providers/faults.ts';
import { looseCost, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { positionedText, sampleOf } from './answer-text.ts';
import { askOver, jsonPost, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';

const name = 'brave_answers';
const endpoint = '/res/v1/chat/completions';
/** The plan allows two requests a second. */
const perMinute = 60;

/** Citations come only in a stream of server-sent events: each has a piece of the text. */
const chunk = z.object({ model: looseText, choices: looseList });
const choice = z.object({ delta: z.object({ content: z.string() }) });
/** Within the text: `<citation>{"number":1,"url":"…"}</citation>`, and at its end `<usage>{…}</usage>`. */
const tags = /<(citation|usage)>([^<]{0,20000})<\/\1>/gu;
const citation = z.object({ url: looseUrl, title: looseText, snippet: looseText });
const usage = z.object({ 'X-Request-Total-Cost': looseCost });

/** Creates an engine that uses the account's token, the same as the search's. */
export function braveAnswers(
  { subscription_token, base_url }: z.output<typeof braveCredentials>,
  world: ProviderWorld,
): AskableEngine {
  return {
    name,
    fanOut: 'none',
    takesCountry: true,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: (query) =>
          jsonPost(addressAt(base_url, endpoint), { 'x-subscription-token': subscription_token }, bodyOf(query)),
      },
      world,
    ),
  };
}

function bodyOf({ question, language, country }: AnswersQuery): object {
  const market = braveCountry(country);
  const code = braveLanguage(language, country);
  // Brave would answer for the United States instead.
  if (market === undefined || code === undefined)
    throw new ProviderUnavailable(name, 'refused', `${language}-${country}`);
  return {
    model: 'brave',
    messages: [{ role: 'user', content: question }],
    stream: true,
    enable_citations: true,
    country: market.toLowerCase(),
    language: code,
  };
}

function read(answer: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  const { status, headers, json } = answer;
  if (status !== 200) return { fault: braveFault(status, headers, json), code: status };
  const chunks = parsedOf(eventsIn(answer.text()), chunk);
  const written = positionedText.parse(
    chunks.flatMap(({ choices }) => parsedOf(choices, choice).map(({ delta }) => delta.content)).join(''),
  );
  const { text, citations, costUsd } = withoutTags(written);
  const sample = sampleOf(text, citations, [], observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: chunks.length > 0 };
  const model = chunks.find((each) => each.model !== '')?.model;
  return {
    found: { sample, ...(model === undefined ? {} : { model }), ...(costUsd === undefined ? {} : { costUsd }) },
  };
}

/** The data of server-sent events, parsed; `[DONE]` and comments are left out. */
function eventsIn(stream: string): unknown[] {
  return stream.split('\n').flatMap((line) => {
    if (!line.startsWith('data:')) return [];
    try {
      return [JSON.parse(line.slice('data:'.length))];
    } catch {
      return [];
    }
  });
}

/** Puts `[1]` in the place of the first page cited, and so on; the price is told at the end. */
function withoutTags(written: string): { text: string; citations: SampleCitation[]; costUsd: number | undefined } {
  let text = '';
  let read = 0;
  let costUsd: number | undefined;
  const citations: SampleCitation[] = [];
  const numbers = new Map<string, number>();
  for (const { 0: whole, 1: tag, 2: content = '', index } of written.matchAll(tags)) {
    text += written.slice(read, index);
    read = index + whole.length;
    const told = parsedJson(content);
    if (tag === 'usage') costUsd = usage.safeParse(told).data?.['X-Request-Total-Cost'];
    const page = tag === 'citation' ? citation.safeParse(told).data : undefined;
    if (page === undefined || page.url === '') continue;
    const number = numbers.get(page.url) ?? numbers.size + 1;
    numbers.set(page.url, number);
    const mark = `[${number}]`;
    const range = { start: text.length, end: text.length + mark.length };
    text += mark;
    citations.push({ url: page.url, title: page.title, quote: page.snippet, role: 'cited', ...range });
  }
  return { text: text + written.slice(read), citations, costUsd };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
