/** The audited page in its order: its headings, the passages that the report quotes, and what is said of each. */
import type { Finding, GapReport, Passage } from './shape.ts';

export interface PassageNotes {
  /** Ids of questions. */
  answers: string[];
  partly: string[];
  /** Ids of topics. */
  topics: string[];
  findings: Finding[];
}

export type PagePart =
  | { kind: 'heading'; key: string; level: number; text: string }
  | { kind: 'passage'; key: string; passage: Passage; notes: PassageNotes };

/** The page's headings and quoted passages in order, each passage below the heading that it stands under. */
export function partsOf({ page, gap }: Pick<GapReport, 'page' | 'gap'>): PagePart[] {
  const parts: PagePart[] = [];
  let next = 0;
  const upTo = (end: number) => {
    for (; next < end; next++) {
      const heading = page.headings[next];
      if (heading !== undefined) parts.push({ kind: 'heading', key: `h${next}`, ...heading });
    }
  };
  for (const passage of page.passages.toSorted((a, b) => a.start_ratio - b.start_ratio)) {
    const above = passage.heading_path.at(-1);
    const at = page.headings.findIndex(({ text }, index) => index >= next && text === above);
    if (at >= 0) upTo(at + 1);
    parts.push({ kind: 'passage', key: passage.id, passage, notes: notesOn(passage.id, gap) });
  }
  upTo(page.headings.length);
  return parts;
}

/** Findings that concern no passage alone. */
export function findingsOfWholePage({ page, gap }: Pick<GapReport, 'page' | 'gap'>): Finding[] {
  const placed = new Set(page.passages.flatMap(({ id }) => notesOn(id, gap).findings.map((finding) => finding.id)));
  return gap.findings.filter(({ id }) => !placed.has(id));
}

function notesOn(id: string, gap: GapReport['gap']): PassageNotes {
  const answered = gap.question_answerability.filter(({ passage_id: own }) => own === id);
  const of = (status: 'answered' | 'partly') =>
    answered.filter((each) => each.status === status).map(({ question_id: question }) => question);
  const concerned = new Set(of('partly'));
  return {
    answers: of('answered'),
    partly: of('partly'),
    topics: gap.topic_coverage
      .filter(({ page_passages: passages }) => passages.includes(id))
      .map(({ topic_id: topic }) => topic),
    findings: gap.findings.filter(
      ({ observed, affects }) => observed.ev.includes(id) || affects.some((each) => concerned.has(each)),
    ),
  };
}
