/** What was asked, when, with what, and how to check that the same comes out again. */
import * as z from 'zod';
import { count, sha256Hex, time } from '../primitives.ts';
import { coverageSchema, dataQualitySchema } from './coverage.ts';
import { evidenceSchema } from './evidence-base.ts';
import { noticeCodes } from './notices.ts';
import { sourceSchema } from './sources.ts';

const engineSchema = z.strictObject({
  version: z.string(),
  git_sha: z.string(),
  /** Of the runtime: it decides how scripts without spaces are cut into words. */
  icu_version: z.string().optional(),
  /** Of the weights, bounds and lists that decide what is concluded. */
  ruleset_version: z.string(),
  stopwords_version: z.string(),
  crawler_registry_version: z.string(),
  /** The word lists that keyness is measured against; which language has one, `methods` tells. */
  background_version: z.string(),
});

/** Who was asked for what, and how it went. What a provider does not tell of its call is absent. */
const providerSchema = z.strictObject({
  role: z.enum(['serp', 'answer_engine', 'fetch']),
  /** The search provider, or the answer engine; absent of the fetching of pages, which is the service's own. */
  name: z.string().optional(),
  endpoint: z.string().optional(),
  /** `skipped`: the search provider does not show this answer engine. */
  status: z.enum(['ok', 'partial', 'failed', 'skipped']),
  latency_ms: z.number().min(0).optional(),
  attempts: count.optional(),
  /** US dollars. */
  cost_usd: z.number().min(0).optional(),
  /** The answer was at hand and nobody was asked. */
  cached: z.boolean().optional(),
});

const reproducibilitySchema = z.strictObject({
  /** Of the order: type, keyword, language, country, user_url. */
  input_hash: sha256Hex,
  /** Of the results page as observed, its time and the provider's raw bytes aside. */
  serp_snapshot_sha256: sha256Hex,
  /** Of all pages' addresses and bytes. */
  corpus_sha256: sha256Hex,
  /** Of the report without its volatile fields: equal for equal results and pages. */
  output_sha256: sha256Hex,
  deterministic: z.boolean(),
  nondeterministic_fields: z.array(z.string()),
  /** Whether the results page and the pages are kept, so that the analysis can be run over them again. */
  replayable: z.boolean(),
});

const methodSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  reference_url: z.string().optional(),
  known_limits: z.array(z.string()),
});

export const metadataSchema = z.strictObject({
  schema_version: z.string(),
  audit_id: z.string(),
  audit_type: z.enum(['market', 'gap']),
  keyword: z.string(),
  user_url: z.string().optional(),
  language: z.string(),
  country: z.string(),
  keyword_analysis: z.strictObject({
    /** NFC, lower case, white space folded. */
    normalized: z.string(),
    tokens: z.array(z.string()),
    is_question: z.boolean(),
    /** The word or words that open the question; absent where it opens with none that is known. */
    question_word: z.string().optional(),
    /** ISO 639-1; null where so few words do not tell. */
    detected_language: z.string().nullable(),
    /** The spelling that the search provider proposes instead. */
    spell_suggestion: z.string().optional(),
  }),
  created_at: time,
  started_at: time,
  /** Added when the audit is saved. */
  completed_at: time.optional(),
  serp_collected_at: time,
  /** Null when no page could be had. */
  pages_collected_at: z.strictObject({ first: time, last: time }).nullable(),
  engine: engineSchema,
  providers: z.array(providerSchema),
  reproducibility: reproducibilitySchema,
  coverage: coverageSchema,
  data_quality: dataQualitySchema,
  sources: z.array(sourceSchema),
  methods: z.record(z.string(), methodSchema),
  /** The studies and documents that this report refers to. */
  evidence_base: z.array(evidenceSchema),
  /** What to bear in mind when reading the report, by code. */
  notices: z.array(z.enum(noticeCodes)),
});
