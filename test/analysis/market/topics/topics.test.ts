/** The topics of markets that are small enough to be read whole. */
import { describe, expect, test } from '@jest/globals';
import { isAbout } from '../../../../analysis/market/names/page-focus.ts';
import type { MarketQuestion } from '../../../../analysis/market/questions/market-question.ts';
import { termsOf } from '../../../../analysis/market/terms/measure.ts';
import { withoutCall } from '../../../../analysis/market/topics/labels/labels.ts';
import { topicsOf } from '../../../../analysis/market/topics/measure.ts';
import { listedOrMakers, partsOfNames } from '../../../../analysis/market/topics/parts-of-names.ts';
import { linkTopics } from '../../../../analysis/market/topics/topic-links.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** Long enough to stand alone as a passage, and of words that name nothing. */
const filler =
  'There is not much more to say about it here, and so it goes on for a while, and then on and on for a while more.';

/** Says something of motors, or of wood, in two passages below a heading. */
const onMotors = (heading = '## Motors') => [
  heading,
  `Two motors raise the frame, and the motors need a gearbox, since without a gearbox they stall. ${filler} ${filler} ${filler} ${filler}`,
  `The gearbox stops the motors when the frame hits a chair, if the gearbox is new. ${filler} ${filler} ${filler} ${filler}`,
];
const onWood = (heading = '## Solid wood') => [
  heading,
  `Solid wood needs oil, and the oil keeps walnut dark where solid wood fades. ${filler} ${filler} ${filler} ${filler}`,
  `The walnut drinks oil in spring, so the solid wood lasts with the oil. ${filler} ${filler} ${filler} ${filler}`,
];
const opening = ['# Standing desk', `A standing desk is what this is about. ${filler} ${filler} ${filler} ${filler}`];

function marketOf(pages: readonly (readonly string[])[], sites?: readonly string[]) {
  const measured = pages.map((blocks, i) => measuredPage(`s${i + 1}`, sites?.[i] ?? `${'abcdef'[i]}.example`, blocks));
  return {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: ['stand', 'desk'],
    naturalCase: naturalCaseOf(measured, english),
    analyzer: english,
  };
}

function topicsIn(pages: readonly (readonly string[])[], sites?: readonly string[]) {
  const market = marketOf(pages, sites);
  const terms = termsOf(
    market.pages.map(({ page }) => page),
    market.keyword,
    english,
  );
  return topicsOf(market, terms);
}

