/** Check: other pages have sections on topics that this page only touches. */

import type { Quotation } from '../../languages/writer.ts';
import { isThin } from '../../page/coverage/scant.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { headingsBeside, isSharedSection, suitedTopics } from '../shared-topics/shared-topics.ts';

export const sectionThinRule = defineRule({
  id: 'section_thin',
  version: 4,
  name: 'The page only touches a topic that other pages give a section',
  constants: {
    minShare: {
      value: 0.4,
      unit: 'share of the pages, with a section on it',
      reason: 'What fewer give a section is their choice.',
    },
    maxFindings: { value: 3, unit: 'findings', reason: 'a writer plans a few sections at once' },
    confidence: { value: 0.7, unit: 'probability', reason: 'Words are counted, not what they say.' },
  },
  knownLimits: [],
});

const { minShare, maxFindings, confidence } = sectionThinRule.values;

export interface SectionParams {
  topic: string;
  /** Market pages with a section on it, of all. */
  k: number;
  n: number;
  /** Words of the page's passages that name it. */
  own: number;
  /** Headings of other pages on it. */
  headings: Quotation[];
}

export const sectionThin = defineCheck({
  id: 'section-thin',
  category: 'coverage',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: ['topics', 'page_type', 'market_types', 'signs', 'matters', 'topic_coverage', 'topics_on_pages', 'page'],
  run: ({ topic_coverage, topics_on_pages, page, ...market }) => {
    const shared = suitedTopics(market).filter(
      ({ id, section_pages, n }) =>
        section_pages.length >= n * minShare && isSharedSection(topics_on_pages.get(id), section_pages.length),
    );
    if (shared.length === 0) return notApplicable('no_common_topic');
    const found = shared.flatMap(({ id, label, section_pages, n }) => {
      const at = topic_coverage.findIndex(({ topic_id }) => topic_id === id);
      const row = topic_coverage[at];
      const pages = topics_on_pages.get(id);
      if (row === undefined || pages === undefined || row.status === 'missing' || !isThin(pages)) return [];
      const { own, usual } = pages.words;
      const params: SectionParams = {
        topic: label,
        k: section_pages.length,
        n,
        own,
        headings: headingsBeside(label, pages),
      };
      return [
        {
          params,
          observed: {
            value: own,
            unit: 'words',
            ev: row.page_passages.length > 0 ? row.page_passages : [page.source_id],
          },
          expected: { value: usual, basis: 'market' as const, ev: [id, ...section_pages] },
          confidence,
          affects: [id],
          size: 1 - own / usual,
          reach: section_pages.length / Math.max(1, n),
          json_pointer: `/gap/topic_coverage/${at}/score`,
        },
      ];
    });
    return failWith(found.toSorted((a, b) => b.reach * b.size - a.reach * a.size).slice(0, maxFindings));
  },
});
