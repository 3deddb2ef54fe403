/** The languages of a corpus of sentences. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { identifyLanguage } from '../../../analysis/text/identify-language.ts';
import { detectLanguage, sameLanguage } from '../../../analysis/text/language.ts';
import { readJsonLines } from '../../../bench/corpora.ts';

const corpus = '../shared/corpora/language-id/sentences.jsonl.gz';

/** Languages that the corpus has and the engine does not claim to recognise. */
const unclaimed = new Set('eu kk la lg mi mn sn so st tn ts xh yo zu'.split(' '));

describe('the language of a text', () => {
  (existsSync(corpus) ? test : test.skip)(
    'is right for 98 % of texts of ten sentences (skipped without ../shared/corpora/language-id)',
    () => {
      const byLanguage = new Map<string, string[]>();
      for (const line of gunzipSync(readFileSync(corpus)).toString('utf8').trim().split('\n')) {
        const { language, text }: { language: string; text: string } = JSON.parse(line);
        byLanguage.set(language, [...(byLanguage.get(language) ?? []), text]);
      }
      let right = 0;
      let all = 0;
      for (const [language, texts] of byLanguage) {
        if (unclaimed.has(language)) continue;
        for (let first = 0; first + 10 <= texts.length; first += 10) {
          const detected = detectLanguage(
            texts
              .slice(first, first + 10)
              .join(' ')
              .normalize('NFC'),
          );
          all++;
          if (detected !== null && sameLanguage(detected, language)) right++;
        }
      }
      expect(right / all).toBeGreaterThan(0.98);
    },
  );
});

(existsSync(corpus) ? test : test.skip)('nine of ten sentences of 75 languages (skipped without ../shared)', () => {
  const rows = readJsonLines(corpus) as { language: string; text: string }[];
  const right = rows.filter((row) => identifyLanguage(row.text)?.language === row.language);
  expect(right.length / rows.length).toBeGreaterThan(0.92);
});
