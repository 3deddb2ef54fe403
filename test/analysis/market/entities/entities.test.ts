/** The market's entities, on pages short enough to check by hand. */
import { describe, expect, test } from '@jest/globals';
import { documentFacts } from '../../../../analysis/extract/facts/document-facts.ts';
import { parsePage } from '../../../../analysis/extract/parse/parse.ts';
import type { KnowledgeGraph } from '../../../../analysis/gather/ports.ts';
import { entitiesOf, type MarketEntity } from '../../../../analysis/market/entities/measure.ts';
import { entityUse, ownEntitiesOf } from '../../../../analysis/market/entities/own-entities.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** A page: its blocks, and the HTML that its links and structured data are read from. */
interface Written {
  blocks: readonly string[];
  html?: string;
  domain?: string;
}

function entitiesIn(
  pages: readonly (Written | string)[],
  {
    language = 'en',
    keyword = [],
    graph,
    lists = [],
  }: { language?: string; keyword?: string[]; graph?: KnowledgeGraph; lists?: string[] } = {},
): MarketEntity[] {
  const cuts = pages.map((written, index) => {
    const {
      blocks,
      html = '',
      domain = `site${index + 1}.example`,
    } = typeof written === 'string' ? { blocks: [written] } : written;
    const { root } = parsePage(new TextEncoder().encode(html));
    const { links, structuredData, title, author } = documentFacts({
      root,
      url: `https://${domain}/`,
      htmlChars: html.length,
    });
    const page = measuredPage(`s${index + 1}`, domain, blocks, {
      language,
      facts: {
        links,
        structuredData,
        ...(title === undefined ? {} : { title }),
        ...(author === undefined ? {} : { author }),
      },
    });
    return { page, cut: passagesOf(page) };
  });
  return entitiesOf(
    cuts,
    { keyword, query: keyword.join(' '), knowledgeGraph: graph, listed: lists.map(listedOnFirst) },
    analyzerFor(language),
  );
}

const listedOnFirst = (name: string, index: number) => ({
  source_id: 's1',
  name,
  position: index + 1,
  where: 'heading' as const,
  start: 0,
  end: 0,
});

const named = (entities: readonly MarketEntity[]) => entities.map(({ name, df }) => [name, df]);

describe('a name', () => {
  test('is written with a capital inside sentences, on two sites', () => {
    const found = entitiesIn([
      'Most parts of a desk by Ergotron come from Taiwan, and some from elsewhere.',
      'We bought the desk from Ergotron in May, and it came from Taiwan by ship.',
      'Buyers who ask for Humanscale get it in Dutch or on a Monday.',
    ]);
    expect(named(found)).toEqual([
      ['Ergotron', 2],
      // A place that two sites name comes after what one of them tells of.
      ['Humanscale', 1],
      ['Taiwan', 2],
    ]);
  });

  test('counts the pages that write it, with its places', () => {
    const [first] = entitiesIn([
      'The arms of Ergotron hold, and Ergotron says so itself.',
      'We put the arm by Ergotron on a wall of brick.',
      'Nobody here knows of any maker of arms at all.',
    ]);
    expect(first).toMatchObject({ name: 'Ergotron', n: 3, df: 2, df_rate: 0.6667, kg_in_serp: false });
    expect(first?.counts).toEqual([
      { source_id: 's1', count: 2 },
      { source_id: 's2', count: 1 },
    ]);
    expect(first?.passages.map(({ id }) => id)).toEqual(['s1.p1', 's2.p1']);
  });

  test.each([
    ['a title', 'Read More About Standing Desks Here', 'The Best Standing Desks Of The Year'],
    [
      'an ordinary word that begins a sentence',
      'Frames are heavy. Frames are made of steel.',
      'Frames rise. We like the frames.',
    ],
    [
      'small elsewhere',
      'We sell the Walnut top, as walnut tops go, of walnut.',
      'They like a Walnut top, a walnut top and walnut.',
    ],
    [
      'a month, a day, a language, a people',
      'It came in March on a Friday, in French and from German makers.',
      'Ours came in March on a Friday, in French and from German makers.',
    ],
    [
      'an abbreviation of things',
      'It has an LED lamp, two SUVs and the best of all PDFs.',
      'Ours has an LED lamp, two SUVs and the best of all PDFs.',
    ],
    ['the keyword', 'We do like the Standdesk a lot.', 'They do like the Standdesk a lot.'],
  ])('is not %s', (_, one, other) => {
    expect(named(entitiesIn([one, other], { keyword: ['standdesk'] }))).toEqual([]);
  });

  test('is no phrase of the keyword, even if a page lists it', () => {
    const lists = ['Security Cameras', 'Ergotron'];
    const pages = ['We do like Security Cameras and Ergotron.', 'They do like Security Cameras and Ergotron.'];
    const found = entitiesIn(pages, { keyword: ['home', 'secur', 'camera'], lists });
    expect(named(found)).toEqual([['Ergotron', 2]]);
  });

  test('of a brand that its own site alone writes is a rival of the market', () => {
    const pages = ['a', 'b'].map((sub) => ({
      blocks: ['We build the desks of Uplift by hand.'],
      domain: `${sub}.uplift.example`,
    }));
    expect(named(entitiesIn(pages))).toEqual([['Uplift', 2]]);
  });

  test('is one with its possessive, its article, its legal form and its abbreviation', () => {
    const found = entitiesIn([
      'A study by the World Health Organization (WHO) says so, as the WHO always does.',
      'The data of the WHO are the World Health Organization’s own.',
      'We rely on Ergotron Inc. and like what Ergotron’s people say.',
      'We rely on the arms of Ergotron here.',
    ]);
    expect(named(found)).toEqual([
      ['World Health Organization', 2],
      ['Ergotron', 2],
    ]);
    expect(found[0]?.counts).toEqual([
      { source_id: 's1', count: 3 },
      { source_id: 's2', count: 2 },
    ]);
  });

  test('of a person is one with the surname that follows it', () => {
    expect(
      named(
        entitiesIn([
          'The tests that Alan Hedge made are old, says Hedge today.',
          'We asked Alan Hedge, and this is what Hedge said.',
        ]),
      ),
    ).toEqual([['Alan Hedge', 2]]);
  });
});

