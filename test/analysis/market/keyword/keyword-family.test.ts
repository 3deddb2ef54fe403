/** Which words of a market only say its keyword again. */
import { describe, expect, test } from '@jest/globals';
import { keywordFamily } from '../../../../analysis/market/keyword/keyword-family.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** The words beside the keyword that pages with these texts only say it again with. */
function relatives(keyword: string, texts: readonly string[], language = 'en', titles: readonly string[] = []) {
  const analyzer = analyzerFor(language);
  const measured = texts.map((text, i) =>
    measuredPage(`s${i + 1}`, `${'abc'[i]}.example`, [text], { language, title: titles[i] ?? 'Home' }),
  );
  const stems = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: stems,
    naturalCase: naturalCaseOf(measured, analyzer),
    analyzer,
  };
  return [...keywordFamily(market)].filter((stem) => !stems.includes(stem)).sort();
}

describe('relatives of a keyword', () => {
  test('are words with its beginning and another ending', () => {
    expect(relatives('movers', ['They move pianos, and every mover of them knows moving.'])).toEqual(['move']);
  });

  test('are its initials, and what its initials stand for on two sites', () => {
    expect(relatives('desk frame kit', ['A DFK holds a monitor.'])).toEqual(['dfk']);
    const texts = ['The human resources team hires.', 'Of human resources we say more.'];
    expect(relatives('hr software', texts)).toEqual(['human', 'resourc']);
    expect(relatives('hr software', texts.slice(0, 1))).toEqual([]);
  });

  test('are what titles of two sites have in the place of one of its words', () => {
    const texts = ['Ferns grow in the shade.', 'Palms need little.'];
    const titles = ['Houseplants for low light', '14 low-light houseplants'];
    expect(relatives('low light indoor plants', texts, 'en', titles)).toEqual(['housepl']);
    expect(relatives('low light indoor plants', texts, 'en', titles.slice(0, 1))).toEqual([]);
  });

  test('are compounds of two of its words, in languages that have them', () => {
    const texts = ['Beim Autoleasing und der Autofinanzierung zählt der Autokredit.'];
    expect(relatives('auto leasen finanzieren', texts, 'de')).toEqual(['autofinanzier', 'autoleasing']);
  });
});
