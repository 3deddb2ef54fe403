/** Japanese words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'ない ません なく なかった 不可',
  notDenials: '少ない 間違いない かもしれない なくとも なければ 危ない',
  opposites: '可能/不可能 無料/有料 必須/任意 最大/最小 最高/最低 増加/減少 禁止/許可',
};
