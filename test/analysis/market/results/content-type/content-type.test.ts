/** What a page is for its reader, by title, address, make-up and structured data. */
import { describe, expect, test } from '@jest/globals';
import type { StructuredItem } from '../../../../../analysis/extract/structured-data/item.ts';
import { addressVotes, adviceVotes } from '../../../../../analysis/market/results/content-type/address-signs.ts';
import { countsItems } from '../../../../../analysis/market/results/content-type/count-in-title.ts';
import { contentTypeOf } from '../../../../../analysis/market/results/content-type/measure.ts';
import { pageVotes } from '../../../../../analysis/market/results/content-type/page-signs.ts';
import { headingSigns } from '../../../../../analysis/market/results/heading-signs.ts';
import { analyzerFor } from '../../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../../measured-page.ts';

const prose = 'A desk that you can raise lets you work on your feet for a part of the day.';

const item = (...types: string[]): StructuredItem => ({ syntax: 'json-ld', types, id: null, properties: new Map() });
const itemsOf = (...items: StructuredItem[]) => ({
  structuredData: { items, types: items.flatMap(({ types }) => types), errors: [] },
});

/** An article under `title`, of the given blocks. */
function article(title: string, language = 'en', blocks: string[] = [prose], path = 'page') {
  const page = measuredPage('s1', 'shop.example', blocks, { title, language, path });
  return contentTypeOf({ title, url: `https://shop.example/${path}`, page }, analyzerFor(language));
}

test.each([
  'Sort by Price: low to high',
  'Price Low-High',
  'Meilleures ventes Prix croissant',
  'Il y a 143 produits.',
  'Ordenar por: Precio: de más bajo a más alto',
  'Preis aufsteigend',
  'Camping Tents(83 products)',
])('a shelf of a shop offers an order by price or counts its products: %s', (visibleText) => {
  const page = measuredPage('s1', 'shop.example', [prose], { title: 'How to choose a desk' });
  const document = { ...page.document, facts: { ...page.document.facts, visibleText } };
  const url = 'https://shop.example/desks';
  const typeOf = (each: typeof page) =>
    contentTypeOf({ title: 'How to choose a desk', url, page: each }, analyzerFor('en'));
  expect(typeOf({ ...page, document }).type).toBe('category');
  expect(typeOf(page).type).toBe('guide');
});

test('a text that speaks of prices is no shelf', () => {
  for (const visibleText of [
    'The price is low to begin with.',
    'We tested 83 products.',
    'Low prices and high quality',
  ]) {
    const page = measuredPage('s1', 'shop.example', [prose], { title: 'How to choose a desk' });
    const document = { ...page.document, facts: { ...page.document.facts, visibleText } };
    const url = 'https://shop.example/desks';
    expect(contentTypeOf({ title: '', url, page: { ...page, document } }, analyzerFor('en')).type).toBe('guide');
  }
});

