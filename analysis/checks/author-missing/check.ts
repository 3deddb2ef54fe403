/** Check: the page shows nobody who wrote or checked it, but most market pages do. */

import { attribution } from '../../languages/any/bylines.ts';
import { isAuthority } from '../../market/results/site-type/public-bodies.ts';
import { maySource } from '../../page/signs/may-show.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';

export const authorMissingRule = defineRule({
  id: 'author_missing',
  version: 11,
  name: 'Most pages of the market show who wrote or checked them, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages an author is not what the market does',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'an author may be named in a way that is not read' },
  },
  knownLimits: [],
});

const { minShare, confidence } = authorMissingRule.values;

/**
 * Types of pages that nobody signs, or that name people who did not write them: those who post in a thread, or review what
 * a shop sells.
 */
const unsigned: ReadonlySet<ContentType | null | undefined> = new Set(['forum', 'category', 'hub', 'tool', ...offers]);

export interface AuthorParams {
  k: number;
  n: number;
  /** Whether the page shows no date and links to no source either. */
  isUndated: boolean;
  isUnsourced: boolean;
  /** The name that only the page's markup holds; null without one. */
  declared: string | null;
}

export const authorMissing = defineCheck({
  id: 'author-missing',
  category: 'trust',
  // Not for offers and documentation: there the company itself is the author.
  appliesTo: readable('guide', 'news', ...choices),
  weight: { severity: 'info', effort: 'S', metric: 'trust', practice: null },
  needs: ['figures', 'signs', 'trust', 'page', 'market_types', 'publishers_pages', 'document', 'language', 'intent'],
  run: ({ figures, signs: { own }, trust, page, market_types, publishers_pages, document, language, intent }) => {
    // Authorities, companies and institutions sign what they publish, and who looks for somebody in town does not look
    // for a writer.
    const isSigning = isAuthority(own.domain) || !publishers_pages.has(page.source_id);
    if (isSigning || intent.primary === 'local') return failWith<AuthorParams>([]);
    const others = competitorsWith(figures.market, ({ has_author }) => has_author);
    if (others === null) return undecided('too_few_pages');
    const written = figures.market.filter(({ source_id }) => !unsigned.has(market_types.get(source_id)));
    const signed = written.filter(({ has_author }) => has_author === true);
    const known = written.filter(({ has_author }) => has_author !== null);
    const isCommon = others.share >= minShare && signed.length >= known.length * minShare;
    if (figures.own.has_author !== false || signed.length === 0 || !isCommon) return failWith<AuthorParams>([]);
    return failWith([
      {
        params: {
          k: signed.length,
          n: written.length,
          isUndated: trust.dates_visible.length === 0 && figures.own.age_days === null && own.shown_month === null,
          isUnsourced:
            trust.sources_cited === 0 &&
            (own.unsourced ?? own.unsourced_figure) !== null &&
            !attribution.test(document.text) &&
            !maySource(document, language.wanted),
          declared: trust.author_named,
        },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: signed.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/trust/author_named',
      },
    ]);
  },
});
