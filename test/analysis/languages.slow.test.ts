/** A market audit of small markets in each language that has one, read as a native reader would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { extract } from '../../analysis/extract/extract.ts';
import { analyze, type Report, reportSchema } from '../../analysis/index.ts';
import { queryWords } from '../../analysis/market/market.ts';
import { termsOf as marketTermsOf } from '../../analysis/market/terms/measure.ts';
import { analyzePage } from '../../analysis/read/analyzed-page.ts';
import { analyzerFor } from '../../analysis/text/analyzer.ts';
import { readability } from '../../analysis/text/readability.ts';
import type { Expectation } from './languages/expectation.ts';
import { engine, orderOf, portsOver } from './small-web.ts';

/** What a native reader expects of each market, from the folder of its language. */
const markets: Record<string, Expectation> = {};
for (const folder of readdirSync(join(import.meta.dirname, 'languages'), { withFileTypes: true })) {
  if (!folder.isDirectory()) continue;
  const { [folder.name]: expected }: Record<string, Expectation> = await import(
    `./languages/${folder.name}/expected.ts`
  );
  if (expected === undefined) throw new Error(`languages/${folder.name}/expected.ts exports no ${folder.name}`);
  markets[folder.name] = expected;
}

/** Sentences end with one of these, and what closes after it; in Thai with a space after the clause. */
const sentenceEnd = /[.!?…。！？।؟]["'”’»)」』]*$/u;

interface Page {
  name: string;
  url: string;
  html: string;
}

function pagesOf(language: string): Page[] {
  const folder = join(import.meta.dirname, 'languages', language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const url = /<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1];
      if (url === undefined) throw new Error(`${file} names no address`);
      return { name: file.replace('.html', ''), url, html };
    });
}

async function reportOf(keyword: string, language: string, pages: readonly Page[], country = 'US'): Promise<Report> {
  const web = Object.fromEntries(pages.map(({ url, html }) => [url, html]));
  const outcome = await analyze(orderOf({ keyword, language, country }), portsOver(web), { engine });
  if (outcome.outcome === 'failed') throw new Error(outcome.detail);
  return outcome.report;
}

const documentOf = ({ url, html }: Page) =>
  extract(new TextEncoder().encode(html), { url, fetchedAt: '2026-11-01T10:00:03.000Z' });

/** The terms of the market as measured: the report lists the first of them. */
function measuredTerms(keyword: string, language: string, pages: readonly Page[]) {
  const analyzer = analyzerFor(language);
  const read = pages.map((page, index) =>
    analyzePage(
      { source_id: `s${index + 1}`, domain: new URL(page.url).hostname },
      { ...documentOf(page), url: page.url },
      analyzer,
    ),
  );
  const query = queryWords(analyzer.analyze(keyword)).map(({ stem }) => stem);
  return marketTermsOf(read, query, analyzer);
}

const termsOf = (report: Report) => report.market_serp.terms.map(({ term, df }) => [term, df]);

