/** Puts the phrases of a market into the form in which they name something, by what its pages write. */
import { languagePack } from '../../../languages/packs.ts';
import type { ReadMarket } from '../../../read/read-market.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';

/** Returns a function that puts a phrase into the form in which it names something. */
export function baseForms({ pages, analyzer }: ReadMarket): (phrase: string) => string {
  const { baseForm } = languagePack(analyzer.language).nouns ?? {};
  if (baseForm === undefined) return (phrase) => phrase;
  const written = new Set(pages.flatMap(({ page }) => page.blocks.flatMap(({ words }) => shortRuns(words))));
  return (phrase) => baseForm(phrase, (words) => written.has(words));
}

/** Words with those before them: "abgleich", "hydraulische abgleich", "der hydraulische abgleich". */
function shortRuns(words: readonly AnalyzedWord[]): string[] {
  return words.flatMap(({ text, joined }, at) => {
    const [before, first] = [joined ? words[at - 1] : undefined, words[at - 2]];
    const pair = before === undefined ? [] : [`${before.text} ${text}`];
    const isWhole = before?.joined === true && first !== undefined;
    return [text, ...pair, ...(isWhole ? [`${first.text} ${before.text} ${text}`] : [])];
  });
}
