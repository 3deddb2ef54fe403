/** The runs of words that may name a topic. */
import { expect, test } from '@jest/globals';
import { subjectPhrases } from '../../../../analysis/market/topics/subject-phrases.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

test('a name is not cut at a particle of another language', () => {
  const page = measuredPage('s1', 'a.example', ['## Parque das Nações', 'Un barrio.'], { language: 'es' });
  const phrases = subjectPhrases([page], [], new Set(['lisbo']), () => false, analyzerFor('es'));
  const forms = [...phrases.values()].flatMap(({ forms }) => [...forms.keys()]);
  expect(forms).toContain('Parque das Nações');
  expect(forms).not.toContain('Parque das');
});
