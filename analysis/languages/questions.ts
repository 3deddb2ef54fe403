/** The part of a language pack about questions. */

/** What a question asks for. */
export type QuestionFacet = 'price' | 'what' | 'how' | 'why' | 'which' | 'who' | 'when' | 'where';

/** What words anywhere in a question may show that it asks for. */
export type QuestionCue = 'compare' | 'risk' | 'price';

/** What a question asks for where its question word leaves it open. */
export type QuestionIntent =
  | 'superlative'
  | 'kinds'
  | 'worth'
  | 'suited'
  | 'duration'
  /** How long a thing is, in time or space. */
  | 'length'
  | 'frequency'
  | 'amount'
  /** What makes a thing what it is, or a good one. */
  | 'criteria'
  /** What if, what happens if. */
  | 'case'
  /** What does not: the opposite of the question without the word. */
  | 'negated'
  /** Benefits and drawbacks. */
  | 'balance'
  | 'benefits'
  | 'drawbacks'
  /** What the thing is, and nothing of it. */
  | 'definition';

/** Patterns are alternatives in lower case unless they are regular expressions. */
export interface Questions {
  /** A question mark of its own besides the common ones: the Greek `;`. */
  mark: string | null;
  /** Normalizes the spelling of a question before it is compared with `openings` or `places`. */
  normalize: ((text: string) => string) | null;
  /** How questions start. Null: see `places`. */
  openings: QuestionOpenings | null;
  /**
   * For languages whose question word takes the place of the answer, or that end questions with a particle: patterns in
   * the order they are tried. `plain` is a yes-or-no question.
   */
  places: readonly QuestionPattern[] | null;
  /** Distinguishes genuine questions from calls to action and talk. Null: all are genuine. */
  genuine: GenuineQuestions | null;
  cues: Readonly<Partial<Record<QuestionCue, string>>> | null;
  /** Whether a heading that starts with `verb`, in lower case, and goes on with `rest` tells its reader to do something. */
  instructs?: (verb: string, rest: string) => boolean;
  /** A phrase that texts use as a deed, "reduce usage", as a subject, "reducing usage"; null if it starts with no verb. */
  asSubject?: (phrase: string) => string | null;
  /** Matches questions that ask how to do something, which steps answer. */
  steps: RegExp | null;
  /** Of such a search, what is to be done, as its first group; absent where it does not fit into other questions as is. */
  deed?: RegExp;
  /** How questions begin that several things answer, not one: "what to see". Absent if none are known. */
  several?: string;
  /** Words that ask for a number or a date. */
  figures: string | null;
  /** Words that ask for a number or an amount of what the next word names: "how many" naps; absent if none are known. */
  counts?: string;
  /** Words that ask for a length of time: "how long"; absent if none are known. */
  durations?: string;
  /** Words that ask how long a text or a thing is, and the units that tell it; absent if none are known. */
  lengths?: { asked: string; units: string };
  /**
   * How a question asks for the right moment to do something ("When should I …"), and the words of a clause that tells it
   * without a date: "if", "once"; absent if none are known.
   */
  occasions?: { asked: string; told: string };
  /** How a question for advice on a choice begins, in its standing form; absent if none is known. */
  choosing?: string;
  /** How a question begins, in its standing form, that asks what something depends on; absent if none is known. */
  influences?: string;
  /** Equivalent forms of a question, each with the form used for comparing questions. */
  rewordings?: readonly (readonly [form: string, standing: string])[];
  /** Patterns of what a question asks for, tried in order on its standing form; absent if none are known. */
  intents?: readonly (readonly [QuestionIntent, string])[];
  /**
   * How a question begins that asks for the merits of what it names: "Who should buy …" Absent if none are known, or if
   * the language writes every noun with a capital.
   */
  merits?: string;
  /** How an answer to a yes-or-no question starts. */
  verdicts?: string;
  /**
   * Words with which a text tells what it holds to be the best ("our top pick"), and with which it only speaks of the
   * search for it: "choosing the best". Absent if none are known.
   */
  picks?: { told: string; sought: string };
  /** Headings that name a subject without asking ("Benefits of X"), and the question they answer. */
  fromHeadings: HeadingQuestions | null;
  /**
   * Asks about any subject, which `$1` stands for; must be grammatical for every noun phrase. Absent: keywords that are
   * no questions are asked as they are.
   */
  about?: string;
  /**
   * Articles of one countable thing in the form that a subject takes, separated by spaces. Absent: the language has
   * none, or none are known.
   */
  articles?: string;
  /**
   * What the last word of a singular noun looks like, for subjects that cannot be counted and have no article ("online
   * therapy"). Absent: the language gives them an article, or their number cannot be told.
   */
  massNoun?: RegExp;
  /** What the last word of a plural looks like that stands without an article. Absent if it cannot be told. */
  pluralNoun?: RegExp;
  /** Makes a question of `concerns` about one thing a question about several: "Is $1 …" becomes "Are $1 …". */
  ofMany?: readonly (readonly [one: RegExp, many: string])[];
  /** Asks for the price of `$1`, one thing with its article. Absent if unknown. */
  priceOf?: string;
  /**
   * Words for who offers what stands before them: "car rental companies". Absent if the language puts them first or joins
   * them to it.
   */
  offerers?: string;
  /** What ends a question with the text that answers it: "when following a beginner's guide". Absent if it is not known. */
  ownText?: string;
  /** Nouns for such texts, separated by spaces. */
  texts?: string;
  /** Nouns in the plural for what people do for or with somebody: "lessons", "services". Separated by spaces. */
  doings?: string;
  /** Nouns in the plural for people who do something for others: "teachers". Separated by spaces. */
  roles?: string;
  /** Names those who do `$1` where pages use none of `roles`. Absent: nothing is asked of them. */
  doersOf?: string;
  /** Asks for the best of `$1`, several things. Absent if unknown. */
  bestOf?: string;
  /** What searchers of any keyword want to know about its subject. Absent if none are known. */
  concerns?: readonly Concern[];
  /** Stop words that distinguish questions ("how often", "how long"), separated by white space. */
  distinguishing: string | null;
  /**
   * Words that hardly distinguish questions: degree ("main", "really"), kind of thing ("platform", "company") and
   * common actions ("hire", "find"). Separated by white space; absent if none are known.
   */
  weak?: string;
  /**
   * Words of a search for a kind of text or of treatment rather than for a thing: "guide", "types", "history". Separated
   * by white space; absent if none are known.
   */
  treatments?: string;
  /** Matches an "it" that stands for what follows it: "Does it cost much to move?" Absent if it is not known. */
  impersonal?: RegExp;
  /**
   * Pronouns that stand for what the same question named before them: "my child … them". Separated by white space; absent
   * if they are not known.
   */
  pronouns?: string;
  /** What ends a question with whom it is for, which narrows nothing: "for your business". Absent if it is not known. */
  forReader?: string;
  /** Words before a question that ask nothing: "Or does …?" Absent if none are known. */
  leads?: string;
  /** Words before the page's own thing: "this checklist". Separated by spaces; absent if none are known. */
  demonstratives?: string;
  /** Words that qualify a price but do not change the question: "average", "monthly". Separated by white space. */
  priceQualifiers: string | null;
}

