/** Finds the words of a query that express what the searcher wants. */
import { languagePack } from '../languages/packs.ts';
import { type QueryWish, queryWishes } from '../languages/titles.ts';
import { namesAlternatives, wordBetween } from './alternatives.ts';
import type { Analyzer } from './analyzer.ts';
import { withoutAccents } from './normalize.ts';
import { isUnsegmented, wordsOf } from './words.ts';

/** What a query asks for, with the matching words from the list. */
export interface FoundWish {
  wish: QueryWish;
  words: string;
}

/** The distinct wishes in `query`, each with its longest matching phrase; empty if the language has no list. */
export function wishesOf(query: string, language: string): FoundWish[] {
  const lists = languagePack(language).searches?.wishes;
  if (lists === undefined) return [];
  const holds = phraseFinder(query, language);
  const between = namesAlternatives(query, language) ? (wordBetween(language)?.trim() ?? '') : '';
  const found = queryWishes.flatMap((wish) => {
    // Of "lease or buy", neither is decided.
    if (wish === 'buy' && between !== '') return [];
    const [words = wish === 'compare' && between !== '' ? between : undefined] = lists[wish]
      .split('|')
      .filter(holds)
      .map((phrase) => phrase.replace('^', ''))
      .sort((a, b) => b.length - a.length);
    return words === undefined ? [] : [{ wish, words }];
  });
  // Who searches for "best practices" does not want things judged.
  return found.filter(({ words }) => !found.some((other) => other.words.startsWith(`${words} `)));
}

/** The stems of the words that express a wish in the analyzer's language; empty if it has no list. */
export function wishStems(wish: QueryWish, analyzer: Pick<Analyzer, 'analyze' | 'language'>): ReadonlySet<string> {
  const words = languagePack(analyzer.language).searches?.wishes[wish].replaceAll(/[|^]/gu, ' ') ?? '';
  return new Set(analyzer.analyze(words).map(({ stem }) => stem));
}

/** Returns a predicate for phrases that occur in `query`: as whole words, or anywhere in scripts without spaces. */
function phraseFinder(query: string, language: string): (phrase: string) => boolean {
  if (isUnsegmented(language)) {
    const text = query.toLowerCase().replaceAll(/\s+/gu, '');
    return (phrase) => text.includes(phrase);
  }
  const spaced = (text: string) =>
    ` ${wordsOf(withoutAccents(text), language)
      .map((word) => word.text)
      .join(' ')} `;
  const text = spaced(query);
  return (phrase) =>
    phrase.startsWith('^') ? text.startsWith(spaced(phrase.slice(1))) : text.includes(spaced(phrase));
}
