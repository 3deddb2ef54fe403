/** Structured data: what lenient reading forgives, what the standards say, and the fixtures of the corpus. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseHtml, parsePage } from '../../../../analysis/extract/parse/parse.ts';
import { filledBoxes } from '../../../../analysis/extract/structured-data/filled-boxes.ts';
import { allItems, type StructuredItem, textValue } from '../../../../analysis/extract/structured-data/item.ts';
import { readJsonLd } from '../../../../analysis/extract/structured-data/json-ld.ts';
import type { Json } from '../../../../analysis/extract/structured-data/json-reader.ts';
import { parseLenientJson } from '../../../../analysis/extract/structured-data/lenient-json.ts';
import { readMicrodata } from '../../../../analysis/extract/structured-data/microdata.ts';
import { findMismatches } from '../../../../analysis/extract/structured-data/mismatch.ts';
import { readRdfa } from '../../../../analysis/extract/structured-data/rdfa.ts';
import { describedText } from '../../../../analysis/extract/structured-data/shown-words.ts';
import { readStructuredData } from '../../../../analysis/extract/structured-data/structured-data.ts';

const fixtures = '../shared/corpora/structured-data';
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

describe('JSON as pages write it', () => {
  test.each<[string, Json, string[]]>([
    ['{"a": 1}', { a: 1 }, []],
    ['// why\n{"a": 1, /* b */ "b": [1, 2,],}', { a: 1, b: [1, 2] }, ['comment', 'trailing_comma']],
    ['<!-- x -->{"a": "line\nline"}', { a: 'line\nline' }, ['comment', 'control_character']],
    ['{"a": "http://x.example/" // no\n}', { a: 'http://x.example/' }, ['comment']],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }, ['missing_comma']],
    ['{"a": {"b": [1', { a: { b: [1] } }, ['unclosed']],
    ['var x = {"a": true};', { a: true }, ['text_around']],
    ['{"a": "it\\\'s"}', { a: "it's" }, ['bad_escape']],
    ['{a: undefined, "b": -1.5e3}', { a: null, b: -1500 }, ['bare_word']],
  ])('%s', (text, value, repairs) => {
    expect(parseLenientJson(text)).toEqual({ value, repairs });
  });

  test('a key that JavaScript treats specially is a key like any other', () => {
    const { value } = parseLenientJson('{"__proto__": {"polluted": 1},}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    '',
    'no json',
    '{',
    '[[[',
    '"',
    `${'['.repeat(100_000)}`,
    `${'{"a":'.repeat(50_000)}`,
    `{"a": "${'\\'.repeat(99_999)}`,
  ])('input %# ends without a throw', (text) => {
    expect(() => parseLenientJson(text)).not.toThrow();
  });
});

describe('JSON-LD', () => {
  test('a graph is taken apart and references are followed', () => {
    const html = script(
      '{"@graph": [{"@type": "Article", "author": {"@id": "#me"}}, {"@id": "#me", "@type": "Person", "name": "Ann"}]}',
    );
    const [article] = readJsonLd(parseHtml(html).root).items;
    expect(article && textValue(article, 'author')).toBe('Ann');
  });

  test('items that refer to one another do not go round for ever', () => {
    const html = script(
      '[{"@id": "#a", "@type": "A", "b": {"@id": "#b"}}, {"@id": "#b", "@type": "B", "a": {"@id": "#a"}}]',
    );
    expect(allItems(readJsonLd(parseHtml(html).root).items)).toHaveLength(2);
  });
});

describe('microdata', () => {
  test('properties by reference come in the order of the page', () => {
    const html = '<div id="x"><p itemprop="a">1</p></div><div itemscope itemref="x"><p itemprop="a">2</p></div>';
    expect(readMicrodata(parseHtml(html).root)[0]?.properties.get('a')).toEqual(['1', '2']);
  });

  test('an item that contains itself by reference ends', () => {
    const html =
      '<div itemscope itemref="b"></div><div id="b" itemprop="p" itemscope itemref="b"><i itemprop="q">1</i></div>';
    expect(() => readMicrodata(parseHtml(html).root)).not.toThrow();
  });
});

describe('RDFa Lite', () => {
  test('vocab, typeof, property and resource', () => {
    const html =
      '<div vocab="https://schema.org/" typeof="Article"><h1 property="headline">Title</h1>' +
      '<span property="author" typeof="Person"><b property="name">Ann</b></span><a property="url" href="/x">x</a></div>';
    const [item] = readRdfa(parseHtml(html).root, 'https://site.example/');
    expect(item?.types).toEqual(['https://schema.org/Article']);
    expect(item && textValue(item, 'headline')).toBe('Title');
    expect(item && textValue(item, 'author')).toBe('Ann');
    expect(item && textValue(item, 'url')).toBe('https://site.example/x');
  });

  test('a prefix of the page', () => {
    const html = '<div prefix="s: http://schema.org/" typeof="s:Event"><meta property="s:name" content="Fair"></div>';
    const [item] = readRdfa(parseHtml(html).root);
    expect(item && textValue(item, 'name')).toBe('Fair');
  });
});

