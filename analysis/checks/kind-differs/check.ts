/** Check: the page sells, and most results for its keyword are texts that explain or compare. */

import { isChoice } from '../../page/shortlist.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { groupOf, offers, providers, readable } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const kindDiffersRule = defineRule({
  id: 'kind_differs',
  version: 7,
  name: 'The page sells or presents an offer, and most results are guides, lists and comparisons',
  constants: {
    minKnown: {
      value: 4,
      unit: 'pages of known type',
      reason:
        'Where fewer are known, that none sells says little of what is searched: no such finding read was of use.',
    },
    minShare: {
      value: 0.65,
      unit: 'share of the pages of known type',
      reason:
        'Where so many are texts, searchers want to learn or to compare before they buy. Two offers among five pages are too many.',
    },
    minAnswered: {
      value: 3,
      unit: 'questions',
      reason:
        'A provider who answers so many on its page explains, too; read beside their pages, findings on such pages were of no use.',
    },
    minWords: {
      value: 300,
      unit: 'words',
      reason: 'A shorter page without other signs than its text is as likely a schedule or a catalogue.',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'Searchers may want an offer that hardly anybody makes.' },
  },
  knownLimits: [],
});

const { minKnown, minShare, minAnswered, minWords, confidence } = kindDiffersRule.values;

export interface KindParams {
  keyword: string;
  kind: ContentType;
  /** A most common type of the texts, and whether it is the only one. */
  wanted: ContentType;
  isCommonest: boolean;
  /** Whether that type compares options. */
  compares: boolean;
  k: number;
  n: number;
}

export const kindDiffers = defineCheck({
  id: 'kind-differs',
  category: 'relevance',
  appliesTo: readable(...offers, 'category'),
  weight: { severity: 'high', effort: 'L', metric: 'relevance', practice: 'topical_relevance' },
  needs: ['keyword', 'page', 'page_type', 'market_types', 'signs', 'language'],
  run: ({ keyword, page, page_type, market_types, signs: { own, market }, language }) => {
    const known = [...market_types].flatMap(([id, type]) => (type === null ? [] : [{ id, type }]));
    if (known.length < minKnown || page_type === null) return undecided('too_few_pages');
    const long = new Set(market.flatMap(({ source_id, words }) => (words < minWords ? [] : [source_id])));
    const told = known.filter(({ id, type }) => groupOf(type) === 'text' && (type !== 'guide' || long.has(id)));
    // Whoever asks what a thing costs is served by whoever sells it and says so.
    if (own.surePrices > 0 && namesPrice(keyword.text, language.wanted)) return failWith<KindParams>([]);
    if (providers.some((each) => each === page_type) && own.questions.length >= minAnswered)
      return failWith<KindParams>([]);
    // The page itself is one of those that searchers may be served by.
    if (told.length < minShare * (known.length + 1)) return failWith<KindParams>([]);
    const counts = new Map<ContentType, number>();
    for (const { type } of told) counts.set(type, (counts.get(type) ?? 0) + 1);
    const [[wanted, most], second] = [...counts].sort(([, a], [, b]) => b - a) as [
      [ContentType, number],
      [ContentType, number]?,
    ];
    return failWith([
      {
        params: {
          keyword: keyword.text,
          // An index of texts is no category of a shop.
          kind: page_type === 'category' && !own.isPriced && !own.mayBePriced ? 'hub' : page_type,
          wanted,
          compares: isChoice(wanted) || wanted === 'review',
          isCommonest: most > (second?.[1] ?? 0),
          k: told.length,
          n: market_types.size,
        },
        observed: { value: page_type, ev: [page.source_id] },
        expected: { value: wanted, basis: 'market' as const, ev: told.map(({ id }) => id) },
        confidence,
        affects: [],
        size: 1,
        reach: told.length / known.length,
        json_pointer: '/gap/verdict/state',
      },
    ]);
  },
});
