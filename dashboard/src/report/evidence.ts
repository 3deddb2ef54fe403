/** What the ids of a report stand for, and how they stand in the address. */
import type {
  Answer,
  Citation,
  Claim,
  Entity,
  Feature,
  Finding,
  Passage,
  Question,
  Report,
  Result,
  Source,
  Study,
  Term,
  Topic,
} from './shape.ts';

/** What is kept in a report under an id. */
export type Evidence =
  | { kind: 'source'; id: string; source: Source; count: number | undefined }
  | { kind: 'passage'; id: string; passage: Passage }
  | { kind: 'term'; id: string; term: Term }
  | { kind: 'question'; id: string; question: Question }
  | { kind: 'topic'; id: string; topic: Topic }
  | { kind: 'claim'; id: string; claim: Claim }
  | { kind: 'entity'; id: string; entity: Entity }
  | { kind: 'feature'; id: string; feature: Feature }
  | { kind: 'answer'; id: string; answer: Answer }
  | { kind: 'citation'; id: string; citation: Citation; answer: Answer }
  | { kind: 'finding'; id: string; finding: Finding }
  | { kind: 'unknown'; id: string };

/** A report whose parts are found by id. */
export interface EvidenceIndex {
  /** What `id` stands for; `unknown` where the report does not keep it. */
  find(id: string): Evidence;
  result(sourceId: string): Result | undefined;
  passagesOf(sourceId: string): readonly Passage[];
  study(id: string): Study | undefined;
  /** Why the statistics do not count the page of `source`; undefined where they do. */
  excluded(source: Pick<Source, 'url' | 'final_url'>): string | undefined;
}

/** Reads a report once, so that every id is found at once. */
export function indexOf(report: Report): EvidenceIndex {
  const { metadata, market_serp: market } = report;
  const found = new Map<string, Evidence>();
  const keep = (evidence: Evidence) => found.set(evidence.id, evidence);
  for (const source of metadata.sources) keep({ kind: 'source', id: source.id, source, count: undefined });
  const own = 'page' in report ? report.page.passages : [];
  const passages = [...market.passages, ...own];
  for (const passage of passages) keep({ kind: 'passage', id: passage.id, passage });
  for (const term of market.terms) keep({ kind: 'term', id: term.id, term });
  for (const question of market.questions) keep({ kind: 'question', id: question.id, question });
  for (const topic of market.topics) keep({ kind: 'topic', id: topic.id, topic });
  for (const claim of market.claims) keep({ kind: 'claim', id: claim.id, claim });
  for (const entity of market.entities) keep({ kind: 'entity', id: entity.id, entity });
  for (const feature of market.features) keep({ kind: 'feature', id: feature.id, feature });
  for (const answer of market.answer_engines) {
    keep({ kind: 'answer', id: answer.id, answer });
    for (const citation of answer.citations) keep({ kind: 'citation', id: citation.id, citation, answer });
  }
  if ('gap' in report) for (const finding of report.gap.findings) keep({ kind: 'finding', id: finding.id, finding });

  const results = new Map(market.results.map((result) => [result.source_id, result]));
  const bySource = Map.groupBy(passages, (passage) => passage.source_id);
  const studies = new Map(metadata.evidence_base.map((study) => [study.id, study]));
  const reasons = new Map(metadata.coverage.excluded.map(({ url, reason }) => [url, reason]));
  return {
    find(id) {
      const [, plain = id, count] = /^(s\d+):(\d+)$/u.exec(id) ?? [];
      const evidence = found.get(plain);
      if (evidence === undefined) return { kind: 'unknown', id };
      return evidence.kind === 'source' && count !== undefined ? { ...evidence, count: Number(count) } : evidence;
    },
    result: (sourceId) => results.get(sourceId),
    passagesOf: (sourceId) => bySource.get(sourceId) ?? [],
    study: (id) => studies.get(id),
    excluded: ({ url, final_url }) =>
      reasons.get(url) ?? (final_url === undefined ? undefined : reasons.get(final_url)),
  };
}

/** The source that an id speaks of: `s3` of `s3`, `s3:12` and `s3.p4`; undefined of other ids. */
export function sourceOf(id: string): string | undefined {
  return /^(s\d+)(?:[.:]|$)/u.exec(id)?.[1];
}

const anId = /^(?:s\d{1,6}(?::\d{1,9}|\.p\d{1,6})?|a\d{1,6}(?:\.c\d{1,6})?|[kqtcexf]\d{1,6})$/u;
/** More ids than any list of a report has, so that an address cannot make the page draw without end. */
const maxIds = 200;

/** The ids that an address names after `#ev=`; empty where it names none. */
export function idsOfHash(hash: string): string[] {
  if (!hash.startsWith('#ev=')) return [];
  const ids = hash.slice('#ev='.length).split(',');
  return [...new Set(ids.filter((id) => anId.test(id)))].slice(0, maxIds);
}

/** The part of an address that opens `ids`. */
export function hashOf(ids: readonly string[]): string {
  return `#ev=${[...new Set(ids)].join(',')}`;
}
