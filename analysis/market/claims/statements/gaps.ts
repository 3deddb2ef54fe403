/** Tells from the words between a subject and its figure whether the figure is of something else. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import { isNaming } from './noun-chunks.ts';
import type { Sentence, Statement, Stretch } from './statement.ts';

const { maxBetweenChars, maxPredicateChars, maxAsideWords, maxSentenceChars } = claimsRule.values;

/**
 * Whether the words before a figure belong to another clause or figure than it does: "keep them on for 12 hours", "when
 * the top 2 inches", "$15 on some island ferries and up to $90".
 */
export function isOfOther(sentence: Sentence, subject: Stretch, figure: Figure, figures: readonly Figure[]): boolean {
  // An event is told with who, what and where before its day.
  if (subject.end > figure.start || figure.property === 'date') return false;
  const gap = sentence.plain.slice(subject.end, figure.start);
  const isBetween = (other: Figure): boolean => other.start >= subject.end && other.end <= figure.start;
  return (
    figures.some((other) => other !== figure && isBetween(other)) ||
    figures.some((other) => isOfEarlier(sentence, other, subject, figure)) ||
    opensClause(sentence, gap) ||
    isReported(sentence, gap) ||
    isBesideFigure(sentence, gap)
  );
}

/**
 * Whether another figure, which has a fact of its own, stands among the words before a figure: "9,000 offices and 1.5
 * million vans". "A 16-inch screen" only describes, as an age does, and in "2.9 % + $0.30" both are one fee.
 */
export function holdsFigure(
  { plain, lexicon }: Sentence,
  subject: Stretch,
  figure: Figure,
  figures: readonly Figure[],
): boolean {
  if (subject.end > figure.start || figure.property === 'date') return false;
  return figures.some(
    ({ start, end, property, age }) =>
      subject.start <= start &&
      end <= subject.end &&
      property !== 'date' &&
      age === undefined &&
      lexicon.ages.tail(plain.slice(0, start)) === 0 &&
      !/\p{N}[-‐‑]?\p{L}/u.test(plain.slice(start, end)) &&
      !/^\s?\+\s?$/u.test(plain.slice(end, figure.start)),
  );
}

/** "You can save money too, these cost around 25 dollars": of what a pronoun refers to, which a heading may name. */
export function isOfPronoun({ plain, lexicon, analyzer }: Sentence, subject: Stretch, figure: Figure): boolean {
  if (subject.end > figure.start || figure.property === 'date') return false;
  const words = analyzer.analyze(plain.slice(subject.end, figure.start));
  const isOfAnother = words.some(
    ({ text }, index) =>
      lexicon.unclear.has(text) && !lexicon.relative.has(text) && lexicon.verb.has(words[index + 1]?.text ?? ''),
  );
  if (isOfAnother) return true;
  // "It is a light desk that costs under $100": what it is, and not what such desks cost.
  const [pronoun, verb, ...more] = analyzer.analyze(plain.slice(0, subject.start));
  const being = lexicon.verbs.find(({ relation }) => relation === 'is')?.phrases;
  // "There is a small fee of 110 yen" has no such clause.
  return (
    words.some(({ text }) => lexicon.relative.has(text)) &&
    lexicon.isPronoun(pronoun?.text ?? '') &&
    verb?.stop === true &&
    being?.has(verb.text) === true &&
    more.every(
      ({ text, linking }) =>
        !lexicon.verb.has(text) && !lexicon.preposition.has(text) && (linking || !lexicon.break.has(text)),
    )
  );
}

/** "Children ages 1 to 3 years should sleep 12 hours": a subject that ends inside another figure goes on to its end. */
export function withWholeFigure(subject: Stretch, figures: readonly Figure[]): Stretch {
  const cut = figures.find(({ start, end }) => start < subject.end && subject.end < end);
  return cut === undefined ? subject : { start: subject.start, end: cut.end };
}

/** "$15 on some island ferries and up to $90": a noun after a preposition says what the figure before it is of. */
function isOfEarlier({ plain, lexicon, analyzer }: Sentence, other: Figure, subject: Stretch, figure: Figure): boolean {
  if (other.end > subject.start || other.unit === null || other.unit.dimension !== figure.unit?.dimension) return false;
  const words = analyzer.analyze(plain.slice(other.end, subject.start));
  const [first] = words;
  const isTied =
    (first === undefined || isLink(first.text, lexicon)) &&
    words.every(({ text, stop }) => stop && !lexicon.break.has(text) && !lexicon.unclear.has(text));
  if (!isTied || /[.,;:!?()]/u.test(plain.slice(other.end, subject.start))) return false;
  const [next] = analyzer.analyze(plain.slice(subject.end, figure.start));
  return next !== undefined && (joins(next, lexicon) || lexicon.to.has(next.text));
}

