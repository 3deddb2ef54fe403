/** What searchers want, from words, parts of the results page and kinds of results. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type IntentInput, measureIntent } from '../../../../analysis/market/intent/measure.ts';
import { type ContentType, contentTypes, intents } from '../../../../analysis/report/vocabulary.ts';

const input = (keyword: string, changes: Partial<IntentInput> = {}): IntentInput => ({
  keyword,
  language: 'en',
  features: [],
  results: [],
  ...changes,
});

const resultsOf = (...types: (ContentType | null)[]) =>
  types.map((content_type, index) => ({
    source_id: `s${index + 1}`,
    url: `https://site${index + 1}.example/page`,
    content_type,
  }));

describe('the words of a keyword', () => {
  test.each([
    ['how to assemble a desk', 'en', 'informational', 'question:other'],
    ['best standing desk', 'en', 'commercial', 'keyword:rate'],
    ['buy standing desk', 'en', 'transactional', 'keyword:buy'],
    ['chase login', 'en', 'navigational', 'keyword:go'],
    ['dentist near me', 'en', 'local', 'keyword:near'],
    ['lessons from failed startups', 'en', 'informational', 'keyword:learn'],
    ['acheter un bureau', 'fr', 'transactional', 'keyword:buy'],
    ['meilleur bureau assis debout', 'fr', 'commercial', 'keyword:rate'],
    ['plombier a proximite', 'fr', 'local', 'keyword:near'],
    ['schreibtisch kaufen', 'de', 'transactional', 'keyword:buy'],
    ['mejores escritorios', 'es', 'commercial', 'keyword:rate'],
    ['come montare una scrivania', 'it', 'informational', 'question:other'],
    ['mesa barata', 'pt', 'commercial', 'keyword:price'],
    ['bureau kopen', 'nl', 'transactional', 'keyword:buy'],
    ['أفضل مكتب', 'ar', 'commercial', 'keyword:rate'],
    ['डेस्क की कीमत', 'hi', 'commercial', 'keyword:price'],
    ['昇降デスク おすすめ', 'ja', 'commercial', 'keyword:rate'],
    ['升降桌价格', 'zh', 'commercial', 'keyword:price'],
    ['movers new york city', 'en', 'local', 'keyword:place'],
    ['notaire lyon', 'fr', 'local', 'keyword:place'],
    ['reisebüro österreich', 'de', 'local', 'keyword:place'],
    ['ร้านอาหารใกล้ฉัน', 'th', 'local', 'keyword:near'],
  ])('“%s” (%s) is %s', (keyword, language, primary, signal) => {
    const intent = measureIntent(input(keyword, { language }));
    expect(intent.primary).toBe(primary);
    expect(intent.signals.map((sign) => sign.signal)).toContain(signal);
  });

  test('say nothing without a list, and nothing in a plain name of a thing', () => {
    for (const quiet of [
      input('työpöytä', { language: 'fi' }),
      input('standing desk'),
      input('table top'),
      input('music lessons'),
    ]) {
      expect(measureIntent(quiet)).toMatchObject({
        primary: null,
        confidence: 0,
        mixed: false,
        weight: 0,
        signals: [],
      });
    }
  });

  test('name a place only at their end', () => {
    for (const quiet of ['new york cheesecake', 'berlin', 'join us']) {
      expect(measureIntent(input(quiet)).signals).toEqual([]);
    }
  });

  test('hold only as whole words, and “top” only at the beginning', () => {
    expect(measureIntent(input('beste western hotel')).signals).toEqual([]);
    expect(measureIntent(input('top 10 desks')).signals).toMatchObject([{ signal: 'keyword:rate', words: 'top' }]);
  });
});

describe('the results page', () => {
  test('adds what the engine shows, with the items that prove it, and only what it shows', () => {
    const features = [
      { id: 'x1', type: 'shopping', state: 'captured' },
      { id: 'x2', type: 'local_pack', state: 'absent' },
      { id: 'x3', type: 'shopping', state: 'captured' },
    ];
    const { primary, signals } = measureIntent(input('standing desk', { features }));
    expect(primary).toBe('transactional');
    expect(signals).toEqual([
      { signal: 'results_page:shopping', intent: 'transactional', weight: 2, ev: ['x1', 'x3'] },
    ]);
  });

  test('weighs kinds of results by how many there are of all, those untold included', () => {
    const results = resultsOf('product', 'product', 'guide', null);
    const { distribution, signals, confidence } = measureIntent(input('desk', { results }));
    // Product 4·0.75·2/4 = 1.5, guide 4·1/4 = 1.
    expect(signals.map(({ signal, weight, ev }) => [signal, weight, ev])).toEqual([
      ['results:guide', 1, ['s3']],
      ['results:product', 1.5, ['s1', 's2']],
    ]);
    expect(distribution).toMatchObject({ transactional: 0.6, informational: 0.4 });
    expect(confidence).toBe(0.2);
  });

  test('is local where those who do it in one place rank, commercial where others do', () => {
    const primaryOf = (...types: ContentType[]) =>
      measureIntent(input('movers', { results: resultsOf(...types) })).primary;
    expect(primaryOf('local_service', 'local_service', 'guide')).toBe('local');
    expect(primaryOf('service', 'service', 'guide')).toBe('commercial');
    expect(primaryOf('listicle', 'listicle', 'product', 'product', 'product')).toBe('transactional');
    expect(primaryOf('listicle', 'listicle', 'product', 'product')).toBe('commercial');
    expect(primaryOf('hub', 'home')).toBeNull();
  });

  test('may offer something in a place that the keyword names before its end', () => {
    const primaryOf = (...types: ContentType[]) =>
      measureIntent(input('plombier lyon urgence', { language: 'fr', results: resultsOf(...types) })).primary;
    expect(primaryOf('local_service', 'local_service', 'guide', 'guide', 'guide')).toBe('local');
    expect(primaryOf('local_service', 'guide', 'guide', 'guide', 'guide')).toBe('informational');
  });

  test('is commercial where home pages of several sites rank, and unknown with one, which may be the site sought', () => {
    const primaryOf = (...types: ContentType[]) =>
      measureIntent(input('online counselling', { results: resultsOf(...types) })).primary;
    expect(primaryOf('home', 'home', 'home')).toBe('commercial');
    expect(primaryOf('home')).toBeNull();
  });

  test('is mixed when two intents weigh about the same', () => {
    expect(measureIntent(input('desk', { results: resultsOf('product', 'guide') })).mixed).toBe(true);
    expect(measureIntent(input('desk', { results: resultsOf('product', 'product', 'product', 'guide') })).mixed).toBe(
      false,
    );
  });

  test('is navigational when the first result is the home page of the site that the keyword names', () => {
    const at = (url: string) => [{ source_id: 's1', url, content_type: null }];
    const named = measureIntent(input('uplift desk', { results: at('https://www.upliftdesk.example/') }));
    expect(named).toMatchObject({ primary: 'navigational', signals: [{ signal: 'results:named_site', ev: ['s1'] }] });
    for (const url of ['https://www.upliftdesk.example/desks', 'https://desks.example/', 'not an address']) {
      expect(measureIntent(input('uplift desk', { results: at(url) })).signals).toEqual([]);
    }
  });
});

test('shares sum to 1 or 0 and each signal’s intent has one; confidence is the lead of the first', () => {
  const words = fc.constantFrom('best', 'buy', 'desk', 'how', 'to', 'near', 'me', 'price', 'vs', 'login');
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 5 }),
      fc.array(fc.option(fc.constantFrom(...contentTypes)), { maxLength: 10 }),
      (keyword, types) => {
        const intent = measureIntent(input(keyword.join(' '), { results: resultsOf(...types) }));
        const shares = intents.map((name) => intent.distribution[name]);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(intent.signals.length === 0 ? 0 : 1, 3);
        const [first = 0, second = 0] = [...shares].sort((a, b) => b - a);
        expect(intent.confidence).toBeCloseTo(first - second, 3);
        expect(intent.primary === null ? 0 : intent.distribution[intent.primary]).toBe(first);
        for (const sign of intent.signals) expect(intent.distribution[sign.intent]).toBeGreaterThan(0);
      },
    ),
  );
});
