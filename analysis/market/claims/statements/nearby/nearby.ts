/** Finds the subject of a figure in a sentence of unknown form: the noun phrase next to it. */
import type { AnalyzedWord } from '../../../../text/analyzer.ts';
import type { Figure } from '../../figures/figure.ts';
import { claimsRule } from '../../rule.ts';
import { holdsFigure, isOfOther, isOfPronoun, withWholeFigure } from '../gaps.ts';
import { bracketLabel, isBare, labelBefore, labelEnd, lineLabel, runOnLabel } from '../line-labels.ts';
import { isNaming } from '../noun-chunks.ts';
import type { Sentence, Statement, Stretch } from '../statement.ts';
import { isListed, isUnintroduced } from '../statement-guards.ts';
import { limited, phraseBefore, phraseOrLabel } from './before.ts';
import { attributeOf, objectOf, withCounted } from './objects.ts';
import { isPhrase, isTelling, stretchOf } from './phrase-words.ts';
import { described, phraseEnd, trim, wordsIn } from './phrases.ts';
import { allotted, changeAfter, happeningAfter, namedAfter, shareNear } from './predicates.ts';

const { maxPredicateChars, maxSteps } = claimsRule.values;

/** Returns the statement of a figure by its neighbouring words; its subject is null if only the heading can name it. */
export function nearby(sentence: Sentence, figure: Figure, figures: readonly Figure[] = []): Statement | null {
  const counted = figure.unit === null && figure.property === 'count' ? withCounted(sentence, figure) : figure;
  if (counted === null) return null;
  const clause = clauseOf(sentence, counted);
  if (isDoubtful(sentence, clause, counted)) return null;
  if (isCompared(sentence, counted)) {
    const change = changeAfter(sentence, counted);
    return change === null ? null : { figure: counted, subject: change, tie: 'near' };
  }
  const part = allotted(sentence, counted);
  if (part !== null) return { figure: counted, ...part, tie: 'near' };
  const label = labelEnd(sentence, counted);
  const share = label === null ? shareNear(sentence, counted) : null;
  const named =
    label !== null
      ? (runOnLabel(sentence, label) ?? phraseBefore(sentence, 0, label, counted))
      : counted.property === 'date'
        ? firstPhrase(sentence, clause, counted)
        : (share ??
          bracketLabel(sentence, counted) ??
          limited(sentence, clause, counted) ??
          namedAfter(sentence, clause, counted) ??
          attributeOf(sentence, counted) ??
          phraseOrLabel(sentence, clause, counted) ??
          happeningAfter(sentence, counted));
  const found =
    named === null
      ? null
      : withWholeFigure(
          named,
          figures.filter(({ start }) => start !== figure.start),
        );
  const isWrong =
    found !== null &&
    label === null &&
    (isOfOther(sentence, found, figure, figures) ||
      holdsFigure(sentence, found, figure, figures) ||
      isUnintroduced(sentence, found));
  // "Water when the top 2 inches of soil are dry": what follows the figure.
  const of = isWrong && sentence.lexicon.of.head(sentence.plain.slice(figure.end)) > 0;
  const subject = isWrong
    ? of
      ? objectOf(sentence, counted, true)
      : null
    : (found ?? (label === null ? (lineLabel(sentence, counted)?.place ?? objectOf(sentence, counted, true)) : null));
  if (subject !== null && label === null && isOfPronoun(sentence, subject, figure))
    return { figure: counted, subject: null, tie: 'near', refersTo: 'whole' };
  if (subject === null && (isWrong || isBare(sentence, counted))) return null;
  const owner = subject === null ? null : labelBefore(sentence, counted, subject);
  const predicate = subject === null ? null : between(sentence, subject, counted);
  return {
    figure: counted,
    subject,
    tie: 'near',
    ...(owner === null ? {} : { owner }),
    ...(predicate === null ? {} : { predicate }),
  };
}

