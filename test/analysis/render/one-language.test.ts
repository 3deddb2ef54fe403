/** A rendered report is in one language: nothing in it comes from the words of another. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import { writingPackOf, writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { renderMarkdown } from '../../../analysis/render/markdown.ts';
import type { Passage, RenderedReport } from '../../../analysis/render/rendered-report.ts';
import { gapReportSchema } from '../../../analysis/report/report.ts';
import { jsonSchemaOf } from '../report-walk.ts';
import { valuesOf } from './any-report.ts';

/** What stands in the place of a value in a sentence. */
const hole = '\u241f';

/** Every text of a pack's part, sentences cut where values stand. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return textsOf(part(...Array.from({ length: part.length }, () => hole)));
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

/** What the renderer takes from a pack: its words and labels, and the names of checks and methods. */
function rendered(language: string): Set<string> {
  const { words, labels, units, methods, checkNames, overview } = writingPackOf(language);
  const { headings, ...others } = labels;
  return new Set(
    textsOf([words, headings, others, units, methods, checkNames, overview.heads])
      .flatMap((text) => text.split(hole))
      .map((text) => text.replaceAll(/^[\s.:;,(]+|[\s.:;,()]+$/gu, ''))
      .filter((text) => /\p{L}{3}/u.test(text)),
  );
}

/** The parts of a document that are words of ours: cells, labels and what punctuation divides. */
function pieces(markdown: string): Set<string> {
  const plain = markdown.replaceAll(/\\(.)/gu, '$1').replaceAll('**', '\n');
  return new Set(plain.split(/[\n|]|[:;,.()](?:\s|$)|\s\(/u).map((piece) => piece.replaceAll(/^[-#>\s]+|\s+$/gu, '')));
}

const whole: Readonly<Record<string, fc.Arbitrary<unknown>>> = Object.fromEntries(
  Object.entries(gapReportSchema.shape).map(([name, schema]) => [
    name,
    valuesOf(jsonSchemaOf(schema as z.ZodType), ['s1.p1']),
  ]),
);
const passage: Passage = {
  id: 's1.p1',
  source_id: 's1',
  quote: '12',
  offsets: { start: 0, end: 2 },
  start_ratio: 0,
  heading_path: [],
  words: 1,
  kind: 'answer',
};
const reports = fc.sample(fc.record(whole), { seed: 11, numRuns: 60 }).map((parts) => {
  const report = parts as unknown as RenderedReport;
  return { ...report, market_serp: { ...report.market_serp, passages: [passage, ...report.market_serp.passages] } };
});

describe.each(Object.keys(writingPacks))('a report in %s', (language) => {
  const own = rendered(language);
  const known = new Set([...own].map((text) => text.toLowerCase()));
  const found = new Set<string>();
  for (const report of reports) for (const piece of pieces(renderMarkdown(report, language))) found.add(piece);

  test('says what its language has words for', () => {
    expect([...own].filter((text) => found.has(text)).length).toBeGreaterThan(200);
  });

  test.each(Object.keys(writingPacks).filter((other) => other !== language))('takes nothing from %s', (other) => {
    const foreign = [...rendered(other)].filter((text) => !known.has(text.toLowerCase()));
    expect(foreign.filter((text) => found.has(text))).toEqual([]);
  });
});