export type QuestionPattern = readonly [QuestionFacet | 'plain', RegExp];

/**
 * For languages that put question words first. Contains only words that ask whenever they start a heading: "do" and
 * "is" also start commands and statements, and need the mark. `price` holds words that ask for the price on their own.
 */
export interface QuestionOpenings extends Partial<Record<QuestionFacet, string>> {
  /** Prepositions that may precede the question word: "à quelle température". */
  before?: string;
  /** Openings of a yes-or-no question that no statement has. */
  plain?: string;
  /** Words about price. Together with one of them, `amount` asks for the price. */
  money?: string;
  /** The openings of `how` and `what` that ask for the price together with a word of `money`. */
  amount?: string;
}

/** An absent part excludes nothing. */
export interface GenuineQuestions {
  /**
   * Words required in a marked question, at its start or after a colon or comma; without them it is a call to action
   * ("Ready to start?"). Absent if a statement with a mark also asks.
   */
  asks?: string;
  /** The same, anywhere in the question. */
  asksAnywhere?: string;
  /** Openings of calls, offers and talk that look like questions: "Do you want", "Did you know". */
  calls?: string;
  /** The same, anywhere in the text: the reader or the seller is addressed. */
  callsAnywhere?: string;
  /** Openings of headings that ask without a mark; absent if every question opening does. */
  unmarked?: string;
  /** Words of an author who speaks for a site, whose questions are about the site ("How we test"). */
  we?: string;
  /** Words of an author who speaks as a person, whose forum question is about their own case. */
  i?: string;
}

