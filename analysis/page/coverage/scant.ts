/** Judges whether a page says little on a topic beside the pages that give it a section. */
import { topicCoverageRule } from './rule.ts';

const { minUsualWords, maxThinShare, maxThinWords, maxBriefWords, maxBriefShare } = topicCoverageRule.values;

/** What a page says on a topic. `usual`: the median of the market pages with a section on it (0 without any). */
interface Said {
  hasSection: boolean;
  words: { own: number; usual: number };
}

/** Whether a page without a section on a topic has far fewer words on it than the pages with one. */
export function isThin({ hasSection, words: { own, usual } }: Said): boolean {
  return !hasSection && usual >= minUsualWords && own <= Math.min(maxThinWords, usual * maxThinShare);
}

/** Whether the section of a page on a topic is hardly more than a heading beside those of other pages. */
export function isBrief({ hasSection, words: { own, usual } }: Said): boolean {
  return hasSection && usual >= minUsualWords && own < maxBriefWords && own <= usual * maxBriefShare;
}
