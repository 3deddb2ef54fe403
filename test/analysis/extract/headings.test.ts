/** Headings of the content stay with it; headings of what is left out go with that. */

import { describe, expect, test } from '@jest/globals';
import { readHints } from '../../../analysis/extract/content/hints.ts';
import { measurePage } from '../../../analysis/extract/content/measure.ts';
import { scanPage } from '../../../analysis/extract/content/scan.ts';
import { withHeadings } from '../../../analysis/extract/content/with-headings.ts';
import { parseHtml } from '../../../analysis/extract/parse/parse.ts';
import { type PageKind, pageKinds } from '../../../analysis/report/vocabulary.ts';

const chosenText =
  'The desk stands firm at every height, and the motor is quiet enough for a shared office with several people in it.';

/** The texts that are kept when the model chose exactly the blocks that hold `chosenText`. */
function kept(markup: string, kind: PageKind = 'listing', judged = 0.2): string[] {
  const { root } = parseHtml(markup);
  const scan = scanPage(root);
  const chosen = [...scan.blocks.keys()].filter((index) => scan.blocks[index]?.text.includes(chosenText));
  const selection = {
    kind: { kind, confidence: 1, shares: pageKinds.map((each) => +(each === kind)), evidence: [] },
    judged: new Float32Array(scan.blocks.length).fill(judged),
    chosen,
    confidence: 1,
  };
  return withHeadings(measurePage(scan, readHints(root, '')), selection, chosen).flatMap((index) => {
    const text = scan.blocks[index]?.text ?? '';
    return text.includes(chosenText) ? [] : [text];
  });
}

describe('a heading the model did not choose', () => {
  test.each([
    ['over a chosen paragraph', `<h3>Oak desk</h3><p>${chosenText}</p>`, ['Oak desk']],
    ['over a label and a chosen paragraph', `<h3>Oak desk</h3><p>Our pick</p><p>${chosenText}</p>`, ['Oak desk']],
    ['over another that is kept', `<h2>Desks</h2><h3>Oak desk</h3><p>${chosenText}</p>`, ['Desks', 'Oak desk']],
    [
      'made like others that are kept',
      `<h3 class=n>Oak desk</h3><p>${chosenText}</p><h3 class=n>Elm desk</h3><p>Sold out</p><h3 class=n>Ash desk</h3><p>${chosenText}</p>`,
      ['Oak desk', 'Elm desk', 'Ash desk'],
    ],
    [
      'over a price and a section of its own',
      `<h2>Oak desk</h2><p>1,200 dollars at Desks and More</p><h3>Pros</h3><p>${chosenText}</p>`,
      ['Oak desk', 'Pros'],
    ],
    [
      'over an answer, marked up as a question',
      `<details><summary>Is it firm?</summary><p>${chosenText}</p></details>`,
      ['Is it firm?'],
    ],
  ])('is kept %s', (_name, markup, headings) => {
    expect(kept(`<main>${markup}</main>`)).toEqual(headings);
  });

  test.each([
    ['over what is left out', `<p>${chosenText}</p><h2>Our shops</h2><p>Berlin</p><p>Hamburg</p>`],
    [
      'in a box that is left out, in the middle of an article',
      `<p>${chosenText}</p><div><h3>Popular</h3><a href=a>The ten best chairs for a small office</a><a href=b>Lamps that last a lifetime</a></div><p>${chosenText}</p>`,
    ],
    [
      'over a label, before a section of the same level',
      `<h2>Our shops</h2><p>Berlin</p><h2>Related articles</h2><p>${chosenText}</p>`,
    ],
    ['made of words of interfaces', `<h3>Related articles</h3><p>${chosenText}</p>`],
    ['that is the title', `<h1>Desks</h1><p>${chosenText}</p>`],
  ])('is not kept %s', (_name, markup) => {
    expect(kept(`<main>${markup}</main>`, 'article')).toEqual([]);
  });

  test('is not kept on an article where the model is sure that it is none of it', () => {
    expect(kept(`<h2>Breaking news</h2><p>${chosenText}</p>`, 'article', 0.05)).toEqual([]);
    expect(kept(`<h2>How it stands</h2><p>${chosenText}</p>`, 'article', 0.2)).toEqual(['How it stands']);
  });

  test('is kept on an article with a link, if the model is rather sure, or if the link is to the heading itself', () => {
    const linked = (href: string): string => `<h2><a href="${href}">How it stands</a></h2><p>${chosenText}</p>`;
    expect(kept(linked('/desks'), 'article', 0.2)).toEqual([]);
    expect(kept(linked('/desks'), 'article', 0.4)).toEqual(['How it stands']);
    expect(kept(linked('#stands'), 'article', 0.2)).toEqual(['How it stands']);
  });
});
