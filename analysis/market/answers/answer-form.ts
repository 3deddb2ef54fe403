/** Detects the form of answer that a question's wording asks for: a figure, or a definition. */
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure, figuresOf } from '../../text/figure-questions.ts';
import { askedBy } from '../../text/question-words.ts';
import { answersRule } from './rule.ts';
import type { TextUnits, UnitCutter } from './text-units.ts';

const { maxSubjectWords, maxWordsBefore, maxWordsBetween } = answersRule.values;

/** `given`: figures in the question itself; `subject`: stems of the term to define. */
export type AnswerForm =
  | { form: 'figure'; given: ReadonlySet<string> }
  | { form: 'definition'; subject: ReadonlySet<number> };

/** The parsed parts of a sentence. */
export interface CutSentence {
  units: TextUnits;
  figures: ReadonlySet<string>;
}

/** Returns the form that `question` asks for; null if its words do not show it or the language has no list of them. */
export function formAskedFor(question: string, analyzer: Analyzer, cutter: UnitCutter): AnswerForm | null {
  if (asksForFigure(question, analyzer.language)) return { form: 'figure', given: figuresOf(question) };
  if (askedBy(question, analyzer.language)?.facet !== 'what') return null;
  const words = analyzer.analyze(question);
  const first = words.findIndex(({ stop }) => !stop);
  const last = words.findLastIndex(({ stop }) => !stop);
  const subject = words.slice(first, last + 1);
  const isWhole = (first === 0 || last === words.length - 1) && subject.every(({ stop }) => !stop);
  if (first < 0 || subject.length > maxSubjectWords || !isWhole) return null;
  return { form: 'definition', subject: new Set(subject.map(({ stem }) => cutter.numberOf(stem))) };
}

/** Whether a sentence has the form: a new figure, or it opens with the subject and a stop word ("X is …"). */
export function hasForm(asked: AnswerForm, { units, figures }: CutSentence, cutter: UnitCutter): boolean {
  if (asked.form === 'figure') {
    for (const figure of figures) if (!asked.given.has(figure)) return true;
    return false;
  }
  const { subject } = asked;
  const opening = units.stems.slice(0, maxWordsBefore + subject.size + maxWordsBetween);
  const places = [...subject].map((stem) => opening.indexOf(stem));
  if (places.includes(-1) || Math.min(...places) > maxWordsBefore) return false;
  const next = units.stems[Math.max(...places) + 1];
  return next !== undefined && cutter.isStop(next);
}

/** Whether a heading consists of the subject of a definition: "What is home insurance?", "Home insurance". */
export function namesSubject(asked: AnswerForm, heading: TextUnits, cutter: UnitCutter): boolean {
  if (asked.form !== 'definition') return false;
  const named = new Set(heading.stems.filter((stem) => !cutter.isStop(stem)));
  return named.size === asked.subject.size && [...asked.subject].every((stem) => named.has(stem));
}