describe('the type of a name', () => {
  const typesIn = (texts: string[], language = 'en') =>
    Object.fromEntries(entitiesIn(texts, { language }).map(({ name, type }) => [name, type]));

  test('is told by its words, by what stands around it and by what is known of places', () => {
    const one =
      'It came to Venice with Gabriel de Clieu, and the Boston Tea Party followed. The monk told King Mamun, and he ' +
      'drank. Members of the National Coffee Association quote the National Electrical Code.';
    expect(typesIn([one, one])).toMatchObject({
      Venice: 'place',
      'Gabriel de Clieu': 'person',
      'Boston Tea Party': 'event',
      'King Mamun': 'person',
      'National Coffee Association': 'organization',
      'National Electrical Code': 'work',
    });
  });

  test('is that which is usual where nothing tells: a brand among products, an organization among companies', () => {
    const products = 'We tested products and devices by Vantro and the Vantro Slim model. Devices by Vantro hold.';
    expect(typesIn([products, products])).toMatchObject({ Vantro: 'brand', 'Vantro Slim': 'product' });
    const companies = 'This company beats the services of Vantro, and other companies like Vantro offer services.';
    expect(typesIn([companies, companies])).toEqual({ Vantro: 'organization' });
    // Whoever searches for software calls its makers services, too.
    const keyword = ['payrol', 'softwar'];
    expect(entitiesIn([companies, companies], { keyword })).toMatchObject([{ name: 'Vantro', type: 'brand' }]);
  });

  test('is a brand where a site has the name, however many words it has, known for some, and a place tells none apart', () => {
    const found = entitiesIn([
      {
        blocks: ['The products of Echo Strength Depot cost $300, and we bought the products at Amazon UK.'],
        domain: 'echostrengthdepot.example',
      },
      'We like the products of Echo Strength Depot, which cost $20 at Amazon and $30 at US Amazon.',
      'The products that Amazon sells cost more than those of Echo Strength Depot.',
    ]);
    expect(found.map(({ name, type, df }) => [name, type, df])).toEqual([
      ['Amazon', 'organization', 3],
      ['Echo Strength Depot', 'brand', 3],
    ]);
  });

  test('is a concept where a page explains an abbreviation by words in small letters', () => {
    const text = 'You sign a power purchase agreement (PPA), and with a PPA you pay for what you use.';
    expect(typesIn([text, 'Nothing is named here.'])).toEqual({ 'power purchase agreement': 'concept' });
  });
});

