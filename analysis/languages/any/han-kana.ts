/** Detects which script a piece of Chinese or Japanese text is written in. */

/** Checks by code unit for speed. Ideographs beyond the basic plane are rare and not joined. */
const isHan = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3005 || code === 0x3007;
const isHiraganaCode = (code: number): boolean => code >= 0x3041 && code <= 0x309f;
const isKatakanaCode = (code: number): boolean =>
  (code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb) || (code >= 0xff66 && code <= 0xff9f);

/** Whether a text is a single Chinese character. */
export const isKanji = (text: string): boolean => text.length === 1 && isHan(text.charCodeAt(0));
export const beginsInKanji = (text: string): boolean => isHan(text.charCodeAt(0));
export const endsInKanji = (text: string): boolean => isHan(text.charCodeAt(text.length - 1));
export const isKatakana = (text: string): boolean => isAll(text, isKatakanaCode);
export const isHiragana = (text: string): boolean => isAll(text, isHiraganaCode);

function isAll(text: string, isOne: (code: number) => boolean): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isOne(text.charCodeAt(at))) return false;
  return text !== '';
}
