/** Check: market pages show proof that this one lacks: reviews, licences, guarantees, methods, cases. */

import type { Quotation } from '../../languages/writer.ts';
import { isPublicBody } from '../../market/results/site-type/public-bodies.ts';
import { isChoice, isChosen } from '../../page/shortlist.ts';
import type { PageSigns } from '../../page/signs/measure.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { says } from '../../text/title-signs.ts';
import { anySubject, choices, judgedType, offers, texts } from '../applicability.ts';
import { defineCheck, type Found, failWith, notApplicable, undecided } from '../check.ts';
import { isQuotable } from '../quotable.ts';
import { teaches } from '../teaches.ts';
import { proofMissingRule } from './rule.ts';

const {
  signsOf,
  asked,
  askedByChoosers,
  askedEither,
  reachOfAsked,
  minSites,
  minShare,
  confidence,
  minEntries,
  minQuotedWords,
  maxFindings,
} = proofMissingRule.values;

export type Proof = (typeof signsOf)[keyof typeof signsOf][number];
type Shop = 'category' | 'product';

export interface ProofParams {
  /** Several where the page is about something else than its market. */
  proofs: Proof[];
  k: number;
  /** 0 if the page is about something else than its market. */
  n: number;
  example: Quotation | null;
  /** Whether boxes, images or words of other pages may show it, too. */
  isLeast: boolean;
  /** What a shop shows on the page; null of other pages. */
  shop: Shop | null;
}

export const proofMissing = defineCheck({
  id: 'proof-missing',
  category: 'trust',
  appliesTo: anySubject('guide', ...choices, ...offers, 'category', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: [
    'signs',
    'page',
    'page_type',
    'market_types',
    'publishers_pages',
    'entries',
    'isOffTopic',
    'intent',
    'keyword',
    'language',
  ],
  run: ({ signs, page, page_type, market_types, publishers_pages, entries, isOffTopic, intent, keyword, language }) => {
    const type = judgedType(page_type, page.extraction.page_kind);
    // Two things compared were not chosen from others, nor are kinds of a thing, or what it costs.
    const isTaught = [page.identity.title, page.identity.h1].some((each) => teaches(each, language.wanted));
    const isUnlisted =
      (type === 'comparison' && entries.length < minEntries) || isTaught || namesPrice(keyword.text, language.wanted);
    const { own } = signs;
    const lacks = (proof: Proof): boolean => own[proof] === null && !own.mayShow(proof);
    // Who makes software needs no licence.
    const isOfSoftware = says(keyword.text, 'software', language.wanted);
    // A company's guide is not about what its writers have done themselves.
    const isCompanyGuide = type === 'guide' && !publishers_pages.has(page.source_id);
    const isAskable = (proof: Proof): boolean =>
      proof === 'method'
        ? !isUnlisted
        : !(proof === 'licence' && isOfSoftware) && !(proof === 'experience' && isCompanyGuide);
    const wanted = proofsOf(signsOf, type).filter(isAskable);
    const byChoosers = isChosen(intent.primary) ? proofsOf(askedByChoosers, type).filter(isAskable) : [];
    const always = [...proofsOf(asked, type), ...(isOffTopic ? [] : byChoosers)];
    if (proofsOf(signsOf, type).length === 0 || isPublicBody(signs.own.domain))
      return notApplicable('other_kind_of_page');
    const foundOf = (proofs: Proof[], having: readonly PageSigns[], all: readonly PageSigns[]): Found<ProofParams> => {
      const isLeast = all.some((each) => !having.includes(each) && proofs.some((proof) => each.mayShow(proof)));
      // A label or heading such as "4.8 / 5" shows that a page has it, but not how.
      const example = having.flatMap(({ domain, ...each }) => {
        const quote = (proofs.length === 1 && proofs[0] !== undefined ? each[proofs[0]] : null) ?? '';
        const isShort = quote.split(/\s+/u).length < minQuotedWords || quote === each.voices;
        return isShort || !isQuotable(quote) ? [] : [{ quote, domain }];
      });
      // "At least one does" without an example says nothing.
      const isTold = having.length > 1 || (having.length === 1 && (!isLeast || example.length > 0));
      const n = isTold ? all.length : 0;
      const ev = having.map(({ source_id }) => source_id);
      return {
        params: {
          proofs,
          k: having.length,
          n,
          example: example[0] ?? null,
          isLeast: n > 0 && isLeast,
          shop: type === 'category' || type === 'product' ? type : null,
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: n === 0 ? ('evidence' as const) : ('market' as const), ev },
        confidence,
        affects: [],
        size: 1,
        reach: Math.max(having.length / Math.max(1, n), reachOfAsked),
        json_pointer: '/gap/trust',
      };
    };
    if (isOffTopic) {
      if (always.length === 0) return notApplicable('about_something_else');
      const open = own.isRead ? always.filter(lacks) : [];
      return failWith(open.length > 0 ? [foundOf(open, [], [])] : []);
    }
    // In a thread, anybody tells of anything.
    const market = signs.market.filter(({ isRead, source_id }) => isRead && market_types.get(source_id) !== 'forum');
    if (!own.isRead || market.length < minSites) return undecided('too_few_pages');
    const either = proofsOf(askedEither, type);
    const isUnheard = either.length > 0 && either.every(lacks);
    const heard = market.filter((each) => either.some((proof) => each[proof] !== null));
    // Whoever lets customers speak in one way need not in the other.
    const single = wanted.filter((proof) => !either.includes(proof));
    const found = single.flatMap((proof) => {
      // On other pages the words of a method, or of what a seller grants, are about something else.
      const alike = market.filter(({ source_id }) => {
        const other = market_types.get(source_id) ?? null;
        if (proof === 'method') return type === 'tool' || isChoice(other);
        return !(proof === 'guarantee' || proof === 'licence') || !texts.some((each) => each === other);
      });
      const having = alike.filter((each) => each[proof] !== null);
      if (!lacks(proof)) return [];
      if (having.length === 0) return byChoosers.includes(proof) ? [foundOf([proof], [], [])] : [];
      const isUsual = having.length >= minSites && having.length >= minShare * alike.length;
      return isUsual || always.includes(proof) ? [foundOf([proof], having, alike)] : [];
    });
    if (isUnheard) found.push(foundOf([...either], heard, market));
    return failWith(found.sort((a, b) => b.reach - a.reach).slice(0, maxFindings));
  },
});

function proofsOf(
  table: Readonly<Partial<Record<ContentType, readonly Proof[]>>>,
  type: ContentType | null,
): readonly Proof[] {
  return type === null ? [] : (table[type] ?? []);
}
