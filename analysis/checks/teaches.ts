/** Tells whether a title offers what nobody chooses among: tips, steps, or kinds of a thing. */
import { languagePack } from '../languages/packs.ts';
import { wishesOf } from '../text/query-wishes.ts';
import { lowerCase } from '../text/words.ts';

/** What a title adds in brackets: "The 5 best desks [2026 guide]" offers desks. */
const bracketed = /\([^)]*\)|\[[^\]]*\]/gu;

/** Whether a title offers tips, steps or kinds: "7 tips for renting a car", "The six types of desks". */
export function teaches(full: string | undefined, language: string): boolean {
  const title = full?.replace(bracketed, ' ');
  const wishes = wishesOf(title ?? '', language).map(({ wish }) => wish);
  return (
    !wishes.includes('compare') &&
    (wishes.includes('learn') || (!wishes.includes('rate') && namesKinds(title ?? '', language)))
  );
}

function namesKinds(title: string, language: string): boolean {
  const { types } = languagePack(language).facets ?? {};
  const words = lowerCase(title, language).split(/[^\p{L}\p{M}\p{N}]+/u);
  return types?.split('|').some((word) => words.includes(lowerCase(word.trim(), language))) === true;
}
