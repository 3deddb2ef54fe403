/** The words of a language's wording, ready for lookup. */
import type { FigureStatements, Relation } from '../../../languages/statements.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Phrases } from '../figures/phrases.ts';

export interface Lexicon {
  wording: FigureStatements;
  isSpaced: boolean;
  verbs: readonly { relation: Relation; phrases: Phrases }[];
  adverbs: Phrases;
  links: Phrases;
  of: Phrases;
  expect: Phrases;
  toward: Phrases;
  per: Phrases;
  to: Phrases;
  /** "Between", "from": what leads to the lower bound of a range. */
  between: Phrases;
  articles: Phrases;
  comparisons: Phrases;
  /** "Old", "of age" after a time; "ages" before it; "and older" after both. */
  aged: Phrases;
  ages: Phrases;
  older: Phrases;
  /** Pronouns for whoever reads: "you". */
  reader: ReadonlySet<string>;
  spans: Phrases;
  presents: Phrases;
  /** "Of the time" after a share, "remaining" before one. */
  frequencies: Phrases;
  rests: Phrases;
  /** "Men": people of whom an age tells which are meant. */
  person: ReadonlySet<string>;
  /** "By": what leads to the amount of a change. */
  changes: Phrases;
  /** "Use", "draw": verbs whose form may be a noun. */
  using: ReadonlySet<string>;
  /** "For nearly": what leads to how long a firm has done something, and "has". */
  since: Phrases;
  perfect: ReadonlySet<string>;
  /** What a page lists of its own: "tips", "ways". */
  advised: ReadonlySet<string>;
  /** "Type", "level": a number after them is one of a series. */
  numbered: Phrases;
  /** "At least", "up to". */
  bounds: Phrases;
  /** Prepositions of time and purpose, which introduce the condition of a figure. */
  limits: Phrases;
  /** "During", "in": what opens the case of a figure at the start of its sentence. */
  cases: Phrases;
  /** "For", "as": leads to what a part of a whole is for. */
  purpose: ReadonlySet<string>;
  /** "Plus": leads to what comes on top of a figure. */
  additions: Phrases;
  /** "If you": what opens a condition of whoever reads. */
  conditions: Phrases;
  closings: Phrases | null;
  /** Single words. */
  article: ReadonlySet<string>;
  quantifier: ReadonlySet<string>;
  preposition: ReadonlySet<string>;
  break: ReadonlySet<string>;
  relative: ReadonlySet<string>;
  unclear: ReadonlySet<string>;
  /** Beginnings of sentences that are no condition. */
  openings: Phrases;
  verb: ReadonlySet<string>;
  /** Forms of verbs that are no nouns. */
  action: ReadonlySet<string>;
  /** Verbs of possession; their object may be the figure's noun. */
  having: ReadonlySet<string>;
  /** Verbs of what a thing weighs, carries, uses or makes. */
  measuring: ReadonlySet<string>;
  definite: ReadonlySet<string>;
  /** Words that contain a time: "yearly". */
  period: ReadonlySet<string>;
  periods: Phrases;
  low: ReadonlySet<string>;
  high: ReadonlySet<string>;
  /** In which way a measure is taken: "tall", "away". */
  afterUnits: ReadonlySet<string>;
  /** Words of a part of a time: "late", "middle". */
  time: ReadonlySet<string>;
  /** Words before a verb: pronouns, modals. */
  leadsVerb: ReadonlySet<string>;
  /** Whether a word stands for something named before: "it", but not "you" or "which". */
  isPronoun(word: string): boolean;
  /** Whether a word names something measurable. */
  isQuantity(word: AnalyzedWord): boolean;
  /** Whether it names no more than that: "Kosten", unlike "Stromkosten". */
  isPlainQuantity(word: AnalyzedWord): boolean;
  isGerund(word: string): boolean;
  /** Whether a word says how something is done: "happily". */
  isManner(word: string): boolean;
  /** "Slower", "younger". */
  comparative: ReadonlySet<string>;
  isParticiple(word: string): boolean;
  /** Whether a plain text contains such a word or phrase. */
  isDoubtful(text: string): boolean;
  isBoilerplate(text: string): boolean;
  isOffer(text: string): boolean;
  /** Words that begin an offer: "Save $50"; later in a sentence they state a fact. */
  offerStarts: Phrases;
  /** "For example": the figures of the sentence are of one case. */
  exampleStarts: Phrases;
  /** Whether a text speaks of a study, whose counts are those of its sample. */
  isSample(text: string): boolean;
  /** Who pays: "homeowners". */
  payer: ReadonlySet<string>;
  /** What a plan is sold for a number of: users, licences. */
  seat: ReadonlySet<string>;
  /** Whether a subject only says that its figure is made up: "Example". */
  isExample(text: string): boolean;
  /** Whether a text speaks of money that is saved or given back. */
  isGain(text: string): boolean;
  /** Whether a text describes its author's own case. */
  isOwn(text: string): boolean;
  /** Whether a text tells what befell its author, and advises nothing. */
  isTale(text: string): boolean;
  isAdvice(text: string): boolean;
  /** Whether a text is about its author's own case, and is no advice of theirs: "we recommend 10 days" is. */
  isOwnCase(text: string): boolean;
  /** Whether whoever writes is the subject of a text: "we", not "our". */
  isSpeaker(text: string): boolean;
  /** Whether a text speaks of how long someone does their work. */
  isCareer(text: string): boolean;
  /** Whether a text tells of somebody's life: "co-author of". */
  isBiography(text: string): boolean;
  /** "Been": with the form of a verb after it, something goes on since then. */
  being: ReadonlySet<string>;
  /** What may be between a figure and the end of its clause; null if anything may. */
  ends: Phrases | null;
}
