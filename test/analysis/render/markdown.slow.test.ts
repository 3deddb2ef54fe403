/** Reports as Markdown: what a colleague reads, in two languages, whatever the pages hold. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import { writingPackOf, writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { cleanText } from '../../../analysis/render/clean-text.ts';
import { renderMarkdown } from '../../../analysis/render/markdown.ts';
import { escapeText, link, linkTarget, table } from '../../../analysis/render/markup.ts';
import type { RenderedReport } from '../../../analysis/render/rendered-report.ts';
import { gapReportSchema } from '../../../analysis/report/report.ts';
import { goldenReport } from '../../golden/reports.ts';
import { jsonSchemaOf } from '../report-walk.ts';
import { hostileText, valuesOf } from './any-report.ts';
import { fullReport } from './full-report.ts';

const report = fullReport(await goldenReport('gap'));
const english = renderMarkdown(report);
const french = renderMarkdown(report, 'fr');

describe('a report', () => {
  test('has every part, each under its heading or named as missing, in both languages', () => {
    expect(gapReportSchema.parse(report)).toEqual(report);
    for (const [text, language] of [
      [english, 'en'],
      [french, 'fr'],
    ] as const) {
      const { headings } = writingPackOf(language).labels;
      const written = text.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));
      const known = Object.values(headings);
      expect(written.filter((heading) => !known.includes(heading))).toEqual([]);
      // The terms of the market stand under one of two headings, and warnings only where there are any.
      const other = [headings.terms, headings.quality];
      const missing = known.filter((heading) => !written.includes(heading) && !other.includes(heading));
      expect(missing.filter((heading) => !text.includes(heading))).toEqual([]);
    }
  });

  test('opens with the verdict, the actions and the comparison', () => {
    const [title, subtitle, verdict, , actions] = english.split('\n\n');
    expect(title).toMatch(/^# Gap audit: /u);
    expect(subtitle).toMatch(/^Your page and \d+ pages that rank$/u);
    expect(verdict).toMatch(/^\*\*/u);
    expect(`${verdict}${actions}`.length).toBeGreaterThan(100);
    expect(english.indexOf('| You')).toBeLessThan(english.indexOf('## '));
  });

  test.each([
    '- **s4** [syndicate.example.net/home/heat-pump-installation-cost](https://syndicate.example.net/home/heat-pump-installation-cost) (result 4, left out: same text as another result)',
    '- Half of the pages answer in their first 30 %. [s1], [s2], [s3]',
    '| local pack | 9 | northvale-heating.example |',
    '| [ENERGY STAR](https://en.wikipedia.org/wiki/Energy_Star) | organization | 2/6 | [s3] |',
    '| Search crawlers blocked | 3/6 | [s8] |',
    '> “It costs $12,000 to $20,000.” [a1.c1]',
    '| homefrost.example | media | 1/1 | 1 | Google AI Overview | [a1.c1] |',
    'Ranked but not cited: [s2], [s3]',
    '- No page answers it.',
    '- **Answer first:** How long does a heat pump last?, in 40 to 80 words',
    '[s1]: https://www.homefrost.example/guides/heat-pump-installation-cost',
    '[a1.c1]: https://www.homefrost.example/guides/heat-pump-installation-cost',
  ])('says in English: %s', (line) => {
    expect(english.split('\n')).toContain(line);
  });

  test.each([
    '# Audit comparatif\u00a0: heat pump installation cost',
    '- **s10** [pompe-chaleur.example/prix-installation](https://www.pompe-chaleur.example/prix-installation) (résultat 10, écartée\u00a0: dans une autre langue)',
  ])('says in French: %s', (line) => {
    expect(french.split('\n')).toContain(line);
  });

  test.each([
    '# Gap-Analyse: heat pump installation cost',
    '- **s10** [pompe-chaleur.example/prix-installation](https://www.pompe-chaleur.example/prix-installation) (Ergebnis 10, ausgelassen: in einer anderen Sprache)',
  ])('says in German: %s', (line) => {
    expect(renderMarkdown(report, 'de').split('\n')).toContain(line);
  });

  test('writes numbers as the language does', () => {
    expect(french).toContain(' 3/6\n');
    expect(french).toMatch(/\| \d+,\d+ \|/u);
  });

  test('is in the language of its audit, in English where there are no words for that', () => {
    const inLanguage = (language: string) => renderMarkdown({ ...report, metadata: { ...report.metadata, language } });
    expect(inLanguage('fr')).toContain('## Questions\n');
    expect(inLanguage('fr')).toMatch(/^# Audit comparatif/u);
    for (const language of ['ja', 'xx', '__proto__']) expect(inLanguage(language)).toMatch(/^# Gap audit/u);
  });

  test('refers to sources that its list defines', () => {
    const defined = new Set([...english.matchAll(/^\[([^\]]+)\]: /gmu)].map(([, id]) => id));
    const referred = [...english.matchAll(/(?<!\\)\[([a-z]\d[^\]]*)\](?![(:])/gu)].map(([, id]) => id);
    expect(referred.length).toBeGreaterThan(60);
    expect(referred.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('has no percentage of a few cases', () => {
    expect(english.match(/\d+\/\d+ \(\d+%/gu)).toBeNull();
  });
});

/** `text` with a letter for every escaped character: what means anything then is markup. */
const bare = (text: string): string => text.replaceAll(/\\[!-/:-@[-`{-~]/gu, 'E');
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;
const target = String.raw`https?://[\w.:[\]-]+(?:[\w\-.~:/?@!$&+,;=%#]*)`;

describe('hostile text', () => {
  test('reads as itself, on one line, with nothing left that means something', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const escaped = escapeText(text);
        expect(bare(escaped)).not.toMatch(
          /[`*_[\]{}|~<>\\]|^#|#$|:\/\/|www\.|^[-+=](?:[\s=-]|$)|^\d{1,9}[.)](?:\s|$)|!$/iu,
        );
        expect(escaped).not.toMatch(unseen);
        const read = escaped.replaceAll(/\\(.)/gu, '$1');
        const entities: Record<string, string> = { '&amp;': '&', '&#92;': '\\', '&lt;': '<', '&gt;': '>' };
        expect(read.replaceAll(/&(?:amp|#92|lt|gt);/gu, (entity) => entities[entity] ?? '')).toBe(cleanText(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('stays in its link, which leads to http and https alone', () => {
    const address = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      hostileText,
      hostileText.map((text) => `https://x.example/${text}?${text}#${text}`),
      hostileText.map((text) => `https://${text}/`),
    );
    fc.assert(
      fc.property(hostileText, address, (text, url) => {
        const { markdown } = link(`a ${text}`, url);
        if (linkTarget(url) === null) expect(markdown).toBe(escapeText(`a ${text}`));
        else expect(bare(markdown)).toMatch(new RegExp(`^\\[[^\`*_[\\]{}|~<>\\\\]*\\]\\(${target}\\)$`, 'u'));
      }),
      { numRuns: 2_000 },
    );
    expect(linkTarget('javascript:alert(1)')).toBeNull();
    expect(linkTarget('https://u:p@x.example/(a)|b "c" <d>&lt;é')).toBe(
      'https://x.example/%28a%29%7Cb%20%22c%22%20%3Cd%3E&amp;lt;%C3%A9',
    );
  });

  test('stays in its cell', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostileText, hostileText), { maxLength: 3 }), (rows) => {
        const lines = table([{ head: 'a' }, { head: 'b', align: 'right' }], rows).markdown.split('\n');
        expect(lines).toHaveLength(rows.length + 2);
        for (const line of lines) expect(bare(line).split('|')).toHaveLength(4);
      }),
    );
  });

  test('breaks no report of whatever shape its schema allows', () => {
    const passages = report.market_serp.passages.map(({ id }) => id).slice(0, 5);
    const { metadata, market_serp, page, gap } = gapReportSchema.shape;
    const any = (schema: z.ZodType) => valuesOf(jsonSchemaOf(schema), passages);
    const reports = fc
      .record({ metadata: any(metadata), market_serp: any(market_serp), page: any(page), gap: any(gap) })
      .map((parts) => {
        const whole = parts as RenderedReport;
        const kept = [...report.market_serp.passages.slice(0, 5), ...whole.market_serp.passages];
        return { ...whole, market_serp: { ...whole.market_serp, passages: kept } };
      });
    fc.assert(
      fc.property(reports, fc.constantFrom(...Object.keys(writingPacks)), (whole, language) => {
        for (const part of renderMarkdown(whole, language).split('\n\n')) expectWellFormed(part.trimEnd());
      }),
      { numRuns: 60 },
    );
  });
});

/** A block of the document is of one of the shapes that the renderer writes, with nothing else of a page's in it. */
function expectWellFormed(block: string): void {
  const lines = block.split('\n');
  expect(block.replaceAll('\n', '')).not.toMatch(unseen);
  for (const line of lines) {
    const text = bare(line.replace(/^(?:#{1,3} |- |\d+\. |> )/u, ''))
      .replaceAll(new RegExp(`(?<=[^\\\\]|^)\\]\\(${target}\\)`, 'gu'), ']')
      .replaceAll(/\[(?:[as]\d+(?:\.c\d+)?)\](?:: https?:\/\/\S+$)?/gu, '')
      .replaceAll(/\[[^[\]]*\]/gu, '')
      .replaceAll('**', '')
      .replaceAll(/^\||\|$| \| /gu, ' ');
    expect(text).not.toMatch(/[`*_[\]{}~<>\\]/u);
    if (!line.startsWith('|')) expect(text).not.toContain('|');
  }
  const rows = lines.filter((line) => line.startsWith('|'));
  expect(new Set(rows.map((row) => bare(row).split('|').length)).size).toBeLessThan(2);
  expect(rows.length === 0 || rows.length === lines.length).toBe(true);
}
