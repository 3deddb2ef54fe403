/** Finds short forms: "EV" where a text explains it, clipped words such as "sci-fi" and contracted ones such as "PV". */
import type { AnalyzedWord, Analyzer } from './analyzer.ts';
import { wordsRule } from './rule.ts';

const { maxFormChars, minContractedChars } = wordsRule.values;

/** A short form, by the stem of its first word, and the stems of the words that it stands for. */
export interface ShortForm {
  stem: string;
  stands: readonly string[];
}

const pairs = /(?<![\p{L}\p{M}\p{N}-])(\p{L}{2,4})[-‐‑ ](\p{L}{2,4})(?![\p{L}\p{M}\p{N}-])/gu;

/** The pairs of short words of a text ("sci-fi", "sci fi") that begin two neighbouring ones of `stems`. */
export function clippedForms(text: string, stems: readonly string[]): ShortForm[] {
  const forms = new Map<string, ShortForm>();
  for (const [written, one = '', two = ''] of text.toLowerCase().matchAll(pairs)) {
    if (forms.has(written)) continue;
    const at = stems.findIndex((stem, index) => isCut(one, stem) && isCut(two, stems[index + 1]));
    const [first, second] = stems.slice(at, at + 2);
    if (at >= 0 && first !== undefined && second !== undefined)
      forms.set(written, { stem: one, stands: [first, second] });
  }
  return [...forms.values()];
}

function isCut(part: string, stem: string | undefined): boolean {
  return stem !== undefined && stem.length > part.length && stem.startsWith(part);
}

/** Short forms in parentheses after the words they stand for: "electric vehicle (EV)". */
export function explainedForms(text: string, analyzer: Analyzer): ShortForm[] {
  const forms = new Map<string, ShortForm>();
  for (const { 1: written = '', index } of text.matchAll(/\((\p{Lu}{2,6})s?\)/gu)) {
    if (forms.has(written)) continue;
    const letters = [...written.toLowerCase()];
    const words = analyzer.analyze(text.slice(Math.max(0, index - maxFormChars), index));
    const before = words.slice(-letters.length);
    const isInitials = before.map((word) => [...word.text][0]).join('') === letters.join('');
    const stands = isInitials ? before : compoundsOf(letters, words);
    const [form] = analyzer.analyze(written);
    if (form !== undefined && stands.length > 0)
      forms.set(written, { stem: form.stem, stands: stands.map(({ stem }) => stem) });
  }
  return [...forms.values()];
}

/** The last two of `words`, if the letters begin the first, and begin the second and follow in it: "professionelle Zahnreinigung (PZR)". */
function compoundsOf(
  [initial = '', ...rest]: readonly string[],
  words: readonly AnalyzedWord[],
): readonly AnalyzedWord[] {
  const [first, second] = words.slice(-2);
  if (first === undefined || second === undefined || rest.length < 2) return [];
  const isLong = second.text.length >= minContractedChars;
  return isLong && first.text.startsWith(initial) && isContracted(rest, second.text) ? [first, second] : [];
}

const capitals = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{M}\p{N}])/gu;

/**
 * The words in capitals that at least `minTexts` of `texts` use and whose letters begin one of `stems` and follow in it in
 * order: "PV" for photovoltaics, "TV" for television.
 */
export function contractedForms(
  texts: readonly string[],
  stems: readonly string[],
  minTexts: number,
  analyzer: Analyzer,
): ShortForm[] {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const written of new Set(Array.from(text.matchAll(capitals), ([word]) => word)))
      uses.set(written, (uses.get(written) ?? 0) + 1);
  return [...uses].flatMap(([written, count]) => {
    if (count < minTexts) return [];
    const letters = [...written.toLowerCase()];
    const stands = stems.filter((stem) => stem.length >= minContractedChars && isContracted(letters, stem));
    const [form] = stands.length === 0 ? [] : analyzer.analyze(written);
    return form === undefined || form.stop ? [] : stands.map((stem) => ({ stem: form.stem, stands: [stem] }));
  });
}

function isContracted(letters: readonly string[], stem: string): boolean {
  let at = -1;
  return letters.every((letter, index) => {
    at = stem.indexOf(letter, at + 1);
    return at >= 0 && (index > 0 || at === 0);
  });
}
