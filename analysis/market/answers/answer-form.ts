/** The form that a question asks its answer to have, where its wording tells: a figure, or what something is. */
import type { Analyzer } from '../../text/analyzer.ts';
import { asksForFigure, figuresOf } from '../../text/figure-questions.ts';
import { askedBy } from '../../text/question-words.ts';
import { answersRule } from './rule.ts';
import type { TextUnits, UnitCutter } from './text-units.ts';

const { maxSubjectWords, maxWordsBefore, maxWordsBetween } = answersRule.values;

/** `given` are the figures that the question names itself; `subject` the stems of what it asks the nature of. */
export type AnswerForm =
  | { form: 'figure'; given: ReadonlySet<string> }
  | { form: 'definition'; subject: ReadonlySet<number> };

/** What is read of a sentence. */
export interface CutSentence {
  units: TextUnits;
  figures: ReadonlySet<string>;
}

/** The form that `question` asks for; null where its words do not tell or the language has no list of them. */
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

/** Whether a sentence has the form: another figure, or an opening by the subject and a word of grammar ("X is …"). */
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

/** Whether a heading names the subject of a definition and nothing else: "What is home insurance?", "Home insurance". */
export function namesSubject(asked: AnswerForm, heading: TextUnits, cutter: UnitCutter): boolean {
  if (asked.form !== 'definition') return false;
  const named = new Set(heading.stems.filter((stem) => !cutter.isStop(stem)));
  return named.size === asked.subject.size && [...asked.subject].every((stem) => named.has(stem));
}
