/** Finds the spelling at a position in a text, indexed by first letter, longest first. */

export interface Spelling {
  text: string;
  /** Whether letter case is ignored. */
  isName?: boolean;
}

const wordLike = /[\p{L}\p{M}\p{N}]/u;
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns a function that finds the longest spelling at a position that is not the start of a longer word. */
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

/** Whether a character belongs to a script without spaces. */
export function isUnspaced(char: string): boolean {
  return unspacedScript.test(char);
}
