/** Which topics of the market deserve advice. Several checks decide by these, so that they never contradict each other. */
import type { TopicOnPages } from '../../page/coverage/topics-on-pages.ts';
import { isSiteName } from '../../text/site-name.ts';
import { groupOf } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { sharedTopicsRule } from './rule.ts';

const {
  minScore,
  minScoreOfWord,
  minScoreOfWide,
  minHeaded,
  minSections,
  minSectionShare,
  minWideSections,
  minWideShare,
  minNamedShare,
  minPages,
  minCoveredShare,
  minTreatedShare,
  minTopics,
  minCommonPages,
  minCommonShare,
  minOwnGroup,
  minShareOfOthers,
} = sharedTopicsRule.values;

/** Whether a reader of the market's pages would probably name the topic, and a heading shows what it is. */
export function isNamed(found: TopicOnPages | undefined): boolean {
  return (
    found !== undefined && found.headings.length > 0 && found.score >= (found.isSpecific ? minScore : minScoreOfWord)
  );
}

/** Whether so many pages treat the topic that it is more than the liking of two. */
export const isShared = ({ df }: Pick<Artifacts['topics'][number], 'df'>): boolean => df >= minPages;

/**
 * The topics that suit a page of its type: several pages treat the topic, some of its group among them, or most pages
 * where there is no group. What guides tell of lessons, "Confidence", a school that sells them need not.
 * The name of a site that ranks is nobody's topic, and the keyword itself is no gap of a page on it.
 */
export function suitedTopics({
  topics: all,
  page_type,
  market_types,
  signs,
  matters,
}: Pick<Artifacts, 'topics' | 'page_type' | 'market_types' | 'signs' | 'matters'>): Artifacts['topics'] {
  const topics = all
    .filter(isShared)
    .filter(({ id }) => matters.get(id)?.size !== 0)
    .filter(({ label }) => !signs.market.some(({ domain }) => isSiteName(label, domain)));
  const group = groupOf(page_type);
  const alike = new Set([...market_types].flatMap(([id, type]) => (groupOf(type) === group ? [id] : [])));
  if (group === null) return topics;
  if (alike.size < minOwnGroup) return topics.filter(({ df, n }) => df >= n * minShareOfOthers);
  return topics.filter(({ ev }) => ev.filter((id) => alike.has(id)).length >= minOwnGroup);
}

/**
 * Whether a missing topic gets its own finding, because enough of `n` sites have headings and sections on it; or because
 * half of them give it a section and name it, even if few head it by its name alone: "The rise of the coffeehouse".
 */
export function isMissingForSure(found: TopicOnPages | undefined, sections: number, n: number): boolean {
  if (found === undefined || found.isAsked || found.isPlain || found.headings.length === 0) return false;
  const isHeaded = found.headed >= minHeaded;
  const isTold = sections >= Math.max(minSections, n * minSectionShare);
  const isWide =
    sections >= Math.max(minWideSections, n * minWideShare) &&
    found.named >= n * minNamedShare &&
    found.score >= (isHeaded ? minScore : minScoreOfWide);
  return isWide || (isHeaded && found.isHeaded && isNamed(found) && isTold);
}

/** Headings on a topic that say more than its label, to be quoted beside it. */
export function headingsBeside(label: string, found: TopicOnPages | undefined): TopicOnPages['headings'] {
  return (found?.headings ?? []).filter(({ quote }) => quote.toLowerCase() !== label.toLowerCase());
}

type Coverage = Artifacts['topic_coverage'];

/** How the page covers the topics that enough pages treat. */
export function commonTopics(coverage: Coverage): Coverage {
  return coverage.filter(({ competitors_covering: { k, n } }) => k >= minCommonPages && k >= n * minCommonShare);
}

/**
 * Whether the page treats so few of them that it is a page of another kind, such as an archive of reviews or a list of
 * ideas, whose owner adds no section on each of the others' subjects.
 */
export function treatsFew(coverage: Coverage): boolean {
  const common = commonTopics(coverage);
  const treated = common.filter(({ status }) => status === 'covered').length;
  return common.length >= minTopics && treated < common.length * minTreatedShare;
}

/** Whether nearly all pages give a topic a section, so that it belongs to the subject on a page of any kind. */
export function belongsToSubject({
  section_pages,
  n,
}: Pick<Artifacts['topics'][number], 'section_pages' | 'n'>): boolean {
  return section_pages.length >= n * minShareOfOthers;
}

/** Whether the page leaves out most of what the others share, so that one list tells it. What it names it does not. */
export function coversFew(coverage: Coverage): boolean {
  const common = commonTopics(coverage);
  const named = common.filter(({ status }) => status !== 'missing').length;
  return common.length >= minTopics && named < common.length * minCoveredShare;
}
