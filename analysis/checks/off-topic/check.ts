/** Check: the page is about something other than the keyword. An off-topic page gets only this advice. */

import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const offTopicRule = defineRule({
  id: 'off_topic',
  version: 1,
  name: 'The page is about something else than the keyword',
  constants: {
    confidence: { value: 0.8, unit: 'probability', reason: 'the page may name the subject in other words' },
    maxSites: { value: 3, unit: 'sites', reason: 'three names show what kind of pages rank' },
  },
  knownLimits: [],
});

const { confidence, maxSites } = offTopicRule.values;

export interface OffTopicParams {
  keyword: string;
  /** The title of the page, and the part of it that names its subject. */
  title: string;
  subject: string;
  kind: ContentType | null;
  marketKind: ContentType | null;
  /** Passages with every word of the keyword, of all. */
  k: number;
  n: number;
  sites: string[];
}

export const offTopic = defineCheck({
  id: 'off-topic',
  category: 'relevance',
  // The only advice: other changes would not make the page an answer to this keyword.
  appliesTo: { types: 'every_page', when: 'off_topic' },
  weight: { severity: 'high', effort: 'L', metric: 'relevance', practice: 'topical_relevance' },
  needs: ['isOffTopic', 'keyword', 'page', 'page_type', 'market_type', 'on_subject', 'signs'],
  run: ({ isOffTopic, keyword, page, page_type, market_type, on_subject, signs }) => {
    if (!isOffTopic) return notApplicable('about_the_keyword');
    const { title = '', h1 = '' } = page.identity;
    const found: OffTopicParams = {
      keyword: keyword.text,
      title: title === '' ? h1 : title,
      subject: subjectOf(title === '' ? h1 : title, signs.own.domain),
      kind: page_type,
      marketKind: market_type,
      ...on_subject,
      sites: [...new Set(signs.market.map(({ domain }) => domain))].slice(0, maxSites),
    };
    return failWith([
      {
        params: found,
        observed: { value: found.title, ev: [page.source_id] },
        expected: { value: keyword.text, basis: 'market', ev: signs.market.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/gap/verdict/state',
      },
    ]);
  },
});

/** The first part of a title other than the site name, which sites put before or after a separator or full stop. */
function subjectOf(title: string, domain: string): string {
  const site = lettersOf(domain.split('.')[0] ?? '');
  const parts = title.split(/\s*(?:[|–—·»]|>+)\s*|\s+-\s+|(?<=\p{L})- |(?<=\p{L}{4})\.\s+/u).map((part) => part.trim());
  return parts.find((part) => part !== '' && lettersOf(part) !== site) ?? title;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
