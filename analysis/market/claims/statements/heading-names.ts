/** Finds the names in headings: "Alder 9 (2025 edition) – best desk" is about the "Alder 9". */

import type { Analyzer } from '../../../text/analyzer.ts';
import { withoutMarkedNumber } from '../../../text/heading-numbers.ts';
import type { Names } from '../../names/names.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import type { Stretch } from './statement.ts';

const { maxHeadingWords } = claimsRule.values;

export interface OwnerTools {
  analyzer: Analyzer;
  names: Names;
  /** Null for a language without sentence patterns. */
  lexicon: Lexicon | null;
  /** Stems of the keyword. */
  keyword: readonly string[];
}

/**
 * The part of a heading that names a thing; null for a long heading, which may be about anything. A label belongs to
 * the whole heading, a sentence only to a name.
 */
export function partOf(heading: string, name: string, isLabel: boolean, tools: OwnerTools): string | null {
  const whole = cleaned(heading)
    .split(/[:：|]\s?|\s[–—-]\s/u)
    .find((each) => each.includes(name));
  const part = [cleaned(whole ?? ''), whole?.trim()].find((each) => each?.includes(name));
  const words = tools.analyzer.analyze(part ?? heading);
  if (words.length > maxHeadingWords) return null;
  if (part === undefined) return name;
  const telling = words.filter((word) => !word.stop);
  const named = telling.filter((word) => word.figure || tools.names.isName(part.slice(word.start, word.end)));
  // Of "Why I chose Alder", only the name is what is chosen.
  if (words.some(({ text }) => tools.lexicon?.isPronoun(text) === true)) return name;
  return isLabel || named.length * 2 >= telling.length ? part : name;
}

/** Removes a leading number and trailing brackets: "[a light desk for small rooms]". */
export function cleaned(heading: string): string {
  return withoutMarkedNumber(heading)
    .replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u, '')
    .trim();
}

/** The name in a heading, if possible not in a remark in brackets at its end. */
export function nameOf(heading: string, tools: OwnerTools): string | null {
  return nameIn(cleaned(heading), tools) ?? nameIn(heading, tools);
}

/** The longest run of names in a text, with numbers after them and without the keyword; null if there is none. */
export function nameIn(text: string, { analyzer, names, keyword, lexicon }: OwnerTools): string | null {
  let best: Stretch | null = null;
  let run: Stretch | null = null;
  for (const word of analyzer.analyze(text)) {
    const goesOn: boolean = run !== null && word.joined;
    const written = text.slice(word.start, word.end);
    const isOwn = lexicon?.isOwn(plainText(written)) === true;
    if (!isOwn && (names.isName(written) || (goesOn && names.endsName(written))) && !keyword.includes(word.stem))
      run = { start: goesOn && run !== null ? run.start : word.start, end: word.end };
    else if (goesOn && run !== null && word.figure) run = { start: run.start, end: word.end };
    else run = null;
    if (run !== null && run.end - run.start > (best === null ? 0 : best.end - best.start)) best = run;
  }
  return best === null ? null : text.slice(best.start, best.end);
}
