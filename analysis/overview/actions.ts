/** Selects what to do first: the first findings of a gap audit, or what a winning page of the market contains. */
import type { WritingPack } from '../languages/writing-pack.ts';
import { likelySources } from '../market/answers/sure-answers.ts';
import type { Severity } from '../report/gap/findings.ts';
import { isOnSubject } from '../report/market/written-sections.ts';
import { type Impact, impacts, type Overview, type OverviewAction } from '../report/overview.ts';
import type { GapReport, MarketSerp } from '../report/report.ts';
import { overviewRule } from './rule.ts';

const { maxActions, maxNamed, minSections, minAnsweringPages, minShareOfKind } = overviewRule.values;

const impactOf: Record<Severity, Impact> = {
  blocker: 'high',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'low',
};

/** The first findings, which are sorted by worth; among them, those of the highest impact come first. */
export function gapActions({ findings }: Pick<GapReport['gap'], 'findings'>): Overview['actions'] {
  return inOrderOfImpact(
    findings.slice(0, maxActions).map(({ id, title, why, action, severity, effort, observed, expected }) => ({
      ref_id: id,
      title,
      why,
      how: action,
      impact: impactOf[severity],
      effort,
      ev: [...new Set([...observed.ev, ...expected.ev])],
    })),
  );
}

/**
 * Actions from the market: content type, first answer, topics and questions of most pages, and what nobody offers yet.
 * Pages count as answering where they do so surely or probably.
 */
export function marketActions(market: MarketSerp, { overview }: WritingPack): Overview['actions'] {
  const { brief } = market;
  if (brief === null) return [];
  const actions = [
    kindOfPage(market, overview),
    firstAnswer(market, overview),
    topicsToCover(market, overview),
    questionsToAnswer(market, overview),
    whatNobodyOffers(market, overview),
  ];
  return inOrderOfImpact(actions.filter((action) => action !== null).slice(0, maxActions));
}

/** Keeps the order of actions with the same impact. */
function inOrderOfImpact(actions: Overview['actions']): Overview['actions'] {
  return actions.toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact));
}

type Texts = WritingPack['overview'];

function kindOfPage({ brief, results }: MarketSerp, texts: Texts): OverviewAction | null {
  const type = brief?.recommended_content_type ?? null;
  if (type === null) return null;
  const about = results.filter(isOnSubject);
  const ev = about.filter(({ content_type }) => content_type === type).map(({ source_id }) => source_id);
  if (ev.length < minShareOfKind * about.length) return null;
  return {
    ref_id: null,
    ...texts.kindOfPage({ type, k: ev.length, n: about.length }),
    how: null,
    // Of another kind than most results, a page is not what searchers came for, whatever it says.
    impact: ev.length > about.length / 2 ? 'high' : 'medium',
    effort: 'S',
    ev,
  };
}

function firstAnswer({ brief, questions }: MarketSerp, texts: Texts): OverviewAction | null {
  const first = brief?.answer_first ?? null;
  const question = questions.find(({ id }) => id === first?.question_id);
  if (first === null || question?.coverage === null || question === undefined) return null;
  const ev = likelySources(question);
  // Of answers that may be none, nothing is said.
  if (ev.length === 0 && question.coverage.k > 0) return null;
  return {
    ref_id: question.id,
    ...texts.firstAnswer({ question: question.text, k: ev.length, n: question.coverage.n, words: first.words_range }),
    how: null,
    impact: 'high',
    effort: 'S',
    ev,
  };
}

function topicsToCover({ brief, topics }: MarketSerp, texts: Texts): OverviewAction | null {
  // The brief says of those to mention that they need no section.
  const withSection = topics
    .filter(({ id, section_pages }) => section_pages.length >= minSections && brief?.mention?.includes(id) !== true)
    .toSorted((a, b) => b.section_pages.length - a.section_pages.length);
  const core = withSection.filter(({ id }) => brief?.must_cover.includes(id));
  const wanted = core.length > 0 ? core : withSection.filter((topic) => topic.class === 'common');
  const named = wanted.slice(0, maxNamed);
  const [first] = named;
  if (first === undefined) return null;
  const least = Math.min(...named.map(({ section_pages }) => section_pages.length));
  return {
    ref_id: first.id,
    ...texts.topicsToCover({ labels: named.map(({ label }) => label), least, n: first.n }),
    how: null,
    impact: core.length > 0 ? 'high' : 'medium',
    effort: 'M',
    ev: [...new Set(named.flatMap(({ ev }) => ev))],
  };
}

function questionsToAnswer({ brief, questions }: MarketSerp, texts: Texts): OverviewAction | null {
  const wanted = questions
    .filter(({ id, coverage }) => coverage !== null && id !== brief?.answer_first?.question_id)
    .map((question) => ({ ...question, answering: likelySources(question) }))
    .filter(({ answering }) => answering.length >= minAnsweringPages)
    .toSorted((a, b) => b.answering.length - a.answering.length)
    .slice(0, maxNamed);
  const [first] = wanted;
  if (first?.coverage == null) return null;
  return {
    ref_id: first.id,
    ...texts.questionsToAnswer({
      questions: wanted.map(({ text }) => text),
      least: Math.min(...wanted.map(({ answering }) => answering.length)),
      n: first.coverage.n,
    }),
    how: null,
    impact: 'medium',
    effort: 'M',
    ev: [...new Set(wanted.flatMap(({ answering }) => answering))],
  };
}

function whatNobodyOffers({ opportunities }: MarketSerp, texts: Texts): OverviewAction | null {
  const [first] = opportunities;
  return first === undefined ? null : whatIsOpen(first, texts);
}

function whatIsOpen({ id, type, rationale, ev }: MarketSerp['opportunities'][number], texts: Texts): OverviewAction {
  return {
    ...{ ref_id: id, title: texts.whatNobodyOffers[type], why: rationale, how: null },
    ...{ impact: 'medium', effort: 'M', ev },
  };
}