describe('a name that one page alone writes counts', () => {
  test.each([
    [
      'where it stands beside a known one',
      'Arms by Ergotron or Vantro and Fjelltre hold.',
      ['Ergotron', 'Fjelltre', 'Vantro'],
    ],
    [
      'where it says what it is',
      'A study by the Vantro Institute says so of Ergotron.',
      ['Ergotron', 'Vantro Institute'],
    ],
    ['with an ampersand', 'Ask for PS&E or the arms of Ergotron. The bill of PS&E is low.', ['Ergotron', 'PS&E']],
    ['with a capital inside', 'The useState hook is like Ergotron.', ['Ergotron', 'useState']],
  ])('%s', (_, text, expected) => {
    const found = entitiesIn([text, 'We bought the arms of Ergotron here.']).map(({ name }) => name);
    expect(found.toSorted()).toEqual(expected);
  });

  test('not where it is a word of the dictionary', () => {
    const found = entitiesIn(['We like the Windbreaker and the Vantro here.', 'We bought the arms of Ergotron.']);
    expect(found.map(({ name }) => name)).not.toContain('Windbreaker');
    expect(found.map(({ name }) => name)).toContain('Vantro');
  });
});

describe('the name of a ranking site', () => {
  const blocks = ['A desk is made of wood and steel.'];

  test('is an entity, though only its title has it', () => {
    const html = '<title>Desks of wood | Oak Field</title>';
    const found = entitiesIn([{ blocks, html, domain: 'oakfield.example' }, 'We like a desk of wood.']);
    expect(named(found)).toEqual([['Oak Field', 1]]);
    expect(found[0]?.passages).toEqual([]);
  });

  test('is none where it is unlike the host', () => {
    const html = '<title>Desks of wood | Oak Field</title>';
    expect(entitiesIn([{ blocks, html, domain: 'site1.example' }, 'We like a desk of wood.'])).toEqual([]);
  });
});

test('a bundle in a list is two names', () => {
  const text = 'The Flair Neo is small. The Kingrinder K4 grinds for it, and the Oxford and Cambridge Club too.';
  const found = entitiesIn([text, 'We like it.'], {
    lists: ['Flair Neo and Kingrinder K4', 'Oxford and Cambridge Club'],
  });
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['Flair Neo', 'Kingrinder K4']));
  expect(found.map(({ name }) => name)).not.toContain('Flair Neo and Kingrinder K4');
});

test('a name of navigation counts where three pages write it in sentences', () => {
  const pages = [
    'Save ideas on Pinterest for later.',
    'We pin it to Pinterest each week.',
    'You can ask on Pinterest for more.',
  ];
  expect(entitiesIn(pages).map(({ name }) => name)).toEqual(['Pinterest']);
  expect(entitiesIn(pages.slice(0, 2))).toEqual([]);
});

test('a page of its own is told by how often it names each', () => {
  const entities = entitiesIn(['Arms by Ergotron come from Taiwan.', 'We bought arms by Ergotron from Taiwan.']);
  const own = measuredPage('s9', 'own.example', ['Here is Ergotron, and Ergotron again, by no means Taiwanese.']);
  expect(entityUse(own, entities)).toEqual([2, 0]);
});

describe('what pages declare', () => {
  const jsonLd = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

  test('gives a type, and stands for a second site', () => {
    const html = jsonLd({
      '@type': 'Article',
      about: { '@type': 'Organization', name: 'Ergotron', sameAs: 'https://www.wikidata.org/wiki/Q42' },
    });
    const [found, ...more] = entitiesIn([
      { blocks: ['The arms that Ergotron makes hold well.'], html },
      'Nothing else is here to read.',
      'Nor is there here.',
    ]);
    expect(found).toMatchObject({ name: 'Ergotron', type: 'organization', df: 1, wikidata: 'Q42' });
    expect(more).toEqual([]);
  });

  test('is no entity where no page’s text has it', () => {
    const html = jsonLd({ '@type': 'Product', name: 'Desk', brand: 'Ergotron' });
    expect(named(entitiesIn([{ blocks: ['A desk of oak and steel.'], html }, 'Another desk of oak.']))).toEqual([]);
  });

  test('by a link to an encyclopedia gives its address', () => {
    const html = '<main><p>See <a href="https://en.wikipedia.org/wiki/Taiwan">Taiwan</a></p></main>';
    const [found] = entitiesIn([{ blocks: ['It comes from Taiwan by ship.'], html }, 'Ours is from Taiwan as well.']);
    expect(found).toMatchObject({ name: 'Taiwan', df: 2, wikipedia: 'https://en.wikipedia.org/wiki/Taiwan' });
    expect(found).toHaveProperty('type', 'place');
  });

  test('by the box of the results page is there wherever a page names it', () => {
    const [found] = entitiesIn(['Makers such as Ergotron sell arms.', 'Nothing.'], {
      graph: { title: 'Ergotron', type: 'Furniture company' },
    });
    expect(found).toMatchObject({ name: 'Ergotron', type: 'organization', df: 1, kg_in_serp: true });
  });
});

