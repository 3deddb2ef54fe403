/** Composes the report's `data_quality`: how reliable its numbers are, and what is missing. */

import type { SerpSnapshot } from '../gather/ports.ts';
import type { Sentences } from '../languages/sentences.ts';
import { writingPackOf } from '../languages/writing-packs.ts';
import { pageDates } from '../read/page-dates.ts';
import type { ReadSource } from '../read/read-source.ts';
import type { Metadata } from '../report/report.ts';
import { minSample } from '../statistics/quantiles.ts';
import { round } from '../statistics/round.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { siteOf, usableOf } from './coverage.ts';
import { dataQualityRule } from './rule.ts';

const { gradeA, gradeB } = dataQualityRule.values;

type DataQuality = Metadata['data_quality'];
type Warning = DataQuality['warnings'][number];

/** A warning with the condition for it. */
type Check = Warning & { when: boolean };
type Say = Sentences['warnings'];

const statistics = ['terms', 'questions', 'content_profile', 'freshness'].map((section) => `/market_serp/${section}`);
const results = '/market_serp/results';

/**
 * The grade. A needs eight usable pages and four fifths of the attempted ones; D means fewer than three pages, too few
 * for statistics. B needs five pages and three fifths, because the 95 % interval of a rate is about .8 wide at five
 * pages and .6 at eight. The limits are ours.
 */
export function composeQuality(
  coverage: Metadata['coverage'],
  sources: readonly ReadSource[],
  { collected_at: collectedAt, answers }: Pick<SerpSnapshot, 'collected_at' | 'answers'>,
  analyzer: Analyzer,
): DataQuality {
  const { pages_usable: pages, pages_attempted: attempted } = coverage;
  const ratio = attempted === 0 ? 0 : pages / attempted;
  const grade =
    pages < minSample
      ? 'D'
      : pages >= gradeA.minPages && ratio >= gradeA.minRatio
        ? 'A'
        : pages >= gradeB.minPages && ratio >= gradeB.minRatio
          ? 'B'
          : 'C';
  const usable = usableOf(sources);
  const { warnings } = writingPackOf(analyzer.language).sentences;
  const checks = [
    ...coverageChecks(coverage, warnings),
    ...pageChecks(usable, warnings),
    ...factChecks(
      usable,
      sources.filter(({ isUserPage, isCited }) => !isUserPage && isCited !== true),
      collectedAt,
      warnings,
    ),
    ...answerChecks(answers, warnings),
    ...languageChecks(analyzer, warnings),
  ];
  return {
    grade,
    usable_ratio: attempted === 0 ? null : round(ratio),
    warnings: checks.flatMap(({ when, ...warning }) => (when ? [warning] : [])),
  };
}

function coverageChecks(coverage: Metadata['coverage'], say: Say): Check[] {
  return [
    {
      when: coverage.results_returned < coverage.results_requested,
      code: 'fewer_results',
      message: say.fewerResults({ k: coverage.results_returned, n: coverage.results_requested }),
      affects: [results],
    },
    {
      when: coverage.pages_usable < minSample,
      code: 'few_usable_pages',
      message: say.fewUsablePages({ usable: coverage.pages_usable, least: minSample }),
      affects: ['/market_serp/summary/median_words', ...statistics],
    },
  ];
}

function pageChecks(usable: readonly ReadSource[], say: Say): Check[] {
  const paywalled = usable.filter(({ page }) => (page?.document.facts.paywall ?? null) !== null);
  return [
    {
      when: usable.length > 1 && new Set(usable.map(siteOf)).size === 1,
      code: 'single_site',
      message: say.singleSite(),
      affects: statistics,
    },
    {
      when: usable.some(({ page }) => (page?.document.limits.length ?? 0) > 0),
      code: 'text_truncated',
      message: say.textTruncated(),
      affects: [results, ...statistics],
    },
    {
      when: paywalled.length > 0,
      code: 'paywalled_pages',
      message: say.paywalledPages({ sources: paywalled.map(({ id }) => id) }),
      affects: [results, ...statistics],
    },
  ];
}

/** Warnings about facts known for too few pages, so that the figures based on them are null. */
function factChecks(
  usable: readonly ReadSource[],
  market: readonly ReadSource[],
  collectedAt: string,
  say: Say,
): Check[] {
  const dated = usable.filter(({ page }) => page !== undefined && pageDates(page, collectedAt).age_days !== null);
  return [
    {
      when: market.every(({ access }) => access === undefined || access.robots.state === 'not_asked'),
      code: 'robots_not_read',
      message: say.robotsNotRead(),
      affects: ['/market_serp/ai_access/blocked_by_role', results],
    },
    {
      when: usable.length >= minSample && dated.length < minSample,
      code: 'few_dated_pages',
      message: say.fewDatedPages({ dated: dated.length, least: minSample }),
      affects: ['/market_serp/freshness', '/market_serp/content_profile/age_days'],
    },
  ];
}

/** Engines fail, and a budget ends: the audit goes on with the answers that it has. */
function answerChecks(answers: SerpSnapshot['answers'], say: Say): Check[] {
  const states = answers
    .flatMap(({ state, asked }) => asked?.samples.map((sample) => sample.state) ?? [state])
    .filter((state) => state === 'captured' || state === 'not_captured');
  const missing = states.filter((state) => state === 'not_captured').length;
  return [
    {
      when: missing > 0,
      code: 'answers_missing',
      message: say.answersMissing({ k: missing, n: states.length }),
      affects: ['/market_serp/answer_engines', '/market_serp/citation_landscape'],
    },
  ];
}

function languageChecks(analyzer: Analyzer, say: Say): Check[] {
  const affects = ['/market_serp/terms', '/market_serp/questions'];
  return [
    {
      when: analyzer.stemmer === null,
      code: 'no_stemmer',
      message: say.noStemmer(),
      affects,
    },
    {
      when: analyzer.stopWords === null,
      code: 'no_stop_words',
      message: say.noStopWords(),
      affects,
    },
  ];
}
