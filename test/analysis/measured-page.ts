/** Builds the pages that tests of measures read, from their blocks. */
import { documentFacts } from '../../analysis/extract/facts/document-facts.ts';
import { parsePage } from '../../analysis/extract/parse/parse.ts';
import { cutPassages } from '../../analysis/extract/passages.ts';
import { type AnalyzedPage, analyzePage, type ReadDocument } from '../../analysis/measure/analyzed-page.ts';
import { analyzerFor } from '../../analysis/text/analyzer.ts';

/** A page of `domain` whose blocks are paragraphs, or headings when they begin with `#`s (as many as their level). */
export function measuredPage(
  source_id: string,
  domain: string,
  blocks: readonly string[],
  { language = 'en', title, facts = {} }: { language?: string; title?: string; facts?: Partial<Facts> } = {},
): AnalyzedPage {
  const document = documentOf(blocks, title, facts);
  return analyzePage({ source_id, domain }, { url: `https://${domain}/`, ...document }, analyzerFor(language));
}

type Facts = ReadDocument['facts'];

/** What a page says of itself that says nothing. */
const noFacts = documentFacts({
  root: parsePage(new Uint8Array()).root,
  url: 'https://nowhere.example/',
  htmlChars: 0,
});

function documentOf(
  blocks: readonly string[],
  title: string | undefined,
  facts: Partial<Facts>,
): Omit<ReadDocument, 'url'> {
  const placed: ReadDocument['blocks'] = [];
  let above: { level: number; text: string }[] = [];
  let start = 0;
  for (const written of blocks) {
    const [, signs = '', heading] = /^(#{1,6}) (.*)$/u.exec(written) ?? [];
    const text = heading ?? written;
    const place = { text, start, end: start + text.length };
    if (heading === undefined) {
      placed.push({ kind: 'paragraph', heading_path: above.map((outer) => outer.text), ...place });
    } else {
      above = above.filter(({ level }) => level < signs.length);
      placed.push({ kind: 'heading', level: signs.length, heading_path: above.map((outer) => outer.text), ...place });
      above = [...above, { level: signs.length, text }];
    }
    start = place.end + 1;
  }
  const text = placed.map((block) => block.text).join('\n');
  const countWords = (passage: string): number => passage.split(/\s+/u).length;
  return {
    text,
    passages: cutPassages(placed, text, countWords),
    blocks: placed,
    limits: [],
    confidence: 1,
    boilerplate_ratio: 0,
    page_kind: { kind: 'article', confidence: 1, evidence: [] },
    facts: { ...noFacts, title: title === undefined ? null : { value: title, where: 'title' }, ...facts },
  };
}