describe('an article is told by its title', () => {
  test.each([
    ['en', 'The 11 Best Wireless Headphones of 2025', 'listicle'],
    ['en', 'Best Electric Cars 2026', 'listicle'],
    ['en', 'Top Nine Financial Tips for Working Adults', 'listicle'],
    ['en', 'Sony XM5 vs Bose QC45', 'comparison'],
    ['en', 'How to Bake Sourdough Bread', 'guide'],
    ['en', 'Thoughts on desks', 'guide'],
    ['en', 'Best practices for desks', 'guide'],
    ['en', '7 On Your Side: mover under investigation', 'guide'],
    ['en', 'Laptop vs. desktop: how many watts do they use?', 'guide'],
    ['en', 'SEO Checker: Test Your Site for Free', 'tool'],
    ['en', 'Amortization: definition and meaning', 'reference'],
    ['en', 'Acme announces a new desk', 'news'],
    ['en', 'Osprey Atmos 65L Backpack Review', 'review'],
    ['en', 'Walking and low back pain: a systematic review', 'guide'],
    ['en', 'Role of physical activity in mental health: A Review', 'guide'],
    ['en', 'The 5 best packs: our hands-on review', 'listicle'],
    ['en', 'Lease or buy: which is cheaper?', 'comparison'],
    ['de', 'Auto leasen, finanzieren oder kaufen – was lohnt sich?', 'comparison'],
    ['de', 'Rucksack Osprey Atmos im Test', 'review'],
    ['fr', 'Les 10 meilleures assurances habitation', 'listicle'],
    ['fr', 'Comment choisir son assurance', 'guide'],
    ['fr', 'Simulateur de crédit immobilier gratuit', 'tool'],
    ['de', 'Die besten Kopfhörer im Test', 'listicle'],
    ['de', 'Hausratversicherung im Vergleich', 'comparison'],
    ['de', 'Hypothekenrechner kostenlos', 'tool'],
    ['es', '7 formas de ahorrar luz', 'listicle'],
    ['es', 'Sofás al mejor precio', 'guide'],
    ['de', 'Sofas zum besten Preis', 'guide'],
    ['it', 'I migliori materassi', 'listicle'],
    ['pt', 'Os 5 melhores celulares', 'listicle'],
    ['nl', 'De beste matrassen', 'listicle'],
    ['ar', 'أفضل السماعات اللاسلكية', 'listicle'],
    ['hi', 'सबसे अच्छे हेडफ़ोन', 'listicle'],
    ['ja', 'ワイヤレスイヤホンおすすめ10選', 'listicle'],
    ['zh', '如何选择耳机', 'guide'],
    ['th', 'วิธีทำขนมปัง', 'guide'],
  ])('%s: %s is a %s', (language, title, type) => {
    expect(article(title, language).type).toBe(type);
  });

  test('which says why, the strongest sign first', () => {
    expect(article('The 11 Best Wireless Headphones of 2025')).toEqual({
      type: 'listicle',
      signals: ['title: count', 'title: best'],
    });
  });
});

describe('a count in a title', () => {
  test.each([
    ['25 Top Social Media Agencies', true],
    ['10 of the best desks', true],
    ['7 On Your Side: NJ mover under investigation', false],
    ['Tastify | Top 7 Catering Trends', true],
    ['I Tested 10 Top Rated Converters', false],
    ['24" Deep Standing Desk', false],
    ['Standing desks | +100 models', false],
    ['iPhone 15 Pro Max', false],
    ['7 days of healthy meals', false],
    ['7 day trips from Paris', true],
    ['10 easy steps for a great interior', false],
    ['Home insurance FAQ: 15 common questions', false],
    ['Solar installation in 4 steps', false],
    ['A 5-Step Guide', false],
    ['$90 podcasts', false],
    ['2026 Hyundai Ioniq', false],
    ['5. Data Structures', false],
    ['3.1 Git Branching', false],
    ['3M Tapes', false],
    ['', false],
  ])('%s: %s', (title, counts) => {
    expect(countsItems(title, analyzerFor('en'))).toBe(counts);
  });

  test('is none where it is the name of the site', () => {
    expect(countsItems('Boost your brand | 98 Buck Social', analyzerFor('en'), ['98 Buck Social'])).toBe(false);
    expect(countsItems('Boost your brand | 98 Buck Social', analyzerFor('en'))).toBe(true);
  });
});

