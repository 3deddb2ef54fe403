/** What we say is easy to read: sentences that a wide public follows, in words that nobody has to look up. */
import { describe, expect, test } from '@jest/globals';
import { readability } from '../../../analysis/text/readability.ts';
import { shownPacks } from '../../dashboard/shown-packs.ts';
import { goldenReport } from '../../golden/reports.ts';
import { ownTexts, readTexts, sentencesAmong } from './own-sentences.ts';

/** The least that a formula may say of our sentences; each calls 50 to 60 fairly difficult and 60 to 70 plain. */
const leastEase: Readonly<Record<string, { metric: string; value: number }>> = {
  en: { metric: 'flesch', value: 55 },
  es: { metric: 'szigriszt-pazos', value: 60 },
  fr: { metric: 'kandel-moles', value: 60 },
};

/** Words of the method, which a marketer does not know; documents on methods may have them. */
const methodWords: Readonly<Record<string, RegExp>> = {
  en: /percentile|quantile|quartile|interval|\bgates?\b|Herfindahl|Cliff|δ|BM25|PAWC|\bd = |weight of|\bsigns?\b|\bsamples?\b|calibrat|JSON pointer|metadata\.|salien|keyness|shingle|token|correlat|significan/iu,
  es: /percentil|cuantil|cuartil|intervalo|Herfindahl|Cliff|δ|BM25|PAWC|\bd = |peso de|muestreo|muestral|calibra|metadata\.|salien|token|correlac|significativ|señales/iu,
  fr: /[^s]centile|quantile|quartile|intervalle|Herfindahl|Cliff|δ|BM25|PAWC|\bd = |poids d|échantillon|calibr|metadata\.|saillan|jeton|corrél|significati|\bindices?\b/iu,
  de: /Perzentil|Quantil|Quartil|Intervall|Herfindahl|Cliff|δ|BM25|PAWC|\bd = |Gewichts? (?:von|aller)|Stichprobe|kalibr|metadata\.|Salienz|Token|Korrel|signifik|Anzeichen/iu,
};

describe.each(Object.entries(shownPacks))('in %s', (language, pack) => {
  const texts = readTexts(pack, pack.dashboard);

  test('no text has a word of the method', () => {
    expect(texts.length).toBeGreaterThan(900);
    // What a language model costs is counted in its tokens, and there is no other word for them.
    const own = texts.filter(([path]) => path !== 'dashboard.about.languageModel');
    expect(own.filter(([, text]) => methodWords[language]?.test(text) ?? true)).toEqual([]);
  });

  const least = leastEase[language];
  (least === undefined ? test.skip : test)('the sentences of every part are easy', () => {
    const parts = Object.groupBy(texts, ([path]) => path.split('.')[0] ?? '');
    const measured = Object.entries(parts).flatMap(([part, own = []]) => {
      const ease = readability(sentencesAmong(own).join('\n'), language);
      return ease === null ? [] : [{ part, ...ease }];
    });
    expect(measured.length).toBeGreaterThanOrEqual(5);
    for (const { part, metric, value } of measured) {
      expect([part, metric]).toEqual([part, least?.metric]);
      expect([part, value >= (least?.value ?? 0)]).toEqual([part, true]);
    }
  });
});

test.each(['market', 'gap'] as const)('a %s report of a whole market is easy, its quotations aside', async (name) => {
  const own = ownTexts(await goldenReport(name));
  const ease = readability(own.join('\n'), 'en');
  expect(ease?.sentences).toBeGreaterThan(15);
  expect(ease?.value).toBeGreaterThanOrEqual(55);
  expect(own.filter((text) => methodWords.en?.test(text))).toEqual([]);
});
