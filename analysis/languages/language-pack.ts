/** What the engine needs to read a language. A part that a language lacks is null, so that nothing is forgotten. */
import type { PageSignWords } from './page-signs.ts';
import type { Questions } from './questions.ts';
import type { FigureStatements } from './statements.ts';
import type { SearchWords, TitleWords } from './titles.ts';

/** One language. The comment on each part says what null means. */
export interface LanguagePack {
  /** ISO 639-1, which is also the name of the folder. */
  code: string;
  /** Null: no text is recognized as this language, unless its script alone names it (any/scripts.ts). */
  identification: Identification | null;
  /** Null: words stand between spaces, and one word has one spelling. */
  spelling: Spelling | null;
  /** Null: each form of a word counts as a word of its own. */
  stemmer: Stemmer | null;
  /** Null: no word is a stop word. */
  stopWords: StopWords | null;
  /** Null: only units, months and days of the week are everyday words, and any stop word may stand inside a term. */
  vocabulary: Vocabulary | null;
  /** Null: nouns are written small and apart, the last word of a phrase names the thing, and no word announces a noun. */
  nouns: Nouns | null;
  /** Null: sentences end with a mark, and only the abbreviations of any/abbreviations.ts are known. */
  sentences: Sentences | null;
  /** Null: a question is recognized by its mark alone. */
  questions: Questions | null;
  /** Null: only words that titles everywhere use are known (any/title-words.ts). */
  titles: TitleWords | null;
  /** Null: the words of a search do not tell what the searcher wants. */
  searches: SearchWords | null;
  /** Null: numbers have a decimal point, and money and units are known by their signs alone. */
  figures: Figures | null;
  /** Null: figures are read from labels and tables, not from sentences. */
  statements: FigureStatements | null;
  /** Null: proof, method and age are not read from sentences. */
  pageSigns: PageSignWords | null;
  /** Null: months have the names of any/months.ts, and years are those of the common calendar. */
  dates: Dates | null;
  /** Finds names by their marks, in a script without capitals. Null: names stand in quotation marks. */
  quotedNames: RegExp | null;
  /** Null: readability is not measured. */
  readability: ReadabilityFormula | null;
  /** How frequent words are (any/background.ts says how it is written). Null: no term counts as remarkable by rarity. */
  background: string | null;
}

/** Scripts that several languages share, so that words and letters have to tell them apart. */
export type SharedScript = 'Latin' | 'Cyrillic' | 'Arabic' | 'Devanagari';

export interface Identification {
  scripts: readonly SharedScript[];
  /** The most frequent words first, with room for words that neighbouring languages lack. */
  words: string;
  /** Letters beyond the basic ones of the script. A word with another letter is foreign. */
  letters: string;
  /** The most frequent sequences of three letters, written one after the other; `scripts/language-trigrams.ts` makes them. */
  trigrams: string | null;
  /** False where the list of stopwords-iso holds content words or words of a neighbour, or where there is none. */
  usesStopWords: boolean;
}

export interface Spelling {
  /** False where words are written without spaces and a dictionary has to cut them. */
  hasSpaces: boolean;
  /** Articles, pronouns and prepositions that lose their vowel before an apostrophe: `l`, `d`. */
  elisions: string | null;
  /** Upper and lower case follow a rule of the language (the dotless i). */
  hasOwnCase: boolean;
  /** Gives one spelling to a word with several. The word is in lower case, in NFKC, without optional vowel marks. */
  normalize: ((word: string) => string) | null;
  /** Whether `next` belongs to the same word as `last`, where the dictionary cuts too finely. */
  joins: JoinsPieces | null;
}

/** A piece of a text, by its UTF-16 offsets. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** `after` is the piece that follows `next`; `last` and `next` have no gap between them. */
export type JoinsPieces = (
  last: Piece,
  next: Piece,
  after: Piece | undefined,
  isStopWord: (word: string) => boolean,
) => boolean;

export interface Stemmer {
  /** As the report names it. */
  name: string;
  version: string;
  stem(word: string): string;
}

export interface StopWords {
  /** Code of the list in stopwords-iso. */
  list: string;
  /** Words of that list that carry meaning and may begin or end a term: "home insurance". Parted by white space. */
  contentWords: string;
  /** Function words that the list lacks. */
  functionWords: string;
  /** What else is a stop word by its form alone. */
  byForm: ((word: string, isListed: (word: string) => boolean) => boolean) | null;
}

/** Lists of words, parted by white space. */
export interface Vocabulary {
  /** They mean something beside another word ("high protein") and nothing alone. */
  everyday: string;
  /** Numbers written in words, and what they count in. */
  numbers: string;
  /** Stop words that may stand inside a term ("peace of mind"). Null: any may. */
  linking: string | null;
}

export interface Nouns {
  /** Every noun has a capital, so that a capital tells no name. */
  areCapitalized: boolean;
  /** Compounds are one word, whose last part says what it is: "Akkulaufzeit". */
  formCompounds: boolean;
  /** A phrase begins with its noun: "assurance habitation". */
  comeFirst: boolean;
  /** Articles, possessives, demonstratives and words of amount: a noun follows. Parted by white space. */
  determiners: string | null;
  /** Pronouns, auxiliaries, modals, words of degree: a verb or an adjective follows. */
  verbMarkers: string | null;
}

export interface Sentences {
  /** Abbreviations that end in a full stop without ending a sentence, without that stop, in lower case. */
  abbreviations: string;
  /** An ordinal or a day has a full stop: `3. Oktober`. */
  hasDottedOrdinals: boolean;
  /** A word of one letter that may end a sentence; any other single letter before a full stop is an initial. */
  wordOfOneLetter: string | null;
  /** False where no mark ends a sentence, or where it stands apart. */
  haveEndMarks: boolean;
  /** How a definition begins ("X is a …"): patterns, tried on texts of every language. */
  definitions: readonly string[] | null;
  /** Pronouns and connectives that refer to an earlier sentence, in lower case. Languages that drop pronouns have few. */
  backReferences: string | null;
  /** Openings with such a word that refer to nothing: `It is easy to …`. */
  emptySubjects: RegExp | null;
}

export interface Figures {
  /** `1.200,5`: a comma before the decimals. */
  hasDecimalComma: boolean;
  /** `1 200`: a plain space between thousands, beside the marks that all languages use. */
  hasSpacedThousands: boolean;
  /** `word=power of ten`, parted by spaces; an underscore stands for a space inside a word. */
  magnitudes: string | null;
  /** Names of units as `code: name name|…`, in the forms that follow a figure, in any case; codes are UCUM's. */
  units: string | null;
  /** Names of currencies as `code: name name|…`, as they follow a figure; codes are ISO 4217's. */
  currencies: string | null;
  /** What a sign stands for that has another meaning elsewhere: `¥`, `kr`. */
  currencySigns: Readonly<Record<string, string>> | null;
}

export interface Dates {
  /** Months whose names mean another month elsewhere, folded as in any/months.ts. */
  months: ReadonlyMap<string, number> | null;
  /** Years of two figures are of the Buddhist calendar. */
  hasBuddhistYears: boolean;
}

export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly letters: number;
  readonly syllables: number;
  /** Words of more than six letters. */
  readonly long: number;
}

export interface ReadabilityFormula {
  readonly metric: string;
  readonly reference: string;
  /** Groups of these letters are syllables. */
  readonly vowels: RegExp;
  /** A last syllable that is not spoken: English `-e`. */
  readonly isMute: ((word: string) => boolean) | null;
  readonly value: (counts: TextCounts) => number;
}