describe('a page is told by its make-up', () => {
  const kinds = [
    ['product', 'product'],
    ['service', 'service'],
    ['collection', 'category'],
    ['listing', 'hub'],
    ['forum', 'forum'],
    ['documentation', 'reference'],
    ['article', 'guide'],
  ] as const;
  test.each(kinds)('a %s is a %s', (kind, type) => {
    const page = measuredPage('s1', 'shop.example', [prose], { kind });
    const result = { title: 'Desks', url: 'https://shop.example/page', page };
    expect(contentTypeOf(result, analyzerFor('en')).type).toBe(type);
  });

  test('the name of its site says nothing of it', () => {
    const typeOn = (domain: string) => {
      const page = measuredPage('s1', domain, [prose], { kind: 'service' });
      const result = { title: 'Desk hire | The Desk Review', url: `https://${domain}/hire`, page };
      return contentTypeOf(result, analyzerFor('en')).type;
    };
    expect([typeOn('deskreview.example'), typeOn('tables.example')]).toEqual(['service', 'review']);
  });

  test('an index of news is no story', () => {
    const page = measuredPage('s1', 'shop.example', [prose], { kind: 'listing', title: 'Desk news' });
    const result = { title: 'Desk news', url: 'https://shop.example/news', page };
    expect(contentTypeOf(result, analyzerFor('en')).type).toBe('hub');
  });

  test('a list by its numbered headings, an instruction by its steps', () => {
    const numbered = ['## 1. Sony', prose, '## 2. Bose', prose, '## 3. Apple', prose, '## 4. Beats', '## 5. JBL'];
    expect(article('Headphones', 'en', numbered)).toEqual({ type: 'listicle', signals: ['headings: 5 numbered'] });
    const steps = ['## Step 1: Measure', '## Step 2: Mix', '## Step 3: Bake'];
    expect(article('Bread', 'en', steps)).toEqual({
      type: 'guide',
      signals: ['headings: 3 steps', 'page kind: article'],
    });
  });

  test('no list by the numbered chapters of a document', () => {
    const chapters = ['## 1. Begriffe: Rad und Pedelec', prose, '## 2. Lohnsteuer', prose, '## 3. Umsatzsteuer', prose];
    const all = [...chapters, '## 4. Arbeitsrecht', prose, '## 5. Laden', prose];
    expect(article('Dienstrad', 'de', all).type).toBe('guide');
    expect(article('Dienstrad', 'de', [...all.slice(2), '## 6. Kauf', '## 6.1 Preis', prose]).type).toBe('guide');
    expect(article('Dienstrad', 'de', [...all.slice(2), '## 6. Kauf', prose]).type).toBe('listicle');
  });

  test('a numbered list in one of many sections is not the make-up of the page', () => {
    const others = ['## Use', prose, '## Cost', prose, '## Care', prose, '## Noise', prose, '## Heat', prose];
    const tips = ['## Tips', '### 1. Dim', prose, '### 2. Sleep', prose, '### 3. Unplug', prose, '### 4. Sell', prose];
    expect(article('Computers', 'en', [...others, ...tips, '### 5. Buy', prose]).type).toBe('guide');
  });

  test('the front page of a site is that, whatever stands on it', () => {
    for (const url of ['https://shop.example/', 'https://shop.example/en-us/', 'https://shop.example/index.html']) {
      const page = measuredPage('s1', 'shop.example', [prose], { kind: 'product' });
      expect(contentTypeOf({ title: 'The 10 best desks', url, page }, analyzerFor('en')).type).toBe('home');
    }
  });

  test('a path in the query of the front page is another page', () => {
    const page = measuredPage('s1', 'talk.example', [prose], { kind: 'forum' });
    const url = 'https://talk.example/index.php?/topic/42-desks';
    expect(contentTypeOf({ title: 'Desks', url, page }, analyzerFor('en')).type).toBe('forum');
  });

  test('a text on how to choose the best explains, and lists nothing', () => {
    const numbered = ['## 1. Range', prose, '## 2. Weight', prose, '## 3. Motor', prose, '## 4. Price', '## 5. Fit'];
    expect(article('How to choose the best ebike', 'en', numbered).type).toBe('guide');
    expect(article('The best ebikes', 'en', numbered).type).toBe('listicle');
  });

  test('structured data outweighs make-up where they differ', () => {
    const page = measuredPage('s1', 'shop.example', [prose], { kind: 'listing', facts: itemsOf(item('QAPage')) });
    const url = 'https://shop.example/forum/42';
    expect(contentTypeOf({ title: 'Desks', url, page }, analyzerFor('en')).type).toBe('forum');
  });

  test('many products are a shelf, one is a product', () => {
    const typeWith = (count: number) =>
      contentTypeOf(
        {
          title: 'Desks',
          url: 'https://shop.example/page',
          page: measuredPage('s1', 'shop.example', [prose], {
            facts: itemsOf(...Array.from({ length: count }, () => item('Product'))),
          }),
        },
        analyzerFor('en'),
      ).type;
    expect([typeWith(1), typeWith(30)]).toEqual(['product', 'category']);
  });
});

