/** The sentences of the market part of a report, with the facts that fill them. */
import type { ContentType, Engine, Intent } from './codes.ts';
import type { Counts } from './writer.ts';

/**
 * Every sentence is a complete message, so that each language can order and inflect it freely. Shares are 0 to 1; days
 * are ISO 8601; names, questions and labels are as the pages write them.
 */
export interface Sentences {
  facts: {
    pagesRead(counts: Counts): string;
    tooFewPages(counts: Counts & { least: number }): string;
    intent(facts: { intent: Intent; signs: number }): string;
    mixedIntent(facts: { first: Intent; second: Intent }): string;
    contentType(facts: Counts & { type: ContentType }): string;
    medianWords(facts: { words: number }): string;
    medianAge(facts: { days: number }): string;
    answerFirst(counts: Counts): string;
    answered(facts: { engine: Engine; citations: number }): string;
    citedFromTop10(counts: Counts): string;
    citedMost(facts: Counts & { domain: string }): string;
    noAnswer(facts: { engine: Engine }): string;
    answersNotObserved(): string;
    coreTopics(facts: { labels: readonly string[]; more: number; n: number }): string;
    askedMost(facts: Counts & { question: string }): string;
    disputed(facts: { subject: string; values: readonly string[] }): string;
  };
  opportunities: {
    askedOnResultsPage(facts: Counts & { question: string }): string;
    askedByPages(facts: Counts & { question: string; asking: number }): string;
    weakAnswer(facts: Counts & { question: string }): string;
    disputedFact(facts: { subject: string; values: readonly string[] }): string;
    oldFact(facts: Counts & { subject: string; value: string; day: string }): string;
    noSteps(facts: { question: string; n: number }): string;
    noComparison(facts: { question: string; n: number }): string;
    noComparisonAtAll(facts: { n: number }): string;
    rareTopicInAnswer(facts: Counts & { label: string }): string;
  };
  /** What data an audit lacks. `sources` are ids. */
  warnings: {
    fewerResults(counts: Counts): string;
    fewUsablePages(facts: { usable: number; least: number }): string;
    singleSite(): string;
    textTruncated(): string;
    paywalledPages(facts: { sources: readonly string[] }): string;
    robotsNotRead(): string;
    fewDatedPages(facts: { dated: number; least: number }): string;
    answersMissing(facts: { k: number; n: number }): string;
    noStemmer(): string;
    noStopWords(): string;
  };
}
