/** Text of a page made fit to stand in a line of ours: nothing invisible, nothing that turns the writing around. */

/**
 * Characters that are not seen and change what is: soft hyphens, marks and overrides of direction, zero-width ones but
 * for the joiners that scripts and emoji need, interlinear marks, and the tag characters, in which text can be hidden.
 * Unicode 16.0, chapter 23; N. Boucher, R. Anderson, "Trojan Source", 2021, arXiv 2111.00169.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu;

/** `text` on one line, without control characters and what is not seen; halves of surrogate pairs are replaced. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
}
