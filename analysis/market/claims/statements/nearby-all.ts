/** Reads the figures of a sentence that no form of statement has, by the words around them. */
import type { Figure } from '../figures/figure.ts';
import { besideTwin } from './gaps.ts';
import { nearby } from './nearby.ts';
import type { Sentence, Statement } from './statement.ts';

/**
 * Returns the statements of `rest`.
 * @param figures of the sentence
 * @param stated what the sentence states with the others
 */
export function nearbyAll(
  sentence: Sentence,
  rest: readonly Figure[],
  figures: readonly Figure[],
  stated: readonly Statement[],
): Statement[] {
  const known = new Map(stated.map((each) => [each.figure.start, each]));
  const found: Statement[] = [];
  for (const figure of rest) {
    const before = figures[figures.indexOf(figure) - 1];
    const twin = before === undefined ? undefined : known.get(before.start);
    const statement = besideTwin(sentence, figure, twin) ?? nearby(sentence, figure, figures);
    if (statement === null) continue;
    known.set(figure.start, statement);
    found.push(statement);
  }
  return found;
}
