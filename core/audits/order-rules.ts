/** What an order may hold, whichever way it comes in: the rules of a keyword and of a page's address. */

/** Characters of a keyword, after trimming and normalisation. */
const keywordLength = { least: 2, most: 200 };

/** Control characters and line breaks of every kind, none of which a keyword or an address holds. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** `text` as a keyword, trimmed and in NFC, or what is wrong with it in a sentence that begins with its name. */
export function readKeyword(text: string): { keyword: string } | { fault: string } {
  if (!text.isWellFormed()) return { fault: 'keyword holds half of a surrogate pair, which is no character' };
  const keyword = text.trim().normalize('NFC');
  if (controls.test(keyword)) return { fault: 'keyword must not hold control characters or line breaks' };
  const length = [...keyword].length;
  if (length < keywordLength.least || length > keywordLength.most) {
    const { least, most } = keywordLength;
    return { fault: `keyword must be ${least} to ${most} characters long after trimming, not ${length}` };
  }
  return { keyword };
}

/** Whether `text` is an http or https address without user name and password. */
export function isPageAddress(text: string): boolean {
  if (!/^https?:\/\//iu.test(text) || controls.test(text) || !text.isWellFormed()) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}
