/** Whether a page answers its keyword directly, in several languages. */
import { describe, expect, test } from '@jest/globals';
import { askedKeyword, directAnswerOf } from '../../../../analysis/market/answers/direct-answer.ts';
import { queryWords } from '../../../../analysis/market/market.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const filler = 'We have written about rooms and about the people who work in them for more than twenty years by now.';

/** The id of the passage of a page of `blocks` that answers `keyword`. */
function answerTo(keyword: string, blocks: string[], { language = 'en', title = 'Our page' } = {}): string | null {
  const analyzer = analyzerFor(language);
  const page = measuredPage('s1', 'a.example', blocks, { language, title });
  const asked = askedKeyword(keyword, queryWords(analyzer.analyze(keyword)), analyzer);
  return directAnswerOf(page, passagesOf(page), asked, analyzer)?.id ?? null;
}

describe('a passage answers', () => {
  test.each([
    ['en', 'standing desk', 'A standing desk is a desk that you can raise while you work.'],
    ['fr', 'assurance habitation', "L'assurance habitation est un contrat qui couvre votre logement et vos biens."],
    [
      'de',
      'hausratversicherung',
      'Eine Hausratversicherung ist eine Versicherung für alles, was in der Wohnung steht.',
    ],
    ['es', 'seguro de hogar', 'El seguro de hogar es un contrato que protege la vivienda y sus bienes.'],
    ['it', 'pasta madre', 'La pasta madre è un impasto di acqua e farina che fermenta da solo.'],
    ['pt', 'energia solar', 'A energia solar é uma fonte de energia que vem da luz do sol.'],
    ['nl', 'zonnepaneel', 'Een zonnepaneel is een paneel dat licht van de zon omzet in stroom.'],
    ['zh', '搜索引擎优化', '搜索引擎优化是一种提高网站在搜索结果中排名的方法。'],
  ])('%s: with a definition that begins with the keyword (%s), however far down', (language, keyword, definition) => {
    expect(answerTo(keyword, [filler, '## More', filler, '## Words', definition], { language })).toBe('s1.p3');
  });

  test('below a heading that asks for the keyword', () => {
    const blocks = [filler, '## What is a standing desk?', 'It is a desk with a frame that goes up and down.'];
    expect(answerTo('standing desk', blocks)).toBe('s1.p2');
    expect(answerTo('standing desk', [...blocks.slice(0, 2), '- a frame with motors and a top', filler])).toBe('s1.p2');
  });

  test('below a title that asks for it, where it speaks of it at once', () => {
    const title = 'What is SEO? (Search Engine Optimization)';
    expect(
      answerTo('what is seo', ['Search engine optimization (SEO) covers all that makes a site be found.'], { title }),
    ).toBe('s1.p1');
    expect(answerTo('what is seo', [`${filler} Some say that SEO is dead.`], { title })).toBeNull();
  });

  test('in the opening with any statement of the keyword, further down with none', () => {
    const statement = 'Standing desks have become common in offices over the last few years.';
    expect(answerTo('standing desk', [statement, '## More', filler, filler])).toBe('s1.p1');
    expect(answerTo('standing desk', [filler, filler, '## More', filler, '## Desks', statement])).toBeNull();
  });

  test('a keyword that asks how with steps, one that asks the price with a figure', () => {
    const steps = '1. Mix flour and water, let it rest, fold it twice and bake it.';
    expect(answerTo('how to bake bread', ['## Bake the bread', steps])).toBe('s1.p1');
    expect(answerTo('bread', ['## Bake the bread', steps])).toBeNull();
    const price = 'The average cost of pet insurance is about $62 a month for a dog.';
    expect(answerTo('how much is pet insurance', [filler, '## Costs', price])).toBe('s1.p2');
    expect(answerTo('how much is pet insurance', [filler, '## Costs', price.replace('$62', 'little')])).toBeNull();
  });

  test('a keyword that wants the best by naming it', () => {
    const best = 'The best electric car is the Ioniq 5, which charges in less than twenty minutes.';
    expect(answerTo('best electric cars', [filler, '## Pick', best])).toBe('s1.p2');
    expect(answerTo('best electric cars', ['Electric cars are cars that run on a battery alone.'])).toBeNull();
  });
});

describe('a passage does not answer', () => {
  test.each([
    ['a thing named after the keyword', 'A standing desk converter is a product that is placed on top of a desk.'],
    ['in a clause', 'When a standing desk is too high, the shoulders rise and the neck begins to hurt.'],
    ['with a question', 'A standing desk is a what, as far as you are concerned and can tell us?'],
    ['with a label', 'Standing desk is here.'],
    ['without the keyword', 'It is a desk that you can raise while you work on your feet.'],
  ])('%s: %s', (_, sentence) => {
    expect(answerTo('standing desk', [sentence])).toBeNull();
  });

  test('below a question about something else', () => {
    const answer = 'It is the best of all that we have tried so far.';
    expect(answerTo('standing desk', ['## How long does a standing desk last?', answer])).toBeNull();
    expect(answerTo('standing desk', ['## What is a standing desk converter?', answer])).toBeNull();
  });

  test('a keyword without words, or a page without passages', () => {
    expect(answerTo('?!', [filler])).toBeNull();
    expect(answerTo('standing desk', [])).toBeNull();
  });
});

describe('a summary at the top answers', () => {
  const rest = Array(12).fill(filler);
  const box = ['- Raise the desk twice a day.', '- Stand for half an hour.'];

  test.each([
    ['en', 'Key takeaways:'],
    ['en', 'TL;DR'],
    ['de', 'Das Wichtigste in Kürze'],
    ['fr', 'L’essentiel'],
    ['es', 'En resumen'],
  ])('%s: below “%s”', (language, heading) => {
    expect(answerTo('desk habits', [`## ${heading}`, ...box, '## More', ...rest], { language })).toBe('s1.p1');
  });

  test('but not further down, on something else, or below another heading', () => {
    expect(answerTo('desk habits', [...rest, ...rest, '## Key takeaways', ...box])).toBeNull();
    expect(answerTo('chair habits', ['## Key takeaways', ...box, '## More', ...rest])).toBeNull();
    expect(answerTo('desk habits', ['## Key takeaways from our fair', ...box, '## More', ...rest])).toBeNull();
  });

  test('a price only with a figure', () => {
    expect(answerTo('desk cost', ['## Key takeaways', ...box, '## More', ...rest])).toBeNull();
    expect(answerTo('desk cost', ['## Key takeaways', 'A desk is $450.', '## More', ...rest])).toBe('s1.p1');
  });
});
