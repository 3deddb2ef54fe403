/** Cleans text from pages for display: removes invisible and direction-changing characters. */

/**
 * Invisible characters that change the text: soft hyphens, direction marks and overrides, zero-width characters (except
 * the joiners that scripts and emoji need), interlinear marks, and tag characters, which can hide text. Unicode 16.0,
 * chapter 23; N. Boucher, R. Anderson, "Trojan Source", 2021, arXiv 2111.00169.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu;

/** Returns `text` on one line without control and invisible characters; lone surrogates are replaced. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
}
