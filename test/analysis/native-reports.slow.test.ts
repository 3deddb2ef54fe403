/** A report is in one language: over pages of its own language it has English only in the titles of studies. */
import { describe, expect, test } from '@jest/globals';
import { type Report, renderMarkdown } from '../../analysis/index.ts';
import { writingPackOf } from '../../analysis/languages/writing-packs.ts';
import { methodRules } from '../../analysis/metadata/report-rules.ts';
import { englishWords, nativeLanguages, nativeReport } from './native-reports.ts';

const english = writingPackOf('en');
const ruleNames = methodRules.map(({ name }) => name);
const studyTexts = Object.values(english.studies).flatMap(({ design, note }) => [design, note]);
/** What no report in another language may contain. */
const englishSentences = [...Object.values(english.limits), ...studyTexts, ...ruleNames];

/** Every text of a report that is a sentence or a name and no code; studies keep the titles that they have. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'title' || !value.includes(' ') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => textsIn(member, name))
    : [];
}

/** What a report says itself of its data, of how it was made, and of its conclusions. */
function ownTextsIn({ overview, market_serp: market, metadata, ...page }: Report): string[] {
  const { evidence_base, data_quality } = metadata;
  const { findings, not_recommended } = 'gap' in page ? page.gap : {};
  return [
    ...textsIn([overview, evidence_base, data_quality, not_recommended]),
    ...textsIn([market.summary, market.opportunities]),
    ...textsIn(findings?.map(({ title, why, action, expected_effect: effect }) => [title, why, action, effect])),
  ];
}

describe.each(nativeLanguages)('a report in %s', (language) => {
  const made = nativeReport(language);

  test('describes the studies in its language', async () => {
    const { evidence_base: studies } = (await made).metadata;
    const described = new Map(Object.entries(writingPackOf(language).studies));
    expect(studies.length).toBeGreaterThan(10);
    for (const { id, design, note } of studies) expect([id, { design, note }]).toEqual([id, described.get(id)]);
  });

  test('has no English sentence in its JSON', async () => {
    const report = await made;
    const own = ownTextsIn(report);
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter((text) => englishWords.test(text))).toEqual([]);
    const all = new Set(textsIn(report));
    expect(englishSentences.filter((sentence) => all.has(sentence))).toEqual([]);
  });

  test('has no English sentence in its Markdown', async () => {
    const titled = renderMarkdown(await made, language);
    const markdown = titled.replaceAll(/\[[^\]]*\]\([^)]*\)/gu, '');
    expect(markdown.split('\n').length).toBeGreaterThan(100);
    expect(markdown.split('\n').filter((line) => englishWords.test(line))).toEqual([]);
    expect(englishSentences.filter((sentence) => titled.includes(sentence))).toEqual([]);
  });
});

test('every limit of the language packs is one of a method', () => {
  const named = new Set<string>(methodRules.flatMap(({ knownLimits }) => knownLimits));
  expect(Object.keys(english.limits).filter((code) => !named.has(code))).toEqual([]);
});
