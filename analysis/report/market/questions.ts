/** Schema of the market's questions: what people, engines and pages ask, and who answers. */

import * as z from 'zod';
import { byModel } from '../metadata/language-model.ts';
import { count, evidence, passageId, quartiles, questionId, rate, share, sourceId } from '../primitives.ts';
import { passageKinds, questionOrigins } from '../vocabulary.ts';

/** The most answers listed for one question. */
export const maxAnswers = 10;

/** The kinds of information a question can ask for. */
const intentFacets = ['what', 'how', 'why', 'which', 'price', 'compare', 'when', 'where', 'risk'] as const;

/** Questions from the results page are listed even if no page answers them. */
export const questionSchema = z.strictObject({
  id: questionId,
  /** Without numbering. As worded by the results page, else by most pages, else by the search query. */
  text: z.string(),
  /**
   * The strongest origin: people also ask (`paa`), a related search, a fan-out query of an answer engine, a page
   * heading (or a line formatted like one), a page title. `derived`: nobody asks it in words, but a page answers it
   * below a heading that names its subject.
   */
  origin: z.enum(questionOrigins),
  /** Usable pages that ask it in a heading or in their title. */
  asked_by: evidence,
  /** Number of pages in `asked_by`. */
  frequency: count,
  /** Absent if the wording does not show it or asks for a person. */
  intent_facet: z.enum(intentFacets).optional(),
  /**
   * The best passage of each of the best answering pages, best first; empty if none answers. All these pages are in
   * `ev`.
   */
  answered_by: z.array(z.strictObject({ source_id: sourceId, passage_id: passageId, score: share })).max(maxAnswers),
  /** Usable pages that answer it; null below three usable pages. */
  coverage: rate.nullable(),
  /** The usable pages that answer it. */
  ev: evidence,
  /** The passage kind that most pages answer with; null if none answers. */
  typical_format: z.enum(passageKinds).nullable(),
  /** Words of the pages' best passages; null below three. */
  typical_words: quartiles.nullable(),
  /** Whether a captured AI answer answers it; null if none was captured. */
  in_ai_answer: z.boolean().nullable(),
  ...byModel,
});
