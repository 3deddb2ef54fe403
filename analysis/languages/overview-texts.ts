/** The sentences and headings of a report's overview, with the facts that fill them. */
import type { Effort } from '../report/gap/findings.ts';
import type { ComponentId } from '../report/gap/scores.ts';
import type { OpportunityType } from '../report/market/opportunities.ts';
import type { ComparedFact, Impact, Overview } from '../report/overview.ts';
import type { ContentType } from './codes.ts';
import type { Counts } from './writer.ts';

/** Title and reason of one action. */
export interface ActionTexts {
  title: string;
  why: string;
}

/** Every sentence is a complete message. Labels, questions and sites are as the pages write them. */
export interface OverviewTexts {
  heads: {
    /** "Your page and 8 that rank", below the report's title. */
    subtitle(facts: { pages: number; hasOwn: boolean }): string;
    doFirst: string;
    writeFirst: string;
    why: string;
    how: string;
    impact: string;
    effort: string;
    cited: string;
    reliability: string;
    compared: Readonly<Record<Exclude<ComparedFact, 'topics' | 'questions'>, string>>;
    countedOf: { topics(of: number): string; questions(of: number): string };
    impacts: Readonly<Record<Impact, string>>;
    efforts: Readonly<Record<Effort, string>>;
  };
  placed(facts: {
    state: 'behind' | 'competitive' | 'leading';
    score: number | null;
    /** The place of a page behind the market that ranks among the first nevertheless; null for others. */
    rank: number | null;
    /** The parts of the score in which most compared pages are ahead of this one, and those in which it is. */
    behind: readonly ComponentId[];
    ahead: readonly ComponentId[];
    /** The title of the first action; null if no finding asks for a change. */
    first: string | null;
    /** Sections that most pages have and of which this one names nothing; only where no finding asks for a change. */
    unnamed: readonly string[];
  }): string;
  /** `rank`: the page's place among the results; null if it is not among them. `isNeighbour`: on a related subject. */
  offTopic(facts: { keyword: string; rank: number | null; isNeighbour: boolean }): string;
  blocked(facts: { reason: string | null }): string;
  unknown(facts: { pages: number }): string;
  /** `intent`: the sentence on what searchers want; `type`: null if no type is more common than all others. */
  market(facts: { intent: string | null; type: ContentType | null; topics: readonly string[]; pages: number }): string;
  kindOfPage(facts: Counts & { type: ContentType }): ActionTexts;
  firstAnswer(facts: Counts & { question: string; words: readonly [number, number] | null }): ActionTexts;
  topicsToCover(facts: { labels: readonly string[]; least: number; n: number }): ActionTexts;
  questionsToAnswer(facts: { questions: readonly string[]; least: number; n: number }): ActionTexts;
  /** The title of the action for each kind of opportunity; its rationale says why. */
  whatNobodyOffers: Readonly<Record<OpportunityType, string>>;
  notCited(facts: { state: Overview['citations']['state'] }): string;
  cited(facts: { sites: readonly (Counts & { domain: string })[]; isPageCited: boolean | null }): string;
  reliability(facts: {
    results: number;
    used: number;
    others: number;
    unread: number;
    /** Pages that do not rank, but are cited, and are read for their answers. */
    cited: number;
    hasOwn: boolean;
    grade: string;
  }): string;
}
