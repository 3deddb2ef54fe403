/** Finds the statements of a sentence: its figures with their subjects, if the sentence names them unambiguously. */
import type { Analyzer } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { plainText } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';
import { apposed } from './appositions.ts';
import { besideTwin } from './gaps.ts';
import type { Lexicon } from './lexicon.ts';
import { nearby } from './nearby/nearby.ts';
import type { Sentence, Statement } from './statement.ts';
import { closed, expected, shareOf, underHeading } from './statement-forms.ts';
import { endsClause, fits, isListed, isOneOfSeveral, isRemark, refersTo } from './statement-guards.ts';
import { attributed, interrupted, inverted, verbal } from './verbal-statements.ts';
import { verbAtEnd } from './word-forms.ts';

const { maxWordsBetween } = claimsRule.values;

const clauseMark = /^(?:[;:–—、，；：،؛。।]|[,.!?](?=\s))/u;

/**
 * Returns the statements of one sentence.
 * @param figures of its text
 * @param heading directly above the sentence
 */
export function statementsOf(
  text: string,
  figures: readonly Figure[],
  heading: string | null,
  { lexicon, analyzer }: { lexicon: Lexicon; analyzer: Analyzer },
): Statement[] {
  const sentence: Sentence = { text, plain: plainText(text), lexicon, analyzer, heading };
  if (isRemark(sentence)) return [];
  return figures.flatMap((figure, index) => {
    if (isOneOfSeveral(sentence, figure, figures[index - 1], figures[index + 1])) return [];
    const from = clauseStart(sentence.plain, figure.start);
    if (from === null || lexicon.isDoubtful(sinceStop(sentence.plain, figure.start))) return [];
    if (lexicon.comparisons.head(afterBrackets(sentence.plain, figure.end)) > 0) return [];
    if (!endsClause(sentence.plain.slice(figure.end), lexicon)) return [];
    if (from > 0 && isListed(sentence, from)) return [];
    const next = figures[index + 1];
    const isLast = next === undefined || clauseStart(sentence.plain, next.start) !== from;
    const found = statementAt(sentence, from, figure, isLast);
    return found === null || !fits(found) ? [] : [withReference(sentence, found)];
  });
}

/** The start of a figure's clause; null inside brackets, because what they comment on is unclear. */
function clauseStart(plain: string, figureStart: number): number | null {
  let depth = 0;
  for (let at = figureStart - 1; at >= 0; at--) {
    const char = plain.charAt(at);
    if (/[)）\]]/u.test(char)) depth++;
    else if (/[(（[]/u.test(char)) {
      if (depth === 0) return null;
      depth--;
    } else if (depth === 0 && clauseMark.test(plain.slice(at, at + 2))) return at + 1;
  }
  return 0;
}

/** The text after a position, skipping a remark in brackets: `2 °F (1.1 °C) warmer`. */
function afterBrackets(plain: string, at: number): string {
  return plain
    .slice(at, at + 80)
    .replace(/^\s*\([^()]*\)/u, '')
    .slice(0, 30);
}

/** The text before a position since the last full stop, because two sentences may have been joined. */
function sinceStop(plain: string, end: number): string {
  const before = plain.slice(0, end);
  return before.slice(Math.max(0, before.search(/[.!?]\s[^.!?]*$/u)));
}

function withReference(sentence: Sentence, found: Statement): Statement {
  const reference = refersTo(sentence, found);
  return reference === null ? found : { ...found, refersTo: reference };
}

function statementAt(sentence: Sentence, from: number, figure: Figure, isLast: boolean): Statement | null {
  const { lexicon, plain } = sentence;
  const before = plain.slice(from, figure.start);
  let end = before.length;
  let hasOf = false;
  for (let step = 0; step < maxWordsBetween; step++) {
    const rest = before.slice(0, end);
    const verb = verbAtEnd(rest, lexicon);
    if (verb !== null && isWritten(sentence, from + end - verb.length)) {
      const place = { relation: verb.relation, start: from + end - verb.length, end: from + end };
      return isNoun(sentence, place, hasOf)
        ? attributed(sentence, from, from + end, figure)
        : (verbal(sentence, from, place, figure) ?? expected(sentence, from, figure));
    }
    const length = Math.max(lexicon.adverbs.tail(rest), lexicon.links.tail(rest));
    if (length === 0) break;
    // "Below the 180 °C": a bound outside the figure would be lost.
    if (lexicon.bounds.tail(rest) >= length) return null;
    hasOf ||= lexicon.of.tail(rest) === length;
    end -= length;
  }
  if (/^[\s\p{P}]*$/u.test(before.slice(0, end)))
    return shareOf(sentence, figure) ?? apposed(sentence, from, figure) ?? underHeading(sentence, from, figure);
  return (
    expected(sentence, from, figure) ??
    closed(sentence, from, figure) ??
    (hasOf ? attributed(sentence, from, from + end, figure) : null) ??
    interrupted(sentence, from, from + end, figure) ??
    // Of several figures after a verb, the last is the one stated; the others describe.
    (isLast ? inverted(sentence, from, from + end, figure) : null)
  );
}

/** Whether a verb is in lower case, as verbs are except at the start: "Arch Fit 2.0" is a name. */
function isWritten({ text }: Sentence, start: number): boolean {
  const first = /\p{L}/u.exec(text.slice(start))?.index ?? 0;
  return start + first === 0 || !/^\p{Lu}/u.test(text.slice(start + first));
}

/** "A range of", "the cost of": a possible verb is a noun after an article or before "of". */
function isNoun({ plain, lexicon, analyzer }: Sentence, verb: { start: number; end: number }, hasOf: boolean): boolean {
  if (!lexicon.isSpaced) return false;
  if (lexicon.articles.tail(plain.slice(0, verb.start)) > 0) return true;
  return hasOf && analyzer.analyze(plain.slice(verb.start, verb.end)).some((word) => !word.stop);
}

/**
 * Returns the statements of `rest`, figures that no form of statement has, by the words around them.
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
