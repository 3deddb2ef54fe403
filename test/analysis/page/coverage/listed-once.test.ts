/** Topics that a page names once, among other things. */
import { expect, test } from '@jest/globals';
import { isListedOnce } from '../../../../analysis/page/coverage/listed-once.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const zz = [{ stems: ['zz', 'plant'], isAsked: false }];
const growers = 'The growers recommend sturdy favorites like the snake plant, ZZ plant, and cast iron plant.';

test.each([
  ['an item of an enumeration', growers, true],
  ['the last item', 'We grow ferns, palms, the pothos and the ZZ plant.', true],
  ['not where the sentence says more of it', 'In winter, the ZZ plant needs hardly any water or light at all.', false],
  ['not where the line begins with it', 'ZZ plant, pothos, and snake plant grow in the dark.', false],
  ['not where two things are named', 'We grow the snake plant and the ZZ plant.', false],
  ['not where another sentence names it, too', `${growers} A ZZ plant needs water once a month.`, false],
  ['not where nothing names it', 'We grow ferns, palms, and pothos.', false],
])('a topic is only listed: %s', (_, text, expected) => {
  const { passages } = passagesOf(measuredPage('s9', 's9.example', [text]));
  expect(isListedOnce(passages, zz, analyzerFor('en'))).toBe(expected);
});

test('the words between the last two items are known in other languages', () => {
  const names = [
    {
      stems: analyzerFor('de')
        .analyze('Garantie')
        .map(({ stem }) => stem),
      isAsked: false,
    },
  ];
  const passages = passagesOf(
    measuredPage('s9', 's9.example', ['Der Preis umfasst Lieferung, Aufbau und Garantie.']),
  ).passages;
  expect(isListedOnce(passages, names, analyzerFor('de'))).toBe(true);
});

test('a question of everyday words is not looked for', () => {
  const { passages } = passagesOf(measuredPage('s9', 's9.example', [growers]));
  expect(isListedOnce(passages, [{ stems: ['zz', 'plant'], isAsked: true }], analyzerFor('en'))).toBe(false);
});
