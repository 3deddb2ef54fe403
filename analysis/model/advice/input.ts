/** The input of the task "advice": the comparison of a page with its market, as ids and excerpts. */
import type { Passage } from '../../read/passages.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { TaskInput } from '../ask.ts';
import { evidenceOf } from '../evidence.ts';
import { excerpt } from '../excerpt.ts';
import { languageModelRule } from '../rule.ts';

const { maxChars, maxExcerpt, maxExcerpts } = languageModelRule.values;

/** A gap audit before the advice. */
export interface AdvisedAudit {
  keyword: string;
  country: string;
  /** ISO 8601: when the results were collected. */
  collectedAt: string;
  market: MarketSerp;
  page: GapReport['page'];
  gap: GapReport['gap'];
  /** The passages of the page, in order. */
  own: readonly Passage[];
  /** By source. */
  domains: ReadonlyMap<string, string>;
  analyzer: Analyzer;
}

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** Composes the input. Each entry is evidence by its id, with all that is said in it. */
export function adviceInput(audit: AdvisedAudit): TaskInput {
  const { keyword, country, collectedAt, market, page, gap, domains, analyzer } = audit;
  const { identity, source_id } = page;
  const ownPassages = audit.own
    .slice(0, maxExcerpts.ownPassages)
    .map(({ id, heading_path, text }) => passageEntry(id, heading_path, text, maxExcerpt.passage));
  const about: Entry = {
    id: source_id,
    domain: domains.get(source_id) ?? '',
    title: excerpt(identity.title ?? '', maxExcerpt.passage),
    description: excerpt(identity.description ?? '', maxExcerpt.passage),
    published: identity.published_at ?? null,
    modified: identity.modified_at ?? null,
    words: page.extraction.words,
  };
  const rivals = rivalsOf(audit);
  const covered = new Map(gap.topic_coverage.map((row) => [row.topic_id, row.status]));
  const answered = new Map(gap.question_answerability.map((row) => [row.question_id, row.status]));
  const topics: Entry[] = market.topics.map(({ id, label, df, n }) => ({
    ...{ id, label: excerpt(label, maxChars.title), rivals: `${df} of ${n}` },
    page: covered.get(id) ?? 'unknown',
  }));
  const questions: Entry[] = market.questions.map(({ id, text, coverage }) => ({
    id,
    text: excerpt(text, maxChars.question),
    rivals: coverage === null ? null : `${coverage.k} of ${coverage.n}`,
    page: answered.get(id) ?? 'unknown',
  }));
  const facts: Entry[] = market.claims.slice(0, maxExcerpts.rivalPassages).map(({ id, statement, support }) => ({
    ...{ id, statement: excerpt(statement, maxExcerpt.rival) },
    sites: support.map((passage) => domains.get(passage.split('.')[0] ?? '') ?? ''),
  }));
  const findings: Entry[] = gap.findings
    .filter(({ severity }) => severity !== 'blocker')
    .map(({ id, rule_id, title, why, action, severity, effort }) => ({
      ...{ id, rule: rule_id, severity, effort },
      title: excerpt(title, maxChars.title),
      why: excerpt(why, maxChars.text),
      action: excerpt(action, maxChars.text),
    }));
  const entries = [about, ...ownPassages, ...rivals.flatMap(({ passages, ...rival }) => [rival, ...passages])];
  const texts = new Map([...entries, ...topics, ...questions, ...facts, ...findings].map((e) => [e.id, textOf(e)]));
  return {
    input: {
      ...{ keyword, language: analyzer.language, country, collected_on: collectedAt.slice(0, 10) },
      page: { ...about, passages: ownPassages },
      ...{ rivals, topics, questions, facts, findings },
    },
    evidence: evidenceOf(texts, keyword, analyzer),
  };
}

/** The ranked pages about the keyword, with the passages that answer what the page does not. */
function rivalsOf({ market, page, domains }: AdvisedAudit): (Entry & { passages: Entry[] })[] {
  const onSubject = market.results.filter((row) => row.subject_fit === 'on' && row.source_id !== page.source_id);
  const wanted = new Set([
    ...market.questions.flatMap(({ answered_by }) => answered_by.map(({ passage_id }) => passage_id)),
    ...onSubject.flatMap(({ best_passages }) => best_passages),
    ...market.topics.flatMap(({ passages }) => passages),
  ]);
  const chosen = new Set([...wanted].slice(0, maxExcerpts.rivalPassages));
  return onSubject.map(({ source_id, rank_group, title, words }) => ({
    id: source_id,
    domain: domains.get(source_id) ?? '',
    rank: rank_group,
    title: excerpt(title, maxExcerpt.passage),
    words: words ?? null,
    passages: market.passages
      .filter((passage) => passage.source_id === source_id && chosen.has(passage.id))
      .map(({ id, heading_path, quote }) => passageEntry(id, heading_path, quote, maxExcerpt.rival)),
  }));
}

function passageEntry(id: string, headings: readonly string[], text: string, maxText: number): Entry {
  return { id, under: excerpt(headings.at(-1) ?? '', maxChars.title), text: excerpt(text, maxText) };
}

/** All that an entry says, without the names of its fields. */
function textOf({ id: _, passages: _own, ...fields }: Entry): string {
  return Object.values(fields)
    .flat()
    .filter((value) => value !== null)
    .join(' · ');
}
