/** The sentences of a report: what each says, and in which language. */
import type { RefutedPractice } from '../../evidence/practices.ts';
import type { AnswerEngine } from '../../ports.ts';
import type { ContentType, Intent } from '../../report/vocabulary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** `k` of `n`. */
export interface Counts {
  k: number;
  n: number;
}

/**
 * Every sentence is one whole message, so that each language orders and inflects it as it needs; a language that lacks
 * one does not compile. Shares are 0..1; days are ISO 8601; names, questions and labels are as the pages write them.
 */
export interface Messages {
  facts: {
    pagesRead(counts: Counts): string;
    tooFewPages(counts: Counts & { least: number }): string;
    intent(facts: { intent: Intent; share: number; signs: number }): string;
    mixedIntent(facts: { first: Intent; second: Intent }): string;
    contentType(facts: Counts & { type: ContentType }): string;
    medianWords(facts: { words: number }): string;
    medianAge(facts: { days: number }): string;
    answerFirst(counts: Counts): string;
    answered(facts: { engine: AnswerEngine; citations: number }): string;
    citedFromTop10(counts: Counts): string;
    citedMost(facts: Counts & { domain: string }): string;
    noAnswer(facts: { engine: AnswerEngine }): string;
    answersNotObserved(): string;
    coreTopics(facts: { labels: readonly string[]; more: number; n: number }): string;
    askedMost(facts: Counts & { question: string }): string;
    disputed(facts: Counts & { subject: string; value: string }): string;
  };
  opportunities: {
    askedOnResultsPage(facts: Counts & { question: string }): string;
    askedByPages(facts: Counts & { question: string; asking: number }): string;
    weakAnswer(facts: Counts & { question: string; shortfall: number }): string;
    disputedFact(facts: Counts & { subject: string; value: string }): string;
    oldFact(facts: Counts & { subject: string; value: string; day: string }): string;
    noSteps(facts: { question: string; n: number }): string;
    noComparison(facts: { question: string; n: number }): string;
    noComparisonAtAll(facts: { n: number }): string;
    rareTopic(facts: Counts & { label: string }): string;
    rareTopicInAnswer(facts: Counts & { label: string }): string;
  };
  /** Why a practice is not worth doing. */
  refuted: Record<RefutedPractice, string>;
}

const languages: Readonly<Record<string, Messages>> = { en, fr };

/** The messages in `language` (ISO 639-1), else in English. */
export function messagesFor(language: string): Messages {
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en;
}

/** Whether there are messages in `language`. */
export function hasMessages(language: string): boolean {
  return Object.hasOwn(languages, language);
}
