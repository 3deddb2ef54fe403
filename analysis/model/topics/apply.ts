/** Replaces the topics that the rules found by those that a model named and joined. */
import type { FoundTopic, FoundTopics } from '../../market/topics/measure.ts';
import { measuresOf } from '../../market/topics/measures.ts';
import { topicsRule } from '../../market/topics/rule.ts';
import type { SubjectName } from '../../market/topics/subject-index.ts';
import { isTreated, treatmentOf } from '../../market/topics/treatment.ts';
import { withCapital } from '../../read/natural-case.ts';
import type { Passage } from '../../read/passages.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import type { ModelSession } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { numbered } from '../ids.ts';
import { languageModelRule } from '../rule.ts';
import { sectionsOf, textsOf } from '../sections.ts';
import { type TopicItem, topicsTask } from './task.ts';

const { maxChars, promptVersions } = languageModelRule.values;
const { minSites } = topicsRule.values;

/**
 * Asks `model` for the topics of a market. Returns those of the rules if its answer cannot be used.
 * @param keyword as ordered
 */
export async function namedTopics(
  market: ReadMarket,
  found: FoundTopics,
  keyword: string,
  model: ModelSession,
): Promise<FoundTopics> {
  const { pages, analyzer } = market;
  if (pages.length === 0) return found;
  const sections = sectionsOf(pages);
  const rules = found.topics.map(({ label, sources, n }, index) => ({
    ...{ id: `t${index + 1}`, label: excerpt(label, maxChars.title), pages: `${sources.length} of ${n}` },
  }));
  const texts = new Map([...textsOf(sections), ...rules.map(({ id, label }): [string, string] => [id, label])]);
  const items = await model.ask(topicsTask, {
    input: { keyword, language: analyzer.language, pages: sections, topics: rules },
    evidence: evidenceOf(texts, keyword, analyzer),
  });
  if (items === null) return found;
  const sites = new Set(pages.map(({ page }) => page.domain));
  const topics = items
    .map((item) => topicOf(item, market, found))
    .filter(({ sources }) => sitesOf(sources, market) >= Math.min(minSites, sites.size));
  return {
    ...found,
    topics,
    topicOfTerm: new Map(topics.flatMap(({ terms }, at) => terms.map(({ key }) => [key, at] as const)).toReversed()),
  };
}

function sitesOf(sources: readonly string[], { pages }: ReadMarket): number {
  return new Set(pages.filter(({ page }) => sources.includes(page.source_id)).map(({ page }) => page.domain)).size;
}

/** A topic with the sections that the model cites, and what the pages say under its names. */
function topicOf({ label, names: wordings, joins, ev }: TopicItem, market: ReadMarket, found: FoundTopics): FoundTopic {
  const { pages, naturalCase, analyzer } = market;
  const joined = joins.flatMap((id) => numbered(found.topics, id) ?? []);
  const keyword = new Set(market.keyword);
  const names = distinctNames([
    ...[label, ...wordings].map((text) => ({
      stems: analyzer.analyze(text).flatMap(({ stem, stop }) => (stop || keyword.has(stem) ? [] : [stem])),
      isAsked: false,
    })),
    ...joined.flatMap((topic) => topic.names),
  ]);
  const cited = new Set(ev);
  const treated = pages.flatMap(({ page: { source_id, domain }, cut }, at) => {
    const index = found.subjects[at];
    const treatment = index === undefined ? null : treatmentOf(index, names);
    const own = cut.passages.filter(({ id }) => cited.has(id));
    if (own.length === 0 && !isTreated(treatment)) return [];
    const passages = own.length > 0 ? own : (treatment?.passages ?? []);
    const words = Math.max(treatment?.words ?? 0, wordsOf(own));
    const headed = own.flatMap(({ heading_path }) => heading_path.at(-1) ?? []);
    const isCited = headed.length > 0;
    const isSection = isCited || treatment?.depth === 'section';
    return [{ source_id, domain, words, passages, headed, isSection, isCited }];
  });
  const headings = treated.flatMap(({ domain, headed }) => headed.slice(0, 1).map((text) => ({ text, site: domain })));
  return {
    label: withCapital(naturalCase(label), analyzer.language),
    headings: headings.filter(
      ({ text }, at) => text !== label && headings.findIndex((one) => one.text === text) === at,
    ),
    headed: new Set(headings.map(({ site }) => site)).size,
    named: treated.length,
    isSpecific: true,
    // As sure as the rules are: whether the page lacks it is for the advice to say, which reads the page.
    score: Math.max(0, ...joined.map(({ score }) => score)),
    names,
    rarity: Math.max(0, ...joined.map(({ rarity }) => rarity)),
    terms: [...new Set(joined.flatMap(({ terms }) => terms))],
    ...measuresOf(treated, pages.length),
    prompt_version: `topics@${promptVersions.topics}`,
  };
}

function wordsOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { words }) => sum + words, 0);
}

/** Names with words, each once. */
function distinctNames(names: readonly SubjectName[]): SubjectName[] {
  const byStems = new Map(names.map((name) => [name.stems.join(' '), name]));
  byStems.delete('');
  return [...byStems.values()];
}
