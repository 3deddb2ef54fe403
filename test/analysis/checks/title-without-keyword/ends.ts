/** How the check title-without-keyword ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, keyword } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

type Left = Artifacts['keyword']['leftOut'][number];
/** A word that no heading has, and the pages whose titles have it. */
const left = (word: string, ...having: string[]): Left => ({
  ...{ word, having, n: 4, uses: 2 },
  example: { quote: 'Standing desks for beginners', domain: 's1.example' },
});

export const ends: readonly End[] = [
  ['fail', 'no title', { page: { ...page, identity: { ...page.identity, title: undefined, h1: undefined } } }],
  ['pass', 'none of two words, which other titles lack, too', keyword({ inTitle: [] })],
  ['fail', 'a word that most titles have', keyword({ leftOut: [left('beginners', 's1', 's2', 's3')] })],
  ['pass', 'the page never uses it', keyword({ leftOut: [{ ...left('beginners', 's1', 's2', 's3'), uses: 0 }] })],
  ['pass', 'the page hardly uses it', keyword({ leftOut: [{ ...left('beginners', 's1', 's2', 's3'), uses: 1 }] })],
  ['pass', 'a word that half of them have', keyword({ leftOut: [left('beginners', 's1', 's2')] })],
  ['pass', 'the only page has it', keyword({ leftOut: [{ ...left('beginners', 's1'), n: 1 }] })],
  [
    'pass',
    'three words, which is another subject',
    keyword({ leftOut: ['beginners', 'home', 'office'].map((word) => left(word, 's1', 's2', 's3')) }),
  ],
  [
    'pass',
    'it is a paper',
    {
      ...keyword({ leftOut: [left('beginners', 's1', 's2', 's3')] }),
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, metas: [{ name: 'citation_doi', content: '10.1000/1' }] },
      },
    },
  ],
  ['not_applicable keyword_without_words', 'stop words alone', keyword({ stems: [], inTitle: [], nearText: [] })],
];
