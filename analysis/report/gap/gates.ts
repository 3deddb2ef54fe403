/** What must hold before anything else about a page counts. */
import * as z from 'zod';
import { evidence } from '../primitives.ts';

const gateIds = [
  'fetchable',
  'indexable',
  'snippet_allowed',
  'search_bots_allowed',
  'text_without_js',
  'language_match',
  'main_content_found',
] as const;
export type GateId = (typeof gateIds)[number];

/** `unknown`: what decides could not be seen. It neither passes nor fails. */
export const gateSchema = z.strictObject({
  id: z.enum(gateIds),
  status: z.enum(['pass', 'fail', 'unknown']),
  /** What decided, as found: a status line, a rule of robots.txt, a meta element. */
  observed: z.string().nullable(),
  ev: evidence,
  /** What follows from it, in a sentence. */
  consequence: z.string(),
});
