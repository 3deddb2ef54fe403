/** Tells figures of something that was named before their sentence: "It has a 15-inch screen." */
import type { ClaimProperty } from '../../../report/vocabulary.ts';
import type { ClaimTools } from '../found.ts';
import type { PageClaim } from '../page-claims.ts';

/** What texts give of a subject in general more often than of one thing. */
const shared: ReadonlySet<ClaimProperty> = new Set(['price', 'percentage', 'date']);

/**
 * Whether a claim without an owner gives a size or number of something named before its sentence: a pronoun precedes
 * its subject, unlike in "Rub the pan and bake it at 450 °F".
 */
export function isOfEarlier(
  { subject, statement, owner, figure }: PageClaim,
  analyzer: ClaimTools['analyzer'],
  lexicon: ClaimTools['lexicon'],
): boolean {
  if (owner !== null || shared.has(figure.property)) return false;
  const at = statement.indexOf(subject);
  const words = analyzer.analyze(at < 0 ? statement : statement.slice(0, at));
  return words.some(({ text }) => lexicon?.isPronoun(text) === true);
}
