/** Reads a figure that ends a description: "Short clips are quick pieces of content, usually between 5 and 90 seconds". */
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import { subjectIn } from './noun-phrases.ts';
import type { Sentence, Statement } from './statement.ts';

const { maxVerbPlace } = claimsRule.values;

/**
 * The statement of a figure that stands alone after a comma, of the subject that the clause before says to be something;
 * null in other places.
 * @param from where the clause of the figure starts
 */
export function apposed(sentence: Sentence, from: number, figure: Figure): Statement | null {
  const { plain, lexicon, analyzer } = sentence;
  if (!lexicon.isSpaced || figure.unit === null || figure.property === 'percentage' || figure.property === 'date')
    return null;
  const before = plain.slice(0, Math.max(0, from - 1));
  if (plain.charAt(from - 1) !== ',' || /[\p{N};:.()–—]/u.test(before)) return null;
  if (!/^\s*(?:[.!]|$)/u.test(plain.slice(figure.end))) return null;
  const being = lexicon.verbs.find(({ relation }) => relation === 'is')?.phrases;
  const words = analyzer.analyze(before);
  const verb = words.findIndex((word) => word.stop && being?.has(word.text) === true);
  const place = words[verb];
  if (place === undefined || verb === 0 || verb > maxVerbPlace + 1) return null;
  const subject = subjectIn(sentence, 0, place.start);
  return subject === null ? null : { figure, subject, tie: 'is' };
}
