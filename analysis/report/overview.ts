/** What a reader sees first: the verdict, what to do, the page beside the best ranked, who is cited, how far to trust it. */
import * as z from 'zod';
import { efforts, findingId } from './gap/findings.ts';
import { featureState } from './metadata/coverage.ts';
import { count, evidence, opportunityId, questionId, sourceId, topicId } from './primitives.ts';
import { contentTypes } from './vocabulary.ts';

export const impacts = ['high', 'medium', 'low'] as const;
export type Impact = (typeof impacts)[number];

/** What is compared, in the order in which it is shown. */
const comparedFacts = ['content_type', 'answers_in_opening', 'topics', 'questions', 'words', 'updated'] as const;
export type ComparedFact = (typeof comparedFacts)[number];

const actionSchema = z.strictObject({
  /** What it rests on: a finding of a gap audit, else a topic, question or opportunity; null of the kind of page. */
  ref_id: z.union([findingId, topicId, questionId, opportunityId]).nullable(),
  title: z.string(),
  why: z.string(),
  impact: z.enum(impacts),
  effort: z.enum(efforts),
  ev: evidence,
});

/** One value a column, null where it is not known. */
const row = <Fact extends ComparedFact, Value extends z.ZodType>(fact: Fact, value: Value) =>
  z.strictObject({ fact: z.literal(fact), values: z.array(value.nullable()) });
/** Counts of `of`. */
const counted = <Fact extends ComparedFact>(fact: Fact) =>
  z.strictObject({ fact: z.literal(fact), of: count, values: z.array(count.nullable()) });

export const overviewSchema = z.strictObject({
  /** One or two sentences in the audit's language where there are messages for it, else in English. */
  verdict: z.string(),
  /** What to do first, the first thing first. */
  actions: z.array(actionSchema).max(5),
  /** The page of a gap audit beside the three best ranked that are about the keyword; null without such pages. */
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
          /** A passage within the first 30 % answers the keyword. */
          row('answers_in_opening', z.boolean()),
          /** Topics covered, of those that at least three in ten pages cover. */
          counted('topics'),
          /** Questions answered, of those that two pages or more answer. */
          counted('questions'),
          row('words', count),
          row('updated', z.iso.date()),
        ]),
      ),
    })
    .nullable(),
  citations: z.strictObject({ state: featureState, text: z.string(), ev: evidence }),
  reliability: z.string(),
});

export type Overview = z.infer<typeof overviewSchema>;
export type OverviewAction = z.infer<typeof actionSchema>;
