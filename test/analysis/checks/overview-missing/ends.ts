/** How the check overview-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

const names = ['Rise slowly', 'Move your feet', 'Rest your wrists', 'Look ahead', 'Sit again'];
const points = names.map((name, index) => ({ kind: 'heading', level: 2, text: `${index + 1}. ${name}` }));
const intro = { kind: 'paragraph', text: 'Standing is healthy if you do it well.' };
const list = { kind: 'list', text: names.join('\n') };

const documentOf = (blocks: readonly object[], jumps = 0) =>
  ({
    ...ordinary().document,
    blocks,
    facts: { ...ordinary().document.facts, links: { citations: [], earning: [], jumps } },
  }) as unknown as Artifacts['document'];

/** A guide of 1,600 words. */
const guide = (blocks: readonly object[], jumps = 0) => ({
  ...shows({ words: 1600 }),
  page_type: 'guide' as const,
  document: documentOf(blocks, jumps),
});

/** The guide with a title, the points by `label`. */
const titled = (title: string, label: (name: string, number: number) => string, level = 2) => {
  const blocks = names.map((name, index) => ({ kind: 'heading', level, text: label(name, index + 1) }));
  const own = guide([intro, ...blocks]);
  const fact = { value: title, where: '<title>' };
  return {
    ...own,
    document: { ...own.document, facts: { ...own.document.facts, title: fact } } as typeof own.document,
  };
};

export const ends: readonly End[] = [
  ['fail', 'five numbered points follow an introduction', guide([intro, ...points])],
  [
    'pass',
    'they are the chapters of a document',
    guide([intro, ...points, { kind: 'heading', level: 2, text: '6. Related resources' }]),
  ],
  ['fail', 'they are steps', titled('How to stand', (name, number) => `Step ${number}: ${name}`)],
  ['fail', 'the title counts them', titled('5 tips for standing', (name) => name)],
  ['pass', 'the title counts others', titled('6 tips for standing', (name) => name)],
  ['pass', 'one of those counted is a question', titled('5 tips for standing', (name) => `${name}?`)],
  ['pass', 'they count down', titled('5 tips for standing', (name, number) => `${6 - number}. ${name}`)],
  ['pass', 'a list stands before them', guide([intro, list, ...points])],
  ['pass', 'a list at the end names them', guide([intro, ...points, list])],
  ['fail', 'a list at the end names other things', guide([intro, ...points, { ...list, text: 'Oak\n'.repeat(11) }])],
  ['pass', 'the introduction names them', guide([{ kind: 'paragraph', text: `${names.join(', ')}.` }, ...points])],
  [
    'pass',
    'a script fills its list of contents',
    guide([intro, { kind: 'paragraph', text: 'Table of Contents' }, ...points]),
  ],
  ['pass', 'it links to its sections', guide([intro, ...points], 5)],
  ['pass', 'the points are those of one section', guide([{ ...intro, text: 'Stand. '.repeat(60) }, ...points])],
  ['pass', 'four points', guide([intro, ...points.slice(0, 4)])],
  ['pass', 'the numbers begin anew', guide([intro, ...points, ...points])],
  ['pass', 'it is short', { ...guide([intro, ...points]), ...shows({ words: 1400 }) }],
  [
    'not_applicable other_kind_of_page',
    'a list of things to buy has a table instead',
    { ...guide([intro, ...points]), page_type: 'listicle', intent: { primary: 'commercial' } as Artifacts['intent'] },
  ],
  ['not_applicable other_kind_of_page', 'a shop', { ...guide([intro, ...points]), page_type: 'category' }],
];
