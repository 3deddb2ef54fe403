/** Schema of the metadata: what was ordered and when, with which inputs, and how to check reproducibility. */
import * as z from 'zod';
import { count, sha256Hex, time } from '../primitives.ts';
import { coverageSchema, dataQualitySchema } from './coverage.ts';
import { evidenceSchema } from './evidence-base.ts';
import { languageModelSchema } from './language-model.ts';
import { noticeCodes } from './notices.ts';
import { sourceSchema } from './sources.ts';

const engineSchema = z.strictObject({
  version: z.string(),
  git_sha: z.string(),
  /** ICU version of the runtime, which decides word boundaries in scripts without spaces. */
  icu_version: z.string().optional(),
  /** Hash over the weights, thresholds and lists that decide the conclusions. */
  ruleset_version: z.string(),
  stopwords_version: z.string(),
  crawler_registry_version: z.string(),
  /** Version of the word lists that keyness is measured against; `methods` says which languages have one. */
  background_version: z.string(),
});

/** One call to a provider and its result. What the provider does not report is absent. */
const providerSchema = z.strictObject({
  role: z.enum(['serp', 'answer_engine', 'fetch']),
  /** The search provider or answer engine; absent for fetching pages, which the service does itself. */
  name: z.string().optional(),
  endpoint: z.string().optional(),
  /** `skipped`: the search provider does not show this answer engine. */
  status: z.enum(['ok', 'partial', 'failed', 'skipped']),
  latency_ms: z.number().min(0).optional(),
  attempts: count.optional(),
  /** US dollars, as the provider says. */
  cost_usd: z.number().min(0).optional(),
  /** US dollars by the provider's price list, for calls of which it does not say the cost. */
  list_price_usd: z.number().min(0).optional(),
  /** Whether a stored answer was used instead of asking the provider. */
  cached: z.boolean().optional(),
  /** How long ago the stored answer was given, in seconds. */
  age_s: count.optional(),
});

/** What the calls to search providers and answer engines cost, in US dollars. */
const spendSchema = z.strictObject({
  /** The sum of what is known: `reported_usd` and `list_price_usd`. */
  usd: z.number().min(0),
  reported_usd: z.number().min(0),
  /** Estimated by dated price lists. */
  list_price_usd: z.number().min(0),
  /** Calls of which nobody knows the price. */
  unpriced_calls: count,
});

const reproducibilitySchema = z.strictObject({
  /** Over the order: type, keyword, language, country, user_url, control_urls. */
  input_hash: sha256Hex,
  /** Over the observed results page, without its time and the provider's raw bytes. */
  serp_snapshot_sha256: sha256Hex,
  /** Over the addresses and bytes of all pages. */
  corpus_sha256: sha256Hex,
  /** Over the report without its volatile fields: equal for equal results and pages. */
  output_sha256: sha256Hex,
  deterministic: z.boolean(),
  nondeterministic_fields: z.array(z.string()),
  /** Whether the results page and the pages are stored, so that the analysis can be replayed. */
  replayable: z.boolean(),
});

/** What a rule does in the audit's language alone, such as its stemmer. */
const languageParamsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const metadataSchema = z.strictObject({
  schema_version: z.string(),
  audit_id: z.string(),
  audit_type: z.enum(['market', 'gap']),
  keyword: z.string(),
  user_url: z.string().optional(),
  /** The control pages of the order; `gap.controls` has their figures. */
  control_urls: z.array(z.string()).optional(),
  language: z.string(),
  country: z.string(),
  keyword_analysis: z.strictObject({
    /** In NFC and lower case, with white space collapsed. */
    normalized: z.string(),
    tokens: z.array(z.string()),
    is_question: z.boolean(),
    /** The question word or words at the start; absent if none is recognized. */
    question_word: z.string().optional(),
    /** ISO 639-1; null if the keyword is too short to tell. */
    detected_language: z.string().nullable(),
    /** The spelling that the search provider suggests instead. */
    spell_suggestion: z.string().optional(),
  }),
  created_at: time,
  started_at: time,
  /** Added when the audit is saved. */
  completed_at: time.optional(),
  serp_collected_at: time,
  /** Null if no page was fetched. */
  pages_collected_at: z.strictObject({ first: time, last: time }).nullable(),
  engine: engineSchema,
  providers: z.array(providerSchema),
  /** Absent if no provider was called. */
  spend: spendSchema.optional(),
  reproducibility: reproducibilitySchema,
  coverage: coverageSchema,
  data_quality: dataQualitySchema,
  sources: z.array(sourceSchema),
  /**
   * The rules behind the report by id and version, such as `topics@6`, each with what depends on the audit's language.
   * `docs/methods.md` (at `engine.git_sha`) has each with its constants, their reasons, publications and known limits.
   */
  methods: z.record(z.string(), languageParamsSchema),
  /** The studies and documents that this report refers to. */
  evidence_base: z.array(evidenceSchema),
  /** Present if a language model was asked; then `reproducibility` lists the fields that depend on it. */
  language_model: languageModelSchema.optional(),
  /** Codes of notices to bear in mind when reading the report. */
  notices: z.array(z.enum(noticeCodes)),
});
