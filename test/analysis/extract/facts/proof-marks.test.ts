/** Marks of proof in the code of a page. */
import { expect, test } from '@jest/globals';
import { readProofMarks } from '../../../../analysis/extract/facts/proof-marks.ts';
import { parseHtml } from '../../../../analysis/extract/parse/parse.ts';

const marksOf = (html: string) => readProofMarks(parseHtml(html).root);

test.each([
  ['<div class="product-rating__box"></div>'],
  ['<div class="CardStars"></div>'],
  ['<div data-reviews-of="12"></div>'],
  ['<span class="yotpo-widget-instance"></span>'],
  ['<product-reviews></product-reviews>'],
  ['<script src="https://widget.trustpilot.com/bootstrap.js"></script>'],
  ['<script>load("https://cdn.judge.me/widget.js")</script>'],
  ['<script type="application/ld+json">{"aggregateRating":{"ratingValue":4.5}}</script>'],
  ['<iframe src="https://reviews.io/frame"></iframe>'],
])('%s may show reviews', (html) => {
  expect(marksOf(html).reviews).toBe(true);
  expect(marksOf(html).cases).toBe(false);
});

test.each([['<div class="start preview starting-point"></div>'], ['<p>Our reviews</p>'], ['<script>start()</script>']])(
  '%s shows none',
  (html) => {
    expect(marksOf(html)).toEqual({ reviews: false, cases: false, described: [] });
  },
);

test('stories of customers in names of elements, and texts of images', () => {
  const html = '<div id="caseStudies"><img alt="BBB seal"><a title="Insured since 2004">x</a><img alt=""></div>';
  expect(marksOf(html)).toEqual({ reviews: false, cases: true, described: ['BBB seal', 'Insured since 2004'] });
});
