/** Which phrases of headings may be subjects. */
import { expect, test } from '@jest/globals';
import { subjectPhrases, withMarks } from '../../../../analysis/market/topics/subject-phrases.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

test.each([
  ['en', 'How we test VPNs', ['vpn'], []],
  ['en', 'Speed test of VPNs', ['vpn'], ['speed', 'speed test', 'test']],
  ['fr', 'Comment nous testons les matelas', ['matel'], []],
])('%s: %s', (language, heading, keyword, expected) => {
  const analyzer = analyzerFor(language);
  const page = measuredPage('s1', 'a.example', [`## ${heading}`, 'A text.'], { language });
  expect([...subjectPhrases([page], [], new Set(keyword), () => false, analyzer).keys()].toSorted()).toEqual(expected);
});

test.each([
  ['es', '¿Puedo elegir las placas?', ['plac'], []],
  ['es', '¿Cómo elegir las placas?', ['plac'], ['Cómo elegir las placas']],
  ['en', 'Can I choose a desk?', ['desk'], ['Can I choose a desk']],
])(
  '%s: a yes-or-no question names nothing where it reads as a sentence: %s',
  (language, heading, keyword, expected) => {
    const analyzer = analyzerFor(language);
    const page = measuredPage('s1', 'a.example', [`## ${heading}`, 'A text.'], { language });
    const phrases = [...subjectPhrases([page], [], new Set(keyword), () => false, analyzer).values()];
    const asked = phrases.flatMap(({ questions }) => questions.map(({ form }) => form.text.replace(/^¿/u, '')));
    expect(asked).toEqual(expected);
  },
);

test.each([
  ['¿Dónde va el agua?', 'Dónde va el agua', '¿Dónde va el agua?'],
  ['Que faire\u00a0? Et quand\u00a0?', 'Que faire', 'Que faire\u00a0?'],
  ['Que faire ?', 'Que faire', 'Que faire ?'],
])('the marks of “%s” belong to “%s”', (text, clause, whole) => {
  const start = text.indexOf(clause);
  expect(withMarks(text, start, start + clause.length)).toBe(whole);
});
