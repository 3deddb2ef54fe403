/** Schema of the overview: verdict, actions, comparison with the best ranked pages, citations and reliability. */
import * as z from 'zod';
import { efforts, findingId } from './gap/findings.ts';
import { featureState } from './metadata/coverage.ts';
import { count, dayOrMonth, evidence, opportunityId, questionId, sourceId, topicId } from './primitives.ts';
import { contentTypes } from './vocabulary.ts';

export const impacts = ['high', 'medium', 'low'] as const;
export type Impact = (typeof impacts)[number];

/** The facts compared, in display order. */
const comparedFacts = ['content_type', 'answers_in_opening', 'topics', 'questions', 'words', 'updated'] as const;
export type ComparedFact = (typeof comparedFacts)[number];

const actionSchema = z.strictObject({
  /**
   * What the action rests on: a finding of a gap audit, or an opportunity where there are few; otherwise a topic,
   * question or opportunity; null for the content type.
   */
  ref_id: z.union([findingId, topicId, questionId, opportunityId]).nullable(),
  title: z.string(),
  why: z.string(),
  /** What to do about a finding; null where the title and the reason say it. */
  how: z.string().nullable(),
  impact: z.enum(impacts),
  effort: z.enum(efforts),
  ev: evidence,
});

/** One value per column; null if unknown. */
const row = <Fact extends ComparedFact, Value extends z.ZodType>(fact: Fact, value: Value) =>
  z.strictObject({ fact: z.literal(fact), values: z.array(value.nullable()) });
/** Counts out of `of`. */
const counted = <Fact extends ComparedFact>(fact: Fact) =>
  z.strictObject({ fact: z.literal(fact), of: count, values: z.array(count.nullable()) });

export const overviewSchema = z.strictObject({
  /** One or two sentences, in the audit's language if the service has messages for it, otherwise in English. */
  verdict: z.string(),
  /** What to do, most important first. */
  actions: z.array(actionSchema).max(5),
  /** The user's page beside the three best ranked pages about the keyword; null without such pages. */
  comparison: z
    .strictObject({
      columns: z.array(
        z.strictObject({
          source_id: sourceId,
          domain: z.string(),
          rank: z.int().min(1).nullable(),
          is_user_page: z.boolean(),
        }),
      ),
      rows: z.array(
        z.union([
          row('content_type', z.enum(contentTypes)),
          /** Whether a passage in the first 30 % answers the keyword. */
          row('answers_in_opening', z.boolean()),
          /** Topics covered, of those on at least three in ten pages. */
          counted('topics'),
          /** Questions answered, of those that at least two pages answer. */
          counted('questions'),
          row('words', count),
          row('updated', dayOrMonth),
        ]),
      ),
    })
    .nullable(),
  citations: z.strictObject({ state: featureState, text: z.string(), ev: evidence }),
  reliability: z.string(),
});

export type Overview = z.infer<typeof overviewSchema>;
export type OverviewAction = z.infer<typeof actionSchema>;
