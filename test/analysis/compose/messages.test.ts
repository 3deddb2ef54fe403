/** The sentences: one for every case, whole, in every language that has them. */
import { describe, expect, test } from '@jest/globals';
import { en } from '../../../analysis/compose/messages/en.ts';
import { fr } from '../../../analysis/compose/messages/fr.ts';
import { hasMessages, type Messages, messagesFor } from '../../../analysis/compose/messages/messages.ts';
import { refutedPractices } from '../../../analysis/evidence/practices.ts';
import { answerEngines } from '../../../analysis/ports.ts';
import { contentTypes, intents } from '../../../analysis/report/vocabulary.ts';

function everySentence({ facts, opportunities, refuted }: Messages): string[] {
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
      facts.disputed({ ...of, subject, value: '1' }),
      facts.medianWords({ words: of.k * 1000 }),
      facts.medianAge({ days: of.k }),
      facts.coreTopics({ labels: ['A', 'B'], more: of.k, n: 10 }),
      opportunities.askedOnResultsPage({ ...of, question: 'Why?' }),
      opportunities.askedByPages({ ...of, question: 'Why?', asking: 2 }),
      opportunities.weakAnswer({ ...of, question: 'Why?', shortfall: 0.6 }),
      opportunities.disputedFact({ ...of, subject, value: '1' }),
      opportunities.oldFact({ ...of, subject, value: '1', day: '2025-02-28' }),
      opportunities.rareTopic({ ...of, label: 'A' }),
      opportunities.rareTopicInAnswer({ ...of, label: 'A' }),
    ]),
    ...contentTypes.map((type) => facts.contentType({ type, k: 1, n: 10 })),
    ...intents.flatMap((intent) => [
      facts.intent({ intent, share: 0.5, signs: 1 }),
      facts.intent({ intent, share: 0.5, signs: 4 }),
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
    ...refutedPractices.map((practice) => refuted[practice]),
  ];
}

describe.each([
  ['en', en],
  ['fr', fr],
])('in %s', (language, messages) => {
  test('every sentence is one, on one line, without a hole', () => {
    for (const sentence of everySentence(messages)) {
      expect(sentence).toMatch(/^[\p{Lu}\p{N}“«].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null|\n| {2}|\$\{/u);
      expect(sentence.length).toBeLessThan(260);
    }
  });

  test('it is the language asked for', () => {
    expect(messagesFor(language)).toBe(messages);
    expect(hasMessages(language)).toBe(true);
  });
});

test('French puts a space that does not break before high marks and inside quotes', () => {
  // A question is written as its page writes it.
  const own = everySentence(fr).map((sentence) => sentence.replace('Why?', 'Pourquoi'));
  for (const sentence of own) expect(sentence).not.toMatch(/[^\u00a0\u202f][:;?!»%]|«[^\u00a0\u202f]/u);
});

test('other languages are answered in English, whatever they are called', () => {
  for (const language of ['xx', 'toString', '__proto__', '']) {
    expect(messagesFor(language)).toBe(en);
    expect(hasMessages(language)).toBe(false);
  }
});
