/** Check: the page leaves out further subjects of other pages; reports them in one list. */
import type { TopicOnPages } from '../../page/coverage/topics-on-pages.ts';
import { lasting, readable } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, type Found, failWith, notApplicable } from '../check.ts';
import {
  coversFew,
  headingsBeside,
  isMissingForSure,
  suitedTopics,
  treatsFew,
} from '../shared-topics/shared-topics.ts';
import { subjectsLeftOutRule } from './rule.ts';

const { minNaming, minRead, minScore, minScoreOfWord, minSections, minShare, minListed, maxMissing, confidence } =
  subjectsLeftOutRule.values;

/** A subject with the number of pages that write about it and one of their headings. */
export interface LeftOutSubject {
  topic: string;
  k: number;
  heading: string | null;
}

export interface LeftOutParams {
  n: number;
  missing: LeftOutSubject[];
}

type Subject = { topic: Artifacts['topics'][number]; row: Artifacts['topic_coverage'][number]; found: TopicOnPages };

/**
 * Whether enough pages give it a section, under a heading that is mostly about it, and a reader would name it. What no
 * heading is about is a word of the texts, or a part of a name.
 */
function isSubject({ topic: { section_pages }, found: { headings, isSpecific, score } }: Subject): boolean {
  return (
    headings.length > 0 && section_pages.length >= minSections && score >= (isSpecific ? minScore : minScoreOfWord)
  );
}

/** Leaves out subjects that the heading of a better one names: "Employer-sponsored retirement plans" is one subject. */
function withOwnHeading(subjects: readonly Subject[]): Subject[] {
  const headingOf = ({ found }: Subject): string | undefined => found.headings[0]?.quote;
  return subjects.filter((subject, at) => {
    const heading = headingOf(subject);
    return heading === undefined || subjects.findIndex((other) => headingOf(other) === heading) === at;
  });
}

export const subjectsLeftOut = defineCheck({
  id: 'subjects-left-out',
  category: 'coverage',
  // Not for forums and news: nobody adds a section to a thread that others wrote, or to what happened.
  appliesTo: readable(...lasting),
  weight: { severity: 'medium', effort: 'L', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: [
    'topics',
    'page_type',
    'market_types',
    'signs',
    'matters',
    'topic_coverage',
    'topics_on_pages',
    'topic_echoes',
    'page',
  ],
  run: ({ topic_coverage, topics_on_pages, topic_echoes, page, ...market }) => {
    const subjects = suitedTopics(market).flatMap((topic): Subject[] => {
      const row = topic_coverage.find(({ topic_id }) => topic_id === topic.id);
      const found = topics_on_pages.get(topic.id);
      if (row === undefined || found === undefined || found.isAsked || found.isPlain || topic.n < minRead) return [];
      const subject = { topic, row, found };
      return isSubject(subject) ? [subject] : [];
    });
    if (subjects.length === 0) return notApplicable('no_common_topic');
    // Topics that have a finding each elsewhere are in the list of a page that covers few.
    const isOneList = coversFew(topic_coverage);
    if (treatsFew(topic_coverage) && !isOneList) return notApplicable('few_topics_shared');
    const missing = withOwnHeading(subjects)
      .filter(
        ({ topic, row, found }) =>
          row.status === 'missing' &&
          found.named >= Math.max(minNaming, topic.n * minShare) &&
          !topic_echoes.has(topic.id) &&
          (isOneList || !isMissingForSure(found, topic.section_pages.length, topic.n)),
      )
      .slice(0, maxMissing);
    const naming = (isOpen: (subject: Subject) => boolean): Found<LeftOutParams> | null => {
      const named = missing.filter(isOpen);
      if (named.length < minListed) return null;
      const n = Math.max(1, ...named.map(({ topic }) => topic.n));
      const ids = named.map(({ topic }) => topic.id);
      return {
        params: {
          n,
          missing: named.map(listedAs),
        },
        observed: { value: 0, unit: 'subjects', ev: [page.source_id] },
        expected: { value: named.length, basis: 'market' as const, ev: ids },
        confidence,
        affects: ids,
        size: 1,
        reach: named.reduce((sum, { topic: { df } }) => sum + df / n, 0) / named.length,
        json_pointer: '/gap/topic_coverage',
      };
    };
    const found = naming(() => true);
    const ids = missing.map(({ topic }) => topic.id);
    const only = (open: ReadonlySet<string>) => naming(({ topic }) => open.has(topic.id));
    return failWith(found === null ? [] : [{ ...found, listed: { ids, only } }]);
  },
});

/**
 * A subject as a list names it. Pages that mean it with one of its words are in the table of topics only; a single word
 * also stands in texts on something else, so that its sections are counted. A heading that is its name says no more.
 */
function listedAs({ topic: { label, df, section_pages }, found }: Subject): LeftOutSubject {
  const beside = headingsBeside(label, found);
  return {
    topic: label,
    k: /\s/u.test(label) ? Math.min(df, found.named) : section_pages.length,
    heading: beside.length < found.headings.length ? null : (beside[0]?.quote ?? null),
  };
}
