/** Finds the condition of whoever reads that opens a sentence, and states for whom its figures hold. */
import { languagePack } from '../../../languages/packs.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import { isNaming } from './noun-chunks.ts';
import type { Sentence, Stretch } from './statement.ts';

const { maxBetweenChars, maxQualifierChars } = claimsRule.values;

/**
 * "If you pay out of pocket, plans begin at $69": a condition that readers may fulfil, unlike a supposition with a figure
 * of its own ("If you buy ten shirts, …"). Null for other openings.
 */
export function conditionOf(
  text: string,
  { lexicon, analyzer }: Pick<Sentence, 'lexicon' | 'analyzer'>,
): Stretch | null {
  const plain = plainText(text);
  const lead = plain.length - plain.trimStart().length;
  const opening = lexicon.conditions.head(plain.slice(lead));
  // "If you've ever asked yourself": all that "you" begins is no condition.
  if (!lexicon.isSpaced || opening === 0 || !/^\s/u.test(plain.slice(lead + opening))) return null;
  const end = /,\s/u.test(plain) ? clauseEnd(plain, { lexicon, analyzer }) : nameAfter(text, analyzer.language);
  if (end <= lead || end - lead > maxQualifierChars || /[\p{N}.:;!?(]/u.test(plain.slice(lead, end))) return null;
  const words = analyzer.analyze(text.slice(lead, end));
  return !words.some(isNaming) || words.at(-1)?.linking === true
    ? null
    : { start: lead, end: lead + text.slice(lead, end).trimEnd().length };
}

/** Without a comma, a name opens the main clause: "If you pay out of pocket Alder plans begin at $69"; -1 if none does. */
function nameAfter(text: string, language: string): number {
  if (languagePack(language).nouns?.areCapitalized === true) return -1;
  return text.search(/(?<=\p{Ll}[\p{Ll}-]\s)\p{Lu}/u);
}

/** The comma that ends a clause, not one within a list: "If you buy a tent, a pack, and a bag, …"; -1 if none is sure to. */
function clauseEnd(plain: string, { lexicon, analyzer }: Pick<Sentence, 'lexicon' | 'analyzer'>): number {
  const figure = plain.search(/\p{N}/u);
  const commas = [...plain.matchAll(/,\s/gu)].map(({ index }) => index).filter((at) => figure < 0 || at < figure);
  const last = commas.findLastIndex((at) => {
    const [word] = analyzer.analyze(plain.slice(at, at + maxBetweenChars));
    return word?.linking === true && lexicon.break.has(word.text);
  });
  return commas[last + 1] ?? -1;
}
