/** Writes the report's `brief`. */

import { practices } from '../../evidence/practices.ts';
import { writingPackOf } from '../../languages/writing-packs.ts';
import type { ReadPassage, ReadQuestion, ReadResult, ReadTopic } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';
import { type ContentType, passageKinds, refutedPractices } from '../../report/vocabulary.ts';
import { ascending, median, minSample } from '../../statistics/quantiles.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { shortHeading } from '../passages/shorten.ts';
import { answerFirst } from './answer-first.ts';
import { countsOfTypes } from './common-type.ts';
import { briefRule } from './rule.ts';

const { minParts, maxParts, maxHeadings, minNames, minLists, minListings, maxNames, maxEvidence } = briefRule.values;

type Brief = NonNullable<MarketSerp['brief']>;

/** Types that no writer can write: users make a forum, and a site has only one home page. */
const unwritable: ReadonlySet<ContentType> = new Set(['forum', 'home']);

/** Types that consist of a list of options. */
const lists: ReadonlySet<ContentType> = new Set(['listicle', 'comparison']);

/** Inputs of the brief. `usable`: sources of the usable pages; `query`: stems of the keyword. */
export interface BriefFacts {
  usable: readonly string[];
  keyword: { normalized: string };
  query: readonly string[];
  analyzer: Analyzer;
  results: readonly ReadResult[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  passages: readonly ReadPassage[];
  /** Rivals' headings on a topic, by its id. */
  headings: ReadonlyMap<string, readonly { text: string; site: string }[]>;
  /** Domains of the market's pages, by source. */
  sites: ReadonlyMap<string, string>;
  options: MarketSerp['options'];
}

/** Composes the brief in the analyser's language if the service has messages for it; null below three usable pages. */
export function composeBrief(facts: BriefFacts): Brief | null {
  if (facts.usable.length < minSample) return null;
  const { advice } = writingPackOf(facts.analyzer.language);
  const passages = new Map(facts.passages.map((passage) => [passage.id, passage]));
  const type = dominantType(facts.results.filter(isWritable));
  const wanted = facts.topics.filter((topic) => topic.class === 'core' || topic.class === 'common');
  const headed = wanted.filter(({ section_pages: pages }) => pages.length > 0);
  // What no rival heads and nobody asks about is a word of the texts ("baby"), not a part of a page.
  const shown = headed.filter(({ id, questions }) => questions.length > 0 || facts.headings.get(id)?.length);
  const enough = [shown, headed].find(({ length }) => length >= minParts) ?? wanted;
  const parts = distinct(enough, facts.headings).slice(0, maxParts);
  return {
    recommended_content_type: type,
    list: type !== null && lists.has(type) ? listOf(facts.options) : null,
    outline: outlineOf(parts, facts, passages),
    mention: wanted
      .filter((topic) => !parts.includes(topic))
      .sort(byReach)
      .map(({ id }) => id),
    must_cover: facts.topics
      .filter((topic) => topic.class === 'core')
      .sort(byReach)
      .map(({ id }) => id),
    answer_first: answerFirst(facts, passages),
    do_not: refutedPractices.map((practice) => ({
      practice,
      grade: practices[practice].grade,
      why: advice.practices[practice],
      evidence_ids: [...practices[practice].evidence],
    })),
  };
}

function isWritable({ content_type: type }: ReadResult): boolean {
  return type !== null && type !== undefined && !unwritable.has(type);
}

/** The most common type of the results about the keyword, on a tie the better ranked; null if none is known. */
export function dominantType(results: readonly ReadResult[]): ContentType | null {
  return countsOfTypes(results)[0]?.[0] ?? null;
}

function byReach(a: ReadTopic, b: ReadTopic): number {
  return b.df - a.df;
}

/** The usual length of the rivals' lists and the names on most of them; null if hardly anything is listed. */
function listOf(options: BriefFacts['options']): NonNullable<Brief['list']> | null {
  const lengths = new Map(options.flatMap(({ listed_by: by }) => by.map(({ source_id, of }) => [source_id, of])));
  if (options.length < minNames || lengths.size < minLists) return null;
  const counts = ascending([...lengths.values()]);
  return {
    names_range: narrowest(counts),
    names: options
      .filter(({ listed_by: by }) => by.length >= minListings)
      .slice(0, maxNames)
      .map(({ name }) => name),
    ev: [...lengths.keys()].sort(),
  };
}

/** The narrowest range that holds at least half of the counts, which ascend. */
function narrowest(counts: readonly number[]): [number, number] {
  const least = Math.ceil(counts.length / 2);
  const ranges = counts
    .slice(0, counts.length - least + 1)
    .map((low, at): [number, number] => [low, counts[at + least - 1] ?? low]);
  return ranges.reduce((best, next) => (next[1] - next[0] < best[1] - best[0] ? next : best));
}

/** The topics with most sections first; without those that rivals treat only under the heading of one before. */
function distinct(topics: readonly ReadTopic[], headings: BriefFacts['headings']): ReadTopic[] {
  const told = new Set<string>();
  return topics
    .toSorted((a, b) => b.section_pages.length - a.section_pages.length || byReach(a, b))
    .filter(({ id }) => {
      const own = headings.get(id) ?? [];
      const isNew = own.length === 0 || own.some(({ text }) => !told.has(text));
      for (const { text } of own) told.add(text);
      return isNew;
    });
}

/** The topics in the order in which the pages treat them. */
function outlineOf(
  topics: readonly ReadTopic[],
  { questions, headings, sites }: BriefFacts,
  passages: ReadonlyMap<string, ReadPassage>,
): Brief['outline'] {
  const answers = new Map(
    questions.map(({ id, answered_by }) => [id, answered_by.map(({ passage_id }) => passage_id)]),
  );
  return topics
    .map((topic) => {
      const own = topic.passages.flatMap((id) => passages.get(id) ?? []);
      const answering = topic.questions.flatMap((id) => answers.get(id) ?? []).flatMap((id) => passages.get(id) ?? []);
      // A topic without a kept passage has no position and comes last.
      const place = own.length === 0 ? 1 : median(ascending(own.map(({ start_ratio }) => start_ratio)));
      return { topic, place, format: usualKind(answering.length > 0 ? answering : own) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ topic, format }) => {
      const siteOf = (id: string) => sites.get(passages.get(id)?.source_id ?? '');
      const cited = new Set(topic.passages.map(siteOf));
      const quoted = (headings.get(topic.id) ?? [])
        .filter(({ text }) => text.toLowerCase() !== topic.label.toLowerCase())
        // A reader looks for the heading that is quoted first.
        .toSorted((one, other) => Number(cited.has(other.site)) - Number(cited.has(one.site)))
        .slice(0, maxHeadings);
      const isQuoted = (id: string) => quoted[0] !== undefined && siteOf(id) === quoted[0].site;
      const found = topic.passages.toSorted((one, other) => Number(isQuoted(other)) - Number(isQuoted(one)));
      return {
        heading: shortHeading(topic.label),
        topic_id: topic.id,
        headings: quoted,
        questions: [...topic.questions],
        target_passage_format: format,
        ev: [topic.id, ...found.slice(0, maxEvidence)],
      };
    });
}

function usualKind(passages: readonly ReadPassage[]): Brief['outline'][number]['target_passage_format'] {
  const count = (kind: string) => passages.filter((passage) => passage.kind === kind).length;
  const [first] = [...passageKinds].sort((a, b) => count(b) - count(a));
  return passages.length === 0 ? null : (first ?? null);
}
