/** The brief for a writer as a document: what it says, in each language and format, whatever the pages hold. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { writingPackOf, writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { renderBrief } from '../../../analysis/render/brief/brief.ts';
import { cleanText } from '../../../analysis/render/clean-text.ts';
import type { RenderedReport } from '../../../analysis/render/rendered-report.ts';
import { keptFile } from '../../golden/reports.ts';
import { hostileText } from './any-report.ts';

const report: RenderedReport = JSON.parse(keptFile('small.golden.json'));
const { market_serp: market } = report;
const brief = (changes: Partial<RenderedReport> = {}, language?: string, format: 'markdown' | 'html' = 'markdown') => {
  const text = renderBrief({ ...report, ...changes }, format, language);
  if (text === null) throw new Error('no brief');
  return text;
};
const withMarket = (changes: Partial<RenderedReport['market_serp']>) => ({ market_serp: { ...market, ...changes } });

type Node = DefaultTreeAdapterTypes.Node;
const nodesOf = (node: Node): Node[] => ['childNodes' in node ? node.childNodes.flatMap(nodesOf) : [], node].flat();
const elementsOf = (html: string) => nodesOf(parse(html)).filter((node) => 'tagName' in node);
const textOf = (html: string) =>
  nodesOf(parse(html))
    .flatMap((node) => ('value' in node ? [node.value] : []))
    .join('');

describe('the brief', () => {
  test('proposes a title and a description of a length that results pages show, beside the present ones', () => {
    expect(brief()).toContain(
      '- **Title:** How to clean a cast iron skillet: Soap on cast iron (51 characters, at most 60) **Today:** Our cast iron care tips for 2021\n',
    );
    expect(brief()).toMatch(/^- \*\*Description:\*\* .{60,140} \(\d+ characters, at most 155\)$/mu);
  });

  test('has the outline in the report’s order, each part with its questions, facts, sources and what the page has', () => {
    const parts = brief().split('\n### ').slice(1);
    expect(parts.map((part) => part.split('\n')[0])).toEqual(market.brief?.outline.map(({ heading }) => heading));
    const soap = parts.find((part) => part.startsWith('Soap on cast iron'));
    expect(soap).toContain('- **Your page:** missing');
    expect(soap).toContain('- **Answers:** Can you use soap on cast iron?');
    expect(soap).toContain('3 of 3 pages cover this. [kitchen.example](https://kitchen.example/clean-cast-iron)');
    const oil = parts.find((part) => part.startsWith('Thin layer'));
    expect(oil).toMatch(/\*\*Facts:\*\* “Rub .* 450 °F .*” \(1 of 2 sites give this figure\) \[kitchen\.example\]/u);
  });

  test.each(Object.entries(writingPacks).map(([language, { brief: pack }]) => [language, pack.list] as const))(
    'names no option in %s that a single list names',
    (_, list) => {
      const named = list({ names_range: [5, 8], names: ['Oak', 'Elm'] });
      const bare = list({ names_range: [5, 8], names: [] });
      expect(bare).toMatch(/^[^.]+\.$/u);
      expect(named.startsWith(`${bare} `)).toBe(true);
    },
  );

  test('puts bars between the cells of a row that it quotes', () => {
    const claims = market.claims.map((claim) => ({ ...claim, statement: 'Oven\t400 °F\t60 min' }));
    expect(brief(withMarket({ claims }))).toContain('“Oven \\| 400 °F \\| 60 min”');
  });

  test('states no fact and asks no question twice', () => {
    const text = brief();
    for (const { statement } of market.claims) expect(text.split(`“${statement}”`).length).toBeLessThanOrEqual(2);
    const asked = market.questions.map(
      (question) =>
        text.split(`**Answers:** ${question.text}`).length + text.split(`- **${question.text}**`).length - 2,
    );
    expect(asked.filter((times) => times > 1)).toEqual([]);
    expect(asked.filter((times) => times === 1).length).toBeGreaterThan(1);
  });

  test('gives the best passage known to a question that no section answers, or says that there is none', () => {
    const unanswered = { ...market.questions[2], id: 'q9', text: 'Is enamel better?', answered_by: [] };
    const text = brief(withMarket({ questions: [...market.questions, unanswered as never] }));
    expect(text).toMatch(/- \*\*How to season the skillet\*\* Best answer so far: “Spread .*” \[pans\.example\]/u);
    expect(text).toContain('- **Is enamel better?** No page answers this yet.');
  });

  test('names the other pages of the site that rank, and none of other sites', () => {
    const sources = report.metadata.sources.map((source) =>
      source.id === 's2'
        ? { ...source, url: 'https://scrubber.example/pans', registrable_domain: 'scrubber.example' }
        : source,
    );
    const text = brief({ metadata: { ...report.metadata, sources } });
    expect(text).toContain('[scrubber.example/pans](https://scrubber.example/pans) (result 2 for this keyword)');
    expect(brief()).not.toContain('for this keyword)');
  });

  test('of a market has no word about a page', () => {
    const { page: _, gap: __, ...ofMarket } = report;
    const text = renderBrief(ofMarket, 'markdown') ?? '';
    expect(text).toContain('## Outline');
    expect(text).not.toMatch(/your page|Today:/iu);
  });

  test('is not there below three usable pages', () => {
    expect(renderBrief({ ...report, ...withMarket({ brief: null }) }, 'html')).toBeNull();
  });

  test.each(Object.keys(writingPacks))('is in the audit’s language: %s', (language) => {
    const { title, heads } = writingPackOf(language).brief;
    const metadata = { ...report.metadata, language };
    const text = brief({ metadata });
    expect(text.startsWith(`# ${title(metadata.keyword)}\n`)).toBe(true);
    for (const head of [heads.page, heads.outline, heads.questions, heads.open]) expect(text).toContain(`## ${head}\n`);
    expect(brief({ metadata }, undefined, 'html')).toContain(`<html lang="${language}">`);
  });
});

describe('the brief as HTML', () => {
  test('has the headings of the Markdown, in its order', () => {
    const headings = elementsOf(brief({}, 'en', 'html')).filter(({ tagName }) => /^h[123]$/u.test(tagName));
    const inMarkdown = brief().match(/^#{1,3} .*$/gmu) ?? [];
    expect(
      headings.map(
        (node) =>
          `${'#'.repeat(Number(node.tagName[1]))} ${nodesOf(node)
            .flatMap((inner) => ('value' in inner ? [inner.value] : []))
            .join('')}`,
      ),
    ).toEqual(inMarkdown);
  });

  test('shows what pages hold as text: no element, script or other address comes of it', () => {
    const known = new Set(elementsOf(brief({}, 'en', 'html')).map(({ tagName }) => tagName));
    fc.assert(
      fc.property(hostileText, hostileText, (label, statement) => {
        const outline = (market.brief?.outline ?? []).map((part) => ({ ...part, heading: label }));
        const html = brief(
          withMarket({
            brief: market.brief && { ...market.brief, outline },
            claims: market.claims.map((claim) => ({ ...claim, statement })),
          }),
          'en',
          'html',
        );
        const elements = elementsOf(html);
        expect(elements.filter(({ tagName }) => !known.has(tagName))).toEqual([]);
        const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
        expect(
          [...attributes].filter((name) => !['lang', 'charset', 'name', 'content', 'href'].includes(name)),
        ).toEqual([]);
        expect(textOf(html)).toContain(cleanText(statement.replaceAll('\t', ' | ')));
      }),
      { numRuns: 60 },
    );
  });
});
