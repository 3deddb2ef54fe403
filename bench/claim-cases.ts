/** Reads the labelled sentences for claim support, and judges them with the engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { extract } from '../analysis/extract/extract.ts';
import { coverageWith } from '../analysis/market/support/coverage.ts';
import { type Judgement, judgeClaim } from '../analysis/market/support/judge.ts';
import { unitsOf } from '../analysis/market/support/page-units.ts';
import { toldReader } from '../analysis/market/support/told.ts';
import { analyzePage } from '../analysis/read/analyzed-page.ts';
import { passagesOf } from '../analysis/read/passages.ts';
import { claimSupports } from '../analysis/report/vocabulary.ts';
import { analyzerFor } from '../analysis/text/analyzer.ts';
import { vectorsOf } from '../analysis/vectors/word-vectors.ts';

const setSchema = z.strictObject({
  about: z.string(),
  pages: z.array(
    z.strictObject({
      id: z.string(),
      language: z.string(),
      country: z.string(),
      /** `# ` and `## ` are headings, `| a | b |` is a row of a table, other lines are paragraphs. */
      lines: z.array(z.string()),
      cases: z.array(
        z.strictObject({
          label: z.enum(claimSupports).exclude(['unreadable']),
          kind: z.enum(['number', 'unit', 'date', 'negation', 'name', 'paraphrase']),
          sentence: z.string(),
        }),
      ),
    }),
  ),
});

export type ClaimSet = z.infer<typeof setSchema>;
type CasePage = ClaimSet['pages'][number];
export type ClaimCase = CasePage['cases'][number] & { page: string; language: string };

export interface JudgedCase extends ClaimCase {
  judged: Judgement['state'];
  /** The sentence of the page that decided; null if none did. */
  quote: string | null;
}

export const claimSets = ['development', 'held-out'] as const;
type SetName = (typeof claimSets)[number];

const casesDir = join(import.meta.dirname, '..', 'test', 'analysis', 'market', 'support', 'cases');
export const claimErrorsFile = join(casesDir, 'errors.json');

/** Reads one of the sets. */
export function readClaimSet(name: SetName): ClaimSet {
  return setSchema.parse(JSON.parse(readFileSync(join(casesDir, `${name}.json`), 'utf8')));
}

/** By set: each sentence that is not judged as labelled. */
export function claimErrors(): Record<string, JudgedCase[]> {
  return Object.fromEntries(
    claimSets.map((name) => [name, judgeClaimSet(readClaimSet(name)).filter(({ label, judged }) => label !== judged)]),
  );
}

/** Judges all sentences of a set. */
export function judgeClaimSet({ pages }: ClaimSet): JudgedCase[] {
  return pages.flatMap((page) => {
    const analyzer = analyzerFor(page.language);
    const reader = toldReader(analyzer, page.country);
    const coverage = coverageWith(vectorsOf(page.language), reader.polarity);
    const url = `https://${page.id}.example/`;
    const html = new TextEncoder().encode(htmlOf(page));
    const document = extract(html, { url, contentType: 'text/html; charset=utf-8', fetchedAt: '2026-11-01T10:00:00Z' });
    const read = analyzePage({ source_id: 's1', domain: `${page.id}.example` }, document, analyzer);
    const units = unitsOf({ page: read, cut: passagesOf(read) }, reader);
    return page.cases.map((each) => {
      const { state, proof } = judgeClaim(reader.read(each.sentence), units, coverage);
      const quote = proof === null ? null : proof.passage.text.slice(proof.start, proof.end);
      return { ...each, page: page.id, language: page.language, judged: state, quote };
    });
  });
}

/** The share of cases judged as labelled. */
export function accuracyOf(cases: readonly JudgedCase[]): number {
  return cases.filter(({ label, judged }) => label === judged).length / cases.length;
}

function htmlOf({ language, lines }: CasePage): string {
  const body = lines
    .join('\n')
    .replaceAll(/(?:^\|.*(?:\n|$))+/gmu, (rows) => `<table>${rows.trim().split('\n').map(rowOf).join('')}</table>\n`)
    .split('\n')
    .map(elementOf);
  const [title = ''] = lines;
  return `<!doctype html><html lang="${language}"><head><title>${title.slice(2)}</title></head><body><main>${body.join('')}</main></body></html>`;
}

function elementOf(line: string): string {
  if (line.startsWith('<')) return line;
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  return line.startsWith('# ') ? `<h1>${line.slice(2)}</h1>` : `<p>${line}</p>`;
}

function rowOf(row: string, index: number): string {
  const cell = index === 0 ? 'th' : 'td';
  const cells = row.split('|').slice(1, -1);
  return `<tr>${cells.map((text) => `<${cell}>${text.trim()}</${cell}>`).join('')}</tr>`;
}