describe('a page that sells by talking', () => {
  const of = (
    title: string,
    facts: StructuredItem[] = [],
    text = prose,
    language = 'en',
    contacts: 'telephone'[] = [],
  ) =>
    contentTypeOf(
      {
        title,
        url: 'https://shop.example/page',
        page: measuredPage('s1', 'shop.example', [text], {
          kind: 'service',
          title,
          language,
          facts: { ...itemsOf(...facts), contacts },
        }),
      },
      analyzerFor(language),
    ).type;

  test('offers a product where the reader will use it, a service where somebody does it', () => {
    const text = 'The platform brings one software and its apps to your team. The software runs anywhere.';
    expect(of('Free CRM software for teams', [], text)).toBe('product');
    expect(of('Consulting services for teams')).toBe('service');
    expect(of('Desks', [item('SoftwareApplication')], text)).toBe('product');
    expect(of('Logiciel de gestion', [], 'Un logiciel, une application, une plateforme.', 'fr')).toBe('product');
    expect(of('Umzugsfirma', [], 'Unsere Dienstleistungen', 'de')).toBe('service');
  });

  test('is local by its markup with a sign of its place, or by three signs', () => {
    expect(of('Movers', [item('MovingCompany'), item('PostalAddress')])).toBe('local_service');
    expect(of('Movers', [item('LocalBusiness')])).toBe('service');
    expect(of('Affordable movers in NJ', [item('LocalBusiness')])).toBe('local_service');
    expect(of('Plumber in Boston', [item('PostalAddress')])).toBe('local_service');
    expect(of('Umzug nach Österreich', [item('PostalAddress')], prose, 'de')).toBe('local_service');
    expect(of('Movers', [item('PostalAddress')], prose, 'en', ['telephone'])).toBe('service');
  });

  test('is one without the make-up of a sales page, if nothing says that it is an article', () => {
    const firm = [item('MovingCompany'), item('PostalAddress')];
    const inMarkup = { day: '2023-06-02', confidence: 0.9, evidence: [] };
    const of = (title: string, kind: 'article' | 'service', facts: readonly StructuredItem[], shown?: string[]) =>
      contentTypeOf(
        {
          title,
          url: 'https://movers.example/112-boston',
          page: measuredPage('s1', 'movers.example', [prose], {
            kind,
            title,
            facts: {
              ...itemsOf(...facts),
              ...(shown && { dates: { published: inMarkup, modified: null, shown, shownChange: null } }),
            },
          }),
        },
        analyzerFor('en'),
      ).type;
    expect(of('Moving in Boston', 'article', firm)).toBe('local_service');
    expect(of('Moving in Boston', 'article', [...firm, item('BlogPosting')])).toBe('guide');
    expect(of('Moving in Boston', 'article', firm, [])).toBe('local_service');
    expect(of('Moving in Boston', 'article', firm, ['2023-06-02'])).toBe('news');
    expect(of('Moving day', 'article', [item('PostalAddress')])).toBe('guide');
  });

  test('is one that calls its site after its trade and town, and gives a telephone', () => {
    const of = (domain: string, contacts: readonly 'telephone'[]) =>
      contentTypeOf(
        {
          title: 'Plombier Villeurbanne',
          url: `https://${domain}/depannage`,
          page: measuredPage('s1', domain, [prose], {
            kind: 'article',
            title: 'Plombier Villeurbanne',
            facts: { contacts: [...contacts] },
          }),
        },
        analyzerFor('fr'),
      ).type;
    expect(of('morel-plombier-villeurbanne.fr', ['telephone'])).toBe('local_service');
    expect(of('morel-plombier-villeurbanne.fr', [])).toBe('guide');
    expect(of('plombier.fr', ['telephone'])).toBe('guide');
  });

  test('is no product for the stars that its markup earns', () => {
    const rated = (...names: string[]): StructuredItem => ({
      ...item('Product'),
      properties: new Map(names.map((name) => [name, ['5']])),
    });
    expect(of('Desk care', [rated('aggregateRating')], 'Care for desks.')).toBe('service');
    expect(of('Desk care', [rated('aggregateRating', 'offers'), item('SoftwareApplication')], 'Care.')).toBe('product');
    const offered = (price: string): StructuredItem => {
      const offer = { ...item('Offer'), properties: new Map([['price', [price]]]) };
      const rating = rated('aggregateRating');
      return { ...rating, properties: new Map([...rating.properties, ['offers', [offer]]]) };
    };
    const weightOf = (price: string): number | undefined => {
      const page = measuredPage('s1', 'desk.example', ['Care for desks.'], { facts: itemsOf(offered(price)) });
      return pageVotes(page, 'en').find(({ signal }) => signal === 'structured data: Product')?.weight;
    };
    expect(weightOf('0.00')).toBeLessThan(weightOf('9.00') ?? 0);
  });
});

