/** How much a claim is of the market's subject rather than of something else that its pages mention. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { AnalyzedPage } from '../analyzed-page.ts';
import type { PagePassages } from '../passages.ts';
import type { MarketTerm } from '../terms.ts';
import type { KeyedClaim } from './keyed-claim.ts';

/** A term of this share of the pages belongs to the market's subject. */
const commonShare = 0.3;

/** A page is on the subject where even the rarest word of the keyword makes this share of its words. */
const leastShare = 0.004;

/** What a named product or company has is of it first, and of the market second. */
const named = 3;

/** From 0, which is no claim of this market, up. */
export function relevanceOf(
  pages: readonly { page: AnalyzedPage; cut: PagePassages }[],
  keyword: readonly string[],
  terms: readonly MarketTerm[],
  analyzer: Analyzer,
): (claim: KeyedClaim) => number {
  const asked = new Set(keyword);
  const common = new Set(
    terms
      .filter(({ df }) => df >= pages.length * commonShare)
      .flatMap(({ key }) => key.split(' '))
      .filter((stem) => !asked.has(stem)),
  );
  const onSubject = new Set(
    pages.filter(({ page, cut }) => isOnSubject(page, cut, asked)).map(({ page }) => page.source_id),
  );
  return (claim) => {
    const told = new Set(stemsOf(`${claim.subject}\n${claim.owner ?? ''}`, analyzer));
    const around = new Set(stemsOf(`${claim.statement}\n${claim.passage.heading_path.join('\n')}`, analyzer));
    const near = [claim.statement, claim.passage.heading_path.at(-1) ?? ''].map(
      (text) => new Set(stemsOf(text, analyzer)),
    );
    const isNear = near.some((stems) => [...asked].every((stem) => has(stems, stem)));
    const subject = new Set(stemsOf(claim.subject, analyzer));
    const isSubject = [...asked].every((stem) => has(subject, stem));
    const inTold = [...asked].filter((stem) => has(told, stem)).length;
    const inAround = [...asked].filter((stem) => has(told, stem) || has(around, stem)).length;
    const isOn = onSubject.has(claim.page.source_id);
    const isCommon = [...told].some((stem) => common.has(stem));
    const found = isSubject
      ? 8
      : inTold > 0 && isOn
        ? 6
        : inTold > 0 && inAround === asked.size
          ? 5
          : (isNear || isCommon) && isOn
            ? 4
            : 0;
    // "A monthly fee of $12" in passing is of something that was said before.
    const isPassing = claim.tie === 'is' && claim.predicate === null && claim.owner === null;
    if (found === 0 || (isPassing && inTold === 0 && (!isCommon || subject.size < 2))) return 0;
    const isAnswer = claim.passage.kind === 'definition' || claim.passage.kind === 'statistic';
    return found - (claim.named.size > 0 ? named : 0) + (isAnswer ? 1 : 0);
  };
}

/** Whether `stems` have one, or a compound that begins with it: "homeowner" for "home". */
function has(stems: ReadonlySet<string>, wanted: string): boolean {
  return stems.has(wanted) || (wanted.length >= 4 && [...stems].some((stem) => stem.startsWith(wanted)));
}

function isOnSubject(page: AnalyzedPage, { passages }: PagePassages, asked: ReadonlySet<string>): boolean {
  const title = new Set(page.title.map(({ stem }) => stem));
  if ([...asked].every((stem) => title.has(stem))) return true;
  return [...asked].every((stem) => {
    const count = passages.reduce((sum, { stems }) => sum + (stems.get(stem) ?? 0), 0);
    return count >= page.words * leastShare;
  });
}

function stemsOf(text: string, analyzer: Analyzer): string[] {
  return analyzer
    .analyze(text)
    .filter(({ stop }) => !stop)
    .map(({ stem }) => stem);
}
