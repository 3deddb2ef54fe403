/** Check: other pages offer a file to print or download, and this one does not. */

import type { Quotation } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const fileMissingRule = defineRule({
  id: 'file_missing',
  version: 1,
  name: 'Pages of the market offer a file to print or download, this page does not',
  constants: {
    minSites: { value: 2, unit: 'sites', reason: 'what one site offers is its own choice' },
    minShare: { value: 0.33, unit: 'share of pages', reason: 'what a third offers, searchers have come to expect' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a link may carry a name that is not known' },
  },
  knownLimits: ['Such files are known by words of English, French, German and Spanish.'],
});

const { minSites, minShare, confidence } = fileMissingRule.values;

export interface FileParams {
  k: number;
  n: number;
  example: Quotation;
}

export const fileMissing = defineCheck({
  id: 'file-missing',
  category: 'structure',
  appliesTo: readable('guide', 'tool', ...choices),
  weight: { severity: 'medium', effort: 'S', metric: 'topic_coverage', practice: null },
  needs: ['signs', 'page'],
  run: ({ signs, page }) => {
    const market = signs.market.filter(({ isRead }) => isRead);
    if (!signs.own.isRead || market.length < minSites) return undecided('too_few_pages');
    const having = market.filter(({ printable }) => printable !== null);
    const [first] = having;
    const share = having.length / market.length;
    if (signs.own.printable !== null || first === undefined || having.length < minSites || share < minShare)
      return failWith<FileParams>([]);
    return failWith([
      {
        params: {
          k: having.length,
          n: market.length,
          example: { quote: first.printable ?? '', domain: first.domain },
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: share,
        json_pointer: '/page/passages',
      },
    ]);
  },
});