describe('topics', () => {
  const { topics, topicOfTerm } = topicsIn([
    [...opening, ...onMotors(), ...onWood()],
    [...opening, ...onMotors(), ...onWood('## SOLID WOOD')],
    [...opening, ...onMotors()],
    [...opening, `A top of wood lasts. ${filler}`],
  ]);
  const byLabel = new Map(topics.map((topic) => [topic.label, topic]));

  test('are named as a sentence would begin with them, those that say most first', () => {
    expect(topics.map(({ label }) => label)).toEqual(['Solid wood', 'Motors']);
  });

  test('count the pages that speak of them, also by a word that hardly stands elsewhere', () => {
    expect(byLabel.get('Motors')).toMatchObject({
      n: 4,
      sources: ['s1', 's2', 's3'],
      rate: { k: 3, n: 4, rate: 0.75, ci95: [0.3006, 0.9544] },
    });
    expect(byLabel.get('Solid wood')?.sources).toEqual(['s1', 's2', 's4']);
  });

  test('cite a passage of each of two pages', () => {
    expect(byLabel.get('Motors')?.passages.map((id) => id.split('.')[0])).toEqual(['s1', 's2']);
    expect(byLabel.get('Motors')?.mean_words).toBeGreaterThan(150);
  });

  test('hold the terms that hold their words', () => {
    expect(byLabel.get('Motors')?.terms.map(({ term }) => term)).toContain('motors');
    expect(byLabel.get('Motors')?.terms.map(({ term }) => term)).not.toContain('gearbox');
    expect(topics[topicOfTerm.get('solid wood') ?? -1]?.label).toBe('Solid wood');
    expect(topicOfTerm.has('stand desk')).toBe(false);
  });

  test('that one site alone treats are left out, unless there is no other', () => {
    const pages = [[...opening, ...onMotors()], [...opening, ...onMotors()], opening];
    expect(topicsIn(pages, ['a.example', 'a.example', 'b.example']).topics).toEqual([]);
    expect(topicsIn(pages, ['a.example', 'a.example', 'a.example']).topics.map(({ label }) => label)).toEqual([
      'Motors',
    ]);
  });

  test('are one where some write two words as one, or by their initials', () => {
    const renamed = (name: string) =>
      onMotors(`## ${name}`).map((text) => text.replaceAll('motors', name).replaceAll('gearbox', 'seat'));
    const chairs = topicsIn([
      [...opening, ...renamed('footrest')],
      [...opening, ...renamed('foot rest')],
      [...opening, ...renamed('footrest')],
    ]);
    expect(chairs.topics.map(({ label, sources }) => [label.toLowerCase(), sources.length])).toEqual([['footrest', 3]]);
    const written = (full: string, initials: string) =>
      topicsIn([full, initials, initials].map((name) => [...opening, ...renamed(name)]));
    const known = written('artificial intelligence', 'AI');
    for (const market of [written('medium density fibreboard', 'MDF'), written('return on investment', 'ROI'), known])
      expect(market.topics.map(({ sources }) => sources.length)).toEqual([3]);
  });

  test('are no words that texts say within a name', () => {
    const filed = [
      '## File the Articles of Assembly',
      ...Array.from(
        { length: 6 },
        (_, index) => `Before you begin, sign the Articles of Assembly ${index} times. ${filler} ${filler} ${filler}`,
      ),
    ];
    expect(
      topicsIn([
        [...opening, ...filed],
        [...opening, ...filed],
        [...opening, ...filed],
      ]).topics,
    ).toEqual([]);
  });

  test('of a word that only describes are called with what it describes', () => {
    const programmable = onMotors('## Programmable presets').map((text, index) =>
      index === 0
        ? '## Programmable'
        : text.replaceAll('motors', 'programmable presets').replaceAll('gearbox', 'button'),
    );
    const { topics: found } = topicsIn([
      [...opening, ...programmable.with(0, '## Programmable height')],
      [...opening, ...programmable.with(0, '## A programmable motor')],
      [...opening, ...programmable],
    ]);
    expect(found.map(({ label }) => label).filter((label) => /programmable/iu.test(label))).toEqual([
      'Programmable presets',
    ]);
    // A word of the keyword that itself describes is no end of a name.
    const rigid = programmable.map((text) => text.replaceAll('programmable presets', 'programmable standing desks'));
    const labels = topicsIn([
      [...opening, ...rigid.with(0, '## Programmable height')],
      [...opening, ...rigid.with(0, '## A programmable motor')],
      [...opening, ...rigid],
    ]).topics.map(({ label }) => label);
    expect(labels.filter((label) => /programmable/iu.test(label))).toEqual(['Programmable standing desks']);
  });

  test('are never spelt as another word of the same stem', () => {
    const design = onMotors('## Varnish').map((text) =>
      text.replaceAll('motors', 'varnish').replaceAll('gearbox', 'shine'),
    );
    const page = [...opening, ...design, '## Varnishers', 'The varnishers of the shine tell it.'];
    expect(topicsIn([page, page, page]).topics.map(({ label }) => label)).toContain('Varnish');
  });

  test('of one word are called by the phrase in which most texts say it', () => {
    const posture = onMotors('## Our security posture today').map((text, index) =>
      index === 0 ? text : text.replaceAll('motors', 'security posture').replaceAll('gearbox', 'lumbar'),
    );
    const { topics: found } = topicsIn([
      [...opening, ...posture],
      [...opening, ...posture],
      [...opening, ...posture],
    ]);
    expect(found.map(({ label }) => label)).toContain('Security posture');
  });

  test('have no rate below three pages', () => {
    const two = topicsIn([
      [...opening, ...onMotors()],
      [...opening, ...onMotors()],
    ]);
    expect(two.topics).toMatchObject([{ label: 'Motors', sources: ['s1', 's2'], rate: null }]);
  });

  test('are named with the keyword where it belongs to the name', () => {
    const converter = onMotors('## Standing desk converters').map((text) =>
      text.replaceAll('motors', 'standing desk converters').replaceAll('gearbox', 'clamp'),
    );
    const labels = topicsIn([
      [...opening, ...converter],
      [...opening, ...converter],
      [...opening, ...converter],
    ]).topics.map(({ label }) => label);
    expect(labels).toContain('Standing desk converters');
  });

  test('of one word are called what headings of two sites call them beside the keyword', () => {
    const onConverters = (heading: string) =>
      onMotors(heading).map((text) => text.replaceAll('motors', 'converters').replaceAll('gearbox', 'clamp'));
    const { topics: named } = topicsIn([
      [...opening, ...onConverters('## Desk converters')],
      [...opening, ...onConverters('## Popular desk converters')],
      [...opening, ...onConverters('## Converters')],
    ]);
    expect(named.map(({ label }) => label)).toContain('Desk converters');
  });

  test('are named in the plural where about as many headings have it, with plain hyphens', () => {
    const written = (text: string) => (each: string) => each.replaceAll('motors', text);
    const one = [...opening, ...onMotors('## Motor'), ...onWood('## Built‑in motor')];
    const two = [...opening, ...onMotors(), ...onWood('## Built-in motor')];
    const found = topicsIn([one, two, [...opening, ...onMotors('## Motors').map(written('motors'))]]);
    const labels = found.topics.map(({ label }) => label);
    expect(labels).toContain('Motors');
    expect(labels.filter((label) => label.includes('‑'))).toEqual([]);
  });

  test('show headings with the marks around their words', () => {
    const quotedOf = (heading: string) => {
      const page = [...opening, ...onMotors(heading)];
      return topicsIn([page, page]).topics.flatMap(({ headings }) => headings.map(({ text }) => text));
    };
    expect(quotedOf('## Motors (electric)')).toContain('Motors (electric)');
    expect(quotedOf('## Year of « motors »: 4 repairs')).toContain('Year of « motors »');
  });

  test('are spelt as enough sites write them anywhere, whatever a heading writes', () => {
    const one = onMotors('## Motor').map((text) => text.replaceAll('motors', 'motor'));
    const two = [...opening, ...onMotors('## Motors')];
    const labelsOf = (pages: readonly (readonly string[])[]) => topicsIn(pages).topics.map(({ label }) => label);
    expect(labelsOf([[...opening, ...one], two, two])).toContain('Motors');
    const text = `A motor costs money, and so do two motors. ${filler}`;
    const headed = [...opening, ...one, text];
    expect(labelsOf([headed, headed, [...headed, '## Motors', filler]])).toContain('Motors');
    const rare = [...opening, ...one];
    expect(labelsOf([rare, rare, [...rare, '## Motors', filler]])).toContain('Motor');
  });

  test('headed by two sites stay two, even where the same passages speak of both', () => {
    const both = (heading: string) => [...opening, heading, ...onMotors().slice(1)];
    const found = topicsIn([both('## Motors'), both('## Motors'), both('## Gearbox'), both('## Gearbox')]);
    expect(found.topics.map(({ label }) => label)).toEqual(expect.arrayContaining(['Motors', 'Gearbox']));
  });

  test('are not named with a word that only one site puts beside theirs', () => {
    const headed = (heading: string) =>
      [...opening, ...onMotors(heading)].map((text) => text.replaceAll('a chair', 'a chair in the quiet room'));
    const { topics: found } = topicsIn([
      headed('## Quiet motors'),
      headed('## Strong motors'),
      headed('## Heavy motors'),
    ]);
    const labels = found.map(({ label }) => label).filter((label) => label.toLowerCase().includes('motors'));
    expect(labels).toEqual(['Motors']);
  });

  test.each([
    ['en', 'Select the venue', 'venue', 'venue'],
    ['en', 'Use password managers', 'password managers', 'password managers'],
    ['en', 'Secure your networks', 'networks', 'networks'],
    ['en', 'Monitor placement', 'placement', 'Monitor placement'],
    ['en', 'Installers attach the panels', 'panels', 'panels'],
    ['en', 'Growing the coffee', 'growing', 'Growing the coffee'],
    ['en', 'The venue', 'venue', 'The venue'],
    ['fr', 'Choisir la salle', 'salle', 'salle'],
  ])('%s: “%s” is called “%s” without the call', (language, label, name, told) => {
    const analyzer = analyzerFor(language);
    expect(
      withoutCall(
        label,
        analyzer.analyze(name).map(({ stem }) => stem),
        analyzer,
      ),
    ).toBe(told);
  });

  test('are no names: what running text writes with a capital', () => {
    const brand = onMotors('## Zephyra').map((text) =>
      text.replaceAll('motors', 'Zephyra').replaceAll('gearbox', 'Zephyra'),
    );
    const { topics: found } = topicsIn([
      [...opening, ...brand],
      [...opening, ...brand],
    ]);
    expect(found.map(({ label }) => label).filter((label) => label.includes('Zephyra'))).toEqual([]);
  });

  test('are no makers of what pages list', () => {
    const isNoSubject = listedOrMakers([
      ['asic', 'novablast'],
      ['asic', 'kayano'],
      ['hoka', 'speedgoat', '6'],
      ['budget'],
    ]);
    expect(['asic', 'hoka', 'hoka speedgoat', 'budget', 'cushion'].map(isNoSubject)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  test('say which pages give them a section', () => {
    const passing = `The motors hum, says one owner of two motors. ${filler}`;
    const { topics: found } = topicsIn([
      [...opening, ...onMotors()],
      [...opening, ...onMotors()],
      [...opening, passing],
    ]);
    expect(found[0]).toMatchObject({ label: 'Motors', sections: ['s1', 's2'] });
  });

  test('join what pages head differently into one facet', () => {
    const cost = (heading: string) => [...opening, heading, `It is ${filler} ${filler} ${filler}`];
    const { topics: found } = topicsIn([
      cost('## How much does a standing desk cost?'),
      cost('## Pricing'),
      cost('## Motors'),
    ]);
    expect(found).toMatchObject([{ label: 'How much does a standing desk cost', sources: ['s1', 's2'] }]);
  });

  test('are no part of a name that pages list', () => {
    const use = (text: number) => ({ text, inSentence: 0, capital: 0 });
    const runs = new Map([
      ['moon coloni bloodbath', use(3)],
      ['coloni bloodbath', use(4)],
      ['coloni', use(9)],
    ]);
    const index = { source_id: 's1', domain: 'a.example', runs, holding: new Map() };
    const isPart = partsOfNames([index], new Set(['moon coloni bloodbath']));
    expect(['coloni bloodbath', 'moon coloni', 'coloni'].map(isPart)).toEqual([true, true, false]);
    expect(partsOfNames([index], new Set())('coloni bloodbath')).toBe(false);
  });

  test('of no page are none', () => {
    expect(topicsIn([]).topics).toEqual([]);
  });

  test('know their questions by their names, and whether an answer speaks of them', () => {
    const question = (stems: string[], answeredBy: string[] = []) =>
      ({ stems, answers: answeredBy.map((id) => ({ passage: { id } })) }) as MarketQuestion;
    const said = (text: string) =>
      passagesOf(measuredPage('s9', 'z.example', [`${text} and nothing else of note in here`])).passages;
    const keyword = ['stand', 'desk'];
    const wood = topics.find(({ label }) => label === 'Solid wood')?.passages ?? [];
    const questions = [
      question(['how', 'mani', 'motor']),
      question(['what', 'stand', 'desk'], wood.slice(0, 1)),
      question(['what', 'last', 'desk'], wood.slice(0, 2)),
      question(['clean', 'stand', 'desk'], wood.slice(0, 2)),
    ];
    expect(
      linkTopics(topics, questions, { keyword, said: said('Solid wood') }).map((topic) => [
        topic.questions,
        topic.in_ai_answer,
      ]),
    ).toEqual([
      [[2], true],
      [[0], false],
    ]);
    expect(linkTopics(topics, [], { keyword, said: null }).map(({ in_ai_answer }) => in_ai_answer)).toEqual([
      null,
      null,
    ]);
  });
});

describe('a page is about the keyword', () => {
  const aboutness = (blocks: readonly string[], title?: string, keyword = ['stand', 'desk']) => {
    const page = measuredPage('s1', 'a.example', blocks, title === undefined ? {} : { title });
    return isAbout({ page, cut: passagesOf(page) }, keyword, english);
  };
  const nine = Array.from({ length: 9 }, () => `${filler} ${filler} ${filler} ${filler} ${filler}`);

  test.each([
    ['when its title names it', nine, 'Standing desks', true],
    ['when its first heading does', ['# The standing desk', ...nine], undefined, true],
    [
      'when enough of its passages do',
      [...nine, 'A standing desk is good.', '## More', 'The standing desk rises.'],
      undefined,
      true,
    ],
    ['not when one of ten does', [...nine, 'A standing desk is good.'], undefined, false],
    ['not by half of it', nine, 'Desks', false],
  ])('%s', (_, blocks, title, expected) => {
    expect(aboutness(blocks, title)).toBe(expected);
  });

  test('when its title holds two thirds of a longer keyword', () => {
    const keyword = ['oak', 'stand', 'desk', 'price'];
    expect(aboutness(nine, 'Standing desk prices', keyword)).toBe(true);
    expect(aboutness(nine, 'Desk prices', keyword)).toBe(false);
  });
});

const german = analyzerFor('de');
const germanRest = 'Das kann man so sagen, und man kann es auch lassen, denn es ist nun einmal so und wird so bleiben.';

/** The labels of the topics of three German pages with the same blocks. */
function germanTopics(query: string, blocks: readonly string[]): string[] {
  const measured = ['a', 'b', 'c'].map((name, at) =>
    measuredPage(`s${at + 1}`, `${name}.example`, blocks, { language: 'de' }),
  );
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: german.analyze(query).map(({ stem }) => stem),
    naturalCase: naturalCaseOf(measured, german),
    analyzer: german,
  };
  return topicsOf(market, termsOf(measured, market.keyword, german)).topics.map(({ label }) => label);
}

test('a German topic ends in a noun', () => {
  const labels = germanTopics('auto leasen', [
    '# Auto leasen',
    `Ein Auto leasen viele. ${germanRest}`,
    '## Laufzeit und Raten',
    `Bei kurzer Laufzeit sind die monatlichen Raten hoch, bei langer Laufzeit sind die monatlichen Raten klein. ${germanRest}`,
    '## Günstiger finanzieren',
    `Wer klug rechnet, kann hier günstiger finanzieren; wer nicht günstiger finanzieren will, der zahlt. ${germanRest}`,
  ]);
  expect(labels.some((label) => /Laufzeit|Raten/u.test(label))).toBe(true);
  expect(labels.filter((label) => /finanzieren|günstiger/iu.test(label))).toEqual([]);
});

test('a German noun that sentences use often is a topic, though it has a capital', () => {
  const labels = germanTopics('Wärmepumpe', [
    '# Wärmepumpe',
    `Eine Wärmepumpe heizt das Haus. ${germanRest}`,
    '## Förderung',
    `Der Staat zahlt eine Förderung. Wer die Förderung will, muss vor dem Kauf die Förderung beantragen. ${germanRest}`,
    `Wie hoch ist die Förderung? Sie hängt davon ab, wer die Förderung bekommt. ${germanRest}`,
  ]);
  expect(labels).toContain('Förderung');
});

test('a compound keeps its hyphens in a label', () => {
  const labels = germanTopics('Wärmepumpe', [
    '# Wärmepumpe',
    `Eine Luft-Wasser-Wärmepumpe ist leise. Die Luft-Wasser-Wärmepumpe steht im Garten. ${germanRest}`,
    `Oft wird die Luft-Wasser-Wärmepumpe gewählt, denn eine Luft-Wasser-Wärmepumpe ist günstig. ${germanRest}`,
    '## Luft-Wasser-Wärmepumpe',
    `Für eine Luft-Wasser-Wärmepumpe braucht man Platz, weil eine Luft-Wasser-Wärmepumpe groß ist. ${germanRest}`,
  ]);
  expect(labels.filter((label) => /Luft-Wasser\s/u.test(label))).toEqual([]);
  expect(labels).toContain('Luft-Wasser-Wärmepumpe');
});

test('a German rate is no topic, nor a question about the price its name', () => {
  const labels = germanTopics('Umzug', [
    '# Umzug',
    `Ein Umzug ist Arbeit. ${germanRest}`,
    '## Was kostet ein Umzug?',
    `Der Preis ist hoch: Man zahlt 30 Euro pro Stunde, und pro Stunde kommen die Kosten für den Umzug dazu. ${germanRest}`,
    `Die Kosten hängen vom Umzug ab, und der Preis pro Stunde ist für jeden Umzug anders, pro Stunde 40 Euro. ${germanRest}`,
  ]);
  expect(labels).toContain('Kosten');
  expect(labels.filter((label) => /^Pro |^Was /u.test(label))).toEqual([]);
});

test('a German compound of the keyword says more than it', () => {
  const labels = germanTopics('Wärmepumpe Kosten', [
    '# Wärmepumpe: Kosten',
    `Die Kosten einer Wärmepumpe sind hoch. ${germanRest}`,
    '## Wie hoch sind die Stromkosten?',
    `Die Stromkosten hängen vom Haus ab. Mit einer guten Dämmung sinken die Stromkosten der Wärmepumpe. ${germanRest}`,
    `Im Winter sind die Stromkosten hoch, und im Sommer sind die Stromkosten klein. ${germanRest}`,
  ]);
  expect(labels).toContain('Stromkosten');
});
