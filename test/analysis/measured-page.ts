/** Builds the pages that tests of measures read, from their blocks. */
import { blockWriter } from '../../analysis/extract/block-writer.ts';
import type { Document } from '../../analysis/extract/document.ts';
import { type AnalyzedPage, analyzePage } from '../../analysis/measure/analyzed-page.ts';
import { analyzerFor } from '../../analysis/text/analyzer.ts';

/** A page of `domain` whose blocks are paragraphs, or headings when they begin with `#`s (as many as their level). */
export function measuredPage(
  source_id: string,
  domain: string,
  blocks: readonly string[],
  { language = 'en', title }: { language?: string; title?: string } = {},
): AnalyzedPage {
  return analyzePage({ source_id, domain }, documentOf(blocks, title), analyzerFor(language));
}

function documentOf(blocks: readonly string[], title: string | undefined): Document {
  const writer = blockWriter();
  for (const block of blocks) {
    const heading = /^(#{1,6}) (.*)$/u.exec(block);
    if (heading === null) writer.add('paragraph', block);
    else writer.add('heading', heading[2] ?? '', heading[1]?.length);
  }
  const counts = { h2: 0, h3: 0, lists: 0, tables: 0, images: 0, videos: 0, code: 0 };
  return { ...writer.finish(), counts, method: 'body_text', ...(title === undefined ? {} : { title }) };
}