describe.each(Object.entries(markets))('a market in %s', (language, expected) => {
  const pages = pagesOf(language);
  let report: Report;
  beforeAll(async () => {
    report = await reportOf(expected.keyword, language, pages, expected.country);
  });

  test('is read whole: every page in its language, none left out, with the warnings of the language alone', () => {
    expect(reportSchema.parse(report)).toEqual(report);
    const { keyword_analysis, coverage, data_quality, sources } = report.metadata;
    expect(keyword_analysis.tokens).toEqual(expected.tokens);
    expect(coverage).toMatchObject({ pages_usable: pages.length, excluded: [] });
    expect(sources.map((source) => source.language)).toEqual(pages.map(() => language));
    expect(data_quality.grade).toBe(expected.grade);
    expect(data_quality.warnings.map(({ code }) => code)).toEqual(expected.warnings);
    for (const source of sources) expect(source.words).toBeGreaterThan(150);
  });

  test('has the terms that a reader would name, in as many pages', () => {
    const measured = measuredTerms(expected.keyword, language, pages);
    for (const [term, df] of Object.entries(expected.terms)) {
      const found = measured.find((entry) => [entry.term, ...entry.forms].some((form) => form.toLowerCase() === term));
      expect([term, found?.df]).toEqual([term, df]);
    }
  });

  test('has no function words, fragments or page furniture among its terms, and every form as a page writes it', () => {
    const terms = measuredTerms(expected.keyword, language, pages);
    const forms = new Set(terms.flatMap((entry) => [entry.term, ...entry.forms]));
    expect(expected.absent.filter((word) => forms.has(word))).toEqual([]);
    const texts = pages.map((page) => documentOf(page).text.toLowerCase().replaceAll('’', "'"));
    for (const form of forms)
      expect([form, texts.some((text) => text.includes(form.toLowerCase()))]).toEqual([form, true]);
  });

  test('has the questions of its headings', () => {
    for (const [text, facet] of Object.entries(expected.questions)) {
      const found = report.market_serp.questions.find((question) => question.text === text);
      expect([text, found?.text, found?.intent_facet]).toEqual([text, text, facet]);
    }
  });

  test('quotes passages word for word, up to the end of a sentence', () => {
    const texts = new Map(report.metadata.sources.map(({ id }, index) => [id, documentOf(pages[index] as Page).text]));
    for (const { source_id, quote, offsets } of report.market_serp.passages) {
      const whole = texts.get(source_id)?.slice(offsets.start, offsets.end) ?? '';
      expect(whole.includes(quote)).toBe(true);
      if (quote.length === whole.length) continue;
      if (language === 'th') expect(whole.slice(quote.length)).toMatch(/^\s/u);
      else expect(quote).toMatch(sentenceEnd);
    }
  });

  test('knows its definitions', () => {
    const passages = pages.flatMap((page) => documentOf(page).passages);
    for (const start of expected.definitions) {
      expect([start, passages.find(({ text }) => text.includes(start))?.kind]).toEqual([start, 'definition']);
    }
  });

  test.each(pages.map((page) => [page.name, page] as const))('reads the dates of %s', (name, page) => {
    const { dates } = documentOf(page).facts;
    const { published, modified } = expected.pages[name] ?? {};
    expect([dates.published?.day, dates.modified?.day]).toEqual([published, modified]);
  });

  test('is easy or hard to read by the formula of its language, where one is published', () => {
    for (const page of pages) {
      const found = readability(documentOf(page).text, language);
      expect(found === null ? null : found.metric).toBe(expected.readability);
      if (found !== null) expect(found.value).toBeGreaterThan(0);
    }
  });
});

