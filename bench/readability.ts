/** The baseline of the benchmarks: Mozilla's Readability on linkedom, one line break per block. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { scanPage } from '../analysis/extract/content/scan.ts';
import { decodePage } from '../analysis/extract/parse/decode.ts';
import { parseHtml } from '../analysis/extract/parse/parse.ts';

/** The markup that Readability extracts from a page; empty if it finds none or throws. */
export function readabilityMarkup(bytes: Uint8Array): string {
  const { html } = decodePage(bytes);
  try {
    const { document } = parseHTML(html);
    return new Readability(document as ConstructorParameters<typeof Readability>[0]).parse()?.content ?? '';
  } catch {
    return '';
  }
}

/** Converts markup to text with the engine's blocks, so that both sides are compared alike. */
export function markupText(markup: string): string {
  const { blocks } = scanPage(parseHtml(markup).root);
  return blocks.map(({ text }) => text).join('\n');
}
