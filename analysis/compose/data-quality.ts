/** Writes the report's `data_quality`: how far its numbers may be trusted, and what they lack. */
import type { ReadSource } from '../gather/read-source.ts';
import { pageDates } from '../measure/page-dates.ts';
import { leastSample } from '../measure/quantiles.ts';
import { round } from '../measure/round.ts';
import type { Metadata } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { siteOf, usableOf } from './coverage.ts';

type DataQuality = Metadata['data_quality'];
type Warning = DataQuality['warnings'][number];

/** A warning with the condition that calls for it. */
type Check = Warning & { when: boolean };

const statistics = ['terms', 'questions', 'content_profile', 'freshness'].map((section) => `/market_serp/${section}`);
const results = '/market_serp/results';

/**
 * The grade: A from eight usable pages and four fifths of those attempted, D below three, where statistics end;
 * between, B from five pages and three fifths, the width of a 95 % interval of a rate being about .8 at five pages
 * and .6 at eight. Bounds ours.
 */
export function composeQuality(
  coverage: Metadata['coverage'],
  sources: readonly ReadSource[],
  collectedAt: string,
  analyzer: Analyzer,
): DataQuality {
  const { pages_usable: pages, pages_attempted: attempted } = coverage;
  const ratio = attempted === 0 ? 0 : pages / attempted;
  const grade = pages < leastSample ? 'D' : pages >= 8 && ratio >= 0.8 ? 'A' : pages >= 5 && ratio >= 0.6 ? 'B' : 'C';
  const usable = usableOf(sources);
  const checks = [
    ...coverageChecks(coverage),
    ...pageChecks(usable),
    ...factChecks(
      usable,
      sources.filter(({ isUserPage }) => !isUserPage),
      collectedAt,
    ),
    ...languageChecks(analyzer),
  ];
  return {
    grade,
    usable_ratio: attempted === 0 ? null : round(ratio),
    warnings: checks.flatMap(({ when, ...warning }) => (when ? [warning] : [])),
  };
}

function coverageChecks(coverage: Metadata['coverage']): Check[] {
  return [
    {
      when: coverage.results_returned < coverage.results_requested,
      code: 'fewer_results',
      message: `The search returned ${coverage.results_returned} of ${coverage.results_requested} results.`,
      affects: [results],
    },
    {
      when: coverage.pages_usable < leastSample,
      code: 'few_usable_pages',
      message: `Market statistics need ${leastSample} usable pages; there are ${coverage.pages_usable}.`,
      affects: ['/market_serp/summary/median_words', ...statistics],
    },
  ];
}

function pageChecks(usable: readonly ReadSource[]): Check[] {
  const paywalled = usable.filter(({ page }) => (page?.document.facts.paywall ?? null) !== null);
  return [
    {
      when: usable.length > 1 && new Set(usable.map(siteOf)).size === 1,
      code: 'single_site',
      message: 'All usable pages are of one site: what they share may be its own wording.',
      affects: statistics,
    },
    {
      when: usable.some(({ page }) => (page?.document.limits.length ?? 0) > 0),
      code: 'text_truncated',
      message: 'A page is longer than is read; its end was left out.',
      affects: [results, ...statistics],
    },
    {
      when: paywalled.length > 0,
      code: 'paywalled_pages',
      message: `Behind a paywall, so that only what is served to everybody was read: ${paywalled.map(({ id }) => id).join(', ')}.`,
      affects: [results, ...statistics],
    },
  ];
}

/** Facts that were not had of enough pages, so that what rests on them is null. */
function factChecks(usable: readonly ReadSource[], market: readonly ReadSource[], collectedAt: string): Check[] {
  const dated = usable.filter(
    ({ page }) => page !== undefined && pageDates(page.document, collectedAt).age_days !== null,
  );
  return [
    {
      when: market.every(({ access }) => access === undefined || access.robots.state === 'not_asked'),
      code: 'robots_not_read',
      message: 'No robots.txt was asked for: whether crawlers may fetch the pages is not known.',
      affects: ['/market_serp/ai_access/blocked_by_role', results],
    },
    {
      when: usable.length >= leastSample && dated.length < leastSample,
      code: 'few_dated_pages',
      message: `Ages need ${leastSample} pages that show a day; there are ${dated.length}.`,
      affects: ['/market_serp/freshness', '/market_serp/content_profile/age_days'],
    },
  ];
}

function languageChecks(analyzer: Analyzer): Check[] {
  const affects = ['/market_serp/terms', '/market_serp/questions'];
  return [
    {
      when: analyzer.stemmer === null,
      code: 'no_stemmer',
      message: 'No stemmer is known for this language: the forms of a word count as different terms.',
      affects,
    },
    {
      when: analyzer.stopWords === null,
      code: 'no_stop_words',
      message: 'No stop words are known for this language: terms may begin or end with function words.',
      affects,
    },
  ];
}
