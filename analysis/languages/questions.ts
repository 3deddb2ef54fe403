/** What a language's pack says about its questions. */

/** What a question asks for. */
export type QuestionFacet = 'price' | 'what' | 'how' | 'why' | 'which' | 'who' | 'when' | 'where';

/** What words anywhere in a question tell that it asks for. */
export type QuestionCue = 'compare' | 'risk' | 'price';

/** All patterns are alternatives in lower case unless they are regular expressions. */
export interface Questions {
  /** A mark of its own beside those of all languages: the Greek `;`. */
  mark: string | null;
  /** Gives one spelling to a question before it is compared with `openings` or `places`. */
  normalize: ((text: string) => string) | null;
  /** How questions begin. Null: see `places`. */
  openings: QuestionOpenings | null;
  /**
   * For languages that leave the question word where the answer would stand, or end a question with a particle:
   * patterns in the order in which they are tried. `plain` is a question for yes or no.
   */
  places: readonly QuestionPattern[] | null;
  /** Tells questions that want an answer from calls and from talk. Null: all want one. */
  genuine: GenuineQuestions | null;
  cues: Readonly<Partial<Record<QuestionCue, string>>> | null;
  /** The question asks for a way to do something, which steps answer. */
  steps: RegExp | null;
  /** The question asks for a number or a date. */
  figures: string | null;
  /** How a question asks for a length of time: "how long"; absent where none is known. */
  durations?: string;
  /** What is asked in several forms, and the form that stands for them where questions are compared. */
  rewordings?: readonly (readonly [form: string, standing: string])[];
  /** How an answer to a question for yes or no begins. */
  verdicts?: string;
  /** Headings that name a matter without asking ("Benefits of X"), and the question that they answer. */
  fromHeadings: HeadingQuestions | null;
  /** Stop words that tell two questions apart ("how often", "how long"), parted by white space. */
  distinguishing: string | null;
  /** Words that qualify a price and make no other question of it: "average", "monthly". Parted by white space. */
  priceQualifiers: string | null;
}

export type QuestionPattern = readonly [QuestionFacet | 'plain', RegExp];

/**
 * For languages that put their question words first. Only words that ask wherever they open a heading: "do" and "is"
 * also open commands and statements and need the mark. `price` holds what asks for the price without another word.
 */
export interface QuestionOpenings extends Partial<Record<QuestionFacet, string>> {
  /** Prepositions that may stand before the question word: "à quelle température". */
  before?: string;
  /** Openings of a question for yes or no, which no statement has. */
  plain?: string;
  /** Words of price: with one of them, an `amount` asks for the price. */
  money?: string;
  /** Those openings of `how` and `what` that ask for the price beside such a word. */
  amount?: string;
}

/** A part that is absent excludes nothing. */
export interface GenuineQuestions {
  /**
   * What a marked question holds, at its start or after a colon or a comma: without any it is a call ("Ready to
   * start?"). Absent where a statement with a mark asks too.
   */
  asks?: string;
  /** The same, anywhere in it. */
  asksAnywhere?: string;
  /** How calls, offers and talk begin that look like questions: "Do you want", "Did you know". */
  calls?: string;
  /** The same, anywhere in it: the reader or the seller is asked. */
  callsAnywhere?: string;
  /** Beginnings of headings that ask without the mark; absent where any opening of a question does. */
  unmarked?: string;
  /** Words of somebody who speaks for a site: its questions are about itself ("How we test"). */
  we?: string;
  /** Words of somebody who speaks for himself: in a forum, his question is his own case. */
  i?: string;
}

export interface HeadingQuestions {
  /** What may stand before the matter and adds nothing: "The 7 key benefits of". */
  before: string;
  /** Nouns keep their capital wherever they stand. */
  keepsCapital: boolean;
  /**
   * Only forms that stay grammatical whatever follows: the noun is in the pattern, so that its number and gender are
   * known, and what follows it is kept as it stands. `heading` has the matter as first group, and what it is of as
   * second; `question` refers to them by `$1` and `$2`.
   */
  patterns: readonly { heading: string; question: string }[];
  /** Forms that no pattern holds. The heading has neither numbering nor marks; null where no question is sure. */
  derive?: (heading: string, place: HeadingPlace) => string | null;
}

/** What is known of the place of a heading. */
export interface HeadingPlace {
  /** It is one of several steps: numbered as one, or beside others that tell a reader what to do. */
  isStep: boolean;
  /** The heading above it; empty where there is none. */
  below: string;
}
