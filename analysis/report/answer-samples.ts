/** Schema of what an asked answer engine said: each sample, and how far the samples agree. */
import * as z from 'zod';
import { featureState } from './metadata/coverage.ts';
import { citationId, count, rate, share, sourceId, time } from './primitives.ts';
import { answerFidelities, citationRoles, questionForms } from './vocabulary.ts';

/** Longer answers are cut; ranges beyond this are left out. */
export const longestSampleChars = 4_000;
export const longestQuoteChars = 300;

const sampleSchema = z.strictObject({
  state: featureState,
  observed_at: time,
  /** As the engine wrote it. Ranges below are positions in it, in UTF-16 units. */
  text: z.string().max(longestSampleChars),
  citations: z.array(
    z.strictObject({
      url: z.string(),
      domain: z.string(),
      role: z.enum(citationRoles),
      source_id: sourceId.optional(),
      /** The text of the page that the engine quotes. */
      quote: z.string().max(longestQuoteChars).optional(),
      start: count.optional(),
      end: count.optional(),
    }),
  ),
  /** Where the answer names an option. */
  mentions: z.array(
    z.strictObject({
      /** A name in `options`. */
      name: z.string(),
      start: count,
      end: count,
      /** 1 for the option that the answer names first. */
      rank: z.int().min(1),
    }),
  ),
  fan_out_queries: z.array(z.string()),
});

export const askedEngineSchema = z.strictObject({
  /** Who was called. */
  provider: z.string(),
  fidelity: z.enum(answerFidelities),
  /** As the engine reports it. */
  model: z.string().optional(),
  /** What the engine was asked, and how the keyword became it. */
  question: z.string(),
  question_form: z.enum(questionForms),
  /** Countries; `effective` is null if the engine does not say or cannot be told. */
  region: z.strictObject({ requested: z.string(), effective: z.string().nullable() }),
  /** Whether the engine reports its searches (`observed`), or others inferred them. */
  fan_out_provenance: z.enum(['observed', 'inferred', 'none']),
  samples: z.array(sampleSchema),
  /** Over the captured samples; null with fewer than three. */
  across_samples: z
    .strictObject({
      n: count,
      /** Samples that cite the page. */
      pages: z.array(z.strictObject({ citation_id: citationId, ...rate.shape })),
      /** Samples that cite the site; its citations as a share of all. */
      sites: z.array(z.strictObject({ domain: z.string(), ...rate.shape, citations: count, share_of_voice: share })),
      /** Samples that name the option; its mentions as a share of all. */
      options: z.array(z.strictObject({ name: z.string(), ...rate.shape, mentions: count, share_of_voice: share })),
    })
    .nullable(),
});
