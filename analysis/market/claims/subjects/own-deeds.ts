/** Tells what the writers of a page did, and how long people do their work, from facts about its subject. */
import { plainText } from '../figures/phrases.ts';
import type { ClaimTools, Found } from '../found.ts';
import { claimsRule } from '../rule.ts';

const { maxWordsToQuantity } = claimsRule.values;

/** Whether a figure says how long someone has done their work: "25 years of experience", "has been running for 25 years". */
export function isOfCareer(
  statement: string,
  { property, unit, per, age, start }: Found['figure'],
  { lexicon, analyzer }: Pick<ClaimTools, 'lexicon' | 'analyzer'>,
): boolean {
  if (lexicon === null || property !== 'duration' || unit?.code !== 'a' || per !== null || age !== undefined)
    return false;
  const plain = plainText(statement);
  if (lexicon.isCareer(plain)) return true;
  const words = analyzer.analyze(plain);
  // "For nearly thirty years, Alder has set the standard."
  const opening = plain.slice(0, start).trim();
  const isSince = opening !== '' && lexicon.since.tail(opening) === opening.length;
  if (isSince && (lexicon.perfect.size === 0 || words.some(({ text }) => lexicon.perfect.has(text)))) return true;
  return words.some(({ text }, index) => lexicon.being.has(text) && lexicon.isGerund(words[index + 1]?.text ?? ''));
}

/**
 * Whether a figure counts what the writers of a page did, where they sell nothing: "we've tested more than 200 backpacks".
 * What they advise is for the reader, and a quantity they measured is of the thing.
 */
export function isOwnDeed(
  statement: string,
  { property, start, end }: Found['figure'],
  { lexicon, analyzer }: Pick<ClaimTools, 'lexicon' | 'analyzer'>,
): boolean {
  if (lexicon === null || (property !== 'count' && property !== 'duration' && property !== 'date')) return false;
  const plain = plainText(statement);
  if (!lexicon.isSpeaker(plain) || lexicon.isAdvice(plain)) return false;
  const near = [
    ...analyzer.analyze(plain.slice(0, start)).slice(-maxWordsToQuantity),
    ...analyzer.analyze(plain.slice(end)).slice(0, maxWordsToQuantity),
  ];
  return !near.some(lexicon.isQuantity);
}
