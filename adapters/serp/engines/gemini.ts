/** Gemini with grounding by Google Search. ai.google.dev/gemini-api/docs/google-search */
import * as z from 'zod';
import type { SampleCitation } from '../../../analysis/index.ts';
import type { ProviderAnswer, ProviderWorld, Reading } from '../providers/ask.ts';
import { addressAt, baseUrl } from '../providers/base-url.ts';
import { faultOfStatus } from '../providers/faults.ts';
import { anything, givenList, looseList, looseText, looseUrl, parsedOf } from '../providers/loose.ts';
import { fromBytes, loosePosition, positionedText, sampleOf } from './answer-text.ts';
import { askOver, jsonPost, type PricedAnswer } from './ask-once.ts';
import type { AskableEngine } from './engine.ts';
import { listPriceOf, listPrices, looseTokens } from './prices.ts';

export const geminiCredentials = z.strictObject({
  api_key: z.string().min(1),
  /** Decides what an answer costs, so it has no default. */
  model: z.string().regex(/^[\w.-]+$/u),
  base_url: baseUrl.default('https://generativelanguage.googleapis.com/v1beta'),
});

const name = 'gemini';
const endpoint = ':generateContent';
const perMinute = 60;
/** Citations are redirects of this host; their title is the host that they lead to. */
const redirectHost = 'vertexaisearch.cloud.google.com';
const hostName = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

const answerSchema = z.object({ modelVersion: looseText, candidates: givenList, usageMetadata: anything });
const usage = z.object({
  promptTokenCount: looseTokens,
  candidatesTokenCount: looseTokens,
  thoughtsTokenCount: looseTokens,
});
const candidateSchema = z.object({ content: z.object({ parts: looseList }), groundingMetadata: anything });
const part = z.object({ text: positionedText, thought: anything });
const metadataSchema = z.object({
  webSearchQueries: looseList,
  groundingChunks: looseList,
  groundingSupports: looseList,
});
const chunk = z.object({ web: z.object({ uri: looseUrl, title: looseText }) });
const support = z.object({
  segment: z.object({ startIndex: loosePosition, endIndex: loosePosition }),
  groundingChunkIndices: looseList,
});

/** Creates an engine that uses the account's key. Google decides the country by the address of the caller. */
export function gemini(
  { api_key, model, base_url }: z.output<typeof geminiCredentials>,
  world: ProviderWorld,
): AskableEngine {
  return {
    name,
    fanOut: 'observed',
    takesCountry: false,
    ask: askOver(
      {
        ...{ name, endpoint, perMinute, read },
        requestOf: ({ question }) =>
          jsonPost(
            addressAt(base_url, `/models/${model}${endpoint}`),
            { 'x-goog-api-key': api_key },
            { contents: [{ parts: [{ text: question }] }], tools: [{ google_search: {} }] },
          ),
      },
      world,
    ),
  };
}

function read({ status, json }: ProviderAnswer, observedAt: string): Reading<PricedAnswer> {
  if (status !== 200) return { fault: faultOf(status, json), code: status };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { fault: 'unreadable' };
  const [candidate] = parsedOf(parsed.data.candidates, candidateSchema);
  const sample = candidate && sampleIn(candidate, observedAt);
  if (sample === undefined) return { fault: 'unreadable', isBilled: true };
  const { modelVersion: model, usageMetadata } = parsed.data;
  const used = usage.safeParse(usageMetadata).data;
  const price = listPriceOf(
    {
      model,
      inputTokens: used?.promptTokenCount,
      // Thoughts are billed as output.
      outputTokens: used?.candidatesTokenCount && used.candidatesTokenCount + (used.thoughtsTokenCount ?? 0),
      searches: sample.fan_out_queries.length,
    },
    listPrices.geminiSearch,
  );
  return { found: { sample, ...(model === '' ? {} : { model }), ...price } };
}

/** A wrong key is a 400 with a reason of its own. */
function faultOf(status: number, json: unknown): ReturnType<typeof faultOfStatus> {
  const isKey = status === 400 && /API_KEY_INVALID/u.test(JSON.stringify(json) ?? '');
  return isKey ? 'credentials' : faultOfStatus(status);
}

function sampleIn({ content, groundingMetadata }: z.output<typeof candidateSchema>, observedAt: string) {
  const text = parsedOf(content.parts, part)
    .filter(({ thought }) => thought !== true)
    .map((each) => each.text)
    .join('');
  const grounding = metadataSchema.safeParse(groundingMetadata).data;
  return sampleOf(
    text,
    grounding === undefined ? [] : citationsOf(text, grounding),
    grounding?.webSearchQueries ?? [],
    observedAt,
  );
}

/** Segments are ranges of bytes. A page that supports none was retrieved only. */
function citationsOf(
  text: string,
  { groundingChunks, groundingSupports }: z.output<typeof metadataSchema>,
): SampleCitation[] {
  const unitOf = fromBytes(text);
  const pages = groundingChunks.map((each) => pageOf(each));
  const supported = parsedOf(groundingSupports, support).flatMap(({ segment, groundingChunkIndices: indices }) => {
    const { startIndex = 0, endIndex } = segment;
    if (endIndex === undefined) return [];
    const range = { start: unitOf(startIndex), end: unitOf(endIndex) };
    return parsedOf(indices, z.int()).flatMap((index): (SampleCitation & { index: number })[] => {
      const page = pages[index];
      return page === undefined ? [] : [{ ...page, index, role: 'cited', ...range }];
    });
  });
  const used = new Set(supported.map(({ index }) => index));
  const others = pages.flatMap((page, index): SampleCitation[] =>
    page === undefined || used.has(index) ? [] : [{ ...page, role: 'retrieved' }],
  );
  return [...supported.map(({ index: _index, ...citation }) => citation), ...others];
}

/** The page of a chunk. Behind a redirect only its host is known, so the start page of that host stands for it. */
function pageOf(value: unknown): { url: string; title: string } | undefined {
  const found = chunk.safeParse(value).data?.web;
  if (found === undefined || found.uri === '') return undefined;
  const { uri, title } = found;
  if (new URL(uri).hostname !== redirectHost) return { url: uri, title };
  return hostName.test(title) ? { url: `https://${title}/`, title } : undefined;
}