describe('spellings of the same word make no difference', () => {
  /** The same pages with their text changed; markup is ASCII and stays. */
  const changed = (language: string, change: (text: string) => string): Page[] =>
    pagesOf(language).map((page) => ({ ...page, html: change(page.html) }));

  test.each(['fr', 'de', 'es', 'hi', 'th'])('accents as characters of their own: %s', async (language) => {
    const { keyword } = markets[language] as Expectation;
    const plain = await reportOf(keyword, language, pagesOf(language));
    const decomposed = await reportOf(
      keyword.normalize('NFD'),
      language,
      changed(language, (text) => text.normalize('NFD')),
    );
    expect(decomposed.metadata.keyword_analysis).toEqual(plain.metadata.keyword_analysis);
    // Longer texts shift what is counted as early: the order may differ by a place.
    expect(termsOf(decomposed).toSorted()).toEqual(termsOf(plain).toSorted());
    expect(decomposed.market_serp.questions.map(({ text }) => text.normalize('NFC'))).toEqual(
      plain.market_serp.questions.map(({ text }) => text.normalize('NFC')),
    );
    // Quotes stay as the page writes.
    expect(decomposed.market_serp.passages.every(({ quote }) => quote === quote.normalize('NFD'))).toBe(true);
  });

  test('French apostrophes, curly or straight', async () => {
    const straight = await reportOf(
      "huile d'olive",
      'fr',
      changed('fr', (text) => text.replaceAll('’', "'")),
    );
    expect(termsOf(straight)).toEqual(termsOf(await reportOf('huile d’olive', 'fr', pagesOf('fr'))));
  });

  test('Arabic vowel marks and stretched letters', async () => {
    const plain = await reportOf('القهوة العربية', 'ar', pagesOf('ar'));
    const marked = await reportOf(
      'القَهْوَة العـــربيّة',
      'ar',
      changed('ar', (text) => text.replaceAll('القهوة', 'القَهْوَة').replaceAll('البن', 'البـُـنّ')),
    );
    const stems = (report: Report) => report.market_serp.terms.map(({ stem, df }) => [stem, df]);
    expect(stems(marked)).toEqual(stems(plain));
  });

  test('the Hindi dot and nasals', async () => {
    const bare = await reportOf(
      'हल्दी वाला दूध',
      'hi',
      changed('hi', (text) =>
        text
          .normalize('NFC')
          .replaceAll(/(?<=[कखगजफ])\u093C/gu, '')
          .replaceAll('ँ', 'ं'),
      ),
    );
    const stems = (report: Report) => report.market_serp.terms.map(({ stem, df }) => [stem, df]);
    expect(stems(bare)).toEqual(stems(await reportOf('हल्दी वाला दूध', 'hi', pagesOf('hi'))));
    expect(bare.market_serp.questions).toHaveLength(
      (await reportOf('हल्दी वाला दूध', 'hi', pagesOf('hi'))).market_serp.questions.length,
    );
  });

  test('Latin letters and digits of full width', async () => {
    const wide = (text: string): string => text.replaceAll('CADR', 'ＣＡＤＲ').replaceAll('HEPA', 'ＨＥＰＡ');
    const stems = (report: Report) => report.market_serp.terms.map(({ stem, df }) => [stem, df]);
    expect(stems(await reportOf('空气净化器', 'zh', changed('zh', wide)))).toEqual(
      stems(await reportOf('空气净化器', 'zh', pagesOf('zh'))),
    );
  });

  test('Turkish capitals, dotted and dotless', async () => {
    const page = (name: string, more: string): Page => ({
      name,
      url: `https://${name}.example/`,
      html: `<html lang="tr"><head><title>${name}</title></head><body><article><h2>Isparta gülü nedir?</h2><p>${'Isparta gülü, yağı için yetiştirilen pembe bir güldür ve Mayıs ayında açar. '.repeat(
        3,
      )}</p><p>${more}</p><h2>GÜL YAĞI NASIL ÇIKARILIR?</h2><p>${'ISPARTA GÜLÜ sabah erken toplanır, çünkü güneş yükseldikçe içindeki yağ azalır. '.repeat(
        8,
      )}</p></article></body></html>`,
    });
    const pages = [
      page('gulbahce', 'Bir kilo gül yağı için yaklaşık dört ton çiçek gerekir ve bu yüzden fiyatı yüksektir.'),
      page('pazar', 'İyi bir gül suyu hafif kokar, içinde katkı maddesi bulunmaz ve karanlıkta saklanır.'),
      page('ciftlik', 'Isırgan otu ile karıştırılan ilaçlar yerine elle çapa yapılması toprağı korur.'),
    ];
    const report = await reportOf('ISPARTA GÜLÜ', 'tr', pages);
    expect(report.metadata.keyword_analysis.tokens).toEqual(['ısparta', 'gülü']);
    expect(report.metadata.coverage.pages_usable).toBe(3);
    expect(report.market_serp.terms.find(({ term }) => term === 'ısparta gülü')?.df).toBe(3);
    expect(report.market_serp.questions.map(({ text }) => text)).toContain('Isparta gülü nedir?');
  });
});
