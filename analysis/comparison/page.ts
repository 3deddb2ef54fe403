/** Compares the page of two gap audits: edited parts, and topics, questions and findings won, solved or lost. */
import type { Comparison } from '../report/comparison.ts';
import type { GapReport } from '../report/report.ts';
import { type ComparedReport, type Flags, keyOfAddress, keyOfText, paired, type Sides } from './sides.ts';

type Page = NonNullable<Comparison['page']>;
type Read = ComparedReport & Pick<GapReport, 'page' | 'gap'>;

/** Both reports with their page; null unless both audits read the same page. */
export function pagesOf({ before, after }: Sides): { before: Read; after: Read } | null {
  if (!isRead(before) || !isRead(after)) return null;
  const isSame = keyOfAddress(before.page.requested_url) === keyOfAddress(after.page.requested_url);
  return isSame ? { before, after } : null;
}

function isRead(report: ComparedReport): report is Read {
  return report.page !== undefined && report.gap !== undefined;
}

/** The parts of the page that were edited: title, description, headings, text, dates. */
export function editedParts({ before, after }: { before: Read; after: Read }): Page['edited'] {
  const parts: { [Part in Page['edited'][number]]: (page: GapReport['page']) => unknown } = {
    title: ({ identity }) => identity.title,
    description: ({ identity }) => identity.description,
    headings: ({ headings }) => headings,
    text: ({ extraction, structure }) => [extraction.words, structure],
    dates: ({ identity }) => [identity.published_at, identity.modified_at],
  };
  const isEdited = (part: Page['edited'][number]) =>
    JSON.stringify(parts[part](before.page)) !== JSON.stringify(parts[part](after.page)) ||
    (part === 'text' && hasOtherPassage(before.page, after.page));
  return (['title', 'description', 'headings', 'text', 'dates'] as const).filter(isEdited);
}

/**
 * Whether a passage at the same offsets has different text. Reports keep only the passages they refer to, so few are in
 * both.
 */
function hasOtherPassage(before: GapReport['page'], after: GapReport['page']): boolean {
  const earlier = new Map(before.passages.map(({ offsets, sha256 }) => [`${offsets.start}-${offsets.end}`, sha256]));
  return after.passages.some(({ offsets, sha256 }) => {
    const known = earlier.get(`${offsets.start}-${offsets.end}`);
    return known !== undefined && known !== sha256;
  });
}

/**
 * What the page won and lost. A topic or question that only one audit has is a change of the market, not of the page.
 */
export function comparePage(sides: { before: Read; after: Read }, flags: Flags): Page {
  const named = (text: string) => ({ text, flags: [...flags] });
  const won = (pairs: readonly Pair[]) => pairs.filter(([one, other]) => !one.has && other.has);
  const lost = (pairs: readonly Pair[]) => pairs.filter(([one, other]) => one.has && !other.has);
  const texts = (pairs: readonly Pair[]) => pairs.map(([, { text }]) => named(text));
  const topics = pairsOf(sides, topicsOf);
  const questions = pairsOf(sides, questionsOf);
  const findings = paired(findingsOf(sides.before), findingsOf(sides.after), ({ key }) => key);
  const shown = ({ rule_id, title, severity }: KeyedFinding) => ({ rule_id, title, severity, flags: [...flags] });
  return {
    edited: editedParts(sides),
    verdict_before: sides.before.gap.verdict.state,
    verdict_after: sides.after.gap.verdict.state,
    topics: { won: texts(won(topics)), lost: texts(lost(topics)) },
    questions: { won: texts(won(questions)), lost: texts(lost(questions)) },
    findings: {
      solved: findings.gone.map(shown),
      new: findings.added.map(shown),
      open: findings.both.map(([, finding]) => ({ ...shown(finding), flags: [] })),
    },
  };
}

interface Held {
  text: string;
  has: boolean;
}
type Pair = readonly [Held, Held];

function pairsOf({ before, after }: { before: Read; after: Read }, read: (report: Read) => Held[]): Pair[] {
  return paired(read(before), read(after), ({ text }) => keyOfText(text)).both;
}

function topicsOf({ market_serp, gap }: Read): Held[] {
  const labels = new Map(market_serp.topics.map(({ id, label }) => [id, label]));
  return gap.topic_coverage.map(({ topic_id, status }) => ({
    text: labels.get(topic_id) ?? topic_id,
    has: status === 'covered',
  }));
}

function questionsOf({ market_serp, gap }: Read): Held[] {
  const texts = new Map(market_serp.questions.map(({ id, text }) => [id, text]));
  return gap.question_answerability.map(({ question_id, status }) => ({
    text: texts.get(question_id) ?? question_id,
    has: status === 'answered',
  }));
}

type KeyedFinding = { key: string } & Pick<GapReport['gap']['findings'][number], 'rule_id' | 'title' | 'severity'>;

/**
 * Keys findings by rule and the topics and questions they affect. Passages are not in the key: each audit renumbers
 * them.
 */
function findingsOf({ market_serp, gap }: Read): KeyedFinding[] {
  const names = new Map([
    ...market_serp.topics.map(({ id, label }) => [id, label] as const),
    ...market_serp.questions.map(({ id, text }) => [id, text] as const),
  ]);
  return gap.findings.map(({ rule_id, title, severity, affects }) => ({
    ...{ rule_id, title, severity },
    key: [rule_id, ...affects.flatMap((id) => names.get(id) ?? []).map(keyOfText)].join(' '),
  }));
}
