/** Questions behind headings that do not ask. */
import { describe, expect, test } from '@jest/globals';
import { questionBehind } from '../../../analysis/text/derived-questions.ts';

describe('a heading that names a matter answers', () => {
  test.each([
    ['en', 'The 7 Key Benefits of Oak', 'What are the benefits of Oak?'],
    ['en', 'Cost of a new roof', 'What is the cost of a new roof?'],
    ['en', 'The Difference Between Oak and Ash', 'What is the difference Between Oak and Ash?'],
    ['fr', 'Les avantages du chêne', 'Quels sont les avantages du chêne ?'],
    ['fr', 'Prix d’une toiture', 'Quel est le prix d’une toiture ?'],
    ['de', 'Vorteile von Eiche', 'Was sind die Vorteile von Eiche?'],
    ['es', 'Ventajas del roble', '¿Cuáles son las ventajas del roble?'],
    ['it', 'Vantaggi della quercia', 'Quali sono i vantaggi della quercia?'],
    ['pt', 'Benefícios do carvalho', 'Quais são os benefícios do carvalho?'],
    ['nl', 'Voordelen van eiken', 'Wat zijn de voordelen van eiken?'],
  ])('%s: %s', (language, heading, question) => {
    expect(questionBehind(heading, language)).toBe(question);
  });

  test.each([
    ['en', 'Benefits of Oak: a guide'],
    ['en', 'Oak, ash and elm'],
    ['en', 'Our desks'],
    ['ja', 'オークの利点'],
  ])('%s: nothing sure is behind %s', (language, heading) => {
    expect(questionBehind(heading, language)).toBeNull();
  });
});
