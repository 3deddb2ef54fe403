/** Judges whether the pages that a sentence cites support it, deny it, or do not say. */
import type { Passage } from '../../read/passages.ts';
import type { ClaimSupport, SupportDifference } from '../../report/vocabulary.ts';
import type { Coverage, CoverageOf } from './coverage.ts';
import { compareFigures, type FigureMatch } from './figures.ts';
import type { Unit } from './page-units.ts';
import { supportRule } from './rule.ts';
import type { Told } from './told.ts';

const { minSupport, minSupportWithFigure, minFigureAttributes, minTextAttributes } = supportRule.values;
const { minContradiction, minAttributes, minNameContext, minDenied, margin } = supportRule.values;

/** The place of a page that decided. */
export interface Proof {
  passage: Passage;
  /** Range of the sentence in the passage's text. */
  start: number;
  end: number;
  /** What differs; null if the place supports the sentence. */
  difference: SupportDifference | null;
}

export interface Judgement {
  state: Exclude<ClaimSupport, 'unreadable'>;
  /** Null if not found. */
  proof: Proof | null;
}

interface Seen {
  unit: Unit;
  share: number;
  /** Null: supports. */
  difference: SupportDifference | null;
}

/** Judges a sentence, read as clauses, by the units of the pages that it cites. */
export function judgeClaim(claim: readonly Told[], units: readonly Unit[], coverageOf: CoverageOf): Judgement {
  const verdicts = claim
    .filter(({ words, figures }) => words.length + figures.length > 0)
    .map((clause, index) => judgeClause(clause, claim.slice(0, index), units, coverageOf));
  const denied = verdicts.find(({ state }) => state === 'contradicted');
  if (denied !== undefined) return denied;
  if (verdicts.some(({ state }) => state === 'not_found')) return { state: 'not_found', proof: null };
  return verdicts[0] ?? { state: 'not_found', proof: null };
}

function judgeClause(
  clause: Told,
  earlier: readonly Told[],
  units: readonly Unit[],
  coverageOf: CoverageOf,
): Judgement {
  const words = [...clause.words, ...earlier.flatMap((each) => each.words)];
  const seen = units.flatMap((unit): Seen[] => {
    const coverage = coverageOf(words, unit);
    return outcomeOf(clause, unit, coverage, coverageOf);
  });
  const [denial] = seen.filter(({ difference }) => difference !== null).sort((a, b) => b.share - a.share);
  const [support] = seen
    .filter(({ difference, unit }) => difference === null && !(unit.isJoined && denial !== undefined))
    .sort((a, b) => b.share - a.share);
  const isSupported = support !== undefined && (denial === undefined || support.share >= denial.share - margin);
  if (isSupported) return { state: 'supported', proof: proofOf(support) };
  if (denial !== undefined) return { state: 'contradicted', proof: proofOf(denial) };
  return { state: 'not_found', proof: null };
}

function proofOf({ unit: { passage, start, end }, difference }: Seen): Proof {
  return { passage, start, end, difference };
}

function outcomeOf(clause: Told, unit: Unit, coverage: Coverage, coverageOf: CoverageOf): Seen[] {
  const { share, attributes, opposites, missingNames } = coverage;
  const figures = compareFigures(clause.figures, unit.figures);
  if (figures.state === 'missing') return [];
  const isReversed = (isDeniedBy(clause, unit, coverageOf) !== isDenial(clause)) !== (opposites % 2 === 1);
  if (missingNames.length > 0) return otherName(clause, unit, coverage, figures, isReversed);
  const isNear = share >= minContradiction && attributes >= minAttributes;
  if (figures.state === 'different') {
    if (unit.isJoined || isReversed || !isNear) return [];
    return [
      { unit, share, difference: clause.figures.every(({ property }) => property === 'date') ? 'date' : 'figure' },
    ];
  }
  const hasFigure = figures.state === 'same';
  if (!isReversed) {
    const isSaid =
      share >= (hasFigure ? minSupportWithFigure : minSupport) &&
      attributes >= (hasFigure ? minFigureAttributes : minTextAttributes);
    return isSaid ? [{ unit, share, difference: null }] : [];
  }
  return unit.isJoined || !isNear ? [] : [{ unit, share, difference: 'negation' }];
}

function isDenial({ denied }: Told): boolean {
  return denied !== null && denied.length > 0;
}

/** Whether a sentence denies what the clause is about. Where both deny something, they are taken to agree. */
function isDeniedBy(clause: Told, unit: Unit, coverageOf: CoverageOf): boolean {
  if (unit.denied === null || clause.denied === null) return isDenial(clause);
  if (unit.denied.length === 0 || isDenial(clause)) return isDenial(unit);
  return coverageOf(clause.words, { words: unit.denied, context: noContext, subject: unit.subject }).share >= minDenied;
}

const noContext: ReadonlyMap<string, number> = new Map();

/** Whether the sentence of the page has another name in the place of one that is missing: "founded by …". */
function otherName(
  clause: Told,
  unit: Unit,
  { shareWithoutNames, missingNames }: Coverage,
  figures: FigureMatch,
  isReversed: boolean,
): Seen[] {
  if (unit.isJoined || isReversed || figures.state === 'different' || shareWithoutNames < minNameContext) return [];
  const said = new Set(clause.words.map(({ stem }) => stem));
  const others = unit.words.filter(({ isName, stem }) => isName && !said.has(stem));
  const isInPlace = missingNames.some(({ before }) => before !== '' && others.some((other) => other.before === before));
  return isInPlace ? [{ unit, share: shareWithoutNames, difference: 'name' }] : [];
}
