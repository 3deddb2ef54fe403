/** Compares the facts of one page with those of its market. */
import { figureText, inUnit, isSameFigure } from './figures/figure.ts';
import type { ClaimTools } from './found.ts';
import type { KeyedClaim } from './keyed-claim.ts';
import { areOfOtherCases } from './matching/distinctions.ts';
import { agrees } from './matching/same-fact.ts';
import { type CutPage, keyedClaims, type MarketClaim, type StatedClaims, type StatedFact } from './measure.ts';

/** The facts of a page in comparison with its market's. */
export interface PageFacts {
  /** The page's figures for the market's claims. */
  stated: StatedFact[];
  /** Facts about the market's subject that none of its pages states, in page order. */
  own: KeyedClaim[];
}

/**
 * Compares the facts of `page` with the market, whose `claims` were chosen from `stated`; returns at most `limit` own
 * facts.
 */
export function factsBeside(
  page: CutPage,
  { claims, stated }: { claims: readonly MarketClaim[]; stated: StatedClaims },
  limit: number,
): PageFacts {
  const mine = keyedClaims(page, stated.tools);
  if (mine.length === 0) return { stated: [], own: [] };
  const keys = new Set(stated.claims.map(({ key }) => key));
  const statements = new Set<string>();
  const isOwn = (claim: KeyedClaim): boolean => {
    if (keys.has(claim.key) || statements.has(claim.statement) || !isOnSubject(claim, stated.tools)) return false;
    if (stated.claims.some((other) => agrees(claim, other))) return false;
    statements.add(claim.statement);
    return true;
  };
  return {
    stated: claims.flatMap(({ key, value, first }) =>
      mine
        .filter((claim) => (claim.key === key && isComparable(claim, first)) || agrees(claim, first))
        .map(({ figure, day }) => ({
          key,
          value: isSameFigure(figure, first.figure) ? value : figureText(inUnit(figure, first.figure.unit)),
          newest_at: day,
        })),
    ),
    own: mine.filter(isOwn).slice(0, limit),
  };
}

/**
 * Whether a different figure is comparable. A figure tied to its subject only by proximity may be about something else,
 * and one of another case is.
 */
function isComparable(claim: KeyedClaim, other: KeyedClaim): boolean {
  if (isSameFigure(claim.figure, other.figure)) return true;
  return claim.tie !== 'near' && other.tie !== 'near' && !areOfOtherCases(claim, other);
}

/** Whether a claim is certain and about the keyword. */
function isOnSubject({ doubt, told, statement }: KeyedClaim, { keyword, analyzer }: ClaimTools): boolean {
  if (doubt > 0) return false;
  const around = new Set([...told, ...analyzer.analyze(statement).map(({ stem }) => stem)]);
  return keyword.some((stem) => around.has(stem));
}
