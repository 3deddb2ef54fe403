/** What words in titles and searches show, in any language. */

/**
 * What a word in a title shows. `best`: a choice among many; `versus`: a comparison of two things; `guide`: it teaches
 * or explains; `review`: it tests; `tool`: it calculates or creates something, perhaps `free`; `news`; `reference`: it
 * defines; `software`: something to use rather than do; `product`: something made and sold; `service`: something done
 * for the reader. `unit`: what a number counts that is not a list item. `step` numbers a part
 * of an instruction. `pros` heads advantages and disadvantages. `taste`: a work or an event, which people choose by taste,
 * place and time, not by features.
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
  | 'step'
  | 'pros'
  | 'taste';

/** Regular expression alternatives, in lower case. */
export type TitleWords = Readonly<Partial<Record<TitleSign, string>>>;

/**
 * What a search may want: `learn` about a subject, `tell_apart` two things, `rate` things, `compare` them, know a
 * `price`, `buy`, `go` to a known site, find something `near`.
 */
export const queryWishes = ['learn', 'tell_apart', 'rate', 'compare', 'price', 'buy', 'go', 'near'] as const;
export type QueryWish = (typeof queryWishes)[number];

/** `latest`: the search wants what is true now; `price`: what something costs, which changes by the week. */
export type TimeSign = 'latest' | 'price';

export interface SearchWords {
  /**
   * Phrases as typed, in lower case, separated by `|`; `^` restricts a phrase to the start ("top 10 …", not "table
   * top"). Words that equally often mean something else are omitted ("order", "quotes", "sale"). In languages without
   * spaces the phrase may match anywhere, so it has at least two characters.
   */
  wishes: Readonly<Record<QueryWish, string>>;
  /** Words that make the answer change with time: regular expression alternatives, in lower case. */
  time: Readonly<Record<TimeSign, string>>;
}
