/** What the check author-missing says of sources besides. */
import { expect, test } from '@jest/globals';
import { authorMissing } from '../../../../analysis/checks/author-missing/check.ts';
import { own, shows, trust } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

test.each([
  ['', true],
  ['\nReferences\nWilly RW. Patellofemoral Pain. 2019.', false],
])('a page with the text %j has no sources: %s', (visibleText, isUnsourced) => {
  const page = ordinary();
  const outcome = authorMissing.run({
    ...page,
    ...own({ has_author: false }),
    ...trust({ sources_cited: 0 }),
    ...shows({ unsourced: 'Studies show that exercises help.' }),
    document: { ...page.document, facts: { ...page.document.facts, visibleText } },
  });
  expect(outcome.outcome === 'fail' ? outcome.found[0]?.params.isUnsourced : null).toBe(isUnsourced);
});
