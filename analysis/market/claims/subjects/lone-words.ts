/** Tells single words beside a figure that do not name what it is of: "along your journey for $199". */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { ClaimTools, Found } from '../found.ts';
import { isNaming } from '../statements/noun-chunks.ts';

/**
 * Whether the subject of a figure is one word that proximity alone ties to it, and that is neither a name, a quantity,
 * the keyword nor a word of the market.
 * @param isCommon whether many of the market's pages have a stem
 */
export function isLoneWord(
  {
    tie,
    subject,
    owner,
    figure,
    statement,
  }: Pick<Found, 'tie' | 'subject' | 'owner' | 'figure'> & { statement: string },
  isCommon: (stem: string) => boolean,
  { analyzer, names, lexicon, keyword }: Pick<ClaimTools, 'analyzer' | 'names' | 'lexicon' | 'keyword'>,
): boolean {
  if (tie !== 'near' || owner !== null || figure.property === 'date' || lexicon === null) return false;
  // "Food (three courses) – $5,100": the label of its line.
  const [, after = ''] = statement.split(subject, 2);
  if (statement.trimStart().startsWith(subject) && /^\s?[(:：–—-]/u.test(after)) return false;
  const [word, ...more] = analyzer.analyze(subject).filter(isNaming);
  if (more.length > 0) return false;
  return word === undefined || !isKnown(word);

  function isKnown(word: AnalyzedWord): boolean {
    return (
      keyword.includes(word.stem) ||
      isCommon(word.stem) ||
      lexicon?.isQuantity(word) === true ||
      names.isName(subject.slice(word.start, word.end))
    );
  }
}
