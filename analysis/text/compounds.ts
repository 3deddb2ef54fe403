/** Joins what a dictionary cuts too finely: suffixes, verb endings and short pieces of loan words, in Chinese and Japanese. */
import { stopWordsFor } from './stop-words.ts';

/** A piece of text by its UTF-16 offsets. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** Whether `next`, which follows `last` without a gap, belongs to the same word; `after` is the piece that follows. */
type Belongs = (last: Piece, next: Piece, after: Piece | undefined) => boolean;

/**
 * Chinese nouns of one character that end a longer one (净化器, 滤网, 保险费率). Only these are joined: a single
 * character after a noun is as often a verb or an adverb of its own.
 */
const chineseHeads = new Set(
  `器机機量网網率度性型类類品料费費价價税稅法者员員师師证證表图圖卡券期室房店厂廠场場站院校局业業学學额額金险險病症炎
  药藥片剂劑液膜板管灯燈车車船鞋衣裤褲帽包盒袋瓶杯锅鍋炉爐扇柜櫃桌椅床垫墊罩油酒茶水奶粉糖盐鹽酱醬醋肉鱼魚菜果汁饭飯
  材具物体體源层層口门門窗墙牆市县縣路街桥橋山河湖海岛島国國语語书書报報社队隊团團赛賽节節声聲音色味线線皮骨血毛虫蟲
  鸟鳥狗猫貓马馬牛羊猪豬鸡雞鸭鴨树樹花草木石土沙火电電光气氣风風雨雪云雲霾烟煙尘塵铁鐵钢鋼铜銅铝鋁银銀纸紙布棉丝絲
  球琴棋画畫歌舞剧劇`.replaceAll(/\s/gu, ''),
);

/** A lone character before a head is part of the noun unless it counts or points. */
const chineseCounters = new Set('一二三四五六七八九十两兩几幾百千万萬亿億半每个個台臺套件只支条條张張块塊杯瓶包盒袋片');

/** Kana that follow a lone kanji and are no ending of it. */
const japaneseParticles = new Set(
  `は が を に へ と も の や か で から まで より など だけ しか ほど です でし でした だ だっ だった なら ば する し して した
  さ され され せ でき できる では でも には にも への との ので のは のに のが のを という として について による における
  ごと ずつ くらい ぐらい ある あり ない なし な`.split(/\s+/u),
);

/** By code unit: every piece of a page passes here. Ideographs beyond the basic plane are rare and joined to nothing. */
const isHan = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3005 || code === 0x3007;
const isHiraganaCode = (code: number): boolean => code >= 0x3041 && code <= 0x309f;
const isKatakanaCode = (code: number): boolean =>
  (code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb) || (code >= 0xff66 && code <= 0xff9f);

const isKanji = (text: string): boolean => text.length === 1 && isHan(text.charCodeAt(0));
const beginsInKanji = (text: string): boolean => isHan(text.charCodeAt(0));
const endsInKanji = (text: string): boolean => isHan(text.charCodeAt(text.length - 1));
const isKatakana = (text: string): boolean => isAll(text, isKatakanaCode);
const isHiragana = (text: string): boolean => isAll(text, isHiraganaCode);

function isAll(text: string, isOne: (code: number) => boolean): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isOne(text.charCodeAt(at))) return false;
  return text !== '';
}

/** Longer runs are no words: a bound on the work that joining takes. */
const longestWord = 24;

/** Pieces of a katakana word of fewer letters are no words: ワン|ストップ, イヤ|ホン. */
const shortestKatakana = 3;

const belongsIn: Readonly<Record<string, Belongs>> = {
  zh: (last, next, after) => {
    if (!chineseHeads.has(next.text) || !endsInKanji(last.text)) return false;
    // 增加|风量: two heads together make a word of their own.
    if (last.text.length > 1 && after?.start === next.end && chineseHeads.has(after.text)) return false;
    return !chineseCounters.has(last.text) && stopWordsFor('zh')?.has(last.text) !== true;
  },
  ja: (last, next, after) => {
    if (isKatakana(last.text) && isKatakana(next.text)) {
      if (last.text.length < shortestKatakana) return true;
      // ワイヤレス|イヤホン: two letters go with what follows them, one with what it follows.
      const isLed = next.text.length > 1 && after?.start === next.end && isKatakana(after.text);
      return next.text.length < shortestKatakana && !isLed;
    }
    // お肉, ご飯
    if (last.text === 'お' || last.text === 'ご') return beginsInKanji(next.text);
    // 届き, 難しく: a lone kanji takes the ending that makes a verb or an adjective of it.
    if (isKanji(last.text) && isHiragana(next.text)) return !japaneseParticles.has(next.text);
    if (!endsInKanji(last.text) || isEnded(next, after)) return false;
    // 上限額, 通知書; 返礼品, 各自治体
    return isKanji(next.text) || (isKanji(last.text) && beginsInKanji(next.text));
  },
};

/** Whether a piece is a kanji whose own ending follows, a word of its own. */
function isEnded(piece: Piece, after: Piece | undefined): boolean {
  return (
    isKanji(piece.text) && after?.start === piece.end && isHiragana(after.text) && !japaneseParticles.has(after.text)
  );
}

/**
 * The pieces of a text in order, those of one word joined. Languages without rules keep theirs as they are.
 * @param isFigure whether the text ends in a digit before this offset: what follows counts (6万円, 10日) and is not joined
 */
export function joinPieces(pieces: readonly Piece[], language: string, isFigure: (offset: number) => boolean): Piece[] {
  const belongs = Object.hasOwn(belongsIn, language) ? belongsIn[language] : undefined;
  if (belongs === undefined) return [...pieces];
  const joined: Piece[] = [];
  let counts = false;
  pieces.forEach((piece, index) => {
    const last = joined.at(-1);
    const isNear = last?.end === piece.start;
    // A unit follows a figure or another unit.
    counts =
      isFigure(piece.start) || (counts && isNear && last !== undefined && isKanji(last.text) && isKanji(piece.text));
    const hasRoom = last !== undefined && last.text.length < longestWord;
    if (hasRoom && isNear && !counts && belongs(last, piece, pieces[index + 1])) {
      joined[joined.length - 1] = { text: last.text + piece.text, start: last.start, end: piece.end };
    } else {
      joined.push(piece);
    }
  });
  return joined;
}
