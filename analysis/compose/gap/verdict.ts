/** Writes the verdict: gates first, then the subject, then the place among the market's pages. */
import type * as z from 'zod';
import type { Finding } from '../../report/gap/findings.ts';
import type { gapSchema } from '../../report/gap.ts';

type Verdict = z.infer<typeof gapSchema>['verdict'];

/** Below this share of the keyword's words, and of the least relevant page of the market, a page is about something else. */
const leastTermCoverage = 0.5;
const leastOfMarket = 0.5;

/** Overall scores from which a page is level with the market's middle, and with its best fourth. Bounds ours. */
const competitiveFrom = 40;
const leadingFrom = 75;

const mostReasons = 5;

export interface VerdictFacts {
  overall: number | null;
  isBlocked: boolean;
  /** Share of the keyword's words that the page holds; null for a keyword without words. */
  termCoverage: number | null;
  /** Of the page, and of every page of the market. */
  relevance: number | null;
  marketRelevance: readonly number[];
  /** The core and common topics, and how many of them the page covers or touches; null without any. */
  topics: { k: number; n: number } | null;
}

/** Whether the page speaks of something else: hardly a word of the keyword, or hardly one of the market's topics. */
export function isOffTopic({ termCoverage, relevance, marketRelevance, topics }: VerdictFacts): boolean {
  const least = Math.min(...marketRelevance);
  const isFar = relevance !== null && marketRelevance.length > 0 && relevance < least * leastOfMarket;
  const knowsNoTopic = topics !== null && topics.n >= 3 && topics.k === 0;
  return (
    (termCoverage !== null && termCoverage < leastTermCoverage && (isFar || knowsNoTopic)) || (isFar && knowsNoTopic)
  );
}

/** The verdict with the findings that weigh most in it. */
export function composeVerdict(facts: VerdictFacts, findings: readonly Finding[]): Verdict {
  const { overall, isBlocked } = facts;
  const reasons = (wanted: (finding: Finding) => boolean) =>
    findings
      .filter(wanted)
      .slice(0, mostReasons)
      .map(({ id }) => id);
  if (isBlocked) return { state: 'blocked', reasons: reasons(({ severity }) => severity === 'blocker') };
  if (isOffTopic(facts))
    return {
      state: 'off_topic',
      reasons: reasons(({ category }) => category === 'relevance' || category === 'coverage'),
    };
  if (overall === null) return { state: 'unknown', reasons: [] };
  const state = overall >= leadingFrom ? 'leading' : overall >= competitiveFrom ? 'competitive' : 'behind';
  return { state, reasons: reasons(({ severity }) => severity !== 'info') };
}