describe('names of a page alone', () => {
  const own = measuredPage('s9', 'fjelltre.example', [
    'We asked Ergotron for an arm. The arm by Ergotron held.',
    'Our desks by Fjelltre stand in Oslo. Fjelltre is small, and Oslo is large.',
    'Somebody praised Vantro once.',
  ]);
  const namesBeside = (text: string, limit = 10) =>
    ownEntitiesOf(own, [measuredPage('s1', 'a.example', [text])], [], analyzerFor('en'), limit);

  test('are those that it writes again and no other page writes, its own site aside', () => {
    expect(namesBeside('Nothing is named here.')).toEqual([
      { name: 'Ergotron', count: 2 },
      { name: 'Oslo', count: 2 },
    ]);
    expect(namesBeside('We like the arms of Ergotron best.').map(({ name }) => name)).toEqual(['Oslo']);
    expect(namesBeside('Nothing is named here.', 1)).toHaveLength(1);
  });
});

describe('names in other languages', () => {
  test.each([
    [
      'fr',
      ['Les bras de la marque Ergotron tiennent bien.', 'On trouve chez Ergotron des bras en France.'],
      ['Ergotron', 'France'],
    ],
    [
      'de',
      [
        'Die Arme hat die Stiftung Warentest geprüft, und der Tisch hält.',
        'Laut der Stiftung Warentest ist der Tisch gut, sagt die Firma.',
      ],
      ['Stiftung Warentest'],
    ],
    ['ja', ['この机はFlexiSpotの製品です。', '当店ではFlexiSpotの机を扱います。'], ['FlexiSpot']],
    ['zh', ['这张桌子在《消费者报告》中得分最高。', '《消费者报告》测试了十张桌子。'], ['消费者报告']],
    ['ar', ['يباع هذا المكتب من شركة Ergotron في كل مكان.', 'تصنع شركة Ergotron أذرع الشاشات.'], ['Ergotron']],
    ['hi', ['यह डेस्क Ergotron कंपनी की है।', 'हमने Ergotron का डेस्क खरीदा।'], ['Ergotron']],
  ])('%s', (language, texts, expected) => {
    expect(entitiesIn(texts, { language }).map(({ name }) => name)).toEqual(expected);
  });
});

test('two German nouns with an article between them are no name', () => {
  const text =
    'Lassen Sie sich Zeit. Wer am Ende der Laufzeit fragt, fragt die Stiftung Warentest oder das Bundesministerium der Finanzen in Berlin.';
  const names = entitiesIn([text, text, text], { language: 'de' }).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Stiftung Warentest', 'Bundesministerium der Finanzen']));
  expect(names).not.toContain('Ende der Laufzeit');
  expect(names).not.toContain('Lassen Sie');
});

test('a site is named although its pages write its name in small letters, too', () => {
  const site = {
    domain: 'tarnspace.example',
    html: '<title>Tarnspace - Therapy online</title>',
    blocks: [
      'Tarnspace gives therapy online.',
      'Anna, tarnspace member.',
      'Jo, tarnspace member.',
      'Ed, tarnspace member.',
    ],
  };
  expect(entitiesIn([site, 'Therapy helps many people.']).map(({ name }) => name)).toContain('Tarnspace');
});

test('a term of art is a name although sites also write it in small letters', () => {
  const pages = [
    'You file the Articles of Tarn with the state. The articles of Tarn cost $50. Keep the Articles of Tarn safe.',
    'File the Articles of Tarn first. The articles of Tarn are short. Then store the Articles of Tarn at home.',
  ];
  expect(entitiesIn(pages).map(({ name }) => name)).toContain('Articles of Tarn');
});

