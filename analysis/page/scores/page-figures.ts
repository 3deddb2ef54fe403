/** Figures by which pages are compared, for a market page or the user's. */

import type { DocumentFacts } from '../../extract/facts/document-facts.ts';
import { bylineOpening, teamEnding } from '../../languages/any/bylines.ts';
import { isGivenName } from '../../market/entities/evidence/person-names.ts';

/** Null means unknown. */
export interface PageFigures {
  source_id: string;
  /** Days since the latest visible date. */
  age_days: number | null;
  numbers_per_100w: number | null;
  figure_passages: number | null;
  outbound_domains: number | null;
  comparison_blocks: number | null;
  /** Whether visitors read who wrote or checked it. */
  has_author: boolean | null;
  has_price: boolean | null;
  /** Start of the direct answer to the keyword in the main content, 0..1; null without one. */
  answer_offset_ratio: number | null;
  /** Words before the direct answer. */
  answer_after_words: number | null;
}

/**
 * Whether visitors read who wrote or checked a page. Unknown where only the markup names an account such as "annlee", as
 * nobody can tell which name on the page is meant, and where a byline names a team or a name stands alone.
 */
export function isSigned({
  signature,
  author,
  publisher,
  mayBeSigned,
  shortLines,
}: Pick<DocumentFacts, 'signature' | 'author' | 'publisher' | 'mayBeSigned' | 'shortLines'>): boolean | null {
  if (signature !== null) return true;
  // On a person's own site the site is the signature.
  if (mayBeSigned || isPersonsName(publisher?.value ?? '')) return null;
  if (author !== null && !/\s/u.test(author.value)) return null;
  const parts = shortLines.atHeading.flatMap((line) => line.split(/[·•|]/u).map((part) => part.trim()));
  const isByline = (part: string): boolean => (bylineOpening.exec(part)?.[0].length ?? part.length) < part.length;
  return parts.some((part) => isByline(part) || teamEnding.test(part) || isPersonsName(part)) ? null : false;
}

/** Whether a line is a given name and one or two more words in capitals. */
function isPersonsName(line: string): boolean {
  const [first = '', ...others] = line.split(' ');
  const isCapital = (word: string): boolean => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word);
  return (
    others.length > 0 && others.length <= 2 && [first, ...others].every(isCapital) && isGivenName(first.toLowerCase())
  );
}