/** Whether a word is "and" or "or". */
function joins({ text, linking }: AnalyzedWord, lexicon: Lexicon): boolean {
  return linking && lexicon.break.has(text);
}

function isLink(word: string, lexicon: Lexicon): boolean {
  return lexicon.preposition.has(word) || lexicon.limits.has(word) || lexicon.per.has(word);
}

/** Whether a conjunction between subject and figure starts a clause about something else. */
function opensClause({ lexicon, analyzer }: Sentence, gap: string): boolean {
  const words = analyzer.analyze(gap);
  return words.some(({ text, linking }) => {
    if (lexicon.relative.has(text) || lexicon.unclear.has(text)) return false;
    return lexicon.break.has(text) && !linking && !lexicon.preposition.has(text) && !lexicon.article.has(text);
  });
}

/** "Some found that as little as 12 minutes of rest helps": the clause that a figure opens is not of who reports it. */
function isReported({ lexicon, analyzer }: Sentence, gap: string): boolean {
  let end = gap.length;
  for (let length = 1; length > 0; end -= length) {
    const rest = gap.slice(0, end);
    length = Math.max(lexicon.bounds.tail(rest), lexicon.adverbs.tail(rest));
  }
  const last = analyzer.analyze(gap.slice(0, end)).at(-1);
  return last !== undefined && lexicon.relative.has(last.text) && !lexicon.unclear.has(last.text);
}

/** "Two microphones and 20 hours of battery life": the noun before "and" stands beside what the figure is of. */
function isBesideFigure({ lexicon, analyzer }: Sentence, gap: string): boolean {
  const [first, ...more] = analyzer.analyze(gap);
  if (first === undefined || !joins(first, lexicon) || !/^\s?,?\s/u.test(gap)) return false;
  return more.every(({ text, stop }) => stop && !lexicon.verb.has(text) && !lexicon.unclear.has(text));
}

/**
 * The statement of a figure that a text gives beside another of the same quantity, each for a case of its own: "(40 °F
 * for salads and 140 °F for soups)"; null for other figures.
 */
export function besideTwin(
  { plain, lexicon, analyzer }: Sentence,
  figure: Figure,
  twin: Statement | undefined,
): Statement | null {
  if (twin?.subject == null || twin.figure.unit === null || twin.subject.start > twin.figure.start) return null;
  if (twin.figure.unit.code !== figure.unit?.code || twin.figure.per !== figure.per) return null;
  const between = plain.slice(twin.figure.end, figure.start);
  const words = analyzer.analyze(between);
  const last = words.at(-1);
  const isPair =
    /^[\p{L}\p{M}\s,'’-]+$/u.test(between) &&
    between.length <= maxBetweenChars &&
    last !== undefined &&
    joins(last, lexicon) &&
    !words.some(({ text }) => lexicon.verb.has(text) || lexicon.unclear.has(text));
  const areCases = [between, plain.slice(figure.end, figure.end + maxPredicateChars)].every(
    (text) => Math.max(lexicon.limits.head(text), lexicon.links.head(text)) > 0,
  );
  return isPair && areCases ? { ...twin, figure } : null;
}

/**
 * Replaces by spaces what stands between commas after a subject and before its verb: "The cost of catering, excluding
 * travel, ranges from $20".
 */
export function withoutAside(
  text: string,
  plain: string,
  lexicon: Lexicon,
  { analyzer }: Pick<Sentence, 'analyzer'>,
): string {
  if (!lexicon.isSpaced || text.length > maxSentenceChars) return text;
  const marks = [...plain.matchAll(/,\s/gu)].map(({ index }) => index);
  const isVerb = (word: string | undefined): boolean =>
    word !== undefined &&
    (lexicon.verb.has(word) ||
      (lexicon.leadsVerb.has(word) && !lexicon.unclear.has(word) && !lexicon.preposition.has(word)));
  for (const [place, from] of marks.entries()) {
    const [first, second] = analyzer.analyze(plain.slice(from + 1, from + maxPredicateChars));
    if (first === undefined || second === undefined) continue;
    const isRelative = lexicon.relative.has(first.text) && isVerb(second.text);
    if (!isRelative && lexicon.limits.head(plain.slice(from + 1)) === 0) continue;
    const before = analyzer.analyze(plain.slice(0, from));
    if (!before.some(isNaming) || before.some((word) => lexicon.verb.has(word.text) && !lexicon.isQuantity(word)))
      continue;
    const to = marks
      .slice(place + 1)
      .find((mark) => isVerb(analyzer.analyze(plain.slice(mark + 1, mark + maxBetweenChars))[0]?.text));
    if (to === undefined || /\p{N}/u.test(plain.slice(from, to))) continue;
    if (analyzer.analyze(plain.slice(from, to)).length > maxAsideWords) continue;
    return text.slice(0, from) + ' '.repeat(to + 1 - from) + text.slice(to + 1);
  }
  return text;
}
