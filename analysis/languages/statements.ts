/** Words with which sentences state figures. Every list holds phrases in lower case, parted by commas. */

/** What a verb says of its subject by a figure; figures of different relations are not of the same thing. */
export type Relation =
  | 'is'
  | 'starts'
  | 'costs'
  | 'lasts'
  | 'weighs'
  | 'carries'
  | 'uses'
  | 'makes'
  | 'has'
  | 'pays'
  | 'happens';

export interface FigureStatements {
  /** Before a figure: near it, at least it, at most it. */
  about: string;
  atLeast: string;
  atMost: string;
  /** After a figure. */
  orMore: string;
  orLess: string;
  /** A range: `between 60 and 120`, `from 60 to 120`. */
  between: string;
  and: string;
  to: string;
  /** A rate: `per year`; `a` only before a unit of time; words that hold the time themselves (`yearly`), as `yearly=a`. */
  per: string;
  each: string;
  periods: string;
  /** Before a year or a day: `in 2019`. */
  on: string;
  /** After the number of a year of the common era: `750 AD`. */
  eras?: string;
  /** A century, its number as `number` or, in Roman digits, as `roman`; a decade or the hundreds, its year as `year`. */
  century?: RegExp;
  decade?: RegExp;
  /** Verbs by what they say. */
  verbs: Partial<Record<Relation, string>>;
  /** May stand between a subject and its verb or a verb and its figure. */
  adverbs: string;
  /** Between a verb and its figure: `costs from`. */
  links: string;
  /** `a range of 60 km`, `30 hours of battery life`. */
  of: string;
  /** Nouns of what can be measured: "a range of 250 miles" gives the range, "a flat of 60 m²" no property of flats. */
  quantities: string;
  /** `expect $300 for a desk`: what begins such a sentence, and what comes before its subject. */
  expect: string;
  toward: string;
  /** What may begin a subject, and is no part of it or limits it: `the`, `most`. */
  articles: string;
  quantifiers: string;
  /** Endings of verbs that may be a subject with what follows them: `Installing a panel takes a day`. */
  gerunds?: string;
  /** Endings of verbs that begin a remark without a subject: `Helped a client get 20,000 visits`. */
  participles?: string;
  /** Words after which a new subject begins. */
  breaks: string;
  /** `a battery that lasts 10 years`. */
  relatives: string;
  /** A subject with one of these points elsewhere, or to the writer. */
  unclear: string;
  /** What stands before a figure with one of these supposes or denies. */
  doubtful: string;
  /** A sentence with one of these tells of its writer. */
  own: string;
  /** A sentence with one of these is of the page and not of its subject: reading time, dates, newsletters. */
  boilerplate: string;
  /** A sentence with one of these is mostly of a shop's own terms: sales, deliveries, returns, trials. */
  offers: string;
  /** After a figure: it tells how two things differ, or an age, and not how much something is. */
  comparisons: string;
  /** Makes of a lone noun something that was named before: `the company`. Where it may mean all of a kind, nothing. */
  definite?: string;
  /** The verb may stand before its subject: `Im Schnitt kostet ein Tisch 300 Euro`. */
  inverts: boolean;
  /** After a figure, beside the prepositions above: what it holds for, `before tax`, `depending on the size`. */
  limits?: string;
  /** Where the verb closes the sentence: what may follow the figure. A subject then stands right before it. */
  closings?: string;
  /** Words are written together. */
  unspaced?: boolean;
  /** Of these languages: what may come between a figure and the end of its clause. */
  ends?: string;
}
