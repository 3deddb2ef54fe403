/** Reads and writes a results page as a file: a `SerpSnapshot` as JSON, with every field validated. */
import * as z from 'zod';
import {
  type AnswerBlock,
  type AskedQuestion,
  answerBlockTypes,
  answerEngines,
  type EngineAnswers,
  type KnowledgeGraph,
  type ObservedAnswer,
  type OrganicResult,
  type Reference,
  type SearchQuery,
  type SerpItem,
  type SerpSnapshot,
} from '../../../analysis/index.ts';
import { countries, languages } from '../../../core/audits/locales.ts';
import { address, call, engineAnswers, type Fields, state, time } from './engine-answers.ts';
import { type RecordedAnswer, recordedAnswer } from './model-answers.ts';
import { faultsOf, parseJson, readFileText, SnapshotError } from './snapshot-error.ts';

const rank = z.int().min(1);
const optionalText = z.string().exactOptional();

const request = z.strictObject({
  keyword: z.string().min(1),
  language: z.string().refine((code) => languages.has(code), 'must be an ISO 639-1 code, such as en'),
  country: z.string().refine((code) => countries.has(code), 'must be an ISO 3166-1 alpha-2 code, such as US'),
} satisfies Fields<SearchQuery>);

const organic = z.strictObject({
  rank_absolute: rank,
  rank_group: rank,
  url: address,
  domain: z.string(),
  title: z.string(),
  snippet: z.string(),
  date: optionalText,
} satisfies Fields<OrganicResult>);

const asked = z.strictObject({
  question: z.string().min(1),
  answer: optionalText,
  url: address.exactOptional(),
  domain: optionalText,
} satisfies Fields<AskedQuestion>);

const reference = z.strictObject({
  url: address,
  domain: z.string(),
  title: optionalText,
  text: optionalText,
} satisfies Fields<Reference>);

const block = z.strictObject({
  type: z.enum(answerBlockTypes),
  text: z.string(),
  refs: z.array(z.int().min(0)),
} satisfies Fields<AnswerBlock>);

const answer = z
  .strictObject({
    engine: z.enum(answerEngines),
    state,
    observed_at: time,
    blocks: z.array(block),
    references: z.array(reference),
    fan_out_queries: z.array(z.string()).exactOptional(),
  } satisfies Fields<Omit<ObservedAnswer, 'asked'>>)
  .refine(({ blocks, references }) => blocks.every(({ refs }) => refs.every((ref) => ref < references.length)), {
    error: 'a block refers to a reference that is not there (they count from 0)',
  })
  .refine(({ state, blocks, references }) => state === 'captured' || blocks.length + references.length === 0, {
    error: 'only a captured answer has blocks and references',
  });

const item = z.strictObject({
  type: z.string().min(1),
  rank_absolute: rank.exactOptional(),
  domains: z.array(z.string()),
} satisfies Fields<SerpItem>);

const knowledgeGraph = z.strictObject({
  title: z.string(),
  type: optionalText,
  description: optionalText,
  url: address.exactOptional(),
} satisfies Fields<KnowledgeGraph>);

const snapshot = z.strictObject({
  provider: z.string().min(1),
  request,
  collected_at: time,
  organic: z.array(organic),
  paa: z.array(asked),
  related: z.array(z.string()),
  answers: z.array(answer),
  items: z.array(item),
  featured_snippet: reference.exactOptional(),
  knowledge_graph: knowledgeGraph.exactOptional(),
  spell_suggestion: optionalText,
  features: z.record(z.string(), state),
  raw_sha256: z.string().regex(/^[0-9a-f]{64}$/u, 'must be a SHA-256 in lower-case hexadecimal'),
  call: call.exactOptional(),
  failed_providers: z.array(z.string().min(1)).exactOptional(),
} satisfies Fields<SerpSnapshot>);

/**
 * The content of a snapshot file: the results page, and the answers of the engines and of the model that were asked
 * besides.
 */
export interface SerpFile {
  serp: SerpSnapshot;
  /** Absent if no engine was asked. */
  engines?: EngineAnswers[];
  /** The answers of a language model; absent if none was asked. */
  model?: RecordedAnswer[];
}

const file = snapshot.extend({
  asked_engines: z.array(engineAnswers).exactOptional(),
  model_answers: z.array(recordedAnswer).exactOptional(),
});

/**
 * Parses a results page that `serpText` has formatted.
 * @throws SnapshotError if it is not JSON or not a valid results page
 */
export function parseSerp(text: string): SerpSnapshot {
  const parsed = snapshot.safeParse(parseJson(text, 'a stored results page'));
  if (!parsed.success) throw new SnapshotError(`a stored results page is invalid: ${faultsOf(parsed.error)}`);
  return parsed.data;
}

/** Formats a results page on one line, without the answers of engines that were asked. */
export function serpText(serp: SerpSnapshot): string {
  return JSON.stringify(snapshot.parse(serp));
}

/**
 * Reads the snapshot in the file at `path`.
 * @throws SnapshotError if the file cannot be read, is not JSON, or is not a valid snapshot
 */
export function readSerpFile(path: string): SerpFile {
  const parsed = file.safeParse(parseJson(readFileText(path), path));
  if (!parsed.success) throw new SnapshotError(`${path} is no snapshot of a results page: ${faultsOf(parsed.error)}`);
  const { asked_engines: engines, model_answers: model, ...serp } = parsed.data;
  return { serp, ...(engines === undefined ? {} : { engines }), ...(model === undefined ? {} : { model }) };
}

/**
 * Formats it as the text of a snapshot file.
 * @throws SnapshotError if the text could not be read back
 */
export function serpFileText({ serp, engines, model }: SerpFile): string {
  const parsed = file.safeParse({
    ...serp,
    ...(engines === undefined ? {} : { asked_engines: engines }),
    ...(model === undefined ? {} : { model_answers: model }),
  });
  if (!parsed.success) throw new SnapshotError(`The results page cannot be saved: ${faultsOf(parsed.error)}`);
  return `${JSON.stringify(parsed.data, null, 2)}\n`;
}
