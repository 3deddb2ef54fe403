/** Links that ask for an act are no sources. */
import { expect, test } from '@jest/globals';
import { extract } from '../../../../analysis/extract/extract.ts';

const citations = (text: string): string[] => {
  const html = `<body><main><h1>Cleaning</h1><p>A clean costs what <a href="https://other.example/a">${text}</a> says.</p></main>`;
  const { facts } = extract(new TextEncoder().encode(html), { url: 'https://page.example/cleaning' });
  return facts.links.citations.map((link) => link.text);
};

test.each([
  'Get Quote',
  'Get a free quote',
  'Request a Quote For larger jobs',
  'Book Your Clean Ideal for one place',
  'Book now',
  'Apply to Work at Slate',
  'Sign up',
  'Subscribe for email updates',
  'Start free trial',
  'Get started →',
  'Jetzt buchen',
  'Termin vereinbaren',
  'Prendre rendez-vous',
  'Demander un devis',
  'Schedule a visit',
  'Pide cita',
  'S’inscrire',
  'Solicitar una cita',
])('“%s” asks for an act', (text) => {
  expect(citations(text)).toEqual([]);
});

test.each([
  'Get started with Maps',
  'Book prices in 2025',
  'Apply pressure: a study',
  'the register of cleaners',
  'Subscribe, a study of newsletters',
  'Frontiers in Psychology, 2022',
  'Quote of the day',
  'Bewerbungen im Jahr 2025',
])('“%s” may be a source', (text) => {
  expect(citations(text)).toEqual([text]);
});
