/** Pairs of neighbouring characters, for search in scripts that are written without spaces. */

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー々]+/gu;

/**
 * The pairs in every run of such a script. A dictionary cuts a query and a page differently; pairs always meet.
 * Combining marks stay with their letter, so a Thai or Khmer pair is two letters with their vowels and tones.
 * @returns lower-cased pairs in order; the letter itself where a run has only one
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
