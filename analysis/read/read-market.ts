/** The pages of a market with what is needed to read them as one. */

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
  /** Stems of the audit's own keyword. */
  keyword: readonly string[];
  naturalCase: NaturalCase;
  analyzer: Analyzer;
}
