/** The dates of a page: which evidence wins, and how sure the answer is. */
import { describe, expect, test } from '@jest/globals';
import { documentDates } from '../../../../analysis/extract/dates/document-dates.ts';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';
import { readStructuredData } from '../../../../analysis/extract/structured-data/structured-data.ts';

function dates(html: string, url = 'https://site.example/page', fetchedAt?: string) {
  const { root } = parseHtml(html);
  return documentDates({ root, url, items: readStructuredData(root).items, fetchedAt });
}

const article = (published: string, modified = published) =>
  `<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"${published}","dateModified":"${modified}"}</script>`;

describe('published', () => {
  test('structured data says it, with its place as evidence', () => {
    const { published, modified } = dates(`${article('2020-03-01T08:00:00+01:00', '2020-03-05')}<h1>Title</h1><p>Text`);
    expect(published?.day).toBe('2020-03-01');
    expect(published?.evidence[0]).toMatchObject({ place: 'json-ld', where: 'NewsArticle.datePublished' });
    expect(modified?.day).toBe('2020-03-05');
  });

  test('agreement of several places makes it surer', () => {
    const alone = dates('<h1>Title</h1><p>1 March 2020</p>').published;
    const both = dates(`${article('2020-03-01')}<h1>Title</h1><p>1 March 2020</p>`).published;
    expect(alone?.day).toBe('2020-03-01');
    expect(both?.confidence).toBeGreaterThan(alone?.confidence ?? 1);
  });

  test('an instant in UTC gives way to the local day that the page shows', () => {
    const html = `${article('2023-11-09T05:30:59Z', '2023-11-09T06:30:59Z')}<h1>Title</h1><time>November 8, 2023</time>`;
    expect(dates(html, 'https://site.example/2023/11/08/title').published?.day).toBe('2023-11-08');
  });

  test('a style sheet sets the date apart from its neighbours', () => {
    const byline =
      '<span class="meta-author">By <a rel="author" href="/ann">ann</a></span><span class="meta-date">May 3, 2020</span>';
    expect(dates(`<h1>Title</h1><div>${byline}<span>No Comments</span></div><p>Text`).published?.day).toBe(
      '2020-05-03',
    );
  });

  test('a related item or a comment does not speak for the page', () => {
    const html = `<script type="application/ld+json">{"@type":"WebPage","comment":{"@type":"Comment","datePublished":"2021-01-01"}}</script>
      <h1>Title</h1><p class="date">1 March 2020</p><aside><p class="date">5 May 2021</p></aside>
      <div class="comments"><p class="date">6 June 2021</p></div><footer>© 2 February 2022</footer>`;
    expect(dates(html).published?.day).toBe('2020-03-01');
  });

  test('the heading above a date is no label of it', () => {
    const html = `${article('2024-11-05', '2025-09-12')}<h1>Catering for your next event and all who registered</h1>
      <div><time datetime="2024-11-05">November 5, 2024</time></div><p>Text`;
    expect(dates(html).shown).toEqual(['2024-11-05']);
    expect(dates('<h1>Title</h1><div>Valid until</div><div>5 November 2024</div>').shown).toEqual([]);
  });

  test('a builder calls each piece of a page a widget, its dates too', () => {
    const html = `<h1>Desks</h1><div class="elementor-widget elementor-widget-text-editor"><div>12 August 2025</div></div>`;
    expect(dates(html).shown).toEqual(['2025-08-12']);
  });

  test('the address counts when nothing else does', () => {
    expect(dates('<p>Text', 'https://site.example/2020/03/01/title').published?.day).toBe('2020-03-01');
    expect(dates('<p>Text', 'https://site.example/news/29-10-2021').published?.day).toBe('2021-10-29');
    expect(dates('<p>Text', 'https://site.example/20200428/title').published?.day).toBe('2020-04-28');
  });

  test('figures follow the language of the page', () => {
    expect(dates('<html lang="en-US"><h1>Title</h1><p class="date">03/04/2020').published?.day).toBe('2020-03-04');
    expect(dates('<html lang="en-GB"><h1>Title</h1><p class="date">03/04/2020').published?.day).toBe('2020-04-03');
    expect(dates('<html lang="fr"><h1>Titre</h1><p class="date">03/04/2020').published?.day).toBe('2020-04-03');
    expect(dates('<html lang="en-US"><h1>T</h1><p class="date">03/04/2020</p><p>25/12/2019').published?.day).toBe(
      '2020-04-03',
    );
  });

  test('a label tells publication from change, in its language', () => {
    const { published, modified } = dates(
      '<html lang="de"><h1>Titel</h1><p>Veröffentlicht am 1. März 2020, aktualisiert am 5. April 2020</p>',
    );
    expect(published?.day).toBe('2020-03-01');
    expect(modified?.day).toBe('2020-04-05');
  });

  test('a time told relative to now has its day in an attribute', () => {
    expect(dates('<h1>Title</h1><abbr title="2020-03-01T10:00">two days ago</abbr>').published?.day).toBe('2020-03-01');
    expect(dates('<h1>Title</h1><span data-timestamp="1583056800">today</span>').published?.day).toBe('2020-03-01');
    expect(dates('<main data-timestamp="1583056800"><h1>Title</h1><p>All about it.</p></main>').published).toBeNull();
    const alert = '<section data-timestamp="1583056800"><p>Closed in winter.</p></section>';
    expect(dates(`${alert}<main><h1>Title</h1><p>All about it.</p></main>`).shown).toEqual([]);
    expect(dates('<h1>Title</h1><p><script>showDate("2020/03/01 01:43:09")</script></p>').published?.day).toBe(
      '2020-03-01',
    );
  });

  test('nothing is made up', () => {
    expect(dates('<h1>Title</h1><p>No day here, only 2020.')).toEqual({
      published: null,
      modified: null,
      shown: [],
      shownChange: null,
    });
    expect(dates('')).toEqual({ published: null, modified: null, shown: [], shownChange: null });
  });

  test.each([
    '<span style="display:none;"><span class="post_date">27 September 2023</span></span>',
    '<div hidden><time datetime="2023-09-27">September 27, 2023</time></div>',
    '<p style="color: #333; visibility: hidden">Published on September 27, 2023</p>',
  ])('a day that the page keeps from sight is its day, and not shown: %s', (hidden) => {
    const found = dates(`<main><h1>Title</h1>${hidden}<p>All about it.</p></main>`);
    expect(found.published?.day).toBe('2023-09-27');
    expect(found.shown).toEqual([]);
    const seen = dates(`<main><h1>Title</h1>${hidden.replaceAll(/ (?:hidden(?=>)|style="[^"]*")/gu, '')}</main>`);
    expect(seen.shown).toEqual(['2023-09-27']);
  });

  test('a day that visitors read is shown, though the markup has another', () => {
    const html =
      '<meta property="article:published_time" content="2013-03-11"><h1>Nine myths</h1><p class="byline"><time>March 20, 2023</time></p>';
    expect(dates(html)).toMatchObject({ published: { day: '2013-03-11' }, shown: ['2023-03-20'] });
    const told = '<h1>Nine myths</h1><p>It was a cold day when the council of the old town met on 20 March 2023.</p>';
    expect(dates(told).shown).toEqual([]);
  });

  test('a value in a table or in code is no day of the page, unless its own words say so', () => {
    const table = (cell: string) =>
      `<h1>Fields</h1><table><tr><th>Name</th><th>Format</th><th>Example</th></tr><tr><td>start</td><td>Date</td><td>${cell}</td></tr></table>`;
    expect(dates(table('2025-07-01'))).toMatchObject({ published: null, shown: [] });
    expect(dates('<h1>Fields</h1><pre>start: 2025-07-01</pre>').shown).toEqual([]);
    expect(dates(table('Last updated 1 July 2025')).shown).toEqual(['2025-07-01']);
    const facts = '<h1>Fields</h1><table><tr><td>Date</td><td>1 July 2025</td></tr></table>';
    expect(dates(facts).published?.day).toBe('2025-07-01');
  });

  test('a card that leads to another page does not speak for the page', () => {
    const own = '<h1>Title</h1><p>Updated 16 June 2025</p>';
    expect(dates(`${own}<a href="/b"><div><time>4 December 2025</time></div></a>`).shown).toEqual(['2025-06-16']);
    expect(dates(`${own}<div class="card"><h3>Other</h3><time>4 December 2025</time></div>`).shown).toEqual([
      '2025-06-16',
    ]);
  });

  test('the box of a byline may be called a card', () => {
    expect(dates('<h1>Title</h1><div class="post-card__meta"><div>4 December 2025</div></div>').shown).toEqual([
      '2025-12-04',
    ]);
  });

  test('the foot of an article may say when it was changed, that of the site not', () => {
    const html = (foot: string) => `<main><article><h1>Title</h1><p>Text</p>${foot}</article></main>`;
    expect(dates(html('<footer>Last updated July 2, 2024</footer>')).shownChange).toBe('2024-07-02');
    expect(dates(`${html('')}<footer>Last updated July 2, 2024</footer>`).shownChange).toBeNull();
  });

  test('of several changes that the page shows the latest counts', () => {
    const changes = '<p>Updated November 23, 2013<br>Updated September 26, 2011</p><p>Posted July 10, 2004</p>';
    expect(dates(`<h1>Title</h1>${changes}`)).toMatchObject({
      published: { day: '2004-07-10' },
      shownChange: '2013-11-23',
    });
    const list = [1, 2, 3, 4, 5].map((day) => `<p>Updated June ${day}, 2020</p>`).join('');
    expect(dates(`<h1>Title</h1>${list}`).shownChange).toBeNull();
  });

  test('each statement of a byline stands for itself', () => {
    const byline = (text: string) => dates(`<h1>Boots</h1><p>${text}</p>`);
    expect(byline('First published in May 2021. Last updated on 3 June 2024.').shownChange).toBe('2024-06-03');
    expect(byline('By Ann of the Boot House | Published 2 May 2021 | Updated 3 June 2024')).toMatchObject({
      shown: ['2021-05-02', '2024-06-03'],
      shownChange: '2024-06-03',
    });
    expect(byline('Publié le 2. mai 2021, mis à jour le 3. juin 2024').shownChange).toBe('2024-06-03');
  });

  test('a short sentence in prose is no statement of a byline', () => {
    const told = 'The old rules for boots had been in force for many years. They were updated on 3 June 2024.';
    expect(dates(`<h1>Boots</h1><p>${told}</p>`).shown).toEqual([]);
    const far = `<h1>Boots</h1><p>${'All about boots. '.repeat(200)}</p><p>The Boot. Released: 3 June 2024 by Ann Press.</p>`;
    expect(dates(far).shown).toEqual([]);
  });

  test('an icon says in its name what happened on the day beside it', () => {
    const fact = (icon: string, day: string) => `<span>${icon} <span class="date">${day}</span></span>`;
    const facts = (changed: string, created: string) =>
      `<main><article><h1>Boots</h1><p>${'All about boots. '.repeat(200)}</p>
        <aside>${fact(changed, '3 June 2024')}${fact(created, '2 May 2021')}</aside></article></main>`;
    const said = { published: { day: '2021-05-02' }, modified: { day: '2024-06-03' }, shownChange: '2024-06-03' };
    expect(dates(facts('<i title="Last update"></i>', '<i title="Created"></i>'))).toMatchObject(said);
    expect(dates(facts('<svg aria-label="Updated"></svg>', '<svg aria-label="Published"></svg>'))).toMatchObject(said);
    expect(dates(facts('<i title="Clock"></i>', '<i title="Clock"></i>')).modified).toBeNull();
  });

  test('the name of an icon is of its own block', () => {
    const html = '<h1>Boots</h1><div><i title="Last update"></i></div><p class="date">2 May 2021</p>';
    expect(dates(html)).toMatchObject({ published: { day: '2021-05-02' }, modified: null });
  });

  test('the latest posts of an author do not tell when the article was written', () => {
    const post = (day: string) =>
      `<li><a href="/other">Boots for ${day.length} kinds of weather</a><span> - ${day}</span></li>`;
    const page = (list: string) =>
      `${article('2020-03-01')}<main><article><h1>Boots</h1><p>${'All about boots. '.repeat(200)}</p>${list}</article></main>`;
    expect(dates(page(`<ul>${post('June 3, 2024')}${post('May 2, 2024')}</ul>`)).published?.day).toBe('2020-03-01');
    expect(dates(page(`<ul>${post('June 3, 2024')}${post('May 2, 2024')}</ul>`)).shown).toEqual([]);
  });

  test('an aside with links does not speak for the article around it', () => {
    const aside = (more: string) =>
      `<main><article><h1>Boots</h1><p>${'All about boots. '.repeat(200)}</p><aside><p>Updated 3 June 2024</p>${more}</aside></article></main>`;
    expect(dates(aside('')).shownChange).toBe('2024-06-03');
    expect(dates(aside('<a href="/socks">Socks</a>')).shownChange).toBeNull();
    expect(dates(aside('<h3>Socks</h3>')).shownChange).toBeNull();
  });

  test('a day after the fetch is refused', () => {
    const html = '<h1>Title</h1><p class="date">1 March 2030</p>';
    expect(dates(html).published?.day).toBe('2030-03-01');
    expect(dates(html, undefined, '2026-11-21T00:00:00Z').published).toBeNull();
  });
});

