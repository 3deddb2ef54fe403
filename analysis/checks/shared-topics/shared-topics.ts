/** Which topics of the market deserve advice. Several checks decide by these, so that they never contradict each other. */
import type { TopicOnPages } from '../../page/coverage/section.ts';
import { sharedTopicsRule } from './rule.ts';

const { minScore, minScoreOfWord, minHeaded, minHeadedOrSections, minSectionPages, minUsualWords } =
  sharedTopicsRule.values;
const { maxThinShare, maxBriefWords, maxBriefShare } = sharedTopicsRule.values;

/** Whether a reader of the market's pages would probably name the topic. */
export function isNamed(found: TopicOnPages | undefined): boolean {
  return found !== undefined && found.score >= (found.isSpecific ? minScore : minScoreOfWord);
}

/** Whether a missing topic gets its own finding, because enough sites have headings and sections on it. */
export function isMissingForSure(found: TopicOnPages | undefined, sections: number): boolean {
  const headed = found?.headed ?? 0;
  return isNamed(found) && headed >= minHeaded && headed + sections >= minHeadedOrSections;
}

/** Whether several sites have headings and sections on a specific topic. */
export function isSharedSection(found: TopicOnPages | undefined, sections: number): boolean {
  if (found === undefined || !found.isSpecific || !isNamed(found)) return false;
  return sections >= minSectionPages && found.headed >= minHeaded;
}

/** Whether a page without a section on a topic has far fewer words on it than the pages with one. */
export function isThin({ hasSection, words: { own, usual } }: TopicOnPages): boolean {
  return !hasSection && usual >= minUsualWords && own <= usual * maxThinShare;
}

/** Whether the section of a page on a topic is hardly more than a heading beside those of other pages. */
export function isBrief({ hasSection, words: { own, usual } }: TopicOnPages): boolean {
  return hasSection && usual >= minUsualWords && own < maxBriefWords && own <= usual * maxBriefShare;
}
