/** What a page says about itself, and where each fact was read. */
import { describe, expect, test } from '@jest/globals';
import { documentFacts } from '../../../../analysis/extract/facts/document-facts.ts';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';

const urlOfPage = 'https://www.site.example/guides/desks?x=1';

function facts(html: string, url = urlOfPage) {
  const { root, htmlLength } = parseHtml(html);
  return documentFacts({ root, url, htmlChars: htmlLength });
}

const words = (count: number) =>
  'plain words of a page that says something to the reader '.repeat(Math.ceil(count / 11));

test('paragraphs that the main content lacks stand beside it; menus and what it has do not', () => {
  const [main, closing] = [words(60), `Remember the warranty: ${words(60)}`];
  const html = `<nav><p>Home and garden</p></nav><p>${main}</p><div><p>${closing}</p></div>`;
  const { root, htmlLength } = parseHtml(html);
  const { textBeside } = documentFacts({
    root,
    url: urlOfPage,
    htmlChars: htmlLength,
    main: { text: main, language: null },
  });
  expect(textBeside).toEqual([closing.trim()]);
});

describe('identity', () => {
  test('a property of an item is no meta description, and gives way to one', () => {
    const item = '<meta itemprop="description" content="A question on desks.">';
    expect(facts(item).description?.where).toBe('itemprop description');
    expect(facts(`${item}<meta name="description" content="All desks.">`).description).toEqual({
      value: 'All desks.',
      where: 'meta description',
    });
  });

  test('title, heading, description and outline, each with its place', () => {
    const page = facts(
      '<svg><title>Icon</title></svg><title> Desks \n compared </title><meta name="Description" content="All desks.">' +
        '<h1><img alt="Logo"></h1><h1>Standing desks</h1><h2>Price</h2><h2></h2><h3>Used</h3>',
    );
    expect(page.title).toEqual({ value: 'Desks compared', where: '<title>' });
    expect(page.h1).toEqual({ value: 'Logo', where: 'h1 img alt' });
    expect(page.description).toEqual({ value: 'All desks.', where: 'meta description' });
    expect(page.outline).toEqual([
      { level: 1, text: 'Standing desks' },
      { level: 2, text: 'Price' },
      { level: 3, text: 'Used' },
    ]);
  });

  test('a social title stands in only where there is no other', () => {
    expect(facts('<meta property="og:title" content="Social">').title).toEqual({
      value: 'Social',
      where: 'meta og:title',
    });
    expect(facts('<p>x').title).toBeNull();
  });

  test('canonical and alternates are made absolute', () => {
    const page = facts(
      '<base href="/guides/"><link rel="canonical" href="desks/"><link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="x" href="javascript:1">',
    );
    expect(page.canonical?.value).toEqual({ href: 'https://www.site.example/guides/desks/', isSelf: true });
    expect(facts('<link rel="canonical" href="https://site.example/other">').canonical?.value.isSelf).toBe(false);
    expect(page.alternates).toEqual([{ language: 'de', href: 'https://www.site.example/de/' }]);
  });

  test('the language declared and the language written may differ', () => {
    const page = facts('<html lang="en"><body><p>Dieser Text ist auf Deutsch geschrieben und nicht auf Englisch.');
    expect(page.declaredLanguage).toEqual({ value: 'en', where: 'html lang' });
    expect(page.detectedLanguage?.language).toBe('de');
  });

  test.each([
    [
      '<script type="application/ld+json">{"@type":"Article","author":[{"@type":"Person","name":"Ann &amp; Bo"},{"name":"Cy"}]}</script>',
      'Ann & Bo, Cy',
      'Article.author',
    ],
    ['<meta name="author" content="By Ann Lee">', 'Ann Lee', 'meta author'],
    ['<p class="comment author">admin</p><p>by <a rel="author">Ann Lee</a>', 'Ann Lee', 'a rel=author'],
    ['<div class="post-author">Von Ann Lee</div>', 'Ann Lee', 'class author'],
    [
      '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ann Lee">',
      'Ann Lee',
      'meta twitter:data1',
    ],
    ['<h1>Desks</h1><p>By Ann Lee and Bo de Vries | May 2020</p>', 'Ann Lee and Bo de Vries', 'byline'],
    ['<h1>Desks</h1><span>Written by</span><div>Ann Lee</div>', 'Ann Lee', 'byline'],
    ['<h1>Desks</h1><p>Prepared by Ann Lee, Desk Specialist (retired), and Bo Ray, Ph.D.</p>', 'Ann Lee', 'byline'],
    ['<h1>Mesas</h1><p>Publicado por Ana Lee</p>', 'Ana Lee', 'byline'],
    ['<h1>Tische</h1><p>Von Anna Müller, 5. Mai 2020</p>', 'Anna Müller', 'byline'],
    ['<h1>机</h1><p>作者：山田太郎</p>', '山田太郎', 'byline'],
  ])('author of %s', (html, value, where) => {
    expect(facts(html).author).toEqual({ value, where });
  });

  test.each([
    '<h1>Desks</h1><p>By the way, this is no name.</p>',
    '<h1>Desks</h1><p>By May 2020 all was done.</p>',
    '<meta name="author" content="https://x.example/a">',
    '<meta name="author" content="admin">',
    '<meta name="twitter:label1" content="Reading time"><meta name="twitter:data1" content="4 minutes">',
  ])('nobody is named by %s', (html) => {
    expect(facts(html).author).toBeNull();
  });

  test('the publisher of the article, else the name of the site', () => {
    expect(
      facts('<script type="application/ld+json">{"@type":"Article","publisher":{"name":"Site Ltd"}}</script>').publisher
        ?.value,
    ).toBe('Site Ltd');
    expect(facts('<meta property="og:site_name" content="Site">').publisher).toEqual({
      value: 'Site',
      where: 'meta og:site_name',
    });
  });
});

