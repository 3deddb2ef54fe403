/** Joins pieces of Japanese text that a dictionary cuts too finely. */
import { beginsInKanji, endsInKanji, isHiragana, isKanji, isKatakana } from '../any/han-kana.ts';
import type { JoinsPieces, Piece } from '../language-pack.ts';

/** Kana that follow a lone kanji and are no ending of it. */
const particles = new Set(
  `は が を に へ と も の や か で から まで より など だけ しか ほど です でし でした だ だっ だった なら ば する し して した
  さ され され せ でき できる では でも には にも への との ので のは のに のが のを という として について による における
  ごと ずつ くらい ぐらい ある あり ない なし な`.split(/\s+/u),
);

/** Pieces of a katakana word of fewer letters are no words: ワン|ストップ, イヤ|ホン. */
const shortestKatakana = 3;

export const joinsPieces: JoinsPieces = (last, next, after) => {
  if (isKatakana(last.text) && isKatakana(next.text)) {
    if (last.text.length < shortestKatakana) return true;
    // ワイヤレス|イヤホン: two letters go with what follows them, one with what it follows.
    const isLed = next.text.length > 1 && after?.start === next.end && isKatakana(after.text);
    return next.text.length < shortestKatakana && !isLed;
  }
  // お肉, ご飯
  if (last.text === 'お' || last.text === 'ご') return beginsInKanji(next.text);
  // 届き, 難しく: a lone kanji takes the ending that makes a verb or an adjective of it.
  if (isKanji(last.text) && isHiragana(next.text)) return !particles.has(next.text);
  if (!endsInKanji(last.text) || isEnded(next, after)) return false;
  // 上限額, 通知書; 返礼品, 各自治体
  return isKanji(next.text) || (isKanji(last.text) && beginsInKanji(next.text));
};

/** Whether a piece is a kanji whose own ending follows, a word of its own. */
function isEnded(piece: Piece, after: Piece | undefined): boolean {
  return isKanji(piece.text) && after?.start === piece.end && isHiragana(after.text) && !particles.has(after.text);
}
