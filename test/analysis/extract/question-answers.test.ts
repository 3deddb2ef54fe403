/** Questions and answers are paired as the page pairs them. */
import { describe, expect, test } from '@jest/globals';
import { assembleBlocks } from '../../../analysis/extract/content/assemble.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import { cutPassages } from '../../../analysis/extract/passages.ts';
import { type QuestionAnswer, questionAnswers } from '../../../analysis/extract/question-answers.ts';
import { readStructuredData } from '../../../analysis/extract/structured-data/structured-data.ts';

const countWords = (text: string): number => text.split(/\s+/).length;

/** Passages and pairs of some markup, as if all of it were chosen. */
function read(markup: string): { pairs: QuestionAnswer[]; passages: string[]; text: string } {
  const { root } = parseHtml(markup);
  const scan = scanPage(root);
  const blocks = assembleBlocks(scan, [...scan.blocks.keys()], 'article');
  const text = blocks.map((block) => block.text).join('\n');
  const passages = cutPassages(blocks, text, countWords, 'en');
  const { items } = readStructuredData(root);
  const pairs = questionAnswers({ blocks, passages, text, items, language: 'en' });
  for (const { place, answer } of pairs) if (place !== null) expect(text.slice(place.start, place.end)).toBe(answer);
  return { pairs, passages: passages.map((passage) => passage.text), text };
}

const short = (pairs: readonly QuestionAnswer[]) =>
  pairs.map(({ question, answer, source }) => [question, answer, source]);

describe('pairs', () => {
  test.each([
    [
      'of a plugin that sets the question in strong',
      `<p>We deliver to every city.</p><div class="schema-faq wp-block-yoast-faq-block">
       <div class="schema-faq-section"><strong class="schema-faq-question">How long does it take?</strong> <p class="schema-faq-answer">It takes three days.</p></div>
       <div class="schema-faq-section"><strong class="schema-faq-question">What does it cost?</strong> <p class="schema-faq-answer">It costs ten dollars.</p></div></div><p>Call us for more.</p>`,
      'faq_markup',
    ],
    [
      'of details and summary',
      `<details><summary>How long does it take?</summary><p>It takes three days.</p></details>
       <details><summary><h3 hidden></h3>What does it cost?</summary>It costs ten dollars.</details><p>Call us for more.</p>`,
      'details',
    ],
    [
      'of a list of terms',
      '<dl><dt>How long does it take?<dd>It takes three days.<dt>What does it cost?<dd>It costs ten dollars.</dl><p>Call us for more.</p>',
      'dl',
    ],
    [
      'of headings',
      '<h3>How long does it take?</h3><p>It takes three days.</p><h3>2. What does it cost?</h3><p>It costs ten dollars.</p><h3>Contact</h3><p>Call us.</p>',
      'heading',
    ],
    [
      'of paragraphs in bold',
      '<p><b>How long does it take?</b></p><p>It takes three days.</p><p><strong>What does it cost?</strong></p><p>It costs ten dollars.</p><h2>Contact</h2><p>Call us.</p>',
      'bold',
    ],
    [
      'of paragraphs that begin in bold',
      '<p><b>How long does it take?</b> It takes three days.</p><p><strong>What does it cost?</strong><br>It costs ten dollars.</p><p>Call us for more.</p>',
      'bold',
    ],
    [
      'of items that begin in bold',
      '<ul><li><b>How long does it take?</b> It takes three days.</li><li><b>What does it cost?</b> It costs ten dollars.</li></ul><p>Call us for more.</p>',
      'bold',
    ],
    [
      'of a disclosure without a class that says so',
      `<div><div class="su-1"><div class="su-1-a" tabindex="0" role="button">How long does it take?</div><div class="su-1-b">It takes three days.</div></div></div>
       <div><div class="su-1"><div aria-expanded="false">What does it cost?</div><div class="su-1-b">It costs ten dollars.</div></div></div>`,
      'faq_markup',
    ],
    [
      'of an accordion',
      `<div class="accordion"><div class="accordion-item"><button class="accordion-button">How long does it take?</button><div class="accordion-body"><p>It takes three days.</p></div></div>
       <div class="accordion-item"><button class="accordion-button">What does it cost?</button><div class="accordion-body"><p>It costs ten dollars.</p></div></div></div>`,
      'faq_markup',
    ],
  ])('%s', (_name, markup, source) => {
    expect(short(read(markup).pairs)).toEqual([
      ['How long does it take?', 'It takes three days.', source],
      ['What does it cost?', 'It costs ten dollars.', source],
    ]);
  });

  test('of structured data, found in the text or only declared', () => {
    const faq = {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long does it take?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>It takes three days.</p>' },
        },
        {
          '@type': 'Question',
          name: 'Is it safe?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, it is &amp; stays safe.' },
        },
      ],
    };
    const { pairs } = read(
      `<script type="application/ld+json">${JSON.stringify(faq)}</script><p><b>How long does it take?</b></p><p>It takes three days.</p>`,
    );
    expect(pairs).toMatchObject([
      { question: 'How long does it take?', answer: 'It takes three days.', source: 'faq_page', passages: ['p1'] },
      { question: 'Is it safe?', answer: 'Yes, it is & stays safe.', source: 'faq_page', place: null, passages: [] },
    ]);
  });

  test('of microdata', () => {
    const { pairs } = read(
      `<div itemscope itemtype="https://schema.org/FAQPage"><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">What does it cost?</h3>
       <div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer"><div itemprop="text">It costs ten dollars.</div></div></div></div>`,
    );
    expect(short(pairs)).toEqual([['What does it cost?', 'It costs ten dollars.', 'faq_page']]);
  });

  test.each([
    ['bold statements', '<p><b>Delivery</b></p><p>It takes three days.</p>'],
    ['summaries that ask nothing', '<details><summary>Specifications</summary><p>Width: 3 m.</p></details>'],
    ['calls', '<h2>Ready to start?</h2><p>Call us.</p>'],
    ['questions in running text', '<p>Who would not <b>want</b> that? We all do.</p>'],
  ])('are not made of %s', (_name, markup) => {
    expect(read(markup).pairs).toEqual([]);
  });
});

test('a marked question begins a passage and its answer ends it', () => {
  const { passages } = read(
    `<p>We deliver to every city.</p><div><div class="schema-faq-section"><strong class="schema-faq-question">How long does it take?</strong> <p>It takes three days.</p></div>
     <div class="schema-faq-section"><strong class="schema-faq-question">What do I need?</strong><ul><li>A pass</li><li>A bag</li></ul></div></div><p>Call us for more of it.</p>`,
  );
  expect(passages).toEqual([
    'We deliver to every city.',
    'How long does it take?\nIt takes three days.',
    'What do I need?\nA pass\nA bag',
    'Call us for more of it.',
  ]);
});
