/** The audited page in its order: each heading and passage once, each finding in one place at least. */
import { expect, test } from '@jest/globals';
import type { GapReport } from '../../../analysis/index.ts';
import { findingsOfWholePage, partsOf } from '../../../dashboard/src/report/page-parts.ts';
import { goldenReport } from '../../golden/reports.ts';

const report = (await goldenReport('gap')) as GapReport;

test('headings and passages stand in the order of the page, each once', () => {
  const parts = partsOf(report);
  expect(parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []))).toEqual(
    report.page.headings.map(({ text }) => text),
  );
  const passages = parts.flatMap((part) => (part.kind === 'passage' ? [part.passage] : []));
  expect(passages.map(({ id }) => id).toSorted()).toEqual(report.page.passages.map(({ id }) => id).toSorted());
  expect(passages.map(({ start_ratio: start }) => start)).toEqual(
    passages.map(({ start_ratio: start }) => start).toSorted((a, b) => a - b),
  );
  // A passage stands below its own heading.
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'passage' || part.passage.heading_path.length === 0) continue;
    const above = parts.slice(0, at).findLast(({ kind }) => kind === 'heading');
    expect(above).toMatchObject({ text: part.passage.heading_path.at(-1) });
  }
});

test('what a passage answers, and every finding, has its place', () => {
  const notes = partsOf(report).flatMap((part) => (part.kind === 'passage' ? [part.notes] : []));
  const answered = report.gap.question_answerability.filter(({ status }) => status === 'answered');
  expect(answered.length).toBeGreaterThan(0);
  expect(notes.flatMap(({ answers }) => answers).toSorted()).toEqual(
    answered.map(({ question_id: id }) => id).toSorted(),
  );
  const placed = [...notes.flatMap(({ findings }) => findings), ...findingsOfWholePage(report)];
  expect(new Set(placed.map(({ id }) => id))).toEqual(new Set(report.gap.findings.map(({ id }) => id)));
});
