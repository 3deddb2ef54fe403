/** Recognizes figures that state no fact: spans of the writer's present, numbers in titles and names. */
import { modifiedLabel, publishedLabel } from '../../../../languages/any/date-labels.ts';
import { languagePack } from '../../../../languages/packs.ts';
import type { ClaimProperty } from '../../../../report/vocabulary.ts';
import type { Figure } from '../../figures/figure.ts';
import { claimsRule } from '../../rule.ts';
import type { Lexicon } from '../lexicon.ts';
import { chunkAt } from '../noun-chunks.ts';
import { isHyphened, type Sentence } from '../statement.ts';
import { isAgeOfGroup, isFrequency, isOfPeopleBefore, isRest } from './shares-and-ages.ts';

const { maxLabelChars, wholeShare, presentCentury, maxWordsToQuantity, maxCountedWords } = claimsRule.values;

/** Whether a figure of a sentence states no fact about anything. */
export function isNoFact(sentence: Sentence, figure: Figure): boolean {
  return [
    isSpan,
    isInTitle,
    isOfName,
    isNumbering,
    isDegree,
    isHeadOfLine,
    isQuoted,
    isTold,
    isPageDate,
    isYearOfStudy,
    isSignature,
    isTicker,
    isPresent,
    isOfList,
    isAddend,
    isFrequency,
    isRest,
    isOfPeopleBefore,
    isAgeOfGroup,
  ].some((is) => is(sentence, figure));
}

/** "Samer Lind, Psychologist April 22, 2025", "Verified Client 24.03.2024": who wrote something, and when. */
function isSignature({ text, analyzer }: Sentence, { property, start, end }: Figure): boolean {
  if (property !== 'date' || languagePack(analyzer.language).nouns?.areCapitalized === true) return false;
  const others = analyzer.analyze(`${text.slice(0, start)} ${text.slice(end)}`).filter(({ figure }) => !figure);
  return (
    others.length > 0 &&
    !/[.!?。]\s*$/u.test(text) &&
    !/[:：–—-]\s*$/u.test(text.slice(0, start)) &&
    !/(?<!\p{L})\p{Ll}{3,}/u.test(`${text.slice(0, start)} ${text.slice(end)}`)
  );
}

/** "Amazon (AMZN +0.21%)": a share price's change of the day. */
function isTicker({ text }: Sentence, { property, start, end }: Figure): boolean {
  return property === 'percentage' && /\p{Lu}{2,6}\s[+−-]?$/u.test(text.slice(0, start)) && isSigned(text, start, end);
}

function isSigned(text: string, start: number, end: number): boolean {
  return /[+−-]/u.test(text.slice(Math.max(0, start - 1), end)) && /^\s?\)/u.test(text.slice(end));
}

/** "Type 2 diabetes", "level 3": the number tells one of several from the others. */
function isNumbering({ plain, lexicon: { numbered } }: Sentence, { property, unit, start }: Figure): boolean {
  const isBare = property === 'count' && (unit === null || unit.dimension === 'count');
  return isBare && numbered.tail(plain.slice(0, start)) > 0;
}

/** "100 % plant-based", "runs 100 % on electricity": as much as can be; "100 % of the cost" is a share. */
function isDegree({ plain, lexicon }: Sentence, { property, low, high, end }: Figure): boolean {
  // "From 100 %" can be no more.
  if (property !== 'percentage' || low !== wholeShare || (high ?? low) !== low) return false;
  return lexicon.isSpaced && /^\s\p{L}/u.test(plain.slice(end)) && lexicon.of.head(plain.slice(end)) === 0;
}

/** "10-12 weeks: puppies learn …", "First six months: …": the label of a stage, which has no figure of anything. */
function isHeadOfLine({ plain, analyzer, lexicon }: Sentence, { property, start, end }: Figure): boolean {
  if ((property !== 'duration' && property !== 'count') || !/^\s?[:：]\s/u.test(plain.slice(end))) return false;
  const before = plain.slice(0, start);
  return (
    before.length <= maxLabelChars && analyzer.analyze(before).every(({ text, stop }) => stop || lexicon.time.has(text))
  );
}

/** They answer “find a boot under $150”: what somebody might type, unlike speech, which begins with a capital. */
function isQuoted({ text }: Sentence, { start, end }: Figure): boolean {
  const open = Math.max(text.lastIndexOf('“', start), text.lastIndexOf('„', start));
  return (
    open > 0 &&
    // "As the report says, “landfills account for 34 %”" cites.
    !/[,:，：]\s*$/u.test(text.slice(0, open)) &&
    /^.\p{Ll}/u.test(text.slice(open)) &&
    /^[^“”]*”/u.test(text.slice(end)) &&
    !/[”]/u.test(text.slice(open, start))
  );
}

const ofTale: ReadonlySet<ClaimProperty> = new Set(['duration', 'date', 'measure', 'count']);

/**
 * "I have played for three years now", "my plant stands 3 metres from a window": one writer's own case, unlike a measured
 * "heat-up time of 3 minutes".
 */
function isTold({ plain, lexicon, analyzer }: Sentence, { property, start, end }: Figure): boolean {
  if (!ofTale.has(property) || !lexicon.isTale(plain)) return false;
  const before = analyzer.analyze(plain.slice(0, start)).slice(-maxWordsToQuantity);
  // "My rowing machine weighs 30 kg" measures the machine.
  if (property === 'measure' && before.some(({ text }) => lexicon.measuring.has(text))) return false;
  return ![...before, ...analyzer.analyze(plain.slice(end)).slice(0, maxWordsToQuantity)].some(lexicon.isQuantity);
}

