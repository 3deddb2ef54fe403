/**
 * Schema of the comparison of two audits of one keyword: page, market, citations, and how certain each difference is.
 */
import * as z from 'zod';
import { controlSchema } from './gap/controls.ts';
import { findingSchema } from './gap/findings.ts';
import { gapSchema } from './gap/gap.ts';
import { featureState } from './metadata/coverage.ts';
import { count, rate, time } from './primitives.ts';
import { answerEngines } from './vocabulary.ts';

/** Reasons why a difference may not come from the page itself. */
export const differenceFlags = ['rules_changed', 'market_moved', 'controls_moved', 'within_noise'] as const;
const flags = z.array(z.enum(differenceFlags));

const side = z.strictObject({
  audit_id: z.string(),
  audit_type: z.enum(['market', 'gap']),
  created_at: time,
  serp_collected_at: time,
  ruleset_version: z.string(),
  user_url: z.string().optional(),
});

export const measureNames = ['score', 'topics', 'questions', 'citations'] as const;

/**
 * A figure in both audits. `difference` is after minus before, with its 95 % interval; null if either figure is
 * unknown.
 */
const measure = z.strictObject({
  name: z.enum(measureNames),
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** The total that `before` is out of: topics, questions, citations, or 100 for the score. */
  before_of: count.nullable(),
  after_of: count.nullable(),
  difference: z.number().nullable(),
  ci95: z.tuple([z.number(), z.number()]).nullable(),
  flags,
});

/** A control page in both audits; `edited` is null and figures are null where an audit could not read it. */
const control = z.strictObject({
  url: z.string(),
  edited: z.boolean().nullable(),
  verdict_before: controlSchema.shape.verdict,
  verdict_after: controlSchema.shape.verdict,
  score_before: controlSchema.shape.score,
  score_after: controlSchema.shape.score,
});

export const controlMeasureNames = ['score', 'topics', 'questions'] as const;

/**
 * How a figure changed on the control pages that nobody edited, on average, and what that leaves of the difference of
 * the user's page; in the units of `measures`.
 */
const controlMeasure = z.strictObject({
  name: z.enum(controlMeasureNames),
  /** The unedited control pages with this figure in both audits. */
  pages: z.int().min(1),
  difference: z.number(),
  /** Null if the figure of the user's page is unknown. */
  net: z.number().nullable(),
});

const result = z.strictObject({ url: z.string(), domain: z.string(), rank: z.int().min(1), flags });
const citation = z.strictObject({ engine: z.enum(answerEngines), url: z.string(), domain: z.string(), flags });
const named = z.strictObject({ text: z.string(), flags });
const finding = z.strictObject({
  rule_id: z.string(),
  title: z.string(),
  severity: findingSchema.shape.severity,
  flags,
});

export const comparisonSchema = z.strictObject({
  before: side,
  after: side,
  /**
   * Whether the ruleset, the market (results and their order) and the page changed; `page` is null unless both audits
   * read the same page.
   */
  changed: z.strictObject({ rules: z.boolean(), market: z.boolean(), page: z.boolean().nullable() }),
  measures: z.array(measure),
  /** Null unless both audits have a control page in common and read the same page. */
  controls: z.strictObject({ pages: z.array(control), measures: z.array(controlMeasure) }).nullable(),
  results: z.strictObject({
    new: z.array(result),
    lost: z.array(result),
    kept: z.array(
      z.strictObject({
        url: z.string(),
        domain: z.string(),
        rank_before: z.int().min(1),
        rank_after: z.int().min(1),
        flags,
      }),
    ),
    /** The share of the results before that are still there after. */
    share_kept: rate.nullable(),
  }),
  citations: z.strictObject({
    state_before: featureState,
    state_after: featureState,
    new: z.array(citation),
    lost: z.array(citation),
    kept: z.array(citation),
    share_kept: rate.nullable(),
  }),
  /** Topics and questions that the market gained or lost. */
  market: z.strictObject({
    topics: z.strictObject({ new: z.array(named), lost: z.array(named) }),
    questions: z.strictObject({ new: z.array(named), lost: z.array(named) }),
  }),
  /** Null unless both audits read the same page. */
  page: z
    .strictObject({
      /** The parts of the page that were edited. */
      edited: z.array(z.enum(['title', 'description', 'headings', 'text', 'dates'])),
      verdict_before: gapSchema.shape.verdict.shape.state,
      verdict_after: gapSchema.shape.verdict.shape.state,
      topics: z.strictObject({ won: z.array(named), lost: z.array(named) }),
      questions: z.strictObject({ won: z.array(named), lost: z.array(named) }),
      findings: z.strictObject({ solved: z.array(finding), new: z.array(finding), open: z.array(finding) }),
    })
    .nullable(),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type DifferenceFlag = (typeof differenceFlags)[number];
