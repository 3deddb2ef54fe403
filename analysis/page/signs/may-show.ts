/** Whether a page may show proof of a kind anywhere: in its text, menus, images, or boxes that scripts fill. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { discloses } from './disclosures.ts';

/** Kinds of proof; each is a sign of pages, too. */
export type ProofKind = 'reviews' | 'licence' | 'guarantee' | 'method' | 'experience' | 'cases';

/** A text of a sentence or more in quotation marks: somebody may speak there. Straight ones may stand for inches. */
const longQuotation = /[“„«「『][^“”„«»「」『』]{60,800}[”“»」』]|"\p{Lu}[^"]{60,800}[.!?…]"/u;

/**
 * Whoever says that a page shows no proof of a kind must have found none of this. True where words of the language are
 * not known.
 * @param language ISO 639-1 of the words to look for
 */
export function mayShow(proof: ProofKind, { document }: Pick<AnalyzedPage, 'document'>, language: string): boolean {
  const { visibleText, proofMarks, ratings, textBeside, outline } = document.facts;
  const says = (words: Parameters<typeof discloses>[0], ...texts: readonly string[]): boolean =>
    discloses(words, texts.join('\n'), language) !== false;
  if (proof === 'method') return says('selection', visibleText);
  // Menus say "my account".
  if (proof === 'experience')
    return says('experience', document.text, ...textBeside, ...outline.map(({ text }) => text));
  if (proof === 'licence' || proof === 'guarantee') return says(proof, visibleText, ...proofMarks.described);
  return (
    proofMarks[proof] ||
    longQuotation.test(visibleText) ||
    says(proof, visibleText, ...proofMarks.described, ...ratings)
  );
}

/** Whether a page may list its sources anywhere, without links. True where words of the language are not known. */
export function maySource({ facts }: Pick<AnalyzedPage['document'], 'facts'>, language: string): boolean {
  const headings = facts.outline.map(({ text }) => `\n${text.trim()}`).join('');
  return discloses('sources', `${facts.visibleText}${headings}`, language) !== false;
}