test('in German, a linking word separates nouns from a name, and a recurring pair of rare nouns is a name', () => {
  const page = [
    'Laut einer Studie der Fjelltre Treuhand Tarnwerk steigen die Preise.',
    'Wir rechnen mit einem Fjelltre Tarnwerk.',
    'Danach gehört Ihnen der Fjelltre Tarnwerk. Sie haben noch viele Monate Zeit und freie Wahl.',
  ].join(' ');
  const names = entitiesIn([page, 'Hier geht es um anderes.', 'Noch ein Text.'], { language: 'de' }).map(
    ({ name }) => name,
  );
  expect(names).toContain('Fjelltre Tarnwerk');
  expect(names).not.toContain('Studie der Fjelltre Treuhand Tarnwerk');
  expect(names).not.toContain('Monate Zeit');
});

describe('the name of an author', () => {
  const article = (author: string) => ({
    blocks: ['A frame of steel holds more than a frame of wood.'],
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Frames',
      author: { '@type': 'Person', name: author },
    })}</script>`,
    domain: 'tarnshop.example',
  });
  const found = (author: string) => entitiesIn([article(author)]).map(({ name, type }) => [name, type]);

  test.each(['Laura Okafor', 'Alysha Berglund', 'Autumn Vestergaard'])('%s is a person of the market', (author) => {
    expect(found(author)).toEqual([[author, 'person']]);
  });

  test('with an everyday surname is a person if a page says so, and ranks like what a page names twice', () => {
    expect(found('Patrick Small')).toEqual([['Patrick Small', 'person']]);
  });

  test.each(['Frames Team', 'Tarn Small', 'tarnfan42', 'The Tarnist', 'Tarnshop Canada', 'Lund Studios'])(
    '%s is nobody',
    (author) => {
      expect(found(author)).toEqual([]);
    },
  );
});

test('what stands for a person is no name', () => {
  const text = [
    'We asked our Content Manager and the Registered Dietitian about it.',
    'She has a Bachelor of Science and he a Master of Arts from there.',
    'It was found by Vestergaard A and later by Okafor L in the north.',
    'Then we met the Director of Marketing and the Associate Professor of Radiology.',
    'Some of it is by Lundqvist-Tarn BC, et al.',
  ].join(' ');
  expect(entitiesIn([text, text.replace('We asked', 'They asked')])).toEqual([]);
});

test('where a page capitalizes ordinary words, only an unusual word shows a name', () => {
  const costs = 'the price of Tall Fans, of Small Lights, of Large Doors and of New Windows by Vantrolux Home';
  const page = { blocks: [`We tell ${costs}.`, `They know ${costs}.`] };
  expect(entitiesIn([page]).map(({ name }) => name)).toEqual(['Vantrolux Home']);
});

test('the field of an organization is part of its name', () => {
  const [first] = entitiesIn(['The rules of the Tarn Institute for Health and Safety are short.']);
  expect(first).toMatchObject({ name: 'Tarn Institute for Health and Safety', type: 'organization' });
  const [french] = entitiesIn(["On lit les règles de l'Institut Tarn pour la Santé chez nous."], { language: 'fr' });
  expect(french?.name).toBe('Institut Tarn pour la Santé');
});

test('a listed name may be in small letters elsewhere, and one after an everyday verb is not part of it', () => {
  const listed = 'We like the tops by Vantrolux, and vantrolux is how its logo has it.';
  expect(entitiesIn([listed], { lists: ['Vantrolux'] }).map(({ name }) => name)).toEqual(['Vantrolux']);
  expect(entitiesIn([listed])).toEqual([]);
  const chosen = 'Choose Vantrolux for tops. The tops by Vantrolux last.';
  expect(entitiesIn([chosen], { lists: ['Vantrolux', 'Fjelltre'] })[0]?.name).toBe('Vantrolux');
});

test('a stop after a letter of a name ends the sentence, unless it is an initial', () => {
  const found = entitiesIn(['We drove the Vantro Model-E. Fjelltre Reports wrote of the Vantro Model-E.']);
  expect(found.map(({ name }) => name)).not.toContain('Vantro Model-E. Fjelltre Reports');
});

test('people of a place are no name beside it', () => {
  expect(entitiesIn(['Most of the Americans sit.', 'Some of the Americans stand.'])).toEqual([]);
});

test('a name goes on behind an apostrophe inside it, but not with its ending', () => {
  const found = entitiesIn([
    'Nous travaillons aussi dans la Presqu’île et chez Ergotron’s.',
    'Les ateliers de la Presqu’île sont ouverts, dit Ergotron’s.',
  ]);
  expect(named(found).map(([name]) => name)).toContain('Presqu’île');
});

test('a day of a plan is no name', () => {
  const found = entitiesIn([
    'Mix it on Day 1 with flour from Ergotron and wait.',
    'The jar of Ergotron smells on Day 1 of the plan.',
  ]);
  expect(named(found).map(([name]) => name)).toEqual(['Ergotron']);
});

test('a single word that one thread alone writes with a capital is one of its members', () => {
  const texts = [
    'If you ask Tarnfan about the desk, as Tarnfan has one, you buy one by Ergotron. Then we thank Tarnfan.',
    'The desk came from Ergotron, and it is fine.',
  ];
  const pages = (kind: 'forum' | 'article') =>
    texts.map((text, at) => {
      const page = measuredPage(`s${at + 1}`, `site${at + 1}.example`, [text], { kind: at === 0 ? kind : 'article' });
      return { page, cut: passagesOf(page) };
    });
  const namesOn = (kind: 'forum' | 'article') =>
    named(
      entitiesOf(
        pages(kind),
        { keyword: ['desk'], query: 'desk', knowledgeGraph: undefined, listed: [] },
        analyzerFor('en'),
      ),
    ).map(([name]) => name);
  expect(namesOn('article')).toContain('Tarnfan');
  expect(namesOn('forum')).not.toContain('Tarnfan');
});

test('a person is called by name, not with what goes before it', () => {
  const text = (title: string) => `We met the ${title} Sarah Lund and heard ${title} Sarah Lund twice there.`;
  expect(named(entitiesIn([text('Speaker'), 'They met Sarah Lund and like Sarah Lund.']))).toEqual([['Sarah Lund', 2]]);
});

test('a word of the language before a name is no part of it, unless it is a given name', () => {
  const namesIn = (...texts: string[]) => named(entitiesIn(texts)).map(([name]) => name);
  const often = 'We like TarnBoard at home, and TarnBoard is good. They sell TarnBoard, too.';
  expect(namesIn(`${often} Some ask for Responsive TarnBoard at work.`)).toEqual(['TarnBoard']);
  expect(namesIn('We met Burke Tarnlund there. Then we asked Tarnlund, and Tarnlund agreed.')).toContain(
    'Burke Tarnlund',
  );
});

test('an abbreviation of a thing is not short for a name with the same initials', () => {
  const text = 'The GPS of the phone works with Goog Playlund Storelund, and the GPS is good.';
  expect(named(entitiesIn([text, text])).map(([name]) => name)).toContain('GPS');
});

test('a language is nobody of a place that its name begins with', () => {
  const text = 'We write it in Kotlin, and they write it in Kotlin as well.';
  expect(named(entitiesIn([text, text])).map(([name]) => name)).toContain('Kotlin');
});

test('what belongs to another name is named without it', () => {
  const namesIn = (...texts: string[]) => named(entitiesIn(texts)).map(([name]) => name);
  const owned = "We like Vantro's Tarnboard Lite at home, and Vantro's Tarnboard Lite is good.";
  expect(namesIn(`${owned} We bought a Tarnboard Lite from Vantro, and it came from Vantro.`)).toEqual([
    'Vantro',
    'Tarnboard Lite',
  ]);
  // Nobody is called Vantro there.
  expect(namesIn(owned)).toEqual(["Vantro's Tarnboard Lite"]);
});

test('spellings that differ by no letter are one name', () => {
  const found = entitiesIn([
    'We asked Tarn Lundex and then we asked Tarn Lundex again.',
    'They asked TarnLundex, and we know TarnLundex.',
    'Nobody else asked Tarn Lundex for it.',
  ]);
  expect(named(found)).toEqual([['Tarn Lundex', 3]]);
});

test('a name of one word before people is nobody', () => {
  const typesIn = (text: string) => entitiesIn([text]).map(({ name, type }) => [name, type]);
  const uses = 'We use Vantrolux at work, and we like Vantrolux there.';
  for (const said of ['is great for data scientists who need it', 'has good teachers', 'is liked by people who plan'])
    expect(typesIn(`${uses} Then Vantrolux ${said}.`)[0]?.[1]).not.toBe('person');
  expect(typesIn('We met Vantrolux, who plans it, and heard Vantrolux, who draws it.')).toEqual([
    ['Vantrolux', 'person'],
  ]);
});

test('a word among names is a name, unless something else stands between them', () => {
  const names = 'We like Vantrolux at work, and Fjelltrex, too. We asked Vantrolux and then Fjelltrex.';
  const namesIn = (text: string) => named(entitiesIn([`${names} ${text}`])).map(([name]) => name);
  expect(namesIn('Look at shops like Vantrolux, Pumpkin and Fjelltrex.')).toContain('Pumpkin');
  expect(namesIn('Look at shops like Vantrolux, Pumpkin and Fjelltrex, as a pumpkin is nice.')).not.toContain(
    'Pumpkin',
  );
  expect(namesIn('It goes from Vantrolux to Pumpkin in Fjelltrex by ship.')).not.toContain('Pumpkin');
});

test('a word that two pages list is a name, though they use it as a word, too', () => {
  const texts = [
    'At Dollar you pay a dollar more, and Dollar is near.',
    'A car by Dollar is old, and Dollar has more.',
  ];
  const cuts = texts.map((text, at) => {
    const page = measuredPage(`s${at + 1}`, `site${at + 1}.example`, [text]);
    return { page, cut: passagesOf(page) };
  });
  const namesListedOn = (ids: string[]) => {
    const listed = ids.map((source_id) => ({ ...listedOnFirst('Dollar', 0), source_id }));
    const context = { keyword: ['car'], query: 'car', knowledgeGraph: undefined, listed };
    return named(entitiesOf(cuts, context, analyzerFor('en'))).map(([name]) => name);
  };
  expect(namesListedOn(['s1'])).toEqual([]);
  expect(namesListedOn(['s1', 's2'])).toEqual(['Dollar']);
});

describe('a name that is not written as most are', () => {
  const namesIn = (...pages: (Written | string)[]) => named(entitiesIn(pages)).map(([name]) => name);

  test('may have small letters where it is no word, but no plural', () => {
    const small = 'We like vantrolux a lot, as vantrolux is good.';
    expect(namesIn(`${small} So buy a Vantrolux.`, `${small} They sell the Vantrolux.`)).toEqual(['Vantrolux']);
    const plural = 'We like vantrolexes a lot, as vantrolexes are good.';
    expect(namesIn(`${plural} So buy the Vantrolexes.`, `${plural} They sell the Vantrolexes.`)).toEqual([]);
  });

  test('may have a capital only where it begins', () => {
    const texts = ['They use the Fjelltrex Method, and the Fjelltrex Method works.', 'The Fjelltrex method is old.'];
    expect(named(entitiesIn(texts))).toEqual([['Fjelltrex Method', 2]]);
  });

  test.each([
    ['an ampersand between capitals', 'PG&E'],
    ['a capital inside', 'ComEd'],
    ['a letter before what else is a legal form', 'B Corp'],
  ])('may have %s', (_, name) => {
    expect(namesIn(`We pay ${name} a lot, and ${name} asks for more.`, `They pay ${name}, too.`)).toEqual([name]);
  });

  test('may end as an address, in a list', () => {
    const page = 'We pay Monday.com a lot, and Monday.com asks for more.';
    expect(named(entitiesIn([page], { lists: ['Monday.com'] }))).toEqual([['Monday.com', 1]]);
  });

  test('is that of a site whose words are of the language', () => {
    const html = '<title>Ten brands | Good On You</title>';
    expect(namesIn({ blocks: ['We rate what is good on you.'], html, domain: 'goodonyou.example' })).toEqual([
      'Good On You',
    ]);
    const ofWord = { blocks: ['Run a mile, then run on.'], html: '<title>Plan | RUN</title>', domain: 'run.example' };
    expect(namesIn(ofWord)).toEqual([]);
  });

  test('follows a year, or stands before a bracket', () => {
    expect(namesIn('It was so, and in 1723, Gabriel Tarnlund, a young officer, took a plant from Paris.')).toContain(
      'Gabriel Tarnlund',
    );
    expect(namesIn('Gabriel Tarnlund (known as Gab) is a runner.')).toEqual(['Gabriel Tarnlund']);
  });

  test('is that of any author of a page, also with a rare given name', () => {
    const authorsOf = (byline: string) =>
      entitiesIn([{ blocks: ['A plan for a year.'], html: `<meta name="author" content="${byline}">` }]).map(
        ({ name, type }) => [name, type],
      );
    expect(authorsOf('Jan Tarnlund with Uvra Fjelltrex')).toEqual([
      ['Jan Tarnlund', 'person'],
      ['Uvra Fjelltrex', 'person'],
    ]);
    expect(authorsOf('Vantrolux Team')).toEqual([]);
  });
});

describe('what pages offer to choose from', () => {
  const pages = [
    'A pothos is easy, and so is the Vantrolux by Fjelltrex from Taiwan.',
    'Any pothos is fine, as is a pothos from Taiwan.',
    'Buy a Vantrolux, a desk, or a Fjelltrex.',
    'They sell the Fjelltrex, too.',
  ];
  const offeredNames = (offered: { name: string; isKind?: boolean }[]) => {
    const cuts = pages.map((text, at) => {
      const page = measuredPage(`s${at + 1}`, `site${at + 1}.example`, [text]);
      return { page, cut: passagesOf(page) };
    });
    const context = {
      keyword: ['plant'],
      query: 'plants',
      knowledgeGraph: undefined,
      listed: [],
      offered: offered.map((each, at) => ({ ...listedOnFirst(each.name, at), ...each })),
    };
    return entitiesOf(cuts, context, analyzerFor('en')).map(({ name, type, df }) => [name, type, df]);
  };

  test('has its kinds among the names, as the lists write them', () => {
    expect(offeredNames([]).map(([name]) => name)).not.toContain('Pothos');
    expect(offeredNames([{ name: 'Pothos', isKind: true }])).toContainEqual(['Pothos', 'concept', 2]);
  });

  test('is no kind that a single site names', () => {
    expect(offeredNames([{ name: 'Desk', isKind: true }]).map(([name]) => name)).not.toContain('Desk');
  });

  test('comes before what as many sites name', () => {
    const orderOf = (offered: { name: string }[]) => offeredNames(offered).map(([name]) => name);
    expect(orderOf([])).toEqual(['Fjelltrex', 'Vantrolux', 'Taiwan']);
    expect(orderOf([{ name: 'Taiwan' }])).toEqual(['Fjelltrex', 'Taiwan', 'Vantrolux']);
  });
});

describe('words of the language that one site alone capitalizes', () => {
  const context = 'We went to Fjelltrex, and then to Fjelltrex again.';
  const namesIn = (text: string, keyword: string[] = []) =>
    named(entitiesIn([`${context} ${text}`], { keyword })).map(([name]) => name);

  test('are no name in a single use, unless they tell of what', () => {
    expect(namesIn('It is about Emotional Weather, they say.')).not.toContain('Emotional Weather');
    expect(namesIn('It is about Fjelltrex, Migration, and Utilization.')).not.toContain('Migration');
    expect(namesIn('It is about the Boston Marathon, they say.')).toContain('Boston Marathon');
    expect(namesIn('It is about the Botanic Gardens, they say.')).toContain('Botanic Gardens');
  });

  test('are a title where they hold words of the keyword or are many', () => {
    const twice = (name: string) => `Read of ${name}, then again of ${name}.`;
    expect(namesIn(twice('Website Mistakes'))).toContain('Website Mistakes');
    expect(namesIn(twice('Website Mistakes'), ['websit', 'builder'])).not.toContain('Website Mistakes');
    expect(namesIn(twice('Average Cost of Website Design'))).not.toContain('Average Cost of Website Design');
  });
});

test('a rare word that French pages mostly write small is no name', () => {
  const page = (end: string) =>
    `Le contrat prévoit Vétusté et franchise. Ici la vétusté compte, car la vétusté réduit ce que l’on touche ${end}.`;
  const names = entitiesIn([page('ici'), page('là'), page('ailleurs')], { language: 'fr' }).map(({ name }) => name);
  expect(names).not.toContain('Vétusté');
});

test('an abbreviation that one page dwells on is a name, and so are two words in one', () => {
  const found = named(
    entitiesIn([
      'We follow TNQ2 rules, since TNQ2 asks for it, and TNQ2 is law. Then we asked TarnEd, and TarnEd paid.',
    ]),
  );
  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['TNQ2', 'TarnEd']));
});
