/** Makes the text of an answer from blocks that know their sources, and its citations from both. */
import type { AnswerBlock, SampleCitation } from '../../../analysis/index.ts';
import type { LinkedText } from '../providers/results-page.ts';
import { sampleOf } from './answer-text.ts';

/** A piece of an answer with the pages that support it. */
export interface SourcedBlock {
  type: AnswerBlock['type'];
  text: string;
  sources: readonly LinkedText[];
}

/** What a block begins with in Markdown. */
const marks: Readonly<Record<AnswerBlock['type'], string>> = {
  paragraph: '',
  heading: '## ',
  list: '- ',
  table: '',
  other: '',
};

/**
 * Returns a captured sample; undefined if no block has words. A source is cited by each of its blocks; a page of
 * `beside` that supports none is shown beside the answer.
 */
export function sampleOfBlocks(
  blocks: readonly SourcedBlock[],
  beside: readonly LinkedText[],
  observedAt: string,
): ReturnType<typeof sampleOf> {
  let text = '';
  let last: SourcedBlock | undefined;
  const cited: SampleCitation[] = [];
  for (const block of blocks) {
    if (block.text === '') continue;
    if (last !== undefined) text += last.type === 'list' && block.type === 'list' ? '\n' : '\n\n';
    text += marks[block.type];
    const range = { start: text.length, end: text.length + block.text.length };
    text += block.text;
    cited.push(...block.sources.map((source) => ({ ...citationOf(source), role: 'cited' as const, ...range })));
    last = block;
  }
  const used = new Set(cited.map(({ url }) => url));
  const others = beside
    .filter(({ url }) => !used.has(url))
    .map((source) => ({ ...citationOf(source), role: 'related' as const }));
  return sampleOf(text, [...cited, ...others], [], observedAt);
}

function citationOf({ url, title, text }: LinkedText): Pick<SampleCitation, 'url' | 'title' | 'quote'> {
  return { url, title, quote: text };
}
