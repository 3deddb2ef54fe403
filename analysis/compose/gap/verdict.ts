/** Writes the verdict: gates first, then the subject, then the place among the market's pages. */
import type * as z from 'zod';
import type { Finding } from '../../report/gap/findings.ts';
import type { gapSchema } from '../../report/gap.ts';

type Verdict = z.infer<typeof gapSchema>['verdict'];

/**
 * What a page about something else lacks, all at once: words of the keyword, most of what retrieval gives the market's
 * lower quartile, and most of the words that most pages of the market share. Bounds ours: over ten keywords and the
 * first pages of nine others each they tell these from the pages that rank (`npm run bench:gap`).
 */
const leastOfQuartile = 2 / 3;
const leastCoreTerms = 0.3;
/** Without a word of the keyword a page may still speak of it in others: then it shares this much of the market's words. */
const sharedCoreTerms = 0.5;
/** Fewer shared words than this tell nothing. */
const fewestCoreTerms = 5;

/** Overall scores from which a page is level with the market's middle, and with its best fourth. Bounds ours. */
const competitiveFrom = 40;
const leadingFrom = 75;

const mostReasons = 5;

/** What tells whether a page is about its market. */
export interface SubjectFacts {
  /** Share of the keyword's words that the page holds; null for a keyword without words. */
  termCoverage: number | null;
  /** Of the page, and the lower quartile of the market; null where it could not be measured. */
  relevance: number | null;
  marketRelevanceP25: number | null;
  /** Terms that most pages of the market use, and how many of them the page uses. */
  coreTerms: { k: number; n: number };
}

/** Whether the page speaks of something else. A page that holds every word of the keyword is given the benefit. */
export function isOffTopic({ termCoverage, relevance, marketRelevanceP25, coreTerms }: SubjectFacts): boolean {
  if (termCoverage === null || termCoverage === 1) return false;
  const shared = coreTerms.n < fewestCoreTerms ? null : coreTerms.k / coreTerms.n;
  if (termCoverage === 0) return shared === null || shared < sharedCoreTerms;
  if (relevance === null || marketRelevanceP25 === null || shared === null) return false;
  return relevance < marketRelevanceP25 * leastOfQuartile && shared < leastCoreTerms;
}

/** The verdict with the findings that weigh most in it. */
export function composeVerdict(
  { overall, isBlocked, offTopic }: { overall: number | null; isBlocked: boolean; offTopic: boolean },
  findings: readonly Finding[],
): Verdict {
  const reasons = (wanted: (finding: Finding) => boolean) =>
    findings
      .filter(wanted)
      .slice(0, mostReasons)
      .map(({ id }) => id);
  if (isBlocked) return { state: 'blocked', reasons: reasons(({ severity }) => severity === 'blocker') };
  if (offTopic)
    return {
      state: 'off_topic',
      reasons: reasons(({ category }) => category === 'relevance' || category === 'coverage'),
    };
  if (overall === null) return { state: 'unknown', reasons: [] };
  const state = overall >= leadingFrom ? 'leading' : overall >= competitiveFrom ? 'competitive' : 'behind';
  return { state, reasons: reasons(({ severity }) => severity !== 'info') };
}
