/** What the words of titles and searches tell, in any language. */

/**
 * What a word of a title says. `best`: a choice among many; `versus`: one thing against another; `guide`: it teaches or
 * explains; `review`: it tests; `tool`: it calculates or makes something, which may be `free`; `news`; `reference`: it
 * defines; `software`: it is used rather than done; `product`: what is made and sold; `service`: somebody does it for the reader. `unit`: what a number counts that is not an item of a list. `number`: a number in words. `step` numbers a part
 * of an instruction. `pros` stands over advantages and disadvantages.
 */
export type TitleSign =
  | 'best'
  | 'versus'
  | 'guide'
  | 'review'
  | 'tool'
  | 'free'
  | 'news'
  | 'reference'
  | 'software'
  | 'product'
  | 'service'
  | 'unit'
  | 'number'
  | 'step'
  | 'pros';

/** Alternatives of a pattern, in lower case. */
export type TitleWords = Readonly<Partial<Record<TitleSign, string>>>;

/**
 * What a search may want: `learn` a subject, `tell_apart` two things, `rate` things, `compare` them, know a `price`,
 * `buy`, `go` to a known site, find something `near`.
 */
export const queryWishes = ['learn', 'tell_apart', 'rate', 'compare', 'price', 'buy', 'go', 'near'] as const;
export type QueryWish = (typeof queryWishes)[number];

/** `latest`: the search wants what is true now; `price`: what a thing costs, which changes by the week. */
export type TimeSign = 'latest' | 'price';

export interface SearchWords {
  /**
   * Phrases as they are typed, in lower case, by `|`; `^` holds one to the beginning ("top 10 …", not "table top").
   * A word that means something else as often is left out ("order", "quotes", "sale"). Languages written without spaces
   * are searched for the phrase itself, so a phrase of theirs has at least two characters.
   */
  wishes: Readonly<Record<QueryWish, string>>;
  /** Words by which the answer changes with time: alternatives of a pattern, in lower case. */
  time: Readonly<Record<TimeSign, string>>;
}