describe('links and images', () => {
  test('citations are external links of the text, without menus, share buttons and paid links', () => {
    const page = facts(
      `<nav><a href="https://menu.example/">Menu</a></nav><main><a href="/a">In</a> <a href="https://shop.site.example/">Shop</a>
      <a href="https://study.example/x#part">Study</a> <a href="https://study.example/x">Again</a>
      <a href="https://net.example/sharer.php?u=https%3A%2F%2Fsite.example">Share</a>
      <a rel="sponsored nofollow" href="https://ad.example/">Ad</a> <a href="mailto:a@b.example">Mail</a></main>`,
    );
    expect(page.links).toMatchObject({ internal: 2, external: 4, nofollow: 1 });
    expect(page.links.citations.map((link) => link.url)).toEqual(['https://study.example/x']);
  });

  test('links to places on the page are counted once each, whatever its base is', () => {
    const page = facts(
      `<base href="/other/"><a href="#one">1</a> <a href="#one">one</a> <a href="#two">2</a> <a href="#">top</a>
      <a href="/#three">3</a>`,
    );
    expect(page.links.jumps).toBe(2);
  });

  test('links to buy something are no citations', () => {
    const hosts = ['www.amazon.co.uk/dp/1', 'amzn.to/2', 'shareasale.com/r.cfm?b=3', 'amazon-study.example/4'];
    const page = facts(`<main>${hosts.map((to) => `<a href="https://${to}">Desk</a>`).join(' ')}</main>`);
    expect(page.links.citations.map((link) => link.url)).toEqual(['https://amazon-study.example/4']);
  });

  test('links that earn are marked or go through a network, and stand in the text', () => {
    const addresses = [
      'www.amazon.com/dp/1?tag=desks-20',
      'www.amazon.com/dp/2',
      'www.shareasale.com/r.cfm?b=3',
      'desky.sjv.io/c/4',
      'site.example/affiliate/desky',
      'site.example/affiliate/',
      'study.example/affiliation/x',
    ];
    const links = addresses.map((to) => `<a href="https://${to}">Desk</a>`).join(' ');
    const banner = '<a rel="sponsored" href="https://ad.example/"><img src="ad.png"></a>';
    const marked = '<a rel="nofollow sponsored" href="https://flexo.example/">Flexo</a>';
    const menu = '<nav><a href="https://desky.sjv.io/c/5">Deals</a></nav>';
    const page = facts(`${menu}<main>${links} ${banner} ${marked}</main>`);
    expect(page.links.earning.map(({ url }) => url)).toEqual([
      'https://www.amazon.com/dp/1?tag=desks-20',
      'https://www.shareasale.com/r.cfm?b=3',
      'https://desky.sjv.io/c/4',
      'https://site.example/affiliate/desky',
      'https://flexo.example/',
    ]);
  });

  test('profiles, shops, messengers and one address under many names are no citations', () => {
    const to = (url: string, text = 'Desk') => `<a href="https://${url}">${text}</a>`;
    const page = facts(
      `<main>${[
        to('www.facebook.com/desks'),
        to('x.com/desks'),
        to('www.linkedin.com/company/desks/about'),
        to('api.whatsapp.com/send?phone=1'),
        to('maker.example/en/shop/desks'),
        to('maker.example/signup'),
        to('maker.example/?aff_id=7'),
        ...['Oak', 'Pine', 'Ash', 'Elm', 'Beech', 'Birch'].map((name) => to('deals.example/Fv0', name)),
        to('x.com/doctor/status/12'),
        ...['study', '44 %', 'found'].map((name) => to('journal.example/study', name)),
        to('maker.example/workshop/report'),
      ].join(' ')}</main>`,
    );
    expect(page.links.citations.map((link) => link.url)).toEqual([
      'https://x.com/doctor/status/12',
      'https://journal.example/study',
      'https://maker.example/workshop/report',
    ]);
  });

  test('a box of long text is no menu, whatever its name; comments are others’ text', () => {
    const text = (name: string, to: string) =>
      `<div class="${name}"><p>${'A desk stands in the office. '.repeat(40)}<a href="https://${to}.example/">It</a></p></div>`;
    const page = facts(
      `${text('content-nav-section', 'study')}${text('comments', 'stranger')}<p>${'More. '.repeat(600)}</p>`,
    );
    expect(page.links.citations.map((link) => link.url)).toEqual(['https://study.example/']);
  });

  test('citations of pages whose builder names every piece a widget, and whose layout stands beside a sidebar', () => {
    const built = facts(
      `<div class="page has-sidebar"><div class="elementor-widget elementor-widget-text-editor"><p>Desks
      <a href="https://study.example/">are studied</a> by many.</p></div>
      <div class="elementor-widget elementor-widget-nav-menu"><a href="https://menu.example/">Menu</a></div>
      <div class="widget"><a href="https://aside.example/">Aside</a></div></div>`,
    );
    expect(built.links.citations.map((link) => link.url)).toEqual(['https://study.example/']);
    const most = facts(
      `<div class="widget"><p>${'A desk stands in the office. '.repeat(9)}<a href="https://study.example/">Study</a></p></div>
      <div class="related"><a href="https://aside.example/">Aside</a></div>`,
    );
    expect(most.links.citations.map((link) => link.url)).toEqual(['https://study.example/']);
  });

  test('questions on controls that open answers', () => {
    const { asked } = facts(
      `<button><div>Is a desk loud?</div><i></i></button><details><summary>How long does it last?</summary>Years.</details>
      <dl><dt>What is the price?</dt><dd>500</dd></dl><div aria-expanded="false">Why stand at work?</div><button>Search?</button><p>Who asks?</p>`,
    );
    expect(asked).toEqual(['Is a desk loud?', 'How long does it last?', 'What is the price?', 'Why stand at work?']);
  });

  test('what the markup calls a price, wherever it stands', () => {
    const { prices } = facts(
      `<main><p>The desk.</p></main><p class="price"><span class="woocommerce-Price-amount"><bdi><span>$</span>399.00</bdi></span></p>
      <span itemprop="price">399 $</span><div class="price-note">On request</div><p class="enterprise">500 people</p>`,
    );
    expect(prices).toEqual(['$399.00', '399 $']);
  });

  test('ratings that stand in attributes and class names', () => {
    const { ratings } = facts(
      '<a aria-label="reviews" title="5 out of 5 stars">(6)</a><i class="stars star-rating-4-5"></i>' +
        '<b class="starship-5"></b><p class="start-5" title="Motors">Two</p>',
    );
    expect(ratings).toEqual(['5 out of 5 stars', '4.5/5']);
  });

  test('tables of three columns and rows, wherever they stand', () => {
    const table = (rows: number, cells: number) =>
      `<aside><table>${`<tr>${'<td>$499</td>'.repeat(cells)}</tr>`.repeat(rows)}</table></aside>`;
    const count = (html: string) => facts(html).wideTables;
    expect([table(3, 3), table(2, 3), table(3, 2)].map(count)).toEqual([1, 0, 0]);
  });

  describe('tables that are no table elements', () => {
    const row = (tag: string, name: string) =>
      `<div ${tag}><span>Standing desk ${name}</span><span>$${name}99</span></div>`;
    const rows = (tag = '') => ['4', '5', '6'].map((name) => row(tag, name)).join('');
    const count = (html: string) => facts(html).laidOutTables;

    test.each([
      ['boxes with a class name', `<div class="price-table">${rows('class="row"')}</div>`],
      ['boxes with a role', `<div role="grid">${rows('role="row"')}</div>`],
      ['columns in preformatted text', '<pre>Desk      $400\nBench     $90\nStool     $60</pre>'],
    ])('%s', (_, html) => {
      expect(count(html)).toBe(1);
    });

    test('of nested ones, the outermost counts', () => {
      expect(count(`<div class="table-box"><div role="table">${rows()}</div></div>`)).toBe(1);
    });

    test.each([
      ['a real table', '<table class="table"><tr><td>a</td><td>b</td></tr></table>'],
      ['boxes without a name', `<div>${rows()}</div>`],
      ['a table of contents', `<div class="table-of-contents">${rows()}</div>`],
      ['two rows', `<div class="table">${row('', '4')}${row('', '5')}</div>`],
      [
        'sections of text',
        `<div class="tables">${`<div><h2>Desk</h2><p>${'It is a desk. '.repeat(20)}</p></div>`.repeat(4)}</div>`,
      ],
      ['code', '<pre>const a = 1;\nconst b = 2;  // two\nconst c = 3;\nreturn c;</pre>'],
    ])('but not %s', (_, html) => {
      expect(count(html)).toBe(0);
    });
  });

  test('pictures with and without words, tracking pixels left out', () => {
    const { images } = facts(
      '<img src="/a.png" alt="A desk"><img data-src="b.png"><img src="c.png" alt=""><img src="/t.gif" width=1 height=1>',
    );
    expect(images).toMatchObject({ count: 3, withoutAlt: 1 });
    expect(images.images[0]).toEqual({ url: 'https://www.site.example/a.png', alt: 'A desk' });
  });
});

