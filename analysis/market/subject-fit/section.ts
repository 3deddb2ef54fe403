/** Decides which sources belong to the market and excludes the others from its statistics. */
import { passagesOf } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { ReadSource } from '../../read/read-source.ts';
import type { ExclusionReason } from '../../report/metadata/coverage.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { SubjectFit } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type FitJudge, fitJudge, type PageFit } from './measure.ts';

const exclusionOf: Record<Exclude<SubjectFit, 'on'>, ExclusionReason> = { near: 'near_subject', off: 'off_subject' };

export interface FittingSources {
  /** As given, with off-subject sources marked as excluded. */
  sources: ReadSource[];
  /** The pages that belong to the market, in the order of the results. */
  pages: CutPage[];
  /** The pages that answers cite and that do not rank, if they are about the keyword's subject. */
  cited: CutPage[];
  /** Fits by source, including the user's page if it was read. */
  fits: ReadonlyMap<string, PageFit>;
  /** Judges a page that is no source of the market. */
  fitOf: FitJudge['fitOf'];
}

/** Judges the readable pages among `sources` for a keyword with the stems `query`. */
export function fittingSources(
  sources: readonly ReadSource[],
  query: readonly string[],
  analyzer: Analyzer,
): FittingSources {
  const readable = sources.flatMap(({ page, excluded, isCited = false }) =>
    page === undefined || excluded !== undefined ? [] : [{ page, cut: passagesOf(page), isCited }],
  );
  const usable = readable.filter(({ isCited }) => !isCited).map(({ page, cut }) => ({ page, cut }));
  const judge = fitJudge(rankedPages(sources, usable), query, analyzer);
  const cited = readable
    .filter(({ isCited }) => isCited)
    .map(({ page, cut }) => ({ page, cut, fit: judge.fitOf({ page, cut }) }));
  const fitOf = new Map([...judge.market, ...cited.map(({ page, fit }) => [page.source_id, fit] as const)]);
  return {
    sources: sources.map((source) => {
      const fit = source.excluded === undefined ? fitOf.get(source.id)?.fit : undefined;
      return fit === undefined || fit === 'on' ? source : { ...source, excluded: exclusionOf[fit] };
    }),
    pages: usable.filter(({ page }) => judge.market.get(page.source_id)?.fit === 'on'),
    cited: cited.filter(({ fit }) => fit.fit === 'on').map(({ page, cut }) => ({ page, cut })),
    fits: new Map([...fitOf, ...ownFits(sources, judge)]),
    fitOf: judge.fitOf,
  };
}

/**
 * The pages by which the market is judged, in the order of the results: the user's page is one of them if it ranks, so
 * that it and its rivals get the same verdicts as in an audit of the market.
 */
function rankedPages(sources: readonly ReadSource[], usable: readonly CutPage[]): CutPage[] {
  const rivals = new Map(usable.map((cut) => [cut.page.source_id, cut]));
  return sources.flatMap(({ id, page, isUserPage, isUsable, result }) => {
    const rival = rivals.get(id);
    if (rival !== undefined) return [rival];
    const isRanked = isUserPage && isUsable === true && result !== undefined && page !== undefined;
    return isRanked ? [{ page, cut: passagesOf(page) }] : [];
  });
}

function ownFits(sources: readonly ReadSource[], judge: FitJudge): [string, PageFit][] {
  return sources.flatMap(({ id, page, isUserPage }): [string, PageFit][] =>
    isUserPage === true && page !== undefined ? [[id, judge.fitOf({ page, cut: passagesOf(page) })]] : [],
  );
}

/** Composes the fit of a page; `fit` is undefined for a page that was not read. */
export function composeFit(
  fit: PageFit | undefined,
): Pick<MarketSerp['results'][number], 'subject_fit' | 'subject_signals'> {
  if (fit === undefined) return { subject_fit: null, subject_signals: null };
  const { score, signals } = fit;
  return { subject_fit: fit.fit, subject_signals: { score, ...signals, likeness: round(signals.likeness) } };
}
