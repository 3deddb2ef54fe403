/** Finds which of many spellings stands at a place of a text: by its first letter, longest first. */

export interface Spelling {
  text: string;
  /** Letter case does not matter. */
  isName?: boolean;
}

const wordLike = /[\p{L}\p{M}\p{N}]/u;
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Finds the longest of `spellings` that begins at a place and is no beginning of a longer word. */
export function finderOf<T extends Spelling>(spellings: readonly T[]): (text: string, at: number) => T | undefined {
  const byFirst = new Map<string, { spelling: T; plain: string; isWord: boolean }[]>();
  for (const spelling of spellings.toSorted((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1))) {
    const plain = spelling.isName === true ? spelling.text.toLowerCase() : spelling.text;
    const last = plain.slice(-1);
    const entry = { spelling, plain, isWord: wordLike.test(last) && !unspacedScript.test(last) };
    for (const first of new Set([
      plain.charAt(0),
      ...(spelling.isName === true ? [plain.charAt(0).toUpperCase()] : []),
    ])) {
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
  }
  return (text, at) =>
    byFirst.get(text.charAt(at))?.find(({ spelling, plain, isWord }) => {
      const end = at + plain.length;
      const written = text.slice(at, end);
      if (written !== plain && (spelling.isName !== true || written.toLowerCase() !== plain)) return false;
      return !isWord || !wordLike.test(text.charAt(end)) || isUnspaced(text.charAt(end));
    })?.spelling;
}

/** Whether a letter is of a script that is written without spaces. */
export function isUnspaced(char: string): boolean {
  return unspacedScript.test(char);
}
