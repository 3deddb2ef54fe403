/** How terms are written out. */
import { describe, expect, test } from '@jest/globals';
import { formsOf } from '../../../../analysis/market/terms/term-forms.ts';
import { occurrencesIn } from '../../../../analysis/market/terms/term-occurrences.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

function written(blocks: string[], language = 'en'): string[] {
  const page = measuredPage('s1', 'a.example', blocks, { language });
  const { analyze } = analyzerFor(language);
  const isRare = (stem: string) => !['new', 'balanc', 'desk', 'stand'].includes(stem);
  const forms = formsOf([page], new Set(occurrencesIn({ ...page, title: analyze('') }).keys()), language, isRare);
  return [...forms.values()].flatMap((found) => found.slice(0, 1).map(({ text }) => text));
}

describe('a term is written', () => {
  test('small where running text writes it so, whatever headings do', () => {
    expect(written(['# Standing Desk', 'A standing desk is tall. Standing desk; our standing desk'])).toContain(
      'standing desk',
    );
  });

  test('as an acronym or a name where running text does', () => {
    const found = written(['They say SEO and LED are fine; they like SEO, an LED, and the Merrell. It is a Merrell.']);
    expect(found).toEqual(expect.arrayContaining(['SEO', 'LED', 'Merrell']));
  });

  test('with the acronyms and names that it holds', () => {
    const text = 'We like SEO, do SEO, sell SEO, and they all see SEO. Technical SEO. technical seo';
    expect(written([text])).toContain('technical SEO');
  });

  test('small where only the beginnings of lines have a capital', () => {
    expect(written(['Grommet holes. Grommet', 'Grommet'])).toContain('grommet');
  });

  test('with the capital of German nouns', () => {
    expect(written(['Eine gute Versicherung ist billig, und keine Versicherung ist teuer.'], 'de')).toContain(
      'Versicherung',
    );
  });

  test('with one kind of hyphen and apostrophe', () => {
    expect(written(['a fast‑charging car, the beginner’s guide'])).toEqual(
      expect.arrayContaining(['fast-charging car', "beginner's guide"]),
    );
  });
});
