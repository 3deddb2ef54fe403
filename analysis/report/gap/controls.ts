/** Schema of control pages: other pages that a gap audit measures like the user's page, for comparisons over time. */
import * as z from 'zod';
import { exclusionReasons } from '../metadata/coverage.ts';
import { count, sha256Hex } from '../primitives.ts';
import { answerEngines, verdictStates } from '../vocabulary.ts';

const counted = z.strictObject({ k: count, n: count });

export const controlSchema = z.strictObject({
  url: z.string(),
  /** Why the page could not be measured; null if it was. The figures are null then. */
  unread: z.enum(exclusionReasons).nullable(),
  organic_rank: z.int().min(1).nullable(),
  cited_by: z.array(z.enum(answerEngines)),
  verdict: z.enum(verdictStates).nullable(),
  /** As `scores.overall`, of this page. */
  score: z.number().min(0).max(100).nullable(),
  /** Topics covered, of all topics of the market. */
  topics: counted.nullable(),
  /** Questions answered, of all questions of the market. */
  questions: counted.nullable(),
  /** Of the main content's text: differs if the page was edited between two audits. */
  text_sha256: sha256Hex.nullable(),
});

export type Control = z.infer<typeof controlSchema>;
