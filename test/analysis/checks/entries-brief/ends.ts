/** How the check entries-brief ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

type Block = { kind: string; level?: number; text: string };
const document = (...blocks: Block[]) => ({
  document: { modelInstructions: [], blocks } as unknown as Artifacts['document'],
});
/** Entries, each with so many words below its heading. */
const entries = (count: number, words: number): Block[] =>
  Array.from({ length: count }, (_, index) => [
    { kind: 'heading', level: 2, text: `Model ${index + 1}` },
    { kind: 'paragraph', text: 'word '.repeat(words) },
  ]).flat();
/** Parts of the entry `of`, numbered from one. */
const numbered = (of: string, count: number, words: number): Block[] =>
  entries(count, words).map((block, index) =>
    block.kind === 'heading' ? { ...block, text: `${index / 2 + 1}. Strength of ${of} ${index}` } : block,
  );

export const ends: readonly End[] = [
  ['fail', 'five entries have a sentence each', { ...document(...entries(5, 20)), page_type: 'listicle' }],
  [
    'pass',
    'the short parts of entries come again in each',
    { ...document(...Array(3).fill(entries(2, 20)).flat()), page_type: 'listicle' },
  ],
  [
    'pass',
    'the numbered parts of entries have short sections',
    { ...document(...numbered('Alder', 3, 20), ...numbered('Birke', 3, 20)), page_type: 'listicle' },
  ],
  [
    'pass',
    'the pros and cons of entries have short sections',
    {
      ...document(
        ...entries(6, 20).map((block, index) =>
          block.kind === 'heading' ? { ...block, text: `Cons About Desk ${index}` } : block,
        ),
      ),
      page_type: 'listicle',
    },
  ],
  [
    'not_applicable other_kind_of_page',
    'a comparison has short sections',
    { ...document(...entries(5, 20)), page_type: 'comparison' },
  ],
  [
    'pass',
    'the numbered entries have a paragraph, and what stands beside them a sentence',
    { ...document(...numbered('Alder', 5, 60), ...entries(6, 20)), page_type: 'listicle' },
  ],
  ['pass', 'they have a paragraph each', { ...document(...entries(5, 60)), page_type: 'listicle' }],
  ['pass', 'there are three', { ...document(...entries(3, 20)), page_type: 'listicle' }],
  ['not_applicable other_kind_of_page', 'a guide has short sections', document(...entries(5, 20))],
  [
    'pass',
    'the headings end in one word',
    {
      ...document(
        ...entries(6, 20).map((block, index) =>
          block.kind === 'heading' ? { ...block, text: `Desk ${index} pricing` } : block,
        ),
      ),
      page_type: 'listicle',
    },
  ],
  ['pass', 'boxes describe what stands below', { ...document(...entries(5, 3)), page_type: 'listicle' }],
];
