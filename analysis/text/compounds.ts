/** Joins what a dictionary splits too finely: suffixes, verb endings and short pieces of loan words. */
import { isKanji } from '../languages/any/han-kana.ts';
import type { Piece } from '../languages/language-pack.ts';
import { languagePack } from '../languages/packs.ts';
import { stopWordsFor } from './stop-words.ts';

/** Longer runs are not words. This bounds the work of joining. */
const longestWord = 24;

/**
 * Returns the pieces of a text in order, with the pieces of one word joined. Languages without rules are unchanged.
 * @param isFigure whether the text ends in a digit before this offset; what follows is a counter (6万円, 10日) and is not
 * joined
 */
export function joinPieces(pieces: readonly Piece[], language: string, isFigure: (offset: number) => boolean): Piece[] {
  const belongs = languagePack(language).spelling?.joins ?? null;
  if (belongs === null) return [...pieces];
  const isStopWord = (word: string): boolean => stopWordsFor(language)?.has(word) === true;
  const joined: Piece[] = [];
  let counts = false;
  pieces.forEach((piece, index) => {
    const last = joined.at(-1);
    const isNear = last?.end === piece.start;
    // A unit follows a figure or another unit.
    counts =
      isFigure(piece.start) || (counts && isNear && last !== undefined && isKanji(last.text) && isKanji(piece.text));
    const hasRoom = last !== undefined && last.text.length < longestWord;
    if (hasRoom && isNear && !counts && belongs(last, piece, pieces[index + 1], isStopWord)) {
      joined[joined.length - 1] = { text: last.text + piece.text, start: last.start, end: piece.end };
    } else {
      joined.push(piece);
    }
  });
  return joined;
}
