/** Prepares the words of a language's wording for lookup. */
import { languagePack } from '../../../languages/packs.ts';
import type { FigureStatements, Relation } from '../../../languages/statements.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { holder, phrasesOf, wordsOf } from '../figures/phrases.ts';
import type { Lexicon } from './lexicon.ts';
import { endings, manners, plainQuantities, quantities } from './word-forms.ts';

/** Prepares `wording` for the analyser's language. */
export function lexiconOf(wording: FigureStatements, analyzer: Analyzer): Lexicon {
  const isSpaced = wording.unspaced !== true;
  const own = wording.verbs;
  const list = (phrases: string) => phrasesOf(phrases, isSpaced);
  const isNarrated = holder(wording.narrator ?? '', isSpaced);
  const isOwn = holder([wording.own, wording.narrator ?? ''].join(), isSpaced);
  const isOwnAdvice = holder(wording.ownAdvice ?? '', isSpaced);
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
    frequencies: list(wording.frequencies ?? ''),
    rests: list(wording.rests ?? ''),
    person: wordsOf(wording.persons ?? ''),
    changes: list(wording.changes ?? ''),
    using: wordsOf(own.uses ?? ''),
    since: list(wording.since ?? ''),
    perfect: wordsOf(wording.perfect ?? ''),
    advised: wordsOf(wording.advised ?? ''),
    numbered: list(wording.numbered ?? ''),
    bounds: list(`${wording.atLeast}, ${wording.atMost}`),
    limits: list(`${wording.on}, ${wording.toward}, ${wording.limits ?? ''}`),
    purpose: wordsOf(wording.purposes ?? ''),
    additions: list(wording.additions ?? ''),
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
    seat: wordsOf(wording.seats ?? ''),
    isExample: holder(wording.examples ?? '', isSpaced),
    isGain: holder(wording.gains ?? '', isSpaced),
    isOwn,
    isOwnCase: (text) => isOwn(text) && !isOwnAdvice(text),
    isTale: (text) => isNarrated(text) && !isAdvice(text),
    isAdvice,
    isSpeaker: holder(wording.speakers ?? '', isSpaced),
    isCareer: holder(wording.careers ?? '', isSpaced),
    isBiography: holder(wording.biographies ?? '', isSpaced),
    being: wordsOf(wording.being ?? ''),
    ends: wording.ends === undefined ? null : list(wording.ends),
  };
}
