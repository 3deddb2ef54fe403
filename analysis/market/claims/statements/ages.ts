/** Reads at which age something happens: `Puppies learn best from 6 to 16 weeks of age`, `At 3 months old, …`. */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import type { Figure } from '../figures/figure.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import { isNaming } from './noun-chunks.ts';
import { type Sentence, type Statement, type Stretch, trimmed } from './statement.ts';

const { maxSubjectWords, minAgedWords, minWholeSubject } = claimsRule.values;

const mark = /[;:—–(){}[\]?!]|[,.](?=\s|$)/u;

/** Marks the times among `figures` that are ages, and extends them by the words that say so. */
export function withAges(plain: string, figures: readonly Figure[], lexicon: Lexicon): Figure[] {
  let last: Figure | undefined;
  return figures.map((figure) => {
    const previous = last;
    last =
      agedOf(plain, figure, lexicon) ??
      (isSecond(plain, figure, previous) ? { ...figure, age: previous?.age ?? '' } : figure);
    return last;
  });
}

/** "By 8 weeks of age and classes by 12 weeks": an age, too. */
function isSecond(plain: string, figure: Figure, previous: Figure | undefined): boolean {
  if (previous?.age === undefined || figure.unit?.code !== previous.unit?.code) return false;
  return until(plain.slice(previous.end, figure.start)) === figure.start - previous.end;
}

function agedOf(plain: string, figure: Figure, lexicon: Lexicon): Figure | null {
  if (figure.property !== 'duration' || figure.per !== null) return null;
  const before = lexicon.ages.tail(plain.slice(0, figure.start));
  const after = lexicon.aged.head(plain.slice(figure.end));
  if (before === 0 && after === 0) return null;
  const end = figure.end + after;
  const older = lexicon.older.head(plain.slice(end));
  const open = older > 0 && figure.low === figure.high ? { high: null } : {};
  const age = (after > 0 ? plain.slice(figure.end, end) : plain.slice(figure.start - before, figure.start)).trim();
  return { ...figure, ...open, start: figure.start - before, end: end + older, age };
}

/**
 * Returns what happens at the ages of a sentence. The subject is the clause around the age, or after it if the age opens
 * the sentence.
 * @param figures all of the sentence; a clause with another figure says something else
 */
export function agesOf(sentence: Sentence, figures: readonly Figure[]): Statement[] {
  return figures.flatMap((figure, index) => {
    const earlier = figures[index - 1];
    const from = earlier?.age === undefined ? 0 : earlier.end;
    const subject = figure.age === undefined ? null : clauseOf(sentence, figure, from);
    const isShared =
      subject !== null &&
      figures.some((other) => other !== figure && other.start < subject.end && other.end > subject.start);
    return subject === null || isShared ? [] : [{ figure, subject, tie: 'near' as const }];
  });
}

/** @param from where an earlier age ends */
function clauseOf(sentence: Sentence, figure: Figure, from: number): Stretch | null {
  const { plain } = sentence;
  const start = Math.max(from, lastMark(plain.slice(0, figure.start)));
  if (isRelative(sentence, start, figure.start)) return whatPrecedes(sentence, start);
  const own = told(sentence, start, figure.start);
  if (own !== null) return clear(sentence, own);
  const next = /^\s*,\s/u.exec(plain.slice(figure.end));
  // "10 to 12 weeks: at 10 weeks old, …"
  if (next === null || !/^$|[:：]$/u.test(plain.slice(0, start))) return null;
  const main = figure.end + next[0].length;
  const after = told(sentence, main, main + until(plain.slice(main)));
  return after === null ? null : clear(sentence, after);
}

/** The words of a stretch without links at their end and conjunctions at their start; null if they are too few. */
function told({ plain, analyzer, lexicon }: Sentence, from: number, to: number): Stretch | null {
  const words = analyzer.analyze(plain.slice(from, to));
  while (words.at(-1)?.stop === true) words.pop();
  while (lexicon.break.has(words[0]?.text ?? '')) words.shift();
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < minAgedWords) return null;
  return words.some(isNaming) ? trimmed(plain, from + first.start, from + last.end) : null;
}

/** A clause that speaks for itself: short, sure, and of no pronoun. */
function clear({ plain, analyzer, lexicon }: Sentence, clause: Stretch): Stretch | null {
  const text = plain.slice(clause.start, clause.end);
  const words = analyzer.analyze(text);
  const [first] = words;
  const refers = first === undefined || (lexicon.unclear.has(first.text) && !lexicon.reader.has(first.text));
  return refers || words.length > maxSubjectWords || lexicon.isDoubtful(text) ? null : clause;
}

/** "The period, which occurs between …": the clause says when what precedes it happens. */
function isRelative({ plain, analyzer, lexicon }: Sentence, start: number, end: number): boolean {
  return lexicon.relative.has(analyzer.analyze(plain.slice(start, end))[0]?.text ?? '');
}

/** "New situations in their sensitive period, which …" is of the period, "Training starts at home, which …" of the clause. */
function whatPrecedes(sentence: Sentence, end: number): Stretch | null {
  const { plain, analyzer, lexicon } = sentence;
  const before = plain.slice(0, Math.max(0, end - 1));
  const clause = told(sentence, lastMark(before), before.length);
  if (clause === null) return null;
  const words = analyzer.analyze(plain.slice(clause.start, clause.end));
  const isBorder = ({ text, stop }: AnalyzedWord): boolean =>
    stop || lexicon.verb.has(text) || lexicon.adverbs.has(text) || lexicon.article.has(text);
  const noun = words.slice(words.findLastIndex(isBorder) + 1);
  const [first] = noun;
  const isNoun = noun.length >= minWholeSubject && noun.some(isNaming) && first !== undefined;
  return clear(sentence, isNoun ? { start: clause.start + first.start, end: clause.end } : clause);
}

/** Where the clause at the end of a text starts. */
function lastMark(text: string): number {
  let at = 0;
  for (let next = until(text); next < text.length; next = at + until(text.slice(at))) at = next + 1;
  return at;
}

/** How far a text goes to its first mark. */
function until(text: string): number {
  const at = text.search(mark);
  return at < 0 ? text.length : at;
}
