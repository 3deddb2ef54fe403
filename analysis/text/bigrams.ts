/** Character bigrams, for search in scripts without spaces between words. */

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー々]+/gu;

/**
 * Returns the bigrams of each run of such a script. A dictionary may segment a query and a page differently; bigrams
 * still match. Combining marks stay with their letter, so a Thai or Khmer bigram is two letters with their vowels and
 * tones.
 * @returns lower-cased bigrams in order; a run of one letter returns that letter
 */
export function bigramsOf(text: string): string[] {
  const pairs: string[] = [];
  for (const [run] of text.matchAll(runs)) {
    const letters = run.match(/[^\p{M}]\p{M}*/gu) ?? [];
    if (letters.length === 1 && letters[0] !== undefined) pairs.push(letters[0]);
    for (let at = 0; at + 1 < letters.length; at += 1) pairs.push(`${letters[at]}${letters[at + 1]}`);
  }
  return pairs;
}
