/** Writes the sentences of the report's `summary`, each with its evidence. */

import { writingPackOf } from '../../languages/writing-packs.ts';
import { isAskedBySearch, isOnSubject } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { commonType } from '../brief/common-type.ts';
import { disputesOf } from '../opportunities/open-facts.ts';
import type { SummaryFacts } from './facts.ts';
import { intentSentence, wantedMost } from './intent-sentence.ts';
import { summaryRule } from './rule.ts';

const { maxEvidence, maxTopics, minAsking } = summaryRule.values;

type Fact = MarketSerp['summary']['facts'][number];
type Numbers = Omit<MarketSerp['summary'], 'facts'>;

/** Returns the sentences in reading order: pages read, intent, what the pages are like, who is cited, subjects. */
export function summaryFacts(facts: SummaryFacts, numbers: Numbers): Fact[] {
  return [
    ...readFacts(facts),
    ...intentFacts(facts),
    ...pageFacts(facts, numbers),
    ...citedFacts(facts),
    ...subjectFacts(facts),
  ];
}

function fact(text: string, ev: readonly string[] = []): Fact {
  return { text, ev: ev.slice(0, maxEvidence) };
}

function readFacts({ language, usable, attempted }: SummaryFacts): Fact[] {
  const { facts } = writingPackOf(language).sentences;
  const counts = { k: usable.length, n: attempted };
  const text = usable.length < minSample ? facts.tooFewPages({ ...counts, least: minSample }) : facts.pagesRead(counts);
  return [fact(text, usable)];
}

function intentFacts({ language, intent }: SummaryFacts): Fact[] {
  const text = intentSentence(intent, writingPackOf(language));
  const [first] = wantedMost(intent) ?? [];
  const ev = intent.signals.filter((signal) => signal.intent === first).flatMap((signal) => signal.ev);
  return text === null ? [] : [fact(text, [...new Set(ev)])];
}

function pageFacts({ language, results, usable }: SummaryFacts, numbers: Numbers): Fact[] {
  const { facts } = writingPackOf(language).sentences;
  const type = commonType(results);
  const { median_words: words, median_age_days: days, answer_first: early } = numbers;
  const about = results.filter(isOnSubject);
  const ofType = about.filter(({ content_type }) => content_type === type).map(({ source_id }) => source_id);
  return [
    ...(type === null ? [] : [fact(facts.contentType({ type, k: ofType.length, n: about.length }), ofType)]),
    ...(words === null ? [] : [fact(facts.medianWords({ words: Math.round(words) }), usable)]),
    ...(days === null ? [] : [fact(facts.medianAge({ days: Math.round(days) }), usable)]),
    // That no page at all answers early may be due to the keyword, which asks for nothing that a sentence can say.
    ...(early === null || early.k === 0 ? [] : [fact(facts.answerFirst(early), usable)]),
  ];
}

function citedFacts({ language, answers, landscape }: SummaryFacts): Fact[] {
  const { facts } = writingPackOf(language).sentences;
  const observed = answers.flatMap(({ id, engine, state, citations }) => {
    if (state === 'captured') return [fact(facts.answered({ engine, citations: citations.length }), [id])];
    return state === 'absent' ? [fact(facts.noAnswer({ engine }), [id])] : [];
  });
  if (landscape === null) return observed.length > 0 ? observed : [fact(facts.answersNotObserved())];
  const [first] = landscape.domains;
  const top = landscape.overlap_top10;
  const inTop = answers.flatMap(({ citations }) => citations.filter(({ serp_overlap }) => serp_overlap === 'top10'));
  return [
    ...observed,
    ...(top === null
      ? []
      : [
          fact(
            facts.citedFromTop10(top),
            inTop.map(({ id }) => id),
          ),
        ]),
    // A single citation is not enough to be called the most cited.
    ...(first === undefined || first.citations < 2
      ? []
      : [fact(facts.citedMost({ domain: first.domain, k: first.citations, n: landscape.n }), first.ev)]),
  ];
}

function subjectFacts({ language, topics, questions, claims, usable }: SummaryFacts): Fact[] {
  const pack = writingPackOf(language);
  const { facts } = pack.sentences;
  const core = topics.filter((topic) => topic.class === 'core').sort((a, b) => b.df - a.df);
  const [asked] = questions
    .filter((question) => question.frequency >= minAsking && !isAskedBySearch(question))
    .sort((a, b) => b.frequency - a.frequency);
  const [disputed] = disputesOf(claims, pack);
  const labels = core.slice(0, maxTopics).map(({ label }) => label);
  const coreFacts = { labels, more: core.length - labels.length, n: usable.length };
  return [
    ...(core.length === 0
      ? []
      : [
          fact(
            facts.coreTopics(coreFacts),
            core.map(({ id }) => id),
          ),
        ]),
    ...(asked === undefined
      ? []
      : [fact(facts.askedMost({ question: asked.text, k: asked.frequency, n: usable.length }), [asked.id])]),
    ...(disputed === undefined ? [] : [fact(facts.disputed(disputed), [disputed.claim.id])]),
  ];
}
