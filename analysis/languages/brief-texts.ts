/** Headings and sentences of a content brief. Labels, questions and facts in them are as the pages write them. */
import type { Counts } from './writer.ts';

export interface BriefTexts {
  /** "Brief: standing desk". */
  title(keyword: string): string;
  lead(facts: { pages: number; hasOwn: boolean }): string;
  heads: {
    page: string;
    outline: string;
    questions: string;
    facts: string;
    open: string;
    links: string;
  };
  labels: {
    title: string;
    description: string;
    present: string;
    type: string;
    answerFirst: string;
    answers: string;
    list: string;
    rivals: string;
    mention: string;
    facts: string;
    format: string;
    length: string;
    yourPage: string;
    best: string;
  };
  /** "52 characters, 60 at most". */
  length(facts: { characters: number; most: number }): string;
  /** The meta description to start from. */
  description(facts: { keyword: string; topics: readonly string[] }): string;
  /** "Open with a list of 8 to 12 options. Most lists name Asana and Trello." */
  list(facts: { names_range: readonly [number, number]; names: readonly string[] }): string;
  /** "6 of 8 pages have this section." */
  pagesWithIt(facts: Counts): string;
  words(facts: { low: number; high: number }): string;
  aboutWords(words: number): string;
  sitesAgree(facts: Counts): string;
  nobodyAnswers: string;
  linkFromHere(facts: { rank: number }): string;
}
