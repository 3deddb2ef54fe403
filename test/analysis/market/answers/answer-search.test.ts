/** Which passage of a page answers a question: about its subject, and with what it asks for. */
import { describe, expect, test } from '@jest/globals';
import { answerSearch } from '../../../../analysis/market/answers/answer-search.ts';
import { answerStatus } from '../../../../analysis/market/answers/answer-status.ts';
import { countedIn, wantedAnswer } from '../../../../analysis/market/answers/wanted-answer.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const keyword = ['heat', 'pump'];

/**
 * The text from the sentence that answers on, of the page of `blocks` among others about heat pumps; null where none
 * does.
 */
function answer(question: string, blocks: readonly string[], isPair = false): string | null {
  const others = [
    ['A heat pump moves heat from the air into the house.', 'It makes less noise than a fridge.'],
    ['Heat pumps work in winter too.', 'The garden has to have room for one.'],
  ];
  const pages = [blocks, ...others].map((each, at) => measuredPage(`s${at + 1}`, `${at}.example`, each));
  const cuts = pages.map((page) => ({ page, cut: passagesOf(page) }));
  const search = answerSearch(cuts, { keyword, analyzer: english });
  const passages = cuts[0]?.cut.passages ?? [];
  const found = search.bestOf(question, isPair ? new Map([['s1', { passages, isPair }]]) : new Map()).get('s1');
  if (found === undefined || answerStatus(found.score) !== 'answered') return null;
  return found.passage.text.slice(found.at);
}

describe('what a question wants', () => {
  test.each([
    ['How much does a heat pump cost?', 'price'],
    ['How much is the deposit?', 'gain'],
    ['How much money can I save with a heat pump?', 'gain'],
    ['How can I save money when I buy a heat pump?', 'steps'],
    ['How long does the installation take?', 'duration'],
    ['How long should a cover letter be?', 'length'],
    ['When was the heat pump invented?', 'time'],
    ['When should I service a heat pump?', 'occasion'],
    ['How many rooms does one heat?', 'figure'],
    ['What is a heat pump?', 'definition'],
    ['What is a buffer tank?', 'definition'],
    ['What is a heat pump used for?', null],
    ['What are a buffer tank and a manifold?', null],
    ['What affects the cost of a heat pump?', null],
    ['Which factors does the price depend on?', null],
    ['Are heat pumps more expensive than boilers?', 'verdict'],
    ['How to install a heat pump', 'steps'],
    ['Do I need a permit for a heat pump?', 'verdict'],
  ])('%s %s', (question, wanted) => {
    expect(wantedAnswer(question, new Set(keyword), english)).toBe(wanted);
  });
});

test.each([
  ['How many naps per day do children need?', 'en', 'nap'],
  ['How much space do I need?', 'en', 'space'],
  ['How much should I feed my dog?', 'en', null],
  ['Wie viele Zimmer heizt eine Wärmepumpe?', 'de', 'zimm'],
  ['Combien de pièces chauffe-t-elle\u00a0?', 'fr', 'piec'],
  ['¿Cuántas habitaciones calienta?', 'es', 'habit'],
])('%s asks to count something (%s): %s', (question, language, stem) => {
  expect(countedIn(question, analyzerFor(language))).toBe(stem);
});

test('what a price depends on is no price, in other languages too', () => {
  const wanted = (question: string, language: string) => wantedAnswer(question, new Set(), analyzerFor(language));
  expect(wanted('Wovon hängt der Preis ab?', 'de')).toBeNull();
  expect(wanted('Welche Faktoren beeinflussen die Kosten?', 'de')).toBeNull();
  expect(wanted('De quoi dépend le prix\u00a0?', 'fr')).toBeNull();
  expect(wanted('¿De qué depende el precio?', 'es')).toBeNull();
});