/** Something that searchers of any keyword want to know about its subject, however the pages put it. */
export interface Concern {
  /**
   * Words of a text that tells it, as alternatives in lower case. `$2` stands for the subject without an article, `$4`
   * for what it is a kind of: "thermostat" of "smart thermostat".
   */
  signs: string;
  /**
   * The question; `$1` stands for the subject, with an article if it can be counted, `$2` for the subject without, `$5`
   * for those who do it: "therapists".
   */
  question: string | null;
  /**
   * Whether it is asked of things that can be counted (or only of one, or of several), of what cannot, or of what people
   * do for or with somebody: what cannot be counted, lessons, services; absent if of all.
   */
  of?: 'things' | 'one' | 'several' | 'mass' | 'services';
  /** Words that the titles of two sites must have: only who packs asks how much water to carry. Absent if none need. */
  among?: string;
  /** The kind of page that must tell it: what is included, only a service tells. Absent if any may. */
  by?: 'article' | 'service';
  /** The question about several, or about what cannot be counted, if it takes more than `ofMany`. */
  unlessOne?: string;
  /**
   * The question where the search is for how to do something, if it is asked there: `$3` stands for what is done, "start
   * an LLC". Asked only there if `question` is null.
   */
  ofDeeds?: string;
}

export interface HeadingQuestions {
  /** Optional words before the noun that add nothing: "The 7 key benefits of". */
  before: string;
  /** Whether nouns keep their capital in any position. */
  keepsCapital: boolean;
  /**
   * Only forms that stay grammatical in every case: the pattern contains the noun, so its number and gender are known,
   * and what follows it is kept unchanged. In `heading` the first group is the noun and the second what it is about;
   * `question` refers to them as `$1` and `$2`.
   */
  patterns: readonly { heading: string; question: string }[];
  /**
   * Headings of a schedule that name a time before or after something, which is the first group; `question` asks what
   * to do at `$1`. Absent if none are known.
   */
  periods?: { heading: string; question: string };
  /** Headings that state what is widely believed. Absent if none are known. */
  beliefs?: Beliefs;
  /**
   * Derives questions that no pattern covers. The heading has no numbering or marks; null if no question is certain.
   */
  derive?: (heading: string, place: HeadingPlace) => string | null;
}

/** Patterns in lower case. */
export interface Beliefs {
  /** What such a heading begins with before its colon or dash: "Myth 3". */
  label: string;
  /** Words of a title whose page lists them. */
  titles: string;
  /** The verb that makes a sentence of a heading of such a list. */
  verb: string;
  /** Asks whether `$1` is true. */
  question: string;
}

/** The context of a heading. */
export interface HeadingPlace {
  /** Whether it is one of several steps: numbered, or next to other headings that instruct the reader. */
  isStep: boolean;
  /** Whether its page explains; on other pages "Protecting your data" is a promise. */
  instructs: boolean;
  /** The heading above it; empty if there is none. */
  below: string;
  /** What the market is about, without an article: "CRM". Absent if it is unknown. */
  subject?: string;
}
