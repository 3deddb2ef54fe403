/** Collects how the pages of the market treat each topic, for the checks that compare the page with them. */
import type { FoundTopic } from '../../market/topics/measure.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedBy } from '../../text/question-words.ts';
import { aptHeadings } from './apt-headings.ts';

/** How market pages treat a topic: their headings on it, and its length there and on the user's page. */
export interface TopicOnPages {
  /** Headings that are mostly about it, from different sites. */
  headings: { quote: string; domain: string }[];
  /** Number of sites with a heading on it. */
  headed: number;
  /** Number of pages that treat it by its full name. */
  named: number;
  /** Whether the label is specific: two words, or one word that headings of two sites use alone. */
  isSpecific: boolean;
  /** Whether enough sites have a heading that is mostly about it. */
  isHeaded: boolean;
  /** Log odds that a reader would name it as a topic. */
  score: number;
  /** Whether it is a question that can be answered without its words: "Is it worth it", "Can I do it myself". */
  isAsked: boolean;
  /** Whether it has one everyday word beside the keyword's: "Advanced analytics" is no section to write. */
  isPlain: boolean;
}

/** By topic id: how the market's pages treat it. `query` has the keyword's stems. */
export function composeTopicsOnPages(
  { topics }: Pick<MarketSerp, 'topics'>,
  found: readonly Pick<FoundTopic, 'headings' | 'headed' | 'named' | 'isSpecific' | 'score' | 'names'>[],
  query: readonly string[],
  analyzer: Analyzer,
): ReadonlyMap<string, TopicOnPages> {
  return new Map(
    topics.flatMap(({ id, label }, index): [string, TopicOnPages][] => {
      const topic = found[index];
      if (topic === undefined) return [];
      const { apt, isHeaded } = aptHeadings(label, topic, query, analyzer);
      const headings = apt.map(({ text, site }) => ({ quote: text, domain: site }));
      const { headed, named, isSpecific, score } = topic;
      const isAsked =
        topic.names.some(({ facet }) => facet !== undefined) ||
        askedBy(label, analyzer.language) !== null ||
        apt.some(({ text }) => isQuestion(text, label));
      const words = analyzer.analyze(label).filter(({ stop }) => !stop);
      const own = words.filter(({ stem }) => !query.includes(stem));
      const isPlain = own.length === 1 && words.length > 1 && own[0]?.everyday === true;
      return [[id, { headings, headed, named, isHeaded, isSpecific, score, isAsked, isPlain }]];
    }),
  );
}

/** Whether a heading is the label as a question. */
function isQuestion(heading: string, label: string): boolean {
  return /[?？؟]$/u.test(heading) && heading.toLowerCase().startsWith(label.toLowerCase());
}
