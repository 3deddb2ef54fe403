/** Recognizes figures that state no fact: spans of the writer's present, numbers in titles and names. */
import { modifiedLabel, publishedLabel } from '../../../languages/any/date-labels.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import { chunkAt } from './noun-chunks.ts';
import type { Sentence } from './statement.ts';

const { maxLabelChars } = claimsRule.values;

/** Whether a figure of a sentence states no fact about anything. */
export function isNoFact(sentence: Sentence, figure: Figure): boolean {
  return [isSpan, isInTitle, isOfName, isPageDate].some((is) => is(sentence, figure));
}

/** "Over the next 25 years", "les 25 prochaines années": counted from the day of writing. */
function isSpan({ plain, lexicon: { spans } }: Sentence, { property, start, end }: Figure): boolean {
  if (property !== 'duration' && property !== 'count') return false;
  const before = spans.tail(plain.slice(0, start)) > 0;
  return property === 'duration' ? before : spans.head(plain.slice(end)) > 0;
}

/** "12-Month Planning Timeline": the unit is capitalized as part of a title, unless a quantity follows ("Warranty"). */
function isInTitle(sentence: Sentence, { property, start, end }: Figure): boolean {
  const { text, analyzer, lexicon } = sentence;
  if (property !== 'duration' || languagePack(analyzer.language).nouns?.areCapitalized === true) return false;
  if (!/\p{N}[-‐‑]\p{Lu}/u.test(text.slice(start, end))) return false;
  const noun = chunkAt(sentence, end);
  return noun === null || !analyzer.analyze(text.slice(noun.start, noun.end)).some(lexicon.isQuantity);
}

/** "A 12-month plan": the figure only describes something; "a 10-year warranty" gives a quantity. */
export function isDescribing(sentence: Sentence, { property, start, end }: Figure): boolean {
  const { text, analyzer, lexicon } = sentence;
  if (property !== 'duration' || !/\p{N}[-‐‑]\p{L}/u.test(text.slice(start, end))) return false;
  const noun = chunkAt(sentence, end);
  return noun !== null && !analyzer.analyze(text.slice(noun.start, noun.end)).some(lexicon.isQuantity);
}

/** "ISO 27001 audit", "Microsoft 365 users": a bare number directly after a capitalized word belongs to its name. */
function isOfName({ text, analyzer }: Sentence, { property, unit, start }: Figure): boolean {
  if (property !== 'count' || (unit !== null && unit.dimension !== 'count')) return false;
  if (languagePack(analyzer.language).nouns?.areCapitalized === true) return false;
  const before = /(?:^|[\s(])(\p{Lu}[\p{L}\p{N}]*)\s$/u.exec(text.slice(0, start))?.[1];
  return before !== undefined && /\p{L}/u.test(text.slice(0, start - before.length - 1));
}

/** "Updated: December 9, 2024": the day of the page. */
function isPageDate({ plain }: Sentence, { property, start }: Figure): boolean {
  const label = plain.slice(0, start);
  return property === 'date' && label.length <= maxLabelChars && isLabelled(label) && isDateLabel(label);
}

function isLabelled(label: string): boolean {
  return /^[^\p{L}]*\p{L}+(?:\s\p{L}+)?\s?[:：]?\s*$/u.test(label);
}

function isDateLabel(label: string): boolean {
  return modifiedLabel.test(label) || publishedLabel.test(label);
}
