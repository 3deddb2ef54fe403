/** Signs in sentences that show the basis and the age of a page. */

/**
 * What a sentence may show. `reviews`: customers' ratings or opinions, with a figure. `licence`: licences, insurance,
 * certificates. `guarantee`: a warranty, a refund, a return. `method`: how things were chosen or tested. `experience`:
 * the author did it. `cases`: results for customers.
 * `voices`: a heading above what customers say. `vague_source`: unnamed studies or experts. `data`: a study, an
 * analysis, a survey. `relative_day`: a time that is unclear without a date. `pick`: a recommendation of one thing.
 * `ranked`: a title says that what follows stands in order, the best first.
 * `plan`: something that is to happen, up to the preposition before its year; `plan_after_year`: the same with the year,
 * as its first group, at the start of the sentence. `free`: something is free of charge, for good or within limits;
 * `unpaid`: words that may say so of whatever they stand beside.
 * `saving`: the words beside an amount that somebody saves. `other_money`: words of a sentence whose amounts are no
 * price: debts, incomes, tips, funds, and how much more one thing costs than another.
 * `past`: a sentence tells of what had been before. `tax`: words of taxes, which are declared a year later.
 * `paid`: words of a sentence whose amount is what somebody pays; `share_paid`: a price that is a share, "costs 5 percent of", or in words, "several hundred dollars". `average`: a figure that somebody must have counted; `own_count`: its
 * writers did; `instruction`: one that tells the reader what to do, or what would be. `rating`: a word of ratings.
 * `abandoned`: the page says of itself that it is old or no longer maintained. `pandemic`: the pandemic as something
 * that lasts. `printable`: a file to print or to download. `suits`: for whom or for what one thing is right.
 * `rate_for_year`: that something holds for a year; `not_in_force`: words of a sentence that tells of the past or the future.
 * `supposing`: the opening of a sentence about what would be.
 * `offer_until`: that an offer or an aid holds, up to the date on which it ends.
 * `since`: the year from which something goes on, with the year: it is no date of what is said.
 */
export const pageSigns = [
  'reviews',
  'licence',
  'guarantee',
  'method',
  'experience',
  'cases',
  'voices',
  'vague_source',
  'data',
  'relative_day',
  'pick',
  'ranked',
  'plan',
  'plan_after_year',
  'free',
  'unpaid',
  'saving',
  'other_money',
  'past',
  'tax',
  'paid',
  'share_paid',
  'average',
  'instruction',
  'supposing',
  'own_count',
  'rating',
  'abandoned',
  'pandemic',
  'printable',
  'suits',
  'since',
  'rate_for_year',
  'not_in_force',
  'offer_until',
] as const;
export type PageSign = (typeof pageSigns)[number];

/** Regular expression alternatives for each sign. */
export type PageSignWords = Readonly<Record<PageSign, string>>;

/**
 * Words with which a page says on whose side it is and what it rests on: regular expression alternatives, in lower case. `earning`: it earns by
 * its links, or is paid; the start of a word is enough. `own`: what stands nearby is the site's own product. `ours`: the
 * same of what stands in the sentence, without what sites call their own in any test ("our ranking"). `selection` and
 * `experience`: it may say how it chose what it lists, or speak of what somebody did. `reviews`, `licence`, `guarantee` and
 * `cases`: it may show proof of this kind. `sources`: it may list what it rests on. Whoever says that it does not must have found none of these.
 */
export type DisclosureWords = Readonly<
  Record<
    'earning' | 'own' | 'ours' | 'selection' | 'experience' | 'sources' | 'reviews' | 'licence' | 'guarantee' | 'cases',
    string
  >
>;
