/** The questions of small markets: which stand, in which words, and who answers them. */
import { describe, expect, test } from '@jest/globals';
import type { ObservedAnswer } from '../../../../analysis/gather/ports.ts';

import { languagePack } from '../../../../analysis/languages/packs.ts';
import { answerPassages } from '../../../../analysis/market/answers/answer-texts.ts';
import { questionDrafts, questionsOf } from '../../../../analysis/market/questions/measure.ts';
import type { AskingSnapshot } from '../../../../analysis/market/questions/question-asks.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import type { PageKind } from '../../../../analysis/report/vocabulary.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

interface Sketch {
  blocks: readonly string[];
  title?: string;
  domain?: string;
  kind?: PageKind;
}

const silent: AskingSnapshot = { paa: [], related: [], answers: [] };

function ask(
  pages: readonly (Sketch | readonly string[])[],
  snapshot: Partial<AskingSnapshot> = {},
  language = 'en',
  keyword: readonly string[] = ['stand', 'desk'],
) {
  const analyzer = analyzerFor(language);
  const measured = pages.map((sketch, i) => {
    const {
      blocks,
      title = 'Standing desk',
      domain = `${'abcdefgh'[i]}.example`,
      kind,
    } = 'blocks' in sketch ? sketch : { blocks: sketch };
    return measuredPage(`s${i + 1}`, domain, blocks, { title, language, ...(kind && { kind }) });
  });
  const asking = { ...silent, ...snapshot };
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: [...keyword],
    naturalCase: naturalCaseOf(measured, analyzer),
    analyzer,
  };
  return questionsOf(market, questionDrafts(market, asking), answerPassages(asking.answers, analyzer), new Map());
}

const texts = (found: ReturnType<typeof ask>) => found.map(({ text }) => text);

