/** The sentences: one for every case, whole, in every language that has them. */

import { describe, expect, test } from '@jest/globals';
import type { Sentences } from '../../../analysis/languages/sentences.ts';
import { writesIn, writingPackOf, writingPacks } from '../../../analysis/languages/writing-packs.ts';
import { answerEngines, contentTypes, intents } from '../../../analysis/report/vocabulary.ts';

function everySentence({ facts, opportunities, warnings }: Sentences): string[] {
  const counts = [0, 1, 2, 10].map((k) => ({ k, n: 10 }));
  const subject = 'entry price';
  return [
    ...counts.flatMap((of) => [
      facts.pagesRead(of),
      facts.tooFewPages({ ...of, least: 3 }),
      facts.answerFirst(of),
      facts.citedFromTop10(of),
      facts.citedMost({ ...of, domain: 'a.example' }),
      facts.askedMost({ ...of, question: 'Why?' }),
      facts.disputed({ subject, values: ['1', '2'] }),
      facts.medianWords({ words: of.k * 1000 }),
      facts.medianAge({ days: of.k }),
      facts.coreTopics({ labels: ['A', 'B'], more: of.k, n: 10 }),
      opportunities.askedOnResultsPage({ ...of, question: 'Why?' }),
      opportunities.askedByPages({ ...of, question: 'Why?', asking: 2 }),
      opportunities.weakAnswer({ ...of, question: 'Why?' }),
      opportunities.disputedFact({ subject, values: ['1', '2'] }),
      opportunities.oldFact({ ...of, subject, value: '1', day: '2025-02-28' }),
      opportunities.rareTopicInAnswer({ ...of, label: 'A' }),
    ]),
    ...contentTypes.map((type) => facts.contentType({ type, k: 1, n: 10 })),
    ...intents.flatMap((intent) => [
      facts.intent({ intent, signs: 1 }),
      facts.intent({ intent, signs: 4 }),
      facts.mixedIntent({ first: intent, second: 'local' }),
    ]),
    ...answerEngines.flatMap((engine) => [
      facts.answered({ engine, citations: 0 }),
      facts.answered({ engine, citations: 1 }),
      facts.noAnswer({ engine }),
    ]),
    facts.answersNotObserved(),
    opportunities.noSteps({ question: 'Why?', n: 10 }),
    opportunities.noComparison({ question: 'Why?', n: 10 }),
    opportunities.noComparisonAtAll({ n: 10 }),
    warnings.fewerResults({ k: 8, n: 10 }),
    warnings.fewUsablePages({ usable: 2, least: 3 }),
    warnings.singleSite(),
    warnings.textTruncated(),
    warnings.paywalledPages({ sources: ['s1', 's2'] }),
    warnings.robotsNotRead(),
    warnings.fewDatedPages({ dated: 1, least: 3 }),
    warnings.answersMissing({ k: 2, n: 9 }),
    warnings.noStemmer(),
    warnings.noStopWords(),
  ];
}

describe.each(Object.entries(writingPacks))('in %s', (language, pack) => {
  test('every sentence is one, on one line, without a hole', () => {
    for (const sentence of everySentence(pack.sentences)) {
      expect(sentence).toMatch(/^[\p{Lu}\p{N}“„«].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null|\n| {2}|\$\{/u);
      expect(sentence.length).toBeLessThan(260);
    }
  });

  test('it is the language asked for', () => {
    expect(writingPackOf(language)).toBe(pack);
    expect(pack.language).toBe(language);
    expect(writesIn(language)).toBe(true);
  });
});

/** All that a pack says without being asked anything. */
function fixedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(fixedTexts) : [];
}

test('French puts a space that does not break before high marks and inside quotes', () => {
  const { fr } = writingPacks;
  // A question is written as its page writes it.
  const own = everySentence(fr?.sentences ?? writingPackOf('fr').sentences).map((sentence) =>
    sentence.replace('Why?', 'Pourquoi'),
  );
  for (const text of [...own, ...fixedTexts(fr).filter((each) => !each.includes('max-snippet: 0'))])
    expect(text).not.toMatch(/[^\u00a0\u202f][:;?!»%](?=\s|$)|«[^\u00a0\u202f]/u);
});

test('other languages are answered in English, whatever they are called', () => {
  for (const language of ['xx', 'toString', '__proto__', '']) {
    expect(writingPackOf(language)).toBe(writingPackOf('en'));
    expect(writesIn(language)).toBe(false);
  }
});