test('the address of a price list is that of a service', () => {
  const at = (path: string) => addressVotes(`https://heat.example${path}`).map(({ type }) => type);
  expect([at('/preise/'), at('/verein/kosten-und-leistungen.html'), at('/our-prices')].flat()).toEqual([
    'service',
    'service',
    'service',
  ]);
  expect(at('/preise/strom-in-berlin')).toEqual([]);
});

test('what a company keeps in its folder of advice is advice, whatever it sells', () => {
  const at = (path: string, asks = false) => adviceVotes(`https://heat.example${path}`, asks).map(({ type }) => type);
  expect(at('/de/ratgeber/heat-pumps/grants')).toEqual(['guide']);
  expect(at('/services/heat-pumps')).toEqual([]);
  expect(at('/services/heat-pumps', true)).toEqual(['guide']);
});

describe('a page that could not be read', () => {
  const typeOf = (title: string, url = 'https://a.example/x') => contentTypeOf({ title, url }, analyzerFor('en'));

  test('is told where the title leaves little doubt, and says that it was the title', () => {
    expect(typeOf('The 11 best desks')).toEqual({
      type: 'listicle',
      signals: ['result_title: count', 'result_title: best'],
    });
    expect(typeOf('X vs Y').type).toBe('comparison');
  });

  test('is not told by less', () => {
    expect(typeOf('How to build a desk')).toEqual({ type: null, signals: [] });
    expect(typeOf('Desks')).toEqual({ type: null, signals: [] });
    expect(typeOf('', 'no address')).toEqual({ type: null, signals: [] });
  });
});

describe('numbered headings', () => {
  const runOf = (headings: string[]) =>
    headingSigns(
      measuredPage(
        's1',
        'a.example',
        headings.map((text) => `## ${text}`),
      ).document,
      'en',
    ).numbered;

  test('count up or down by one', () => {
    expect(runOf(['1. A', '2. B', '3. C'])).toBe(3);
    expect(runOf(['#3 A', '#2 B', '#1 C'])).toBe(3);
    expect(runOf(['Myth 1: A', 'The truth', 'Myth 2: B'])).toBe(2);
  });

  test('are no run where they jump, or number the parts of one chapter', () => {
    expect(runOf(['5.1. A', '5.2. B', '5.3. C'])).toBe(0);
    expect(runOf(['10 reasons', '7 facts', '3 tips'])).toBe(1);
    expect(runOf(['2026 Kia', '2027 Kia'])).toBe(0);
  });
});

test('of a page that could not be read, signs of a weight of 2.5 tell', () => {
  const of = (host: string) =>
    contentTypeOf({ title: 'Amortization: definition and meaning', url: `https://${host}/x1` }, analyzerFor('en')).type;
  expect(of('docs.shop.example')).toBe('reference');
  expect(of('shop.example')).toBeNull();
});

test('neither the id in an address nor an enumeration in a title counts a list', () => {
  const of = (title: string, path: string) =>
    contentTypeOf(
      {
        title,
        url: `https://law.example/${path}`,
        page: measuredPage('s1', 'law.example', [prose], { kind: 'article', title }),
      },
      analyzerFor('en'),
    ).type;
  expect(of('Legal terms of renting a flat', '62-legal-terms-of-renting-a-flat')).toBe('guide');
  expect(of('Desks we like', '12-desks-for-small-rooms')).toBe('listicle');
  expect(of('Three payslips, a guarantor and a letter: the way to a flat', 'flat')).toBe('guide');
  expect(of('Three desks for small rooms', 'desks')).toBe('listicle');
});
