/** The pages of a market and the shared data needed to analyse them. */

import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { NaturalCase } from './natural-case.ts';
import type { PagePassages } from './passages.ts';

/** A page with its passages. */
export interface CutPage {
  page: AnalyzedPage;
  cut: PagePassages;
}

export interface ReadMarket {
  /** The usable pages in the order of the results. */
  pages: readonly CutPage[];
  /** Stems of the audit's keyword. */
  keyword: readonly string[];
  naturalCase: NaturalCase;
  analyzer: Analyzer;
}
