/** Removes introductions to questions. */
import { languagePack } from '../../languages/packs.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';

/** Removes introductions: "The origins: who discovered coffee?", "Final verdict: is it worth it?", "Or does it …?" */
export function withoutLead(text: string, analyzer: Analyzer): string {
  const at = text.search(/[:：]\s/u);
  const rest = at < 0 ? '' : text.slice(at + 1).trim();
  const stemsOf = (part: string) => new Set(analyzer.analyze(part).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  const isWhole = stemsOf(rest).size * 2 > stemsOf(text).size;
  const bare = isWhole && askedBy(rest, analyzer.language) !== null ? rest : text;
  const { leads } = languagePack(analyzer.language).questions ?? {};
  if (leads === undefined) return bare;
  const without = bare.replace(new RegExp(`^(?:${leads}),?\\s+(?=\\p{L})`, 'iu'), '');
  return without !== bare && askedBy(without, analyzer.language) !== null
    ? without.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : bare;
}