/** Whether the clause supposes or denies its figure, or continues a list that began before it. */
function isDoubtful(sentence: Sentence, { start }: Stretch, figure: Figure): boolean {
  const { plain, lexicon, analyzer } = sentence;
  if (lexicon.isDoubtful(plain.slice(start, figure.start)) || isRestOfList(sentence, start)) return true;
  if (isSupposed(sentence)) return true;
  // "Converters that sit on a desk cost $120": the subject precedes the relative clause.
  const words = analyzer.analyze(plain.slice(start, figure.start));
  return words.some(({ text }, index) => {
    const [verb, link] = words.slice(index + 1);
    if (!lexicon.relative.has(text) || verb === undefined || link === undefined) return false;
    return !isTelling(verb, lexicon) && !verb.stop && lexicon.preposition.has(link.text);
  });
}

/** "For example, if a system costs $18,000, …": the whole sentence is a supposition. */
function isSupposed({ plain, lexicon }: Sentence): boolean {
  const [, opening = ''] = /^[^,]{1,20},\s(\p{L}+\s)/u.exec(plain) ?? [];
  return lexicon.isDoubtful(opening);
}

/** "Oak, steel or bamboo costs $300": a figure after a list is not only about its last item. */
function isRestOfList(sentence: Sentence, start: number): boolean {
  return start > 0 && !/\p{N}/u.test(sentence.plain.slice(0, start)) && isListed(sentence, start);
}

/** "$100 less": the difference of two things. */
function isCompared({ plain, lexicon }: Sentence, figure: Figure): boolean {
  return lexicon.comparisons.head(plain.slice(figure.end, figure.end + maxPredicateChars)) > 0;
}

/** From the punctuation before the figure to that after it. */
function clauseOf({ plain }: Sentence, figure: Figure): Stretch {
  const before = plain.slice(0, figure.start);
  const start = Math.max(0, before.search(/(?:[;:؛。।،，、]|[,.!?–—]\s)[^;:؛。।،，、]*$/u) < 0 ? 0 : lastMark(before));
  const after = /[;:؛。।،，、]|[,.!?–—](?:\s|$)/u.exec(plain.slice(figure.end));
  return { start, end: after === null ? plain.length : figure.end + after.index };
}

function lastMark(before: string): number {
  let last = 0;
  for (const mark of before.matchAll(/[;:؛。।،，、]|[,.!?–—]\s/gu)) last = mark.index + mark[0].length;
  return last;
}

/** The first noun phrase of a clause: who or what an event happens to. For an empty clause, that of the next one. */
function firstPhrase(sentence: Sentence, clause: Stretch, figure: Figure): Stretch | null {
  const { text, lexicon, analyzer } = sentence;
  // "By the middle of the 17th century the Dutch …": what precedes the figure only says when.
  const isOfEvent = (word: AnalyzedWord) =>
    isNaming(word) && !lexicon.time.has(word.text) && !/^\p{N}/u.test(word.text);
  const isEmpty = !analyzer.analyze(text.slice(clause.start, figure.start)).some(isOfEvent);
  const isLeading = isEmpty && !analyzer.analyze(text.slice(0, clause.start)).some(isOfEvent);
  const from = isLeading ? figure.end : isEmpty ? 0 : clause.start;
  const words = wordsIn(sentence, from, isLeading ? text.length : figure.start);
  let first = 0;
  for (let step = 0; step < maxSteps && first < words.length; step++) {
    if (lexicon.unclear.has(words[first]?.text ?? '')) return null;
    const end = phraseEnd(words, first, lexicon);
    const phrase = trim(words.slice(described(words, first, end, lexicon), end), lexicon);
    if (isPhrase(phrase, lexicon, figure)) return stretchOf(phrase, from);
    first = Math.max(end, first + 1);
  }
  return null;
}

/** The words between subject and figure, if they are few and without punctuation. */
function between({ plain, analyzer }: Sentence, subject: Stretch, figure: Figure): Stretch | null {
  const words = plain.slice(subject.end, figure.start);
  if (subject.end > figure.start || words.length > maxPredicateChars || /[;:()[\]!?]|[.]\s/u.test(words)) return null;
  if (analyzer.analyze(words).length === 0) return null;
  const lead = words.length - words.trimStart().length;
  return { start: subject.end + lead, end: subject.end + words.trimEnd().length };
}