/** "Over the next 25 years", "les 25 prochaines années": counted from the day of writing. */
function isSpan({ plain, lexicon, analyzer }: Sentence, { property, start, end }: Figure): boolean {
  const { spans, verb } = lexicon;
  if (property === 'count') return spans.head(plain.slice(end)) > 0;
  const before = plain.slice(0, start);
  if (property !== 'duration' || spans.tail(before) === 0) return false;
  // "Classes typically last 4 weeks", but "the last 4 weeks"
  const [word, previous] = analyzer.analyze(before).slice(-2).reverse();
  const isVerb = word !== undefined && verb.has(word.text) && previous !== undefined;
  return !isVerb || isBeforeNoun(previous.text, lexicon);
}

/** "The", "our", "in": what leads to a noun. */
function isBeforeNoun(word: string, { article, preposition, unclear }: Lexicon): boolean {
  return article.has(word) || preposition.has(word) || unclear.has(word);
}

/** "12-Month Planning Timeline": the unit is capitalized as part of a title, unless a quantity follows ("Warranty"). */
function isInTitle(sentence: Sentence, { property, start, end }: Figure): boolean {
  const { text, analyzer, lexicon } = sentence;
  if (property !== 'duration' || languagePack(analyzer.language).nouns?.areCapitalized === true) return false;
  if (!/[\p{L}\p{N}][-‐‑]\p{Lu}\p{L}*$/u.test(text.slice(start, end))) return false;
  const noun = chunkAt(sentence, end);
  return noun === null || !analyzer.analyze(text.slice(noun.start, noun.end)).some(lexicon.isQuantity);
}

/** "A 12-month plan": the figure only describes something; "a 10-year warranty" gives a quantity. */
export function isDescribing(sentence: Sentence, { property, start, end }: Figure): boolean {
  const { text, analyzer, lexicon } = sentence;
  if (property !== 'duration' || !isHyphened(text.slice(start, end))) return false;
  const noun = chunkAt(sentence, end);
  return noun !== null && !analyzer.analyze(text.slice(noun.start, noun.end)).some(lexicon.isQuantity);
}

/**
 * "ISO 27001 audit", "Microsoft 365 users": a bare number directly after a capitalized word belongs to its name. So does
 * one before a unit with a capital: "your 7 Cups plan".
 */
function isOfName({ text, analyzer }: Sentence, { property, unit, start, end }: Figure): boolean {
  if (languagePack(analyzer.language).nouns?.areCapitalized === true) return false;
  if (/^\p{N}+\s\p{Lu}\p{Ll}{2,}$/u.test(text.slice(start, end)) && /^\s\p{Ll}/u.test(text.slice(end))) return true;
  if (property !== 'count' || (unit !== null && unit.dimension !== 'count')) return false;
  const before = /(?:^|[\s(])(\p{Lu}[\p{L}\p{N}]*)\s$/u.exec(text.slice(0, start))?.[1];
  return before !== undefined && /\p{L}/u.test(text.slice(0, start - before.length - 1));
}

/** "Updated: December 9, 2024": the day of the page. */
function isPageDate({ plain }: Sentence, { property, start }: Figure): boolean {
  const label = plain.slice(0, start);
  return property === 'date' && label.length <= maxLabelChars && isLabelled(label) && isDateLabel(label);
}

/** "A study from 2017 found …", "research (2019)": when something was found out is a remark on its source. */
function isYearOfStudy({ plain, analyzer, lexicon }: Sentence, { property, start }: Figure): boolean {
  if (property !== 'date') return false;
  const [last, before] = analyzer.analyze(plain.slice(0, start)).slice(-2).reverse();
  const isLinked = last !== undefined && (lexicon.preposition.has(last.text) || lexicon.of.has(last.text));
  const noun = isLinked ? before : last;
  return noun !== undefined && lexicon.isSample(noun.text);
}

function isLabelled(label: string): boolean {
  return /^[^\p{L}]*\p{L}+(?:\s\p{L}+)?\s?[:：]?\s*$/u.test(label);
}

function isDateLabel(label: string): boolean {
  return modifiedLabel.test(label) || publishedLabel.test(label);
}

/** "The 21st century": the time in which the page is written. */
function isPresent(_sentence: Sentence, { unit, low }: Figure): boolean {
  return unit?.dimension === 'century' && (low ?? 0) >= presentCentury;
}

/** "Here are 18 new books", "our 10 tips": how many the page presents. */
function isOfList({ plain, analyzer, lexicon }: Sentence, { property, unit, start, end }: Figure): boolean {
  if (property !== 'count' || (unit !== null && unit.dimension !== 'count')) return false;
  const things = analyzer.analyze(`${plain.slice(start, end)}${plain.slice(end, end + maxLabelChars)}`);
  return (
    lexicon.presents.head(plain) > 0 || things.slice(1, maxCountedWords).some(({ text }) => lexicon.advised.has(text))
  );
}

/** "2.9 % + $0.30 per transaction": the second part of a fee that only the whole tells. */
function isAddend({ plain }: Sentence, { property, start }: Figure): boolean {
  return property === 'price' && /\p{N}\s?[%٪]\s?\+\s?$/u.test(plain.slice(0, start));
}
