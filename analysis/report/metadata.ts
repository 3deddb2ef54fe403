/** What was asked, when, with what, and how to check that the same comes out again. */
import * as z from 'zod';
import { coverageSchema, dataQualitySchema } from './coverage.ts';
import { sha256Hex, time } from './primitives.ts';
import { sourceSchema } from './sources.ts';

const engineSchema = z.strictObject({
  version: z.string(),
  git_sha: z.string(),
  /** Of the runtime: it decides how scripts without spaces are cut into words. */
  icu_version: z.string().optional(),
});

const providerSchema = z.strictObject({
  role: z.enum(['serp', 'fetch']),
  name: z.string().optional(),
  status: z.enum(['ok', 'partial', 'failed']),
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
});