describe('errors and mismatches', () => {
  test('what a strict reader refuses is listed once', () => {
    const html =
      script('{"@type": "Product", "name": "X",}') +
      script('oops') +
      script('{"@type": "Article", "datePublished": "last May"}');
    const { errors, types } = readStructuredData(parseHtml(html).root);
    expect(errors.map((error) => error.code)).toEqual([
      'repaired_json',
      'unreadable_json',
      'missing_property',
      'invalid_date',
    ]);
    expect(types).toEqual(['Product', 'Article']);
  });

  test('what is free need not show its zero', () => {
    const html = script('{"@type": "WebApplication", "offers": {"@type": "Offer", "price": "0"}}');
    expect(findMismatches(readJsonLd(parseHtml(html).root).items, 'A free calculator.')).toEqual([]);
  });

  test('a price or a name that nobody can see is a mismatch', () => {
    const html = script('{"@type": "Product", "name": "Oak desk", "offers": {"@type": "Offer", "price": "1299.00"}}');
    const { items } = readStructuredData(parseHtml(html).root);
    expect(findMismatches(items, 'Oak desk, now 1.299,00 €')).toEqual([]);
    expect(findMismatches(items, 'Oak desk, 1 299 € TTC')).toEqual([]);
    expect(findMismatches(items, 'Elm chair, now $999')).toEqual([
      { type: 'Product', property: 'name', value: 'Oak desk' },
      { type: 'Offer', property: 'price', value: '1299.00' },
    ]);
  });

  const itemsOf = (json: string) => readStructuredData(parseHtml(script(json)).root).items;

  test('the parts of a value may stand apart, joined or behind an escape', () => {
    const product = itemsOf('{"@type": "Product", "name": "Acme Trot 3 Shoes - Red/Moss"}');
    expect(findMismatches(product, 'Acme Trot 3. Running gear for women. Colour: Moss, Shoes')).toEqual([]);
    const pair = itemsOf('{"@type": "Product", "name": "Ann &amp;amp; Marta"}');
    expect(findMismatches(pair, 'Words: Ann. Editing: Marta')).toEqual([]);
    const account = itemsOf('{"@type": "Product", "name": "annlee"}');
    expect(findMismatches(account, 'Photos and text Ann Lee')).toEqual([]);
    expect(findMismatches(account, 'Photos and text Bo Kim')).toHaveLength(1);
  });

  test('a variant is shown when visitors choose it', () => {
    const html =
      '{"@type": "ProductGroup", "name": "Trot", "hasVariant": [{"@type": "Product", "name": "Purple Giraffe", "offers": {"@type": "Offer", "price": "81"}}]}';
    expect(findMismatches(itemsOf(html), 'Trot')).toEqual([]);
  });

  test('what a script fills in is unknown', () => {
    const items = itemsOf('{"@type": "AggregateRating", "ratingValue": "4.6"}');
    expect(findMismatches(items, 'Desk')).toHaveLength(1);
    const { root } = parseHtml('<h1>Desk</h1><div class="product-rating"></div>');
    expect(findMismatches(items, 'Desk', filledBoxes(root))).toEqual([]);
    expect([...filledBoxes(parseHtml('<p class="price">9</p>').root)]).toEqual([]);
  });

  test('pictures and controls show what they describe', () => {
    const { root } = parseHtml('<img alt="Moss green"><button aria-label="4.6 out of 5"></button>');
    expect(describedText(root)).toBe('Moss green\n4.6 out of 5');
  });
});

/** The expected microdata of the corpus writes single values without a list and sorts nothing. */
function normal(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { properties = {}, type, id } = item as { properties?: Record<string, unknown>; type?: unknown; id?: unknown };
  const entries = Object.entries(properties).map(([key, value]) => [key, [value].flat().map(normal)]);
  return { properties: Object.fromEntries(entries), type: [type ?? []].flat(), id: id ?? null };
}

function plain(item: StructuredItem): unknown {
  const entries = [...item.properties].map(([key, values]) => [
    key,
    values.map((value) => (typeof value === 'string' ? value : plain(value))),
  ]);
  return { properties: Object.fromEntries(entries), type: item.types, id: item.id };
}

/**
 * The fixtures' reader takes in items by reference that the standard does not, and knows an extension of search
 * actions.
 */
const beyondTheStandard = [
  'product-ref',
  'SearchAction.001',
  'microdata.5.3',
  'microdata-with-description',
  'microformat_test',
];

(existsSync(fixtures) ? describe : describe.skip)('fixtures (skipped without ../shared)', () => {
  const stems = existsSync(fixtures)
    ? readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => file.slice(0, -5))
    : [];
  const read = (file: string) => JSON.parse(readFileSync(join(fixtures, file), 'utf8'));

  test.each(stems.filter((stem) => existsSync(join(fixtures, `${stem}.jsonld`))))('JSON-LD of %s', (stem) => {
    const expected = read(`${stem}.jsonld`);
    const { blocks } = readJsonLd(parsePage(readFileSync(join(fixtures, `${stem}.html`))).root);
    const values = blocks.flatMap((block) => (block.value ? [block.value].flat() : []));
    expect(values).toEqual((Array.isArray(expected) ? expected : expected.items).flat());
  });

  const microdata = stems.filter((stem) => {
    if (!existsSync(join(fixtures, `${stem}.json`)) || beyondTheStandard.some((name) => stem.endsWith(name)))
      return false;
    const expected = read(`${stem}.json`);
    return Array.isArray(expected) && expected[0]?.properties !== undefined && !Array.isArray(expected[0].properties);
  });
  test.each(microdata)('microdata of %s', (stem) => {
    const { root } = parsePage(readFileSync(join(fixtures, `${stem}.html`)));
    const expected = read(`${stem}.json`).map(normal);
    const base = JSON.stringify(expected).includes('blog.example.com')
      ? 'http://blog.example.com/progress-report'
      : stem.endsWith('object')
        ? 'http://www.example.com/microdata/'
        : undefined;
    expect(readMicrodata(root, base).map(plain)).toEqual(expected);
  });
});
