/** Where proof of a kind may stand, so that nobody says that the page lacks it. */
import { expect, test } from '@jest/globals';
import { mayShow, type ProofKind } from '../../../../analysis/page/signs/may-show.ts';
import type { AnalyzedPage } from '../../../../analysis/read/analyzed-page.ts';

interface Shown {
  visibleText?: string;
  text?: string;
  textBeside?: string[];
  ratings?: string[];
  marks?: { reviews?: boolean; cases?: boolean; described?: string[] };
}

function pageOf({ visibleText = '', text = '', textBeside = [], ratings = [], marks = {} }: Shown) {
  const proofMarks = { reviews: false, cases: false, described: [], ...marks };
  const document = { text, facts: { visibleText, outline: [], textBeside, ratings, proofMarks } };
  return { document } as unknown as AnalyzedPage;
}

test.each<[ProofKind, string, string]>([
  ['guarantee', 'en', 'Your benefits: 2 Years Oakline Warranty'],
  ['guarantee', 'en', 'Easy Returns'],
  ['guarantee', 'en', '45-day money back'],
  ['guarantee', 'de', 'Zwei Jahre Herstellergarantie'],
  ['guarantee', 'de', 'Kostenloser Rückversand, 30 Tage'],
  ['guarantee', 'fr', 'Retours sous 30 jours'],
  ['guarantee', 'es', 'Devoluciones en 30 días'],
  ['reviews', 'en', 'Filter by customer rating'],
  ['reviews', 'en', 'Oak desk ★★★★☆ 44'],
  ['reviews', 'de', 'Alle Kundenbewertungen ansehen'],
  ['reviews', 'fr', 'Voir les avis'],
  ['reviews', 'es', 'Ver opiniones'],
  ['licence', 'en', 'We are fully insured.'],
  ['licence', 'de', 'Ein eingetragener Meisterbetrieb'],
  ['licence', 'fr', 'Artisans agréés'],
  ['licence', 'es', 'Instaladores homologados'],
  ['cases', 'en', 'Case Study: a school with ninety desks'],
  ['cases', 'en', 'More Alumni Stories'],
  ['cases', 'de', 'Unsere Referenzen'],
  ['cases', 'de', 'Drei Umzüge aus der Praxis'],
  ['cases', 'es', 'Ejemplos reales de instalaciones'],
  ['cases', 'en', 'Three real moves'],
  ['cases', 'fr', 'Nos réalisations'],
  ['cases', 'es', 'Casos de clientes'],
  ['method', 'en', 'Each desk was chosen by three editors'],
])('%s in %s: %s', (proof, language, visibleText) => {
  expect(mayShow(proof, pageOf({ visibleText }), language)).toBe(true);
  expect(mayShow(proof, pageOf({ visibleText: 'Tisch, table, mesa' }), language)).toBe(false);
});

test('somebody speaks in a long text in quotation marks, not in a name', () => {
  const said = 'They measured our rooms on a Monday and had every desk in place before the next lesson began';
  expect(mayShow('cases', pageOf({ visibleText: `“${said}” Ada Finch` }), 'en')).toBe(true);
  expect(mayShow('reviews', pageOf({ visibleText: `"${said}." Ada Finch` }), 'en')).toBe(true);
  expect(mayShow('reviews', pageOf({ visibleText: 'Our “Alder” desk' }), 'en')).toBe(false);
});

test('boxes of scripts and texts of images count', () => {
  expect(mayShow('reviews', pageOf({ marks: { reviews: true } }), 'en')).toBe(true);
  expect(mayShow('cases', pageOf({ marks: { reviews: true } }), 'en')).toBe(false);
  expect(mayShow('reviews', pageOf({ ratings: ['4.6 out of 5'] }), 'en')).toBe(true);
  expect(mayShow('licence', pageOf({ marks: { described: ['BBB seal'] } }), 'en')).toBe(true);
});

test('menus tell of no experience, paragraphs beside the text do', () => {
  expect(mayShow('experience', pageOf({ visibleText: 'My account' }), 'en')).toBe(false);
  expect(mayShow('experience', pageOf({ textBeside: ['I built my own desk.'] }), 'en')).toBe(true);
  expect(mayShow('experience', pageOf({ text: 'Tips from our joiners and our staff' }), 'en')).toBe(true);
});

test('without words of the language nothing is denied', () => {
  expect(mayShow('guarantee', pageOf({ visibleText: 'Bord' }), 'sv')).toBe(true);
});