describe('barriers', () => {
  test('a paywall is named by its mark', () => {
    expect(
      facts('<script type="application/ld+json">{"@type":"Article","isAccessibleForFree":"False"}</script>').paywall
        ?.where,
    ).toBe('isAccessibleForFree');
    expect(facts('<meta property="article:content_tier" content="metered">').paywall?.value).toBe('metered');
    expect(facts('<div class="article-paywall">Subscribe').paywall?.where).toBe('class');
    expect(facts('<article class="post category-paywall-news"><p>Free').paywall).toBeNull();
  });

  test('a challenge in place of the page is seen, an article about challenges is not', () => {
    expect(facts('<title>Just a moment...</title><p>Checking your browser').botChallenge?.value).toMatch(
      /just a moment/i,
    );
    expect(facts(`<title>Are you a robot?</title><p>${words(300)}`).botChallenge).toBeNull();
    expect(
      facts('<h1>Contact</h1><p>Write to us about anything you like.</p><div class="g-recaptcha"></div>').botChallenge,
    ).toBeNull();
    expect(facts('<div class="g-recaptcha"></div>').botChallenge?.value).toBe('g-recaptcha');
  });

  test('an empty application shell depends on scripts, a page of text does not', () => {
    expect(facts('<div id="root"></div><script src="/app.js"></script>').rendering).toMatchObject({
      jsDependent: 'yes',
      words: 0,
    });
    expect(facts(`<p>${words(300)}</p><script src="/app.js"></script>`).rendering.jsDependent).toBe('no');
    expect(facts(`<p>${words(100)}</p>`).rendering.jsDependent).toBe('unknown');
    const { textRatio } = facts(`<p>${words(300)}</p>`).rendering;
    expect(textRatio).toBeGreaterThan(0.8);
    expect(textRatio).toBeLessThanOrEqual(1);
  });

  test('text withheld from snippets is counted once', () => {
    const { noSnippet } = facts(
      '<div data-nosnippet>12345<span data-nosnippet>67890</span></div><p data-nosnippet>1234567890</p>',
    );
    expect(noSnippet.elements).toBe(1);
    const frame =
      '<div class="site-header" data-nosnippet>Desks</div><footer><p data-nosnippet>Desks</p></footer><p>Desks</p>';
    expect(facts(frame).noSnippet).toEqual({ elements: 0, share: 0 });
    const consent = '<div class="cookie-consent" data-nosnippet>We use cookies on this site.</div><p>Desks</p>';
    expect(facts(consent).noSnippet.elements).toBe(0);
    expect(facts(consent.replace(' class="cookie-consent"', '')).noSnippet.elements).toBe(0);
    expect(noSnippet.share).toBeGreaterThan(0.4);
  });
});
