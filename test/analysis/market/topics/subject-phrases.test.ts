/** Which phrases of headings may be subjects. */
import { expect, test } from '@jest/globals';
import { subjectPhrases } from '../../../../analysis/market/topics/subject-phrases.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

test.each([
  ['en', 'How we test VPNs', ['vpn'], []],
  ['en', 'Speed test of VPNs', ['vpn'], ['speed', 'speed test', 'test']],
  ['fr', 'Comment nous testons les matelas', ['matel'], []],
])('%s: %s', (language, heading, keyword, expected) => {
  const analyzer = analyzerFor(language);
  const page = measuredPage('s1', 'a.example', [`## ${heading}`, 'A text.'], { language });
  expect([...subjectPhrases([page], [], new Set(keyword), () => false, analyzer).keys()].toSorted()).toEqual(expected);
});