test('the same page gives the same dates', () => {
  const html = `${article('2020-03-01')}<h1>Title</h1>${'<p class="date">2 March 2020</p>'.repeat(50)}`;
  expect(dates(html)).toEqual(dates(html));
});

describe('a day of something else', () => {
  const none = { published: null, modified: null, shown: [] };

  test.each([
    ['the clock of a forum', '<p>Current time: 5 March 2026, 12:41</p><h1>Boots</h1><p>Text'],
    ['a time to the second above the heading', '<p><time>March 05, 2026, 07:16:19 AM</time></p><h1>Boots</h1><p>Text'],
    ['opening hours', '<h1>Boots</h1><p>Open today, 14 March 2026</p>'],
    ['an example', '<h1>Boots</h1><p>Write the day as usual, for example Thu, 7 Apr 2005.</p>'],
    ['a sample of output in a line', '<h1>Boots</h1><p>It prints <code>Date: 7 Apr 2005</code> and ends.</p>'],
    ['the weeks of a course', '<h1>Boots</h1><p>12.01.2026 — 10.04.2026</p>'],
    ['the start of a course', '<h1>Boots</h1><p>September Start</p><p>21.09.2026</p>'],
    ['the start date of a course', '<h1>Boots</h1><p>Start date: 21 September 2026</p>'],
    ['the end of an application', '<h1>Boots</h1><p>Apply by 21 September 2026</p>'],
    ['the start in German', '<h1>Boots</h1><p>Kursbeginn: 21. September 2026</p>'],
    ['the end in French', '<h1>Boots</h1><p>Date limite : 21 septembre 2026</p>'],
    ['the start in Spanish', '<h1>Boots</h1><p>El curso comienza el 21 de septiembre de 2026</p>'],
  ])('%s is not the day of the page', (_name, html) => {
    expect(dates(html)).toMatchObject(none);
  });

  test('a list of releases has no day of the page', () => {
    const releases = [3, 4, 5, 6, 7].map((day) => `<li><em class="date">${day} June 2020</em></li>`).join('');
    expect(dates(`<ul>${releases}</ul>`).published).toBeNull();
  });
});

describe('a thread', () => {
  const post = (day: string) =>
    `<div class="post"><p>Ann, ${day}, 10:20</p><p>Joined 2 May 2001</p><p>Boots fit.</p></div>`;

  test('is of the day of its last post', () => {
    const html = `<p>9 March 2026</p><h1>Boots</h1>${post('3 May 2024')}${post('7 May 2024')}${post('6 May 2024')}
      <div class="similar-threads"><p>Socks, 8 June 2025, 11:00</p></div>`;
    const { published, modified } = dates(html, 'https://site.example/threads/boots.12/');
    expect(published?.day).toBe('2024-05-03');
    expect(modified?.day).toBe('2024-05-07');
    expect(dates(html).modified).toBeNull();
  });

  test('keeps the day on which it was started', () => {
    const html = '<h1>Boots</h1><p>Start date <time datetime="2024-05-03">3 May 2024</time></p>';
    expect(dates(html, 'https://site.example/threads/boots.12/').published?.day).toBe('2024-05-03');
  });
});
