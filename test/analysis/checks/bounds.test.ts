/** Where each check begins to fail: at its bound, and not one page below it. */

import { describe, expect, test } from '@jest/globals';
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import { judgePage } from '../../../analysis/checks/judge.ts';
import { composeNotRecommended } from '../../../analysis/checks/not-recommended.ts';
import { overusedTerms } from '../../../analysis/checks/overuse/measure.ts';
import { writingPackOf } from '../../../analysis/languages/writing-packs.ts';
import type { PageFigures } from '../../../analysis/page/scores/page-figures.ts';
import type { CheckId } from '../../../analysis/report/gap/check-ids.ts';
import { shows } from './changes.ts';
import { claim, claimGap, figures, onPages, ordinary, page, question, term, topic, topicRow } from './ordinary.ts';

const compared = { isCompared: true, isOffTopic: false };
const market = 200;

const foundBy = (id: CheckId, changes: Partial<Artifacts>) =>
  judgePage(ordinary(changes), compared).found.filter((each) => each.id === id);
const fails = (id: CheckId, changes: Partial<Artifacts>): boolean => foundBy(id, changes).length > 0;

/** A market of 200 pages, of which `count` are as `has`, and a page that is as `lacks`. */
const beside = (count: number, has: Partial<PageFigures>, lacks: Partial<PageFigures>) => ({
  figures: {
    own: figures('s9', lacks),
    market: Array.from({ length: market }, (_, index) => figures(`s${index}`, index < count ? has : lacks)),
  },
});

const undated = { trust: { ...ordinary().trust, dates_visible: [] } };
const sourceless = {
  ...shows({ unsourced_figure: 'Standing burns 8% more.' }),
  trust: { ...ordinary().trust, sources_cited: 0 },
};
const anonymous = { trust: { ...ordinary().trust, author_named: null } };

describe('a check of what the market has fails from a share of its pages on', () => {
  test.each<[CheckId, number, Partial<PageFigures>, Partial<PageFigures>, Partial<Artifacts>]>([
    ['author-missing', 0.5, { has_author: true }, { has_author: false }, anonymous],
    ['date-missing', 0.5, { age_days: 30 }, { age_days: null }, undated],
    ['sources-missing', 0.5, { outbound_domains: 2 }, { outbound_domains: 0 }, sourceless],
  ])('%s: %d', (id, share, has, lacks, changes) => {
    expect(fails(id, { ...beside(share * market, has, lacks), ...changes })).toBe(true);
    expect(fails(id, { ...beside(share * market - 1, has, lacks), ...changes })).toBe(false);
  });
});

describe('a check of the page fails from a bound on', () => {
  const schema = (nosnippet_share: number, max_snippet: number | null = null) => ({
    page: { ...page, access: { ...page.access, nosnippet_share, max_snippet } },
  });
  const old = (age_days: number, ages = [100, 200, 300, 400, 500]) => ({
    figures: {
      own: figures('s9', { age_days }),
      market: ages.map((age, index) => figures(`s${index}`, { age_days: age })),
    },
    time_sensitive: true,
  });
  const asked = (k: number) => ({
    questions: [
      {
        ...question,
        origin: 'heading' as const,
        answered_by: Array.from({ length: k }, (_, at) => ({ source_id: `s${at}`, passage_id: 's1.p1', score: 0.95 })),
        coverage: { k, n: 100, rate: k / 100, ci95: [0, 1] as [number, number] },
      },
    ],
    question_answerability: [
      {
        ...ordinary().question_answerability[0],
        question_id: 'q1',
        status: 'missing' as const,
      } as Artifacts['question_answerability'][number],
    ],
  });
  const disputed = (k: number) => ({
    claim_gaps: [claimGap],
    claims: [{ ...claim, consensus: { ...claim.consensus, k } }],
  });
  const unstated = (k: number) => ({
    claim_gaps: [{ ...claimGap, status: 'missing' as const, page_value: null }],
    claims: [{ ...claim, consensus: { ...claim.consensus, k } }],
  });

  test.each<[CheckId, Partial<Artifacts>, Partial<Artifacts>]>([
    ['nosnippet-parts', schema(0.1), schema(0.099)],
    ['max-snippet-short', schema(0, 159), schema(0, 160)],
    ['date-old', old(401), old(400)],
    ['date-old', old(365, [0, 100, 200, 300]), old(364, [0, 100, 200, 300])],
    ['date-old', old(400, [0, 100, 200, 300]), old(400, [0, 100, 200])],
    ['question-unanswered', asked(50), asked(49)],
    ['claim-differs', disputed(2), disputed(1)],
    ['claim-missing', unstated(3), unstated(2)],
  ])('%s', (id, failing, passing) => {
    expect(fails(id, failing)).toBe(true);
    expect(fails(id, passing)).toBe(false);
  });
});

test('findings of one kind are limited', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({
    ...topicRow,
    topic_id: `t${index}`,
    status: 'missing' as const,
  }));
  const covered = Array.from({ length: 5 }, (_, index) => ({ ...topicRow, topic_id: `t${9 + index}` }));
  const topics = [...rows, ...covered].map(({ topic_id }) => ({ ...topic, id: topic_id }));
  const topics_on_pages = new Map(topics.map(({ id }) => [id, onPages]));
  expect(foundBy('topic-missing', { topics, topics_on_pages, topic_coverage: [...rows, ...covered] })).toHaveLength(6);
});

describe('a word of the keyword is overused', () => {
  const isOveruse = (page_count: number, per_1000: number, p75: number) =>
    overusedTerms({
      keyword: { stems: ['desk'] },
      terms: [term('k1', 'desk', p75)],
      term_gaps: [{ term_id: 'k1', page_count, per_1000, status: 'over', suggested_zone: null, ev: ['k1'] }],
    }).length > 0;

  test.each([
    ['from three times the third quartile on', 30, 20, true],
    ['not below it', 29.9, 20, false],
    ['not below six uses', 30, 5, false],
    ['from six uses on', 30, 6, true],
  ])('%s', (_, per_1000, count, isOverused) => {
    expect(isOveruse(count, per_1000, 10)).toBe(isOverused);
  });

  test('not below 1 % of the words', () => {
    expect(isOveruse(8, 9.9, 1)).toBe(false);
    expect(isOveruse(8, 10, 1)).toBe(true);
  });
});

test('a page is longer than it need be from half more than nine of ten pages on', () => {
  const pack = writingPackOf('en');
  const llms_txt = { present: false } as Artifacts['page']['llms_txt'];
  const detected = (words: number) => {
    const read = {
      ...ordinary(),
      page: { ...page, extraction: { ...page.extraction, words }, llms_txt },
      words_p90: 1000,
    };
    return composeNotRecommended(read, pack).find(({ practice }) => practice === 'length_for_itself')?.detected_on_page;
  };
  expect(detected(1501)).toBe(true);
  expect(detected(1500)).toBe(false);
});
