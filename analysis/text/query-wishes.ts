/** Finds in a query the words that say what its searcher is after. */
import { languagePack } from '../languages/packs.ts';
import { type QueryWish, queryWishes } from '../languages/titles.ts';
import { isUnsegmented, wordsOf } from './words.ts';

/** What a query asks for, with the words that say so, as the list has them. */
export interface FoundWish {
  wish: QueryWish;
  words: string;
}

/** The wishes that `query` words in `language` (ISO 639-1), each once, by its longest phrase; none where no list is kept. */
export function wishesOf(query: string, language: string): FoundWish[] {
  const lists = languagePack(language).searches?.wishes;
  if (lists === undefined) return [];
  const holds = phraseFinder(query, language);
  return queryWishes.flatMap((wish) => {
    const [words] = lists[wish]
      .split('|')
      .filter(holds)
      .map((phrase) => phrase.replace('^', ''))
      .sort((a, b) => b.length - a.length);
    return words === undefined ? [] : [{ wish, words }];
  });
}

/** Says whether a phrase stands in `query`: as whole words, or anywhere where words are written together. */
function phraseFinder(query: string, language: string): (phrase: string) => boolean {
  if (isUnsegmented(language)) {
    const text = query.toLowerCase().replaceAll(/\s+/gu, '');
    return (phrase) => text.includes(phrase);
  }
  const spaced = (text: string) =>
    ` ${wordsOf(plain(text), language)
      .map((word) => word.text)
      .join(' ')} `;
  const text = spaced(query);
  return (phrase) =>
    phrase.startsWith('^') ? text.startsWith(spaced(phrase.slice(1))) : text.includes(spaced(phrase));
}

/** Without the accents of Latin letters: queries are typed with and without them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC');
}
