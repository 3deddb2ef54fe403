/** The words of languages at large, as the analyser stems them. */
import { describe, expect, test } from '@jest/globals';
import { languagePack } from '../../../analysis/languages/packs.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { backgroundFor, backgroundLanguages, backgroundVersion } from '../../../analysis/text/background.ts';

function shareOf(language: string, word: string): number | undefined {
  const analyzer = analyzerFor(language);
  const [{ stem = '' } = {}] = analyzer.analyze(word);
  return backgroundFor(analyzer)?.shareOf(stem);
}

describe('the background of a language', () => {
  // Shares of written language, known to be near these: an article, an everyday noun.
  test.each([
    ['en', 'the', 0.03, 0.08],
    ['en', 'houses', 0.0003, 0.001],
    ['fr', 'maison', 0.0002, 0.001],
    ['de', 'Straße', 0.0001, 0.001],
    ['es', 'casa', 0.0005, 0.003],
    ['it', 'perché', 0.0005, 0.005],
    ['pt', 'não', 0.005, 0.02],
    ['nl', 'huis', 0.0002, 0.001],
    ['pl', 'dom', 0.0001, 0.001],
    ['ru', 'дома', 0.0005, 0.003],
    ['uk', 'здоров’я', 0.00005, 0.001],
    ['el', 'λόγος', 0.0001, 0.002],
    ['ar', 'مدينة', 0.0002, 0.003],
    ['hi', 'घर', 0.0005, 0.003],
    ['zh', '我们', 0.001, 0.01],
    ['ja', '仕事', 0.0002, 0.002],
    ['no', 'hus', 0.0001, 0.001],
    ['sr', 'кућа', 0.0002, 0.002],
  ])('%s: %s', (language, word, least, most) => {
    const share = shareOf(language, word) ?? 0;
    expect([share >= least, share <= most, share]).toEqual([true, true, share]);
  });

  test('sums the forms of a stem', () => {
    const english = analyzerFor('en');
    expect(shareOf('en', 'desks')).toBe(shareOf('en', 'desk'));
    expect(backgroundFor(english)?.shareOf('desk')).toBeGreaterThan(backgroundFor(english)?.least ?? 1);
  });

  test('gives a word that it does not know the share of the rarest that it knows', () => {
    expect(shareOf('en', 'grommet')).toBe(0.000015);
    expect(shareOf('zh', '桌腿')).toBe(0.000015);
  });

  test('is null in a language without a list, whatever it is called', () => {
    const none = ['ko', 'th', 'nn', 'xx', 'constructor', '__proto__'];
    expect(none.map((language) => backgroundFor({ ...analyzerFor('en'), language }))).toEqual(none.map(() => null));
  });

  test('knows the function words of its language: the lists and the stemmers go together', () => {
    const unknown = backgroundLanguages().flatMap((language) => {
      const words = languagePack(language).identification?.words.split(' ').slice(0, 20) ?? [];
      const known = words.filter((word) => (shareOf(language, word) ?? 0) > 0.00002).length;
      return known >= words.length * 0.8 ? [] : [`${language}: ${known} of ${words.length}`];
    });
    expect(unknown).toEqual([]);
  });

  test('has a name and a version', () => {
    expect(backgroundVersion).toBe('wordfreq 3.1.1');
  });
});