describe('a page answers', () => {
  test('with what stands below the question, whatever the rest of the page says', () => {
    const other =
      'Heat pumps in winter: a heat pump heats the house in winter, and a heat pump works in a cold winter.';
    const page = ['## Do heat pumps work in winter?', 'Down to twenty below zero.', '## More', other];
    const cuts = [measuredPage('s1', '1.example', page)].map((one) => ({ page: one, cut: passagesOf(one) }));
    const passages = cuts[0]?.cut.passages ?? [];
    const search = answerSearch(cuts, { keyword, analyzer: english });
    const sections = new Map([['s1', { passages: passages.slice(0, 1), isPair: true }]]);
    expect(search.bestOf('Do heat pumps work in winter?', sections).get('s1')?.passage).toBe(passages[0]);
    expect(search.bestOf('Do heat pumps work in winter?').get('s1')?.passage).toBe(passages[1]);
  });

  test('from its first words on, not from program code', () => {
    const told = 'Turn the heat pump down in winter, since a heat pump in winter needs more power.';
    expect(answer('How do I turn a heat pump down in winter?', ['heatPump.turnDown(winter);', told])).toBe(told);
  });

  test('how many with a figure of what is counted', () => {
    const question = 'How many visits does a heat pump need?';
    expect(answer(question, ['A heat pump needs four visits, and the pump needs little else.'])).not.toBeNull();
    expect(answer(question, ['A heat pump needs 40 litres, and the pump needs little else.'])).toBeNull();
  });

  test('what a thing is after a short introduction', () => {
    const told = 'At its most basic, a heat pump is a machine that moves heat from one place into another.';
    expect(answer('What is a heat pump?', ['Winter is coming.', told])).toBe(told);
    expect(answer('What is a heat pump?', [told.replace('a heat pump', 'a fridge beside a heat pump')])).toBeNull();
  });

  test('not with a sentence that only announces an answer', () => {
    const announced = [
      'In this guide, we explain how heat pumps work in winter.',
      'Learn more about heat pumps in winter.',
    ];
    expect(answer('Do heat pumps work in winter?', announced)).toBeNull();
    expect(answer('Do heat pumps work in winter?', ['Yes, heat pumps work in winter.'])).not.toBeNull();
  });

  test('a price with money, not with the words alone', () => {
    const priced = ['Think about it well.', '## Money', 'The price depends on the house. A heat pump costs $12,000.'];
    expect(answer('How much does a heat pump cost?', priced)).toBe('A heat pump costs $12,000.');
    expect(
      answer('How much does a heat pump cost?', ['What a heat pump costs is a question for us. Call!']),
    ).toBeNull();
  });

  test('when to do something with a condition, not with the words alone', () => {
    const question = 'When should I call a technician for a heat pump?';
    const told = 'If the heat pump rattles at night, call a technician.';
    expect(answer(question, [told])).toBe(told);
    expect(answer(question, ['A technician for the heat pump answers each call.'])).toBeNull();
  });

  test('when to do something below a heading with the time', () => {
    const todo = 'Ask a technician to flush the heat pump.';
    const blocks = [
      'Plan it well with others.',
      '## 2 Weeks Before Winter',
      todo,
      '## Later',
      'Enjoy the warmth of the house.',
      '## End',
      'Rest as long as you can.',
    ];
    const question = 'When should I flush the heat pump?';
    expect(answer(question, blocks)).toBe(todo);
    expect(
      answer(
        question,
        blocks.map((block) => block.replace('2 Weeks Before', 'Before the')),
      ),
    ).toBeNull();
  });

  test('what to do at a time from the first line below the heading with it', () => {
    const list = (week: string) => [`Clear the yard (${week}). Call the owner of the heat pump.`];
    const blocks = [
      'The heat pump comes soon.',
      '## 4 Weeks Before the Heat Pump',
      ...list('early'),
      '## 2 to 1 Weeks Before',
      ...list('late'),
      '## After',
      'Enjoy it as long as you can.',
      '## End',
      'Rest as long as you can.',
    ];
    expect(answer('What should you do 1 week before the heat pump comes?', blocks)).toMatch(
      /^Clear the yard \(late\)/u,
    );
    expect(answer('What should you do 4 weeks before the heat pump comes?', blocks)).toMatch(
      /^Clear the yard \(early\)/u,
    );
  });

  test('its own question with what it sets below it', () => {
    expect(answer('Do I need a permit for a heat pump?', ['In most towns that is so.'], true)).not.toBeNull();
  });

  test('what something is with a sentence that begins with it', () => {
    expect(answer('What is a heat pump?', ['A heat pump is a machine that moves heat.'])).not.toBeNull();
    expect(answer('What is a heat pump?', ['Our answer is that no heat pump is loud.'])).toBeNull();
    expect(answer('What is a heat pump?', ['The best heat pump is a machine that fits the house.'])).toBeNull();
    expect(answer('What is a heat pump?', ['Polar heat pump is a machine for cold places.'])).toBeNull();
  });

  test('by the sentence that holds the words, not by a question', () => {
    const text = 'Do you need a permit? Ask your town. A permit is needed in most towns for the outdoor unit.';
    expect(answer('Do I need a permit for a heat pump?', [text])).toMatch(/^A permit is needed/u);
  });
});

test('a page beside its market is judged by the measure of the market alone', () => {
  const cuts = ['A heat pump costs $12,000.', 'A permit is needed for a heat pump.'].map((text, at) => {
    const page = measuredPage(`s${at + 1}`, `${at}.example`, [text]);
    return { page, cut: passagesOf(page) };
  });
  const inMarket = answerSearch(cuts, { keyword, analyzer: english });
  const beside = answerSearch(cuts.slice(0, 1), { keyword, analyzer: english, measured: cuts });
  const asked = 'How much does a heat pump cost?';
  expect(beside.bestOf(asked).get('s1')?.score).toBe(inMarket.bestOf(asked).get('s1')?.score);
});
