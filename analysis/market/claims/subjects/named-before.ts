/** Finds the name to which a pronoun refers. */
import { isNoName } from '../../names/no-names.ts';
import { plainText } from '../figures/phrases.ts';
import type { ClaimTools } from '../found.ts';

/** The only name of the sentence before, to which a pronoun refers: "The Bambino is fine. Around $300, it offers …". */
export function namedBefore(text: string, previous: string, { analyzer, names, lexicon }: ClaimTools): string {
  if (lexicon === null || !analyzer.analyze(text).some((word) => lexicon.unclear.has(word.text))) return '';
  if (lexicon.isOwn(plainText(text))) return '';
  const runs: { start: number; end: number }[] = [];
  for (const { start, end, joined } of analyzer.analyze(previous)) {
    const last = runs.at(-1);
    const written = previous.slice(start, end);
    const goesOn = last !== undefined && joined && /^[\s-]$/u.test(previous.slice(last.end, start));
    if (goesOn && /^[\p{Lu}\p{N}]/u.test(written)) last.end = end;
    else if (names.isName(written) && !isNoName(written, analyzer.language)) runs.push({ start, end });
  }
  const [only, ...more] = runs;
  return only === undefined || more.length > 0 ? '' : previous.slice(only.start, only.end);
}
