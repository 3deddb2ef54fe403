/** Schema of the answers of asked engines in a snapshot file, and what it shares with the results page. */
import * as z from 'zod';
import {
  type AnswerSample,
  answerEngines,
  answerFidelities,
  citationRoles,
  type EngineAnswers,
  type ProviderCall,
  type SampleCitation,
} from '../../../analysis/index.ts';

/**
 * One schema per field, including optional ones: a new field in the engine does not compile until it is listed here.
 */
export type Fields<T> = Record<keyof T, z.ZodType>;

export const address = z.url({ protocol: /^https?$/u, error: 'must be an http or https address' });
export const time = z.iso.datetime();
export const state = z.enum(['captured', 'absent', 'not_captured', 'unsupported']);

export const call = z.strictObject({
  endpoint: z.string(),
  latency_ms: z.number().min(0),
  attempts: z.int().min(0),
  cost_usd: z.number().min(0).exactOptional(),
  list_price_usd: z.number().min(0).exactOptional(),
  cached: z.boolean(),
  age_s: z.int().min(0).exactOptional(),
} satisfies Fields<ProviderCall>);

const citation = z
  .strictObject({
    url: address,
    title: z.string().exactOptional(),
    role: z.enum(citationRoles),
    quote: z.string().exactOptional(),
    start: z.int().min(0).exactOptional(),
    end: z.int().min(0).exactOptional(),
  } satisfies Fields<SampleCitation>)
  .refine(({ start, end }) => (start === undefined) === (end === undefined) && (start ?? 0) <= (end ?? 0), {
    error: 'start and end come together and in order',
  });

const sample = z
  .strictObject({
    state,
    observed_at: time,
    text: z.string(),
    citations: z.array(citation),
    fan_out_queries: z.array(z.string()),
    call: call.exactOptional(),
  } satisfies Fields<AnswerSample>)
  .refine(({ text, citations }) => citations.every(({ end = 0 }) => end <= text.length), {
    error: 'a citation ends after the text',
  })
  .refine(
    ({ state, text, citations, fan_out_queries }) =>
      state === 'captured' || text.length + citations.length + fan_out_queries.length === 0,
    { error: 'only a captured sample has text, citations and searches' },
  );

const country = z.string().regex(/^[A-Z]{2}$/u, 'must be an ISO 3166-1 alpha-2 code, such as US');

/** What one engine answered. */
export const engineAnswers = z.strictObject({
  engine: z.enum(answerEngines),
  provider: z.string().min(1),
  fidelity: z.enum(answerFidelities),
  model: z.string().exactOptional(),
  question: z.string().min(1),
  region: z.strictObject({ requested: country, effective: country.nullable() }),
  fan_out_provenance: z.enum(['observed', 'inferred', 'none']),
  samples: z.array(sample),
} satisfies Fields<EngineAnswers>);
