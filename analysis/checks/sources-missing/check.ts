/** Check: the page refers to studies or experts without naming them, or links no source although the market does. */

import { maySource } from '../../page/signs/may-show.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';
import { wordsBeside } from '../words-beside.ts';

export const sourcesMissingRule = defineRule({
  id: 'sources_missing',
  version: 7,
  name: 'Most pages link to sources, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages sources are not what the market shows',
    },
    minDomains: {
      value: 2,
      unit: 'sites',
      reason: 'one other site may be a sponsor, a profile or a sister site',
    },
    maxShareBeside: {
      value: 0.3,
      unit: 'of the words of the main content',
      reason: 'more text beside it may hold the links that it lacks',
    },
    minLinked: { value: 3, unit: 'sites', reason: 'a page that links several sources names its studies there' },
    confidence: { value: 0.8, unit: 'probability', reason: 'a source may be named without a link' },
  },
  knownLimits: [],
});

const { minShare, minDomains, maxShareBeside, minLinked, confidence } = sourcesMissingRule.values;

export interface SourcesParams {
  k: number;
  n: number;
  /** A statement attributed to an unnamed study or expert; null without one. */
  text: string | null;
  /** A share or an average without a source, on a page that links none; null without one. */
  figure: string | null;
}

export const sourcesMissing = defineCheck({
  id: 'sources-missing',
  category: 'trust',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: 'quotes_and_statistics' },
  needs: ['figures', 'signs', 'trust', 'document', 'language', 'page', 'page_type'],
  run: ({ figures, signs: { own }, trust, document, language, page, page_type }) => {
    const isOffer = offers.some((type) => type === page_type);
    const others = competitorsWith(figures.market, ({ outbound_domains }) =>
      outbound_domains === null ? null : outbound_domains >= minDomains,
    );
    if (others === null && own.unsourced === null) return undecided('too_few_pages');
    // Whoever sells something owes sources for what it claims, and needs no links besides.
    // Where much text stands beside the main content, its links do, too.
    const beside = wordsBeside({ document, language });
    const isWhole = beside <= maxShareBeside * own.words;
    // A text without a share or an average owes no source.
    const isOwing = own.unsourced_figure !== null || own.unsourced !== null;
    const isUnlinked = !isOffer && isWhole && isOwing && trust.sources_cited === 0 && (others?.share ?? 0) >= minShare;
    // A summary need not name the studies that the text links.
    const unsourced = trust.sources_cited >= minLinked ? null : own.unsourced;
    if (unsourced === null && !isUnlinked) return failWith<SourcesParams>([]);
    // Sources may be listed anywhere on the page, without links.
    if (maySource(document, language.wanted)) return failWith<SourcesParams>([]);
    return failWith([
      {
        params: {
          k: isUnlinked ? (others?.k ?? 0) : 0,
          n: others?.n ?? 0,
          text: unsourced,
          figure: isUnlinked ? own.unsourced_figure : null,
        },
        observed: { value: trust.sources_cited, unit: 'sources', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence', ev: isUnlinked ? (others?.ev ?? []) : [] },
        confidence,
        affects: [],
        size: 1,
        reach: unsourced === null ? (others?.share ?? 0) : 1,
        json_pointer: '/gap/trust/sources_cited',
      },
    ]);
  },
});
