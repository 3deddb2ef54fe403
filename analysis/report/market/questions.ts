/** The questions of the market: what people, engines and pages ask, and who answers. */

import * as z from 'zod';
import { count, evidence, passageId, quartiles, questionId, rate, share, sourceId } from '../primitives.ts';
import { passageKinds, questionOrigins } from '../vocabulary.ts';

/** Answers named of one question. */
export const maxAnswers = 10;

/** What a question asks for. */
const intentFacets = ['what', 'how', 'why', 'which', 'price', 'compare', 'when', 'where', 'risk'] as const;

/** Questions of the results page stand here even where no page answers them; those are open. */
export const questionSchema = z.strictObject({
  id: questionId,
  /** As asked, without numbering: as the results page words it, else as most pages do, else as it was searched for. */
  text: z.string(),
  /**
   * The strongest of those who ask: people also ask (`paa`), a related search, a search that an answer engine says it
   * made, a page in a heading (or in a line that stands like one), a page in its title. `derived`: nobody asks it in
   * words, and a page answers it below a heading that names its matter.
   */
  origin: z.enum(questionOrigins),
  /** The usable pages that ask it in a heading or in their title. */
  asked_by: evidence,
  /** How many these are. */
  frequency: count,
  /** Absent where the wording does not tell, or asks for a person. */
  intent_facet: z.enum(intentFacets).optional(),
  /** The best passage of each of the pages that answer it best, best first; empty when none does. All are in `ev`. */
  answered_by: z.array(z.strictObject({ source_id: sourceId, passage_id: passageId, score: share })).max(maxAnswers),
  /** Usable pages that answer it; null below three usable pages. */
  coverage: rate.nullable(),
  /** The usable pages that answer it. */
  ev: evidence,
  /** The kind of passage that most pages answer with; null when none answers. */
  typical_format: z.enum(passageKinds).nullable(),
  /** Words of the pages' best passages; null below three. */
  typical_words: quartiles.nullable(),
  /** Whether a captured answer of an answer engine answers it; null when none was captured. */
  in_ai_answer: z.boolean().nullable(),
});
