/** Schema of gates: conditions that must hold before anything else about a page counts. */
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

/** `unknown`: the deciding fact could not be observed; the gate neither passes nor fails. */
export const gateSchema = z.strictObject({
  id: z.enum(gateIds),
  status: z.enum(['pass', 'fail', 'unknown']),
  /** The deciding fact as found: a status line, a robots.txt rule, a meta element. */
  observed: z.string().nullable(),
  ev: evidence,
  /** The consequence, in one sentence. */
  consequence: z.string(),
});
