/** Prepares the words of a language's wording for lookup. */
import { languagePack } from '../../../languages/packs.ts';
import type { FigureStatements, Relation } from '../../../languages/statements.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { holder, type Phrases, phrasesOf, wordsOf } from '../figures/phrases.ts';
import { endings, manners, plainQuantities, quantities } from './word-forms.ts';

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
  /** Whether a subject only says that its figure is made up: "Example". */
  isExample(text: string): boolean;
  /** Whether a text speaks of money that is saved or given back. */
  isGain(text: string): boolean;
  /** Whether a text describes its author's own case. */
  isOwn(text: string): boolean;
  /** Whether a text tells what befell its author, and advises nothing. */
  isTale(text: string): boolean;
  isAdvice(text: string): boolean;
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

/** Prepares `wording` for the analyser's language. */
export function lexiconOf(wording: FigureStatements, analyzer: Analyzer): Lexicon {
  const isSpaced = wording.unspaced !== true;
  const own = wording.verbs;
  const list = (phrases: string) => phrasesOf(phrases, isSpaced);
  const isNarrated = holder(wording.narrator ?? '', isSpaced);
  const isAdvice = holder(wording.advice ?? '', isSpaced);
  const [unclear, relative, reader] = [wording.unclear, wording.relatives, wording.reader ?? ''].map(wordsOf);
  const verbs = Object.entries(wording.verbs).map(([relation, phrases]) => ({
    relation: relation as Relation,
    phrases: list(phrases),
  }));
  return {
    wording,
    isSpaced,
    verbs,
    adverbs: list(wording.adverbs),
    links: list(wording.links),
    of: list(wording.of),
    expect: list(wording.expect),
    toward: list(wording.toward),
    per: list(wording.per),
    to: list(wording.to),
    between: list(wording.between),
    articles: list(wording.articles),
    comparisons: list(wording.comparisons),
    aged: list(wording.aged ?? ''),
    ages: list(wording.ages ?? ''),
    older: list(wording.older ?? ''),
    reader: wordsOf(wording.reader ?? ''),
    spans: list(wording.spans ?? ''),
    presents: list(wording.presents ?? ''),
    advised: wordsOf(wording.advised ?? ''),
    numbered: list(wording.numbered ?? ''),
    bounds: list(`${wording.atLeast}, ${wording.atMost}`),
    limits: list(`${wording.on}, ${wording.toward}, ${wording.limits ?? ''}`),
    cases: list(wording.cases ?? ''),
    conditions: list(wording.conditions ?? ''),
    closings: wording.closings === undefined ? null : list(wording.closings),
    article: wordsOf(wording.articles),
    quantifier: wordsOf(wording.quantifiers),
    preposition: wordsOf(`${wording.links}, ${wording.of}`),
    break: wordsOf(wording.breaks),
    relative: wordsOf(wording.relatives),
    unclear: wordsOf(wording.unclear),
    openings: list(wording.openings ?? ''),
    verb: wordsOf(Object.values(wording.verbs).join(', ')),
    action: wordsOf(wording.actions ?? ''),
    measuring: wordsOf([own.weighs, own.carries, own.uses, own.makes].join(', ')),
    having: wordsOf(wording.verbs.has ?? ''),
    definite: wordsOf(wording.definite ?? ''),
    period: wordsOf(wording.periods.replaceAll(/=\w+/gu, '')),
    periods: list(wording.periods.replaceAll(/=\w+/gu, '')),
    low: wordsOf(wording.lows ?? ''),
    high: wordsOf(wording.highs ?? ''),
    afterUnits: wordsOf(wording.afterUnits ?? ''),
    time: wordsOf(wording.times ?? ''),
    leadsVerb: new Set((languagePack(analyzer.language).nouns?.verbMarkers ?? '').split(/\s+/u)),
    isPronoun: (word) => unclear?.has(word) === true && relative?.has(word) !== true && reader?.has(word) !== true,
    isQuantity: quantities(wording, analyzer),
    isPlainQuantity: plainQuantities(wording, analyzer),
    isGerund: endings(wording.gerunds ?? ''),
    isManner: manners(wording.manners ?? '', analyzer.language),
    comparative: wordsOf(wording.comparatives ?? ''),
    isParticiple: endings(wording.participles ?? ''),
    isDoubtful: holder(wording.doubtful, isSpaced),
    isBoilerplate: holder(wording.boilerplate, isSpaced),
    isOffer: holder(wording.offers, isSpaced),
    offerStarts: list(wording.offerStarts ?? ''),
    exampleStarts: list(wording.exampleStarts ?? ''),
    isSample: holder(wording.samples ?? '', isSpaced),
    payer: wordsOf(wording.payers ?? ''),
    isExample: holder(wording.examples ?? '', isSpaced),
    isGain: holder(wording.gains ?? '', isSpaced),
    isOwn: holder([wording.own, wording.narrator ?? ''].join(), isSpaced),
    isTale: (text) => isNarrated(text) && !isAdvice(text),
    isAdvice,
    isSpeaker: holder(wording.speakers ?? '', isSpaced),
    isCareer: holder(wording.careers ?? '', isSpaced),
    isBiography: holder(wording.biographies ?? '', isSpaced),
    being: wordsOf(wording.being ?? ''),
    ends: wording.ends === undefined ? null : list(wording.ends),
  };
}
