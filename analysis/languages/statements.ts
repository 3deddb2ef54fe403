/** Words with which sentences state figures. Lists hold phrases in lower case, separated by commas. */

/** The relation between a subject and its figure. Figures of different relations do not measure the same thing. */
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
  /** Before a figure: approximately, at least, at most. */
  about: string;
  atLeast: string;
  atMost: string;
  /** Those of `atLeast` that tell how long something takes, too: "spread over four days". */
  throughout?: string;
  /** In the headers of two columns that bound a range. */
  lows?: string;
  highs?: string;
  /** After a figure. */
  orMore: string;
  orLess: string;
  /** A range: `between 60 and 120`, `from 60 to 120`. */
  between: string;
  and: string;
  to: string;
  /**
   * A rate: `per year`; `a` only before a unit of time; words that include the time themselves (`yearly`), as
   * `yearly=a`.
   */
  per: string;
  each: string;
  periods: string;
  /** Before a year or a day: `in 2019`. */
  on: string;
  /** Parts of a time: `in the late 19th century`, `by the middle of`. */
  times?: string;
  /** After a year number of the common era: `750 AD`. */
  eras?: string;
  /**
   * `century` captures its number as `number`, or in Roman numerals as `roman`. `decade` matches decades and hundreds
   * of years, and captures the year as `year`.
   */
  century?: RegExp;
  decade?: RegExp;
  /** Verbs by relation. */
  verbs: Partial<Record<Relation, string>>;
  /** Forms of other verbs that are no nouns, for a language in which nothing else tells verbs from nouns. */
  actions?: string;
  /** Allowed between a subject and its verb, or a verb and its figure. */
  adverbs: string;
  /** Between a verb and its figure: `costs from`. */
  links: string;
  /** `a range of 60 km`, `30 hours of battery life`. */
  of: string;
  /** Measurable quantities: "a range of 250 miles" states the range, but "a flat of 60 m²" no property of flats. */
  quantities: string;
  /** `expect $300 for a desk`: the opening of such a sentence, and the word before its subject. */
  expect: string;
  toward: string;
  /** Allowed at the start of a subject, but not part of it or limiting it: `the`, `most`. */
  articles: string;
  quantifiers: string;
  /** Endings of verbs that can be a subject with what follows: `Installing a panel takes a day`. */
  gerunds?: string;
  /** The ending of words that say how something is done: `happily`. */
  manners?: string;
  /** Forms of comparison, with which no subject ends: `slower`. */
  comparatives?: string;
  /** Endings of verbs that start a remark without a subject: `Helped a client get 20,000 visits`. */
  participles?: string;
  /** Words after which a new subject starts. */
  breaks: string;
  /** `a battery that lasts 10 years`. */
  relatives: string;
  /** A subject with one of these refers elsewhere, or to the author. */
  unclear: string;
  /** How sentences begin that only link to others, without a condition: "in contrast". Absent if none are known. */
  openings?: string;
  /** With one of these before the figure, the statement is an assumption or a denial. */
  doubtful: string;
  /** A sentence with one of these, or of `narrator`, is about its author. */
  own: string;
  /** Words for the author alone: a sentence with one tells what befell them, unless it has one of `advice`. */
  narrator?: string;
  advice?: string;
  /** Whole phrases with which an author advises: a figure in such a sentence is meant for readers. */
  ownAdvice?: string;
  /** Words for the writers of a page where they do something, `we tested`; none for what is theirs, as `our`. */
  speakers?: string;
  /** A sentence with one of these says how long someone does their work: `25 years of experience`. */
  careers?: string;
  /** A sentence with one of these tells of somebody's life: `co-author of`. */
  biographies?: string;
  /** Before a gerund, something goes on since a time: `has been running`. Absent if no such form is known. */
  being?: string;
  /** A sentence with one of these is about the page: reading time, dates, newsletters. */
  boilerplate: string;
  /** A sentence with one of these is usually about a shop's own terms: sales, deliveries, returns, trials. */
  offers: string;
  /** One of these at the start of a sentence says so as well; later it states what is saved. */
  offerStarts?: string;
  /** With one of these, money is saved or given back, so that it contradicts no price. */
  gains?: string;
  /**
   * With one of these, money is what someone takes in, gets or has to reach, which is no price of anything: `$800 million
   * revenue`, `$30 off`, `orders of $49`. Alternatives of a pattern.
   */
  takings?: string;
  /** After a figure: it states a difference or an age, not an amount. */
  comparisons: string;
  /** Words after a figure that say in which way it is measured and are no noun: `2 feet tall`. */
  afterUnits?: string;
  /** One of these at the start of a sentence: its figures are of one case. */
  exampleStarts?: string;
  /** What a study counts: people asked, trials. Their number says nothing of the subject. */
  samples?: string;
  /** Who pays, where what they pay for is clear: homeowners, customers. */
  payers?: string;
  /** What a plan is sold for a number of: users, licences. */
  seats?: string;
  /** After a time and before it: it is an age, `8 weeks old`, `ages 8 to 12 weeks`. What may follow: `and older`. */
  aged?: string;
  ages?: string;
  older?: string;
  /** Pronouns for whoever reads: `you`. */
  reader?: string;
  /** Beside a duration: a span of the writer's present, not a property of anything: `the next 25 years`. */
  spans?: string;
  /** Openings of a sentence that presents a list: "here are 18 books". Absent if none are known. */
  presents?: string;
  /** After a share: how often something is done, `80 % of the time`. Before one: `the remaining 20 %`. */
  frequencies?: string;
  rests?: string;
  /** People of whom an age tells which are meant: `men under 65`. */
  persons?: string;
  /** What leads to the amount of a change: `land use by 70 %`. Absent where verbs and nouns differ in form. */
  changes?: string;
  /** At the start of a sentence: for how long a firm has done something, where the verb is in this tense. */
  since?: string;
  perfect?: string;
  /** What a page numbers of its own: `10 tips`. */
  advised?: string;
  /** Before a number that tells one of a series from the others: `type 2 diabetes`, `level 3`. */
  numbered?: string;
  /** A subject or owner with one of these is made up: `Example: 19.99 USD`. */
  examples?: string;
  /**
   * Makes a lone noun refer to something mentioned before: `the company`. Absent if it can also mean the whole kind.
   */
  definite?: string;
  /** Whether the verb may precede its subject: `Im Schnitt kostet ein Tisch 300 Euro`. */
  inverts: boolean;
  /** After a figure, besides the prepositions above: what it applies to, `before tax`, `depending on the size`. */
  limits?: string;
  /** Between a whole and what a part of it is for: `10 % of the budget for flowers`. */
  purposes?: string;
  /** What a price has beside it: `$9 plus sales tax`. */
  additions?: string;
  /** What names the case of a figure where it opens a sentence: `during` probation, `in the` first year. */
  cases?: string;
  /** What opens a condition that whoever reads can fulfil: `if you` pay yourself. */
  conditions?: string;
  /** If the verb ends the sentence: what may follow the figure. The subject then directly precedes the figure. */
  closings?: string;
  /** Whether words are written without spaces. */
  unspaced?: boolean;
  /** For these languages: what may come between a figure and the end of its clause. */
  ends?: string;
}
