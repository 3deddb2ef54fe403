/** Finds names in a written text that its evidence does not have. */
import { languagePack } from '../languages/packs.ts';
import { backgroundFor } from '../text/background.ts';
import { nounSignsOf, opensSentences } from '../text/vocabulary.ts';
import type { Evidence } from './evidence.ts';

/** Abbreviations of the trade, which name nobody. */
const craft = new Set('i seo geo aeo ai faq url html h1 h2 h3 pdf api css json-ld cta'.split(' '));
const sentenceEnd = /[.!?:;…。！？：；\n([{“„«"»”–—•]\s*$/u;

/**
 * Whether `text` has a name that `said` does not have. A name is a word with a capital inside a sentence; at its start,
 * unless the word is usual there, or a listed word that asks for what follows ("Divide the price"); and in scripts
 * without capitals, a word that the language's word list does not have.
 */
export function hasUnknownName(text: string, said: string, { analyzer, isCommon }: Evidence): boolean {
  const { language } = analyzer;
  const known = new Set(analyzer.analyze(said).flatMap((word) => [word.text, word.stem]));
  const background = backgroundFor(analyzer);
  const isListed = (stem: string): boolean => background !== null && background.shareOf(stem) > background.least;
  const nounsAreCapital = languagePack(language).nouns?.areCapitalized ?? false;
  const announces = nounSignsOf(language);
  const words = analyzer.analyze(text);
  return words.some(({ text: lower, stem, stop, everyday, figure, start, end }, at) => {
    const word = text.slice(start, end);
    if (figure || known.has(lower) || known.has(stem) || partsOf(lower).every((part) => known.has(part))) return false;
    if (craft.has(lower)) return false;
    if (!/\p{Lu}|\p{Lt}/u.test(word)) return /\p{Lo}/u.test(word) && !stop && !isListed(stem);
    // A capital inside the word, or a word of capitals: HubSpot, SAP.
    if (/.\p{Lu}/u.test(word)) return true;
    const isFirst = text.slice(0, start).trim() === '' || sentenceEnd.test(text.slice(0, start));
    if (nounsAreCapital && isListed(stem)) return false;
    const next = words[at + 1];
    const asks = next?.start === end + 1 && announces?.(next.text) === 'noun' && isListed(stem);
    return !(isFirst && (stop || everyday || asks || isCommon(lower) || opensSentences(lower, language)));
  });
}

/** A word without its possessive ending. */
function partsOf(word: string): string[] {
  return [word.replace(/['’]s?$/u, '')];
}
