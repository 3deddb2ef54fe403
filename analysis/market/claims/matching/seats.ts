/** Tells how many people a plan is for, which does not change what the plan is: "Premium: $70 for one user". */
import { numberWords } from '../../../text/vocabulary.ts';
import type { ClaimTools } from '../found.ts';

/** Whether a condition names nothing but a number of users: "for one user", "for up to 25 seats". */
export function isOfSeats(
  qualifier: string | null,
  { analyzer, lexicon }: Pick<ClaimTools, 'analyzer' | 'lexicon'>,
): boolean {
  if (qualifier === null || lexicon === null) return false;
  const numerals = numberWords(analyzer.language);
  const words = analyzer.analyze(qualifier);
  return (
    words.some(({ text }) => lexicon.seat.has(text)) &&
    words.every(
      ({ text, stop, figure, everyday }) => stop || figure || everyday || numerals.has(text) || lexicon.seat.has(text),
    )
  );
}
