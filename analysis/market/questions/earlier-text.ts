/** Judges whether a question can only be understood with the text before it: "How do you wash it?", "Why this trend?" */
import { conjunctions } from '../../languages/any/names.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { refersBack } from '../../text/back-references.ts';
import { askedBy } from '../../text/question-words.ts';
import { nounSignsOf } from '../../text/vocabulary.ts';

/**
 * Whether a question goes on from a sentence before it or has a word for something named there. A pronoun after a noun
 * of the question stands for that noun: "How long should I let my child cry before I go to them?"
 */
export function refersToEarlier(text: string, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(withoutImpersonal(text, analyzer.language));
  if (conjunctions.has(words[0]?.text ?? '')) return true;
  const isPronoun = pronounsOf(analyzer.language);
  const signOf = nounSignsOf(analyzer.language);
  const noun = words.findIndex(
    (word, at) => !word.stop && word.joined && signOf?.(words[at - 1]?.text ?? '') === 'noun',
  );
  return words.some(
    ({ text: word }, at) =>
      refersBack(word, word, analyzer.language) && !(noun >= 0 && at > noun && isPronoun.has(word)),
  );
}

/**
 * Whether a question points at something that no reader of it alone knows, even if it names the keyword: "Is it sleep or
 * something else?", "How can a planner use this trend?"
 */
export function pointsOutside(text: string, analyzer: Analyzer): boolean {
  const { language } = analyzer;
  const clause = text.split(/[:：]\s/u).at(-1) ?? text;
  const [, subject] = analyzer.analyze(withoutImpersonal(clause, language));
  const isPlain = askedBy(clause, language)?.facet === undefined;
  if (isPlain && subject !== undefined && pronounsOf(language).has(subject.text)) return true;
  const words = analyzer.analyze(text);
  const demonstratives = new Set(languagePack(language).questions?.demonstratives?.split(' '));
  return words.some((word, at) => demonstratives.has(word.text) && isThing(words[at + 1]));
}

/** Whether a word after "this" is named by it: not in "What is this?" or "this year". */
function isThing(word: AnalyzedWord | undefined): boolean {
  return word?.joined === true && !word.stop && !word.everyday;
}

function withoutImpersonal(text: string, language: string): string {
  const { impersonal } = languagePack(language).questions ?? {};
  return impersonal === undefined ? text : text.replace(impersonal, '');
}

function pronounsOf(language: string): ReadonlySet<string> {
  return new Set(languagePack(language).questions?.pronouns?.split(/\s+/u));
}