describe('questions of pages', () => {
  test('are one when both ask for the best of the subject, with "what" or with "which"', () => {
    const found = ask([
      ['## What is the best standing desk?', 'The Alder is the best standing desk for most people.'],
      ['## Which standing desk is best?', 'The best standing desk is the Alder.'],
    ]);
    expect(found.map(({ askedBy }) => askedBy)).toEqual([['s1', 's2']]);
  });

  test('are none that a page asks of each entry of its list', () => {
    const entry = (name: string) => [`## How do people use ${name}?`, `People use ${name} since it stands well.`];
    const other = ['The desks of Alder, Birke, and Cedra stand well, and people use them.'];
    expect(texts(ask([[...entry('Alder'), ...entry('Birke')], other]))).toHaveLength(2);
    expect(texts(ask([[...entry('Alder'), ...entry('Birke'), ...entry('Cedra')], other]))).toEqual([]);
  });

  test.each([
    ['## Who should buy the Alder desk?', false],
    ['## Why choose the Alder desk?', false],
    ['## Who should buy a used standing desk?', true],
    ['## Why choose an electric standing desk?', true],
  ])('ask for the merits of a kind, not of a product: %s: %s', (heading, isAsked) => {
    const page = [
      heading,
      'Anyone with little space who wants to stand. We like how the Alder and its Alder legs stand.',
    ];
    expect(texts(ask([page])).length).toBe(isAsked ? 1 : 0);
  });

  test.each([
    ['alderdesks.example', 0],
    ['shop.example', 1],
  ])('are not about the own site %s', (domain, count) => {
    const blocks = ['## Is Alder’s standing desk easy to set up?', 'Yes, a desk of Alder is easy to set up.'];
    expect(ask([{ blocks, domain }])).toHaveLength(count);
  });

  test('are none that a page asks again below each of its entries', () => {
    const trend = (name: string) => [`## ${name}`, '### How can offices use a standing desk?', 'They stand in turns.'];
    expect(texts(ask([[...trend('Alder'), ...trend('Birke')]]))).toHaveLength(1);
    expect(texts(ask([['Alder', 'Birke', 'Cedra', 'Douglas'].flatMap(trend)]))).toEqual([]);
  });

  test('are none that the title of a thread asks', () => {
    const blocks = ['# Is my desk too loud?', '## Is it the motor?', 'It is the motor of the desk, I think.'];
    expect(texts(ask([{ blocks, kind: 'article' }]))).toContain('Is my desk too loud?');
    expect(texts(ask([{ blocks, kind: 'forum' }]))).not.toContain('Is my desk too loud?');
  });

  test('are none that go on from another', () => {
    const told = ['It has to be in by the end of May.'];
    expect(
      texts(
        ask([
          ['## And the deadlines?', ...told],
          ['## And the deadlines?', ...told],
        ]),
      ),
    ).toEqual([]);
    expect(
      texts(
        ask([
          ['## What are the deadlines?', ...told],
          ['## What are the deadlines?', ...told],
        ]),
      ),
    ).toHaveLength(1);
  });

  test('are none of what its readers prefer', () => {
    expect(texts(ask([['## Do you prefer oak or pine?', 'Oak it is.'], ['Oak and pine.']]))).toEqual([]);
  });

  test('are one when the last words of one are the other', () => {
    const found = ask([
      ['## Should a standing desk have one or two motors?', 'Two motors carry more.'],
      ['## Have one or two motors?', 'Two motors are quieter than one.'],
      ['## Why a standing desk?', 'It helps your back.'],
    ]);
    const onMotors = found.filter(({ text }) => text.includes('motors'));
    expect(onMotors.map(({ askedBy }) => askedBy)).toEqual([['s1', 's2']]);
  });

  test('are left out where they name the site that asks, also in the genitive', () => {
    const site = (text: string) =>
      texts(
        ask([
          {
            blocks: [`## ${text}`, 'It rises at a touch, and it holds all that stands on a desk.'],
            domain: 'tallcloud.example',
          },
        ]),
      );
    expect(site('What is Tall Cloud’s standing desk frame and how does it rise?')).toEqual([]);
    expect(site('What is a standing desk frame and how does it rise?')).toHaveLength(1);
  });

  test('are left out where they name the site’s own product with the keyword', () => {
    const asked = (text: string) => texts(ask([[`## ${text}`, 'For a year, and then for another year, as you like.']]));
    expect(asked('How long do I have access to the Standing Desk?')).toEqual([]);
    expect(asked('What is included in the Standing Desk?')).toEqual([]);
    expect(asked('How long do I have access to a standing desk?')).toHaveLength(1);
  });

  test('are one when they ask the same in other words, and count who asks and who answers', () => {
    const found = ask([
      ['## What is a standing desk?', 'It rises at a touch.'],
      ['### 2. What are standing desks?', 'They rise at a touch.'],
      ['## Why a standing desk?', 'It helps your back.'],
    ]);
    expect(
      found.map(({ text, facet, origin, askedBy, answers, coverage }) => ({
        text,
        facet,
        origin,
        askedBy,
        answers: answers.map(({ passage }) => passage.id),
        coverage,
      })),
    ).toEqual([
      {
        text: 'What is a standing desk?',
        facet: 'what',
        origin: 'heading',
        askedBy: ['s1', 's2'],
        answers: ['s1.p1', 's2.p1'],
        coverage: { k: 2, n: 3, rate: 0.6667, ci95: [0.2077, 0.9385] },
      },
      {
        text: 'Why a standing desk?',
        facet: 'why',
        origin: 'heading',
        askedBy: ['s3'],
        answers: ['s3.p1'],
        coverage: { k: 1, n: 3, rate: 0.3333, ci95: [0.0615, 0.7923] },
      },
    ]);
  });

  test.each([
    ['How much does a standing desk cost?', 'What is the average price of a standing desk?', 1],
    ['What is a standing desk?', 'What is the best standing desk?', 2],
    ['How long should you use a standing desk?', 'How often should you use a standing desk?', 2],
    ['Does a standing desk come with oak legs?', 'Does a standing desk come with steel legs?', 2],
    ['What is the difference between oak and ash?', 'Oak vs. ash: which is better than the other?', 1],
    ['How to choose an oak standing desk', 'Why choose an oak standing desk?', 2],
    ['What is a standing desk?', 'What are the features of a standing desk?', 2],
    ['What is a standing desk?', 'What is a standing table (and why should you care)?', 1],
    ['How to choose a standing desk', 'How do I choose the best standing desk for your home office?', 1],
    ['How long does it take to oil a standing desk?', 'How do you oil a standing desk?', 2],
    ['What is the most robust standing desk?', 'Are standing desks robust?', 2],
    ['How do standing desks improve posture?', 'Why should you consider a standing desk?', 1],
    ['How do standing desks improve posture?', 'How do you improve posture at a standing desk?', 2],
    ['What defines a standing desk?', 'What makes a better standing desk?', 1],
    ['Which standing desk do I recommend?', 'What is the best standing desk?', 1],
    ['What are the signs that the motor is broken?', 'How do I know if the motor is broken?', 1],
    ['What is a realistic timeline for the delivery?', 'How long does the delivery take?', 1],
    ['What are some tips to clean an oak desk?', 'How to clean an oak desk', 1],
    ['How long is a standing desk?', 'How long does it take to build a standing desk?', 2],
    ['Is it safe to use a standing desk?', 'Is it safe or something else?', 1],
    ['Is a standing desk worth it?', 'Is a standing desk right for you?', 2],
    ['Should you buy a standing desk?', 'Is a standing desk right for you?', 1],
    ['What does a standing desk carry?', 'What does a standing desk not carry?', 2],
    ['What is an oak standing desk?', 'What if an oak standing desk breaks?', 2],
    ['What are oak legs?', 'What are the features of oak legs?', 2],
    ['What is a standing desk?', 'What are buyers looking for in a standing desk?', 2],
    ['What are the benefits of a standing desk?', 'Why is it important to use oak and ash on a standing desk?', 2],
    ['What are the benefits of a standing desk?', 'Why is a standing desk important?', 1],
    ['Are oak legs bad for a standing desk?', 'Are ash legs bad for a standing desk?', 2],
    ['What is oak?', 'How popular is oak?', 2],
  ])('%s / %s: %i', (one, other, count) => {
    const page = (heading: string) => [`## ${heading}`, 'Oak and ash legs, or steel legs, say we.'];
    expect(ask([page(one), page(other), page('Oak, ash, steel')])).toHaveLength(count);
  });

  test('take the words of pages where several ask in words of their own', () => {
    const told = 'It costs 300 dollars to buy, since a standing desk has a motor.';
    const found = ask([
      ['## How much does it cost to buy a desk in Ohio?', told],
      ['## How much does it cost to buy a desk?', told],
      ['The cost of a standing desk is 400 dollars. Look at a standing desk.'],
    ]);
    expect(texts(found)).toContain('How much does it cost to buy a desk?');
  });

  test('ask whether what is widely believed is true', () => {
    const beliefs = [
      '## Myth 1: Standing Desks Hurt your Knees',
      'They do not hurt.',
      '## Myth 2: Oak never rots',
      'Oak rots within years, and never rots in dry air.',
    ];
    const listed = [
      '## 1. Sitting is the new smoking.',
      'It is not, say those who sit.',
      '## 2. Oak tables',
      'We sell them.',
    ];
    const found = ask([
      beliefs,
      { title: '2 Standing Desk Myths', blocks: listed },
      ['Standing desks hurt your knees.'],
    ]);
    expect(texts(found)).toEqual(
      expect.arrayContaining([
        'Is it true that standing desks hurt your knees?',
        'Is it true that oak never rots?',
        'Is it true that sitting is the new smoking?',
      ]),
    );
    expect(texts(found)).toHaveLength(3);
  });

  test('on what a thing is cover none on what to do with it', () => {
    const page = (...headings: string[]) =>
      headings.flatMap((text) => [`## ${text}`, 'Oak legs carry a standing desk.']);
    const found = ask([page('What are oak legs?', 'Oak legs to avoid'), page('Oak legs to avoid'), page('Legs')]);
    expect(texts(found)).toEqual(['What oak legs should you avoid?', 'What are oak legs?']);
  });

  test('stand in titles, in all sorts of capitals, and as lines of a list of questions', () => {
    const list = ['## FAQ', 'Do standing desks wobble?', 'Most of them do.', 'Are standing desks loud?', 'A little.'];
    const found = ask([
      { blocks: ['You raise a standing desk by its lever.'], title: 'How to Raise a Standing Desk | Desk Shop' },
      ['## WHEN SHOULD YOU OIL A STANDING DESK?', 'Oil a standing desk in spring, when you should.'],
      list,
      ['Do standing desks break?', 'That line stands alone.'],
    ]);
    expect(found.map(({ text, origin }) => [text, origin])).toEqual([
      ['How to raise a standing desk', 'title'],
      ['When should you oil a standing desk?', 'heading'],
      ['Do standing desks wobble?', 'heading'],
      ['Are standing desks loud?', 'heading'],
    ]);
  });

  test('that mean the keyword without naming it ask with those that do', () => {
    const found = ask([
      ['## How much does a standing desk cost?', 'From 300 dollars.'],
      ['## How much does it cost?', 'From 400 dollars.'],
      ['## What is it?', 'A desk.'],
    ]);
    expect(found).toMatchObject([{ text: 'How much does a standing desk cost?', askedBy: ['s1', 's2'] }]);
    const choosing = ask([
      ['## How to choose a standing desk', 'Look at its legs.'],
      ['## How to choose', 'Look at its top.'],
      ['## How to choose it', 'Look at it.'],
    ]);
    expect(choosing).toMatchObject([{ text: 'How to choose a standing desk', askedBy: ['s1', 's2'] }]);
  });

  test('are one when the same passages of several pages answer both', () => {
    const oiling = 'You oil the legs and polish the top of a standing desk with linseed oil in spring.';
    const rest = ['Oak', 'Ash', 'Elm', 'Fir'].flatMap((wood) => [`## ${wood}`, `${wood} is a wood of many colours.`]);
    const pages = (own: readonly string[], more: readonly string[]) => [
      ['## How do you oil the legs of a standing desk?', oiling, ...more],
      ['## How do you polish the top of a standing desk?', oiling, ...own, ...more],
      ['## Desks', oiling, ...more],
    ];
    expect(ask(pages([], rest))).toMatchObject([{ askedBy: ['s1', 's2'], namedBy: ['s1', 's2'] }]);
    expect(ask(pages(['## How do you oil the legs of a standing desk?', 'With oil.'], rest))).toHaveLength(2);
    expect(ask(pages([], []))).toHaveLength(2);
  });

  test('are left out when they are about something else', () => {
    const found = ask([
      ['## What is love?', 'A song that nobody else here sings.'],
      { blocks: ['## Why buy a standing desk from Oakhouse?', 'Oak.'], domain: 'oakhouse.example' },
      ['## How do I pair my standing desk with TriPort?', 'They made a standing desk with TriPort inside.'],
      ['## How It Works', 'Oak.'],
      ['Oak is sung of nowhere.'],
    ]);
    expect(texts(found)).toEqual([]);
  });

  test('lose the own name of the site before the keyword, and are left out where the name is the subject', () => {
    const answer = 'Offices that look for a standing desk of oak and of steel.';
    const other = ['A standing desk by Oakhouse has legs of steel, and Oakhouse sells it for offices.'];
    const page = (heading: string) => ({ blocks: [`## ${heading}`, answer], domain: 'oakhouse.example' });
    expect(texts(ask([page('Who uses Oakhouse standing desks?'), other]))).toEqual(['Who uses standing desks?']);
    expect(texts(ask([page('Who owns Oakhouse?'), other]))).toEqual([]);
    expect(texts(ask([page('Why choose an Oakhouse standing desk?'), other]))).toEqual([]);
    const both = ask([page('Who uses Oakhouse standing desks?'), ['## Who uses a standing desk?', answer], other]);
    expect(both).toMatchObject([{ text: 'Who uses a standing desk?', askedBy: ['s1', 's2'] }]);
  });

  test('of one page alone are at most twenty', () => {
    const blocks = Array.from({ length: 26 }, (_, i) => [
      `## What is standing desk part${'abcdefghijklmnopqrstuvwxyz'[i]}?`,
      'This is such a part.',
    ]).flat();
    expect(ask([blocks])).toHaveLength(20);
  });

  test('that one page alone implies and answers only fill up a short list', () => {
    const parts = (count: number, heading: string) =>
      Array.from({ length: count }, (_, i) => {
        const part = `part${'abcdefghijklmnopqrstuvwxyz'[i]}`;
        return [
          `## ${heading} standing desk ${part}${heading === 'What is' ? '?' : ''}`,
          `It is a ${part}, and so on.`,
        ];
      }).flat();
    const implied = parts(3, 'Benefits of');
    expect(ask([implied])).toHaveLength(3);
    expect(ask([[...parts(14, 'What is'), ...implied]]).map(({ origin }) => origin)).not.toContain('derived');
  });

  test('are one where a page defines what its title calls the subject', () => {
    const page = (title: string) => [
      { blocks: ['## What is a sit-stand workstation?', 'It rises.'], title },
      ['## What is a standing desk?', 'It rises at a touch.'],
      ['A sit-stand workstation is a table of oak that rises.'],
    ];
    expect(ask(page('Sit-stand workstation: the guide'))).toMatchObject([{ askedBy: ['s1', 's2'] }]);
    expect(ask(page('Mats for a sit-stand workstation stool'))).toHaveLength(2);
  });

  test('are about the market where many of them have a word that is not in the keyword', () => {
    const page = (word: string) => [
      [
        `## Is a ${word} loud?`,
        `A ${word} is not.`,
        `## How much does a ${word} cost?`,
        `A ${word} costs 300 dollars.`,
      ],
      [`## Do ${word}s wobble?`, `Most ${word}s do.`, '## How much do standing desks cost?', 'About $400.'],
    ];
    expect(ask(page('riser')).filter(({ facet }) => facet === 'price')).toMatchObject([{ askedBy: ['s1', 's2'] }]);
    const rare = [...page('riser'), ...page('desk'), ...page('desk')];
    expect(ask(rare).filter(({ facet }) => facet === 'price')).toHaveLength(2);
  });

  test('with an "it" that stands for what follows are about that', () => {
    const pages = [
      ['## How much does it cost to install the crossbar at home?', 'It costs $300 to install the crossbar.'],
      ['## How much does it cost?', 'A crossbar costs $300.', '## Standing desk crossbar', 'A crossbar.'],
    ];
    expect(texts(ask(pages))).toContain('How much does it cost to install the crossbar at home?');
  });

  test('behind the entries of a list are asked where another site names the same', () => {
    const entries = ['oak', 'ash', 'elm', 'fir'].flatMap((wood) => [
      `## Best ${wood} standing desk`,
      `The best standing desk of ${wood} is the one with ${wood} legs.`,
    ]);
    expect(texts(ask([entries, ['## Oak', 'Oak is hard.']]))).toEqual(['What is the best oak standing desk?']);
    expect(texts(ask([entries, ['Oak is hard.']]))).toEqual([]);
  });

  test('that nobody asks are derived from the headings that name their matter', () => {
    const page = (heading: string) => [`## ${heading}`, 'A standing desk has benefits for your back.'];
    const found = ask([
      page('Benefits of a Standing Desk'),
      page('The 5 benefits of standing desks'),
      ['# Standing desk'],
    ]);
    expect(found).toMatchObject([
      { text: 'What are the benefits of standing desks?', origin: 'derived', askedBy: [], answeredBy: ['s1', 's2'] },
    ]);
    expect(texts(ask([page('Benefits of a Standing Desk'), ['# Standing desk']]))).toEqual([
      'What are the benefits of a standing desk?',
    ]);
  });

  test('ask what searchers of any keyword want to know where several sites tell it', () => {
    const asked = (keyword: readonly string[], ...blocks: readonly string[][]) => texts(ask(blocks, {}, 'en', keyword));
    const crm = ['Choose a CRM that suits you.', 'We offer a free plan of our CRM.'];
    expect(asked(['crm'], crm, ['A CRM keeps contacts.', 'The free plan of this CRM holds 100 contacts.'])).toContain(
      'Is there a free CRM?',
    );
    expect(asked(['crm'], crm, ['A CRM keeps contacts.', 'It costs money.'])).not.toContain('Is there a free CRM?');
    const therapy = ['Talk to us about online therapy.', 'In online therapy, all is confidential.'];
    expect(asked(['onlin', 'therapi'], therapy, therapy)).toContain('Is online therapy private and confidential?');
    const movers = ['Movers pack, and movers drive.', 'Most movers give a discount on weekdays.'];
    expect(asked(['mover'], movers, movers)).toContain('Are there discounts on movers?');
    const cameras = ['Cameras film, and cameras record.', 'Most cameras have a discount on weekdays.'];
    expect(asked(['camera'], cameras, cameras)).toContain('Are there discounts on cameras?');
    const rental = [
      'Boat rental companies hire boats out, and boat rental companies have jetties.',
      'Boat rental companies give a discount.',
    ];
    expect(asked(['boat', 'rental', 'compani'], rental, rental)).toContain('Are there discounts on boat rental?');
  });

  test.each([
    ['de', ['heizung'], 'Das ist eine Heizung. Die Förderung der Heizung ist hoch.', 'Wird eine Heizung gefördert?'],
    ['fr', ['crm'], 'Voici un CRM. La version gratuite du CRM suffit.', 'Peut-on avoir un CRM gratuitement\u00a0?'],
    ['es', ['crm'], 'Este es un CRM. La vida útil del CRM es larga.', '¿Cuánto dura un CRM?'],
  ])('ask what searchers want to know in %s', (language, keyword, text, question) => {
    expect(texts(ask([[text], [text]], {}, language, keyword))).toContain(question);
  });

  test('ask of lessons, services and the like what is asked of what people do', () => {
    const asked = (keyword: readonly string[], pages: readonly Parameters<typeof ask>[0][number][]) =>
      texts(ask(pages, {}, 'en', keyword));
    const lessons = ['Music lessons are fun, and music lessons help.', 'It is never too late to start music lessons.'];
    expect(asked(['music', 'lesson'], [lessons, lessons])).toContain(
      'Is it too late to start music lessons as an adult?',
    );
    const drums = ['Drums are loud, and drums are fun.', 'It is never too late to start with drums.'];
    expect(asked(['drum'], [drums, drums]).join()).not.toContain('too late');
  });

  test('ask of those who do it by the name that services give them', () => {
    const page = (who: string) => ({
      blocks: [
        `In online therapy, licensed ${who} listen to you.`,
        `Online therapy lets you change ${who} at any time.`,
      ],
      kind: 'service' as const,
    });
    const asked = (...who: readonly string[]) => texts(ask(who.map(page), {}, 'en', ['onlin', 'therapi']));
    expect(asked('therapists', 'therapists')).toEqual(
      expect.arrayContaining(['What qualifications do therapists have?', 'Can you switch therapists?']),
    );
    // Two sites with a word each of their own agree on none.
    expect(asked('therapists', 'counselors')).toContain('What qualifications do providers of online therapy have?');
  });

  test.each([
    [
      'de',
      'Eine Therapie bei einer approbierten Therapeutin: Therapeuten hören zu.',
      'Welche Qualifikation haben Therapeuten?',
    ],
    [
      'fr',
      'Une thérapie avec un thérapeute certifié : les thérapeutes écoutent.',
      'Quelles qualifications ont les thérapeutes\u00a0?',
    ],
    ['es', 'Una terapia con un terapeuta titulado: los terapeutas escuchan.', '¿Qué titulación tienen los terapeutas?'],
  ])('ask of those who do it as pages in %s call them', (language, block, question) => {
    const keyword = analyzerFor(language)
      .analyze(block.split(' ')[1] ?? '')
      .map(({ stem }) => stem);
    const page = { blocks: [block, block], kind: 'service' as const };
    expect(texts(ask([page, page], {}, language, keyword))).toContain(question);
    expect(texts(ask([{ blocks: page.blocks }, { blocks: page.blocks }], {}, language, keyword))).not.toContain(
      question,
    );
  });

  test.each([
    [
      'de',
      'Packliste für die Wanderung',
      'Zwei Liter Wasser braucht eine Wanderung.',
      'Wie viel Wasser sollte man mitnehmen?',
    ],
    [
      'fr',
      'Équipement pour la randonnée',
      'Deux litres d’eau, c’est une randonnée.',
      'Quelle quantité d’eau emporter pour une randonnée\u00a0?',
    ],
    [
      'es',
      'Qué llevar a una excursión',
      'Dos litros de agua pide una excursión.',
      '¿Cuánta agua hay que llevar para una excursión?',
    ],
  ])('ask what to carry in %s', (language, title, block, question) => {
    const keyword = analyzerFor(language)
      .analyze(block.split(' ').at(-1) ?? '')
      .map(({ stem }) => stem);
    const asked = (of: string) => {
      const page = { blocks: [block, block], title: of };
      return texts(ask([page, page], {}, language, keyword));
    };
    expect(asked(title)).toContain(question);
    expect(asked(block)).not.toContain(question);
  });

  test('put a space that does not break before the marks of French, and none before others', () => {
    const asked = (language: string) =>
      (languagePack(language).questions?.concerns ?? []).flatMap(({ question, unlessOne, ofDeeds }) =>
        [question, unlessOne, ofDeeds].flatMap((text) => text ?? []),
      );
    for (const text of asked('fr')) expect(text).toMatch(/\S\u00a0\?$/u);
    for (const text of ['en', 'de', 'es'].flatMap(asked)) expect(text).toMatch(/\S\?$/u);
  });

  test('ask what to carry only where titles are about packing', () => {
    const blocks = ['We like backpacking, and backpacking is fun.', 'For backpacking, carry water.'];
    const asked = (title: string) =>
      texts(
        ask(
          [1, 2].map(() => ({ blocks, title })),
          {},
          'en',
          ['backpack', 'checklist'],
        ),
      );
    expect(asked('Backpacking checklist')).toContain('How much water should you carry for backpacking?');
    expect(asked('Backpacking in the Alps').join()).not.toContain('water');
  });

  test('name the subject where the only page that asks leaves it out', () => {
    const told = ['Online therapy is confidential.', 'All you say in online therapy is confidential.'];
    const found = ask(
      [['## What happens to the data I share?', ...told], told].map((blocks) => ({ blocks, kind: 'service' as const })),
      {},
      'en',
      ['onlin', 'therapi'],
    );
    expect(found.map(({ text, askedBy }) => [text, askedBy])).toContainEqual([
      'Is online therapy private and confidential?',
      ['s1'],
    ]);
  });

  test('lose the text that answers them, and are left out where they are about it', () => {
    const page = [
      '## Which desks are best when following a standing desk guide?',
      'Desks of oak are best for those who stand.',
      '## What equipment do I need for a standing desk guide?',
      'You need a mat to stand on and a desk.',
    ];
    expect(texts(ask([page, ['A desk of oak stands well.']]))).toEqual(['Which desks are best?']);
    const guide = ask([page, page], {}, 'en', ['stand', 'desk', 'guid']);
    expect(texts(guide)).toContain('What equipment do I need for a standing desk guide?');
  });

  test('join no two about different things by one that names none', () => {
    const told = (of: string) => `Try a ${of} before you take it, and ask those who know more than you do.`;
    const found = ask([
      ['## Choosing the right frame', told('frame'), '## Factors to consider', told('desk')],
      ['## Choosing the right motor', told('motor')],
    ]);
    expect(texts(found).filter((text) => /right (?:frame|motor)/u.test(text))).toHaveLength(2);
  });

  test('on the benefits of one or the other are answered by their comparison', () => {
    const benefits = ['## Benefits of electric desks', 'Electric desks rise fast and remember heights.'];
    const others = [
      '## How do you clean oak?',
      'Oak is cleaned with a damp cloth.',
      '## Where do you put the cables?',
      'The cables go below the top.',
      '## When should you stand up?',
      'You should stand up once an hour.',
    ];
    const comparison = [
      '## Electric vs manual desks: which is better?',
      'Electric desks rise faster than manual ones.',
    ];
    const asked = (...blocks: readonly string[]) => texts(ask([[...blocks, ...others], benefits, others]));
    expect(asked()).toContain('What are the benefits of electric desks?');
    expect(asked(...comparison)).not.toContain('What are the benefits of electric desks?');
  });

  test.each([
    ['What is the best way to move a standing desk?', 'How do I move a standing desk?'],
    ['How old do you have to be to own a desk shop?', 'What is the minimum age to own a desk shop?'],
    ['How do you develop a desk plan?', 'How do I create a desk plan?'],
    ['What are some standing desk use cases?', 'What are the main uses of a standing desk?'],
    ['Can I be reimbursed by my insurance?', 'Does insurance cover a standing desk?'],
    ['How are the carpenters qualified?', 'What qualifications do the carpenters have?'],
    ['How important is a good mat?', 'Does a good mat really matter?'],
  ])('are one in other words: %s', (one, other) => {
    const told = 'A carpenter told us that of a desk at school, and an insurance said the same of a mat.';
    const found = ask([
      [`## ${one}`, told],
      [`## ${other}`, told],
    ]);
    expect(found.filter(({ askedBy }) => askedBy.length > 0).map(({ askedBy }) => askedBy)).toEqual([['s1', 's2']]);
  });

  test('that only text implies are answered where it has their signs', () => {
    const told = ['A standing desk comes with a warranty of ten years on the frame of the desk.'];
    const untold = ['A standing desk comes with a frame of steel, and the frame of the desk lasts for ten years.'];
    const asking = ['## Is there a warranty on a standing desk?', ...untold];
    const answering = (pages: readonly (readonly string[])[]) =>
      ask(pages).find(({ text }) => text === 'Is there a warranty on a standing desk?')?.answeredBy;
    expect(answering([told, told, untold])).toEqual(['s1', 's2']);
    // Whoever asks it shows with its heading what the text below is about.
    expect(answering([told, told, asking])).toEqual(['s1', 's2', 's3']);
  });

  test('ask less of what somebody wants to do something with', () => {
    const page = ['An LLC is a firm.', 'The free LLC is a myth: avoid the common mistakes with an LLC.'];
    const asked = (keyword: string) => texts(ask([page, page], { request: { keyword } }, 'en', ['llc']));
    expect(asked('llc')).toEqual(
      expect.arrayContaining(['Is there a free LLC?', 'What mistakes should you avoid with an LLC?']),
    );
    expect(asked('how to start an llc')).toEqual(['What mistakes should you avoid when you start an LLC?']);
  });

  test.each([
    ['en', 'how to start an llc', 'An LLC is a firm. It takes 3 weeks.', 'How long does it take to start an LLC?'],
    ['es', 'cómo crear una llc', 'Una LLC es una empresa. Tarda 3 semanas.', '¿Cuánto se tarda en crear una LLC?'],
    [
      'fr',
      'comment créer une llc',
      'Une LLC est une société. Cela prend 3 semaines.',
      'Combien de temps faut-il pour créer une LLC\u00a0?',
    ],
  ])('ask in %s what is to know of a deed', (language, keyword, said, question) => {
    const page = [said, said];
    expect(texts(ask([page, page], { request: { keyword } }, language, ['llc']))).toContain(question);
  });

  test('take what somebody charges for no cost of becoming one', () => {
    const asked = (said: string) => {
      const page = [`A tutor teaches. ${said}`, `A tutor works at home. ${said}`];
      return texts(ask([page, page], { request: { keyword: 'how to become a tutor' } }, 'en', ['tutor']));
    };
    const cost = 'How much does it cost to become a tutor?';
    expect(asked('A tutor can ask for just $50 per hour.')).not.toContain(cost);
    expect(asked('A tutor registers at the town hall. This costs $50.')).toContain(cost);
  });

  test('do not ask of a place what is asked of things', () => {
    const asked = (name: string, stem: string) => {
      const page = [`Is this a ${name}? The ${name} is good.`, `A ${name} takes 3 weeks and is worth it.`];
      return texts(ask([page, page], {}, 'en', [stem]));
    };
    expect(asked('Japan', 'japan')).toEqual([]);
    expect(asked('turkey', 'turkei')).toContain('How long does a turkey take?');
  });

  test('ask what a thing works with only where pages name an app, a device or the like', () => {
    const asked = (said: string) => {
      const page = ['This is a standing desk.', `The standing desk ${said}.`];
      return texts(ask([page, page]));
    };
    expect(asked('integrates with Slack')).toEqual(['Which apps and systems does a standing desk integrate with?']);
    expect(asked('is integrated into every phase of work')).toEqual([]);
  });

  test('do not ask whether the subject is what it is, nor about a word that only describes it', () => {
    const secure = ['Ask us about cybersecurity consulting.', 'Encryption is a part of cybersecurity consulting.'];
    expect(texts(ask([secure, secure], {}, 'en', ['cybersecur', 'consult']))).toEqual([]);
    const list = [
      'A wedding is fun. The wedding checklist helps.',
      'Wedding checklist: pay in advance, a wedding from $900.',
    ];
    const free = ['A free wedding needs a wedding checklist.', 'Your wedding checklist for a wedding.'];
    expect(texts(ask([[...list, ...free], free], {}, 'en', ['wed', 'checklist']))).not.toContain(
      'Is there a free wedding?',
    );
  });

  test('that nobody asks join those that pages ask about the same', () => {
    const found = ask([
      ['## How do you measure the crossbar?', 'Measure the crossbar with a tape.'],
      ['## Measuring the crossbar and rubber feet', 'Use a tape.', '## Cleaning the tabletop', 'Clean it with soap.'],
      ['## Desks', 'A crossbar, feet and a tabletop.'],
    ]);
    expect(texts(found)).toEqual(['How do you measure the crossbar?', 'How do you clean the tabletop?']);
  });

  test('that nobody asks need more to ask than what the keyword is', () => {
    const page = [['## History of the standing desk', 'The history of the standing desk began in an office.']];
    expect(texts(ask(page))).toEqual(['What is the history of the standing desk?']);
    expect(texts(ask(page, {}, 'en', ['histori', 'stand', 'desk']))).toEqual([]);
  });

  test.each([
    ['en', ['A standing desk costs $300.', 'You get a standing desk for $900.'], 'How much does a standing desk cost?'],
    ['de', ['Ein Stehtisch kostet 300 €.', 'Der Preis für ein Stehtisch: 900 €.'], 'Was kostet ein Stehtisch?'],
    ['es', ['Una mesa cuesta 300 €.', 'El precio de una mesa es de 900 €.'], '¿Cuánto cuesta una mesa?'],
  ])('ask for the price that two sites state of the keyword itself: %s', (language, prices, question) => {
    const keyword = { en: ['stand', 'desk'], de: ['stehtisch'], es: ['mes'] }[language] ?? [];
    const found = ask(
      prices.map((price) => [price]),
      {},
      language,
      keyword,
    );
    expect(found).toMatchObject([{ text: question, origin: 'derived', namedBy: ['s1', 's2'] }]);
    expect(texts(ask([[prices[0] ?? '']], {}, language, keyword))).toEqual([]);
  });

  test('ask about the thing, not about what is done with it: “Heizung anmelden”', () => {
    const page = ['Die Förderung der Heizung ist hoch. Wer eine Heizung hat, kann die Heizung anmelden und anmelden.'];
    const found = ask([page, page], { request: { keyword: 'heizung anmelden' } }, 'de', ['heizung', 'anmeld']);
    expect(texts(found)).toEqual(['Wird eine Heizung gefördert?']);
  });

  test.each([
    ['en', 'The factors that affect the cost of a desk are many.', 'What factors affect the cost of a standing desk?'],
    ['en', 'Look for hidden fees of a standing desk.', 'What hidden costs does a standing desk have?'],
    ['en', 'You save money on a standing desk in May.', 'How can you save money on a standing desk?'],
    ['en', 'The key features of a standing desk are its motors.', 'What features should a standing desk have?'],
    [
      'de',
      'Die Kosten hängen vom Stehtisch ab und davon, wie hoch er ist.',
      'Wovon hängt ab, was ein Stehtisch kostet?',
    ],
    ['de', 'Es gibt versteckte Kosten, die ein Stehtisch hat.', 'Welche versteckten Kosten hat ein Stehtisch?'],
    ['fr', 'Le prix d’une table dépend de sa taille.', 'De quoi dépend ce que coûte une table\u00a0?'],
    ['fr', 'Une table entraîne des frais cachés.', 'Quels frais cachés entraîne une table\u00a0?'],
    ['es', 'El precio depende de lo que mide una mesa.', '¿De qué depende lo que cuesta una mesa?'],
    ['es', 'Una mesa tiene gastos ocultos.', '¿Qué gastos ocultos tiene una mesa?'],
    ['de', 'Die Vorteile von Holz: Der Stehtisch hält.', 'Welche Vorteile hat ein Stehtisch?'],
    ['de', 'Ein Stehtisch ist oft steuerlich absetzbar.', 'Ist ein Stehtisch steuerlich absetzbar?'],
    ['de', 'Vor dem Stehtisch sollte man drei Angebote vergleichen.', 'Wie viele Angebote sollte man einholen?'],
    [
      'fr',
      'Une table se paie en trois fois : paiement en trois fois.',
      'Peut-on payer une table en plusieurs fois\u00a0?',
    ],
    ['fr', 'Une table : voici comment choisir.', 'Comment choisir une table\u00a0?'],
    ['fr', 'Réduire le prix de la table est facile.', 'Comment payer une table moins cher\u00a0?'],
    ['es', 'Una mesa: qué tener en cuenta.', '¿Cómo elegir una mesa?'],
    ['es', 'La mesa se paga a plazos.', '¿Se puede financiar una mesa?'],
    ['es', 'Una mesa así merece la pena.', '¿Merece la pena una mesa?'],
    ['de', 'Ein Stehtisch ist ideal für Menschen im Büro.', 'Für wen eignet sich ein Stehtisch?'],
    ['de', 'Der Stehtisch: Die häufigsten Fehler sind teuer.', 'Welche Fehler sollte man vermeiden?'],
    ['de', 'Spürbare Erfolge zeigt der Stehtisch nach drei Wochen.', 'Wann zeigt ein Stehtisch Wirkung?'],
    ['de', 'Nützliches Zubehör für den Stehtisch gibt es auch.', 'Welches Zubehör braucht ein Stehtisch?'],
    ['fr', 'Une table est un meuble.', 'Qu’est-ce qu’une table\u00a0?'],
    ['fr', 'La table convient aux familles.', 'À qui convient une table\u00a0?'],
    [
      'fr',
      'La table donne des résultats au bout de trois semaines.',
      'Combien de temps faut-il pour voir des résultats avec une table\u00a0?',
    ],
    ['fr', 'Il est sans expérience de faire une table.', 'Faut-il de l’expérience pour une table\u00a0?'],
    ['es', 'Una mesa ideal para familias.', '¿A quién le conviene una mesa?'],
    ['es', 'Nunca es tarde para una mesa.', '¿Se puede empezar una mesa a cualquier edad?'],
    ['es', 'La mesa se integra con tu asistente.', '¿Con qué herramientas se integra una mesa?'],
  ])('ask what several sites tell of the subject: %s, %s', (language, sentence, question) => {
    const keyword = { en: ['stand', 'desk'], de: ['stehtisch'], fr: ['tabl'], es: ['mes'] }[language] ?? [];
    const named = { en: 'A standing desk', de: 'Ein Stehtisch', fr: 'Une table', es: 'Una mesa' }[language];
    const page = [sentence, `${named}.`];
    const snapshot = { request: { keyword: named?.replace(/^\S+ /u, '') ?? '' } };
    expect(texts(ask([page, page], snapshot, language, keyword))).toContain(question);
    expect(texts(ask([page], snapshot, language, keyword))).not.toContain(question);
  });

  test('ask for the best of what titles count', () => {
    const sketch = (title: string) => ({ title, blocks: ['Standing desks have a crossbar. Look at standing desks.'] });
    const counted = [sketch('24 Oak Standing Desks Worth Having'), sketch('11 Standing Desks')];
    expect(texts(ask(counted))).toContain('What are the best standing desks?');
    const others = [sketch('Standing Desks in 2026'), sketch('11 Colours for Standing Desks')];
    expect(texts(ask(others))).not.toContain('What are the best standing desks?');
  });

  test.each([
    ['of another thing', ['A standing desk leg costs $30.', 'A standing desk leg is $20.'], ['stand', 'desk']],
    [
      'that the searcher names',
      ['A standing desk costs $300.', 'A standing desk costs $400.'],
      ['stand', 'desk', '500'],
    ],
    ['that is saved', ['A standing desk saves you $300.', 'A standing desk can save $400.'], ['stand', 'desk']],
  ])('do not ask for a price %s', (_, sentences, keyword) => {
    expect(
      texts(
        ask(
          sentences.map((sentence) => [sentence]),
          {},
          'en',
          keyword,
        ),
      ),
    ).toEqual([]);
  });

  test('ask what to do at the times of a schedule, and not at those of a story', () => {
    const schedule = (headings: readonly string[]) =>
      headings.flatMap((heading) => [`## ${heading}`, 'Raise the standing desk and oil the legs of it then.']);
    const times = ['2 Weeks Before the Standing Desk', 'The Night Before the Standing Desk', 'After the Standing Desk'];
    expect(texts(ask([schedule(times)])).sort()).toEqual([
      'What should you do 2 weeks before the standing desk?',
      'What should you do after the standing desk?',
      'What should you do the night before the standing desk?',
    ]);
    expect(texts(ask([schedule(times.slice(1))]))).toEqual([]);
  });

  test('that only one site narrows are left out, and a definition in other words with them', () => {
    const found = ask([
      ['## What is a standing desk?', 'A standing desk is a desk that rises.'],
      ['## What is a standing desk in marketing?', 'A standing desk is a desk in marketing.'],
      ['## Marketing', 'A standing desk is a desk for marketing.'],
    ]);
    expect(texts(found)).toEqual(['What is a standing desk?']);
  });

  test('on the terms of one seller are one for each matter', () => {
    const blocks = [
      '## Which appliances qualify for a rebate?',
      'All appliances qualify for a rebate, says the standing desk maker.',
      '## When will I receive my rebate?',
      'You receive the rebate in May.',
      '## Where do I send the invoice?',
      'You send the invoice to the office.',
    ];
    const others = [['A rebate for appliances that qualify, an invoice to send, a desk.']];
    const kept = ['Which appliances qualify for a rebate?', 'Where do I send the invoice?'];
    expect(texts(ask([{ blocks, kind: 'service' }, ...others])).sort()).toEqual([...kept].sort());
    expect(texts(ask([blocks, ...others]))).toHaveLength(3);
  });

  test('of everyday words are about something if they have several', () => {
    const page = (heading: string) => [`## ${heading}`, 'It is said here.'];
    expect(texts(ask([page('What is included in a full service?')]))).toHaveLength(1);
    expect(texts(ask([page('How did it all start?')]))).toEqual([]);
  });

  test.each([
    ['en', 'How to use this standing desk'],
    ['en', 'How high are these desks?'],
    ['de', 'Wie hoch ist dieser desk?'],
    ['fr', 'Comment régler ce desk ?'],
    ['es', '¿Cómo ajustar este desk?'],
  ])('about the thing of the page itself are left out: %s %s', (language, heading) => {
    const pages = [heading, heading.replace(/(?:this|these|dieser|ce|este) /u, '')].map((text) => [
      `## ${text}`,
      'The desk.',
    ]);
    expect(texts(ask(pages, {}, language))).toEqual([expect.not.stringMatching(/this|these|dieser| ce |este/u)]);
  });

  test('are those of steps, and not the entries of a list or the buttons of a shop', () => {
    const steps = ['## Oil the standing desk', 'With oil.', '## Measure the standing desk', 'With a tape.'];
    expect(texts(ask([steps]))).toEqual([]);
    const twoSteps = [
      '## Clean the standing desk',
      'With a wet cloth.',
      '## Repair the standing desk',
      'With strong glue and clamps.',
    ];
    expect(texts(ask([twoSteps])).sort()).toEqual([
      'How do you clean the standing desk?',
      'How do you repair the standing desk?',
    ]);
    const world = 'Workshops clean desks of wood, and the trade repairs what schools have left to it for years. ';
    expect(texts(ask([[...twoSteps, world.repeat(20)]]))).toEqual([]);
    const plan = ['6 months before', '3 months before'].flatMap((time, i) => [
      `## ${time}`,
      `### ${['Clean', 'Repair'][i]} the standing desk`,
      'You clean and repair the standing desk in spring.',
    ]);
    expect(texts(ask([plan])).sort()).toEqual([
      'When should you clean the standing desk?',
      'When should you repair the standing desk?',
    ]);
    const entries = ['oak', 'ash', 'elm', 'fir'].flatMap((wood) => [
      `## Best ${wood} standing desk`,
      `Take the ${wood}.`,
    ]);
    expect(texts(ask([entries]))).toEqual([]);
  });

  test('are one in the several forms that a language has for a question', () => {
    const page = (heading: string) => [`## ${heading}`, 'Look at the legs of the standing desk, say we.'];
    const found = ask([
      page('How to choose the right standing desk'),
      page('What should you look for in a standing desk?'),
      page('What to consider when buying a standing desk'),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.askedBy).toEqual(['s1', 's2', 's3']);
  });

  test('are shown without what leads to them', () => {
    const verdict = ['## Final verdict: is a standing desk worth it?', 'Yes, it is worth the money.'];
    expect(texts(ask([verdict]))).toEqual(['Is a standing desk worth it?']);
  });

  test.each([
    ['How often should I oil a desk?', 'How often should I oil a desk in a small cabin in Alaska?', 'Cabins', 1],
    [
      'How often should I oil a desk?',
      'How often should I oil a desk in a small cabin in Alaska?',
      'Small Alaska cabin',
      2,
    ],
    ['What does a desk warranty cover?', 'Does a desk warranty cover scratches by cats?', 'Motors', 1],
    ['What does a desk warranty cover?', 'Does a desk warranty cover scratches by cats?', 'Scratches by cats', 2],
  ])('that narrow another count if a second site names it: %j, %j, %j: %d', (wide, narrow, heading, count) => {
    const told = (question: string) => [
      `## ${question}`,
      'A cabin in Alaska, cats that scratch, and a warranty for the oil.',
    ];
    const other = [
      `## ${heading}`,
      'Oil, cabins, cats, small motors, scratches and the warranty of Alaska.',
      '## Small',
      'Alaska.',
    ];
    expect(texts(ask([told(wide), told(narrow), other]))).toHaveLength(count);
  });

  test.each([
    ['How long should I let my child cry before I go to them?', true],
    ['How long should I let them cry?', false],
    ['Should I let my toddler cry it out?', true],
    ['Is it true that toddlers cry at desks?', true],
    ['How can a standing desk follow this gimmick?', false],
    ['The first phase: is it a desk or something else?', false],
    ['Is it worth buying a desk now?', true],
  ])('are asked if they stand alone: %j %j', (question, isAsked) => {
    const told = 'Toddlers cry, and a child that cries follows a gimmick, says the standing desk maker.';
    const found = texts(ask([[`## ${question}`, told], [told]]));
    expect(found).toEqual(isAsked ? [question] : []);
  });

  test.each([
    ['What is included: a frame and a top.', 'service', 'What is included in a standing desk?'],
    ['Our certified installers come to you.', 'service', 'What qualifications do providers of a standing desk have?'],
    ['We make two rounds of revisions.', 'service', 'How many revisions are included in a standing desk?'],
    ['There is a rush service.', 'service', 'Is there a rush option for a standing desk?'],
    ['Book your free consultation.', 'service', 'Does a standing desk come with a free consultation?'],
    ['It is great for beginners.', 'article', 'Which standing desk is best for beginners?'],
    ['A standing desk is a desk that rises.', 'article', 'What is a standing desk?'],
    ['A traditional desk does not rise.', 'article', 'How is a standing desk different from a traditional desk?'],
    ['It is customary to tip for it.', 'article', 'How much should you tip for a standing desk?'],
    ['Ask for additional insurance.', 'article', 'Do you need insurance for a standing desk?'],
    ['Savings vary with your habits.', 'article', 'What affects how much you save with a standing desk?'],
    ['The AI-powered motor learns.', 'article', 'Which AI tools does a standing desk have?'],
    ['Get quotes from three makers.', 'article', 'How many quotes should you get for a standing desk?'],
    ['It is free for up to 3 users.', 'article', 'What are the limits of a free standing desk?'],
    ['The makers of a standing desk are insured.', 'article', 'Is a standing desk insured?'],
  ] as const)('are asked of the subject where text tells it: %j', (told, kind, question) => {
    const blocks = [
      'A standing desk stands. Is this a standing desk?',
      `For a standing desk: ok. ${told} So a standing desk it is.`,
    ];
    const snapshot = { request: { keyword: 'standing desk' } };
    expect(
      texts(
        ask(
          [
            { blocks, kind },
            { blocks, kind },
          ],
          snapshot,
        ),
      ),
    ).toContain(question);
    expect(texts(ask([{ blocks, kind }], snapshot))).not.toContain(question);
    const other = kind === 'service' ? 'article' : kind;
    if (other !== kind)
      expect(
        texts(
          ask(
            [
              { blocks, kind: other },
              { blocks, kind: other },
            ],
            snapshot,
          ),
        ),
      ).not.toContain(question);
  });

  test.each([
    ['They are affordable.', 'Which standing desks are affordable?'],
    ['Look for FSC-certified wood.', 'Which certifications matter for standing desks?'],
    ['Some are vegan.', 'Which standing desks are vegan?'],
    ['They are made in the USA.', 'Which standing desks are made in the USA?'],
    ['There are plus-size desks.', 'Which standing desks are available in plus sizes?'],
  ])('are asked of several things where text tells it: %j', (told, question) => {
    const blocks = ['Standing desks rise. We like standing desks.', `These standing desks are good. ${told}`];
    const page = { blocks, kind: 'article' } as const;
    expect(texts(ask([page, page], { request: { keyword: 'best standing desks' } }))).toContain(question);
  });

  test.each([
    ['There is no experience needed for online therapy.', 'Do you need experience for online therapy?'],
    ['Online therapy takes two sessions a week.', 'How many days a week should you plan for online therapy?'],
    ['Online therapy is just as effective.', 'How effective is online therapy?'],
    ['Online therapy is safe.', 'Is online therapy safe?'],
    ['You may be ready for online therapy.', 'When should you start online therapy?'],
    ['For online therapy, here is what to bring.', 'What should you bring for online therapy?'],
    [
      'In online therapy there is no face-to-face therapy.',
      'How is online therapy different from traditional therapy?',
    ],
  ])('are asked of what cannot be counted where text tells it: %j', (told, question) => {
    const blocks = ['With online therapy you talk. Of online therapy we tell.', `About online therapy, this. ${told}`];
    const page = { blocks, kind: 'article' } as const;
    const found = ask([page, page], { request: { keyword: 'online therapy' } }, 'en', ['onlin', 'therapi']);
    expect(texts(found)).toContain(question);
  });

  test.each([
    ['It is about 500 words long.', 'How long should a letter be?'],
    ['Many use AI tools for a letter.', 'Can AI help you write a letter?'],
    ['You can hire a professional for a letter.', 'Should you write a letter yourself or hire a professional?'],
  ])('are asked of a deed where text tells it: %j', (told, question) => {
    const blocks = ['A letter is read. Send a letter soon.', `This is for a letter. ${told} So is a letter.`];
    const page = { blocks, kind: 'article' } as const;
    const found = ask([page, page], { request: { keyword: 'how to write a letter' } }, 'en', ['write', 'letter']);
    expect(texts(found)).toContain(question);
  });

  test('on how long a thing is are one with those on how long it takes', () => {
    const others = [
      'Are oak tops loud?',
      'Is steel heavy?',
      'Who paints the ash?',
      'Where do the motors go?',
      'Why use glue?',
    ];
    const told = (heading: string) => [
      `## ${heading}`,
      'Oak tops, steel, ash, motors and glue come with the delivery.',
    ];
    const found = ask([
      told('How long is the delivery?'),
      told('How long does the delivery take?'),
      others.flatMap(told),
    ]);
    expect(found.filter(({ text }) => text.includes('delivery')).map(({ askedBy }) => askedBy)).toEqual([['s1', 's2']]);
  });

  test('keep the words of the page that asks what text tells as well', () => {
    const blocks = [
      '## Which desks are best for beginners?',
      'Standing desks are great for beginners. We like standing desks.',
    ];
    const found = ask([{ blocks }, { blocks: blocks.slice(1) }], { request: { keyword: 'standing desks' } });
    expect(texts(found).filter((text) => text.includes('beginners'))).toHaveLength(1);
  });

  test('have no coverage below three pages', () => {
    expect(ask([['## Which standing desk?', 'Take one of oak.']])).toMatchObject([
      { askedBy: ['s1'], coverage: null, answeredBy: ['s1'], words: null },
    ]);
  });
});

describe('questions of the results page', () => {
  const pages = [['## What is a standing desk?', 'It rises at a touch.'], ['Oak.'], ['Ash.']];

  test('come first, the strongest origin first, and stay when nobody answers them', () => {
    const found = ask(pages, {
      paa: [{ question: 'Do standing desks  burn calories?' }],
      related: ['standing desk ikea', 'how tall is a standing desk'],
    });
    expect(
      found.map(({ text, origin, facet, askedBy, coverage }) => [text, origin, facet, askedBy, coverage?.k]),
    ).toEqual([
      ['Do standing desks burn calories?', 'paa', undefined, [], 0],
      ['how tall is a standing desk', 'related', 'how', [], 0],
      ['What is a standing desk?', 'heading', 'what', ['s1'], 1],
    ]);
    expect(found[0]).toMatchObject({ answers: [], format: null, words: null, in_ai_answer: null });
  });

  test('keep the wording of people also ask, and take a page’s before a search as typed', () => {
    expect(ask(pages, { paa: [{ question: 'What are standing desks?' }] })).toMatchObject([
      { text: 'What are standing desks?', origin: 'paa', askedBy: ['s1'] },
    ]);
    expect(ask(pages, { related: ['what are standing desks'] })).toMatchObject([
      { text: 'What is a standing desk?', origin: 'related', askedBy: ['s1'] },
    ]);
  });

  test('count every page that asks them, whatever else the page is about', () => {
    const tables = { blocks: ['## How long does oak last?', 'It lasts for a lifetime.'], title: 'Tables' };
    expect(ask([tables, ['Oak.']], { paa: [{ question: 'How long does oak last?' }] })).toMatchObject([
      { origin: 'paa', askedBy: ['s1'], answeredBy: ['s1'] },
    ]);
  });

  test('are answered by an engine, or not, where its answer was captured', () => {
    const answer: ObservedAnswer = {
      engine: 'chatgpt',
      state: 'captured',
      observed_at: '2026-11-01T00:00:00Z',
      blocks: [
        { type: 'heading', text: 'What a standing desk is', refs: [] },
        { type: 'paragraph', text: 'A standing desk is a desk that rises.', refs: [] },
      ],
      references: [],
      fan_out_queries: ['standing desk review', 'why stand at a standing desk', 'best standing desk 2026'],
    };
    expect(
      ask(pages, { answers: [answer] }).map(({ text, origin, in_ai_answer }) => [text, origin, in_ai_answer]),
    ).toEqual([
      ['why stand at a standing desk', 'aio_fanout', false],
      ['What is the best standing desk?', 'aio_fanout', false],
      ['What is a standing desk?', 'heading', true],
    ]);
    const asked = { paa: [{ question: 'Do standing desks burn calories?' }], answers: [answer] };
    expect(ask(pages, asked)[0]?.in_ai_answer).toBe(false);
  });
});

describe('questions that headings imply', () => {
  test('are left out if one that is asked covers them', () => {
    const found = ask([
      ['## Should you varnish a standing desk?', 'Yes, varnish keeps water out.'],
      [
        '## Choosing the varnish for a standing desk',
        'Take a clear varnish.',
        '## Sanding',
        'Sand before the varnish.',
      ],
      [
        ...[
          '## How tall is a standing desk?',
          'As tall as your elbows.',
          '## Which wood is hard?',
          'Oak is hard wood.',
        ],
        ...['## Where can you put a standing desk?', 'By the window.', '## Who makes standing desks?', 'Joiners.'],
        ...['## When should you stand?', 'After lunch.', '## Why do desks wobble?', 'Their legs are thin.'],
        'Water and varnish are enemies.',
      ],
    ]);
    expect(texts(found).filter((text) => text.includes('varnish'))).toEqual(['Should you varnish a standing desk?']);
  });

  test('compare two things, also with a full stop after "vs"', () => {
    const found = ask([
      ['## Oak vs. Ash Standing Desks', 'Oak is harder than ash.'],
      ['## Wood', 'A standing desk of ash costs less than one of oak.'],
    ]);
    expect(texts(found)).toContain('What is the difference between oak and ash standing desks?');
  });

  test('ask for the price in any wording once, and for amounts apart from manners', () => {
    const found = ask([
      [
        '## How expensive is a standing desk?',
        'It costs $400.',
        '## How much room does it take?',
        'Two square metres.',
      ],
      ['## How much does a standing desk cost?', 'It costs $300.'],
      ['## Desks', 'A standing desk costs $500.'],
    ]);
    expect(found.filter(({ facet }) => facet === 'price')).toHaveLength(1);
  });

  test('name the subject of the search, not whom it is for, and what pages call it for short', () => {
    const about = (word: string) => [
      `A ${word} is easy to use. People like a ${word}. Every ${word} has a user-friendly menu. Teams want a ${word}.`,
    ];
    const request = { keyword: 'crm software for small business' };
    const found = ask([about('crm'), about('crm'), about('crm')], { request }, 'en', [
      'crm',
      'softwar',
      'small',
      'busi',
    ]);
    expect(texts(found)).toContain('How easy is it to set up and use a crm?');
  });
});

describe('answers', () => {
  test('stand below the heading that asks, subheadings included, and not below the next heading', () => {
    const found = ask([
      [
        '## Which standing desk?',
        '### Oak',
        'That one lasts very long.',
        '## How to move a standing desk',
        '## More',
        'None.',
      ],
    ]);
    expect(found.map(({ text, answers }) => [text, answers.map(({ passage }) => passage.id)])).toEqual([
      ['Which standing desk?', ['s1.p1']],
    ]);
  });

  test('are found by their words where nobody asks, one a page, with the usual kind and length', () => {
    const long = 'How long a standing desk does last: for twenty years.';
    const found = ask([
      ['## How long does a standing desk last?', long],
      [long, '## More', 'The standing desk in the hall lasts too, we know of one of forty years by now.'],
      ['## Other', long],
      ['Oak.'],
    ]);
    expect(found).toMatchObject([
      {
        text: 'How long does a standing desk last?',
        answeredBy: ['s1', 's2', 's3'],
        format: 'answer',
        coverage: { k: 3, n: 4 },
      },
    ]);
    expect(found[0]?.answers.map(({ passage }) => passage.source_id).toSorted()).toEqual(['s1', 's2', 's3']);
    expect(found[0]?.words).not.toBeNull();
  });

  test('score more with both place and words than with either', () => {
    const [question] = ask([
      ['## How tall is a standing desk?', 'A standing desk is as tall as your elbows, so 105 cm tall.'],
      ['A standing desk is as tall as your elbows, so 105 cm tall.'],
      ['## How tall is a standing desk?', 'It depends on you and on your shoes.'],
    ]);
    const scores = new Map(question?.answers.map(({ passage, score }) => [passage.source_id, score]));
    expect(scores.get('s1')).toBeGreaterThanOrEqual(scores.get('s2') ?? 1);
    expect(scores.get('s1')).toBeGreaterThan(scores.get('s3') ?? 1);
  });
});

test.each([
  ['es', 'pared', ['## ¿Cómo quitar el moho de la pared paso a paso?', '## ¿Cómo quitar el moho de las paredes?']],
  ['fr', 'mur', ['## Comment enlever la moisissure du mur ?', '## Comment bien enlever la moisissure du mur ?']],
  ['de', 'wand', ['## Wie entfernt man Schimmel richtig?', '## Wie entfernt man Schimmel?']],
])('words that hardly tell questions apart leave one question: %s', (language, word, [one = '', other = '']) => {
  const pages = [one, other].map((heading) => [heading, 'Con agua y jabón.']);
  const keyword = [analyzerFor(language).analyze(word)[0]?.stem ?? ''];
  expect(ask(pages, {}, language, keyword)).toHaveLength(1);
});

test.each([
  ['de', 'heizung', ['## Wie teuer ist eine Heizung?', '## Wie viel kostet eine Heizung?']],
  ['fr', 'chaudière', ["## Quel est le prix d'une chaudière ?", '## Combien coûte une chaudière ?']],
  ['es', 'caldera', ['## ¿Qué precio tiene una caldera?', '## ¿Cuánto vale una caldera?']],
  ['es', 'caldera', ['## ¿Vale la pena una caldera?', '## ¿Merece la pena una caldera?']],
  ['de', 'heizung', ['## Ist eine Heizung sinnvoll?', '## Lohnt sich eine Heizung?']],
  ['de', 'heizung', ['## Was bringt eine Heizung?', '## Welche Vorteile hat eine Heizung?']],
  ['de', 'heizung', ['## Zahlt die Versicherung die Heizung?', '## Wird die Heizung von der Versicherung bezahlt?']],
  ['fr', 'chaudière', ['## À quoi sert une chaudière ?', '## Quels avantages présente une chaudière ?']],
  ['fr', 'chaudière', ['## Pour qui est faite une chaudière ?', '## À qui convient une chaudière ?']],
  ['es', 'caldera', ['## ¿Para quién es una caldera?', '## ¿A quién le conviene una caldera?']],
  ['es', 'caldera', ['## ¿Por qué elegir una caldera?', '## ¿Qué ventajas tiene una caldera?']],
])('two wordings of one question are one: %s %s %j', (language, word, headings) => {
  const pages = headings.map((heading) => [heading, 'Bla bla.']);
  const keyword = [analyzerFor(language).analyze(word)[0]?.stem ?? ''];
  expect(ask(pages, {}, language, keyword)).toHaveLength(1);
});
