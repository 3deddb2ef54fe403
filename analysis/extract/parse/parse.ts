/** Parses any HTML into a plain tree by the rules of the standard, with limits on bytes, nodes and depth. */
import { html, Parser, type Token, TokenizerMode, type TreeAdapter } from 'parse5';
import { EnoughNodes, type ParseWork, type PlainTreeMap, plainTreeAdapter } from './adapter.ts';
import { type Decoded, decodePage } from './decode.ts';
import { encodedOnce } from './double-encoding.ts';
import { RunTokenizer } from './run-tokenizer.ts';
import { hasStreamedParts, placeStreamedParts } from './streamed-parts.ts';
import type { ElementNode } from './tree.ts';

/** Elements nested deeper are dropped and their content kept one level up. Browsers flatten at the same depth. */
export const maxDepth = 512;
/** Most elements and texts per page, several times the largest page written for readers. The rest is dropped. */
export const maxNodes = 200_000;
/** Parsing stops at this many open elements; only reopened formatting elements can exceed `maxDepth`. */
const maxOpen = 4 * maxDepth;

/** A parsed page. `root` always contains html, head and body. */
export interface ParsedPage {
  root: ElementNode;
  encoding: string;
  encodingSource: Decoded['source'];
  /** Which limits cut the page; empty on an ordinary page. */
  limits: ('bytes' | 'nodes' | 'depth')[];
  /** Node visits. Grows linearly with the page. */
  work: ParseWork;
  /** Characters of the decoded markup. */
  htmlLength: number;
}

/** Elements tokenized up to their end tag: dropping the start tag would turn their content into text. */
const raw = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);

/** The standard parser with a limited stack of open elements, so that every search of the stack is short. */
class BoundedParser extends Parser<PlainTreeMap> {
  readonly skipped = new Map<string, number>();
  isDeep = false;
  private readonly ends = { noscript: -1, iframe: -1 };

  constructor(treeAdapter: TreeAdapter<PlainTreeMap>) {
    // Readers without scripts see the content of noscript, and some forums put the whole thread there.
    super({ treeAdapter, scriptingEnabled: false });
    this.tokenizer = new RunTokenizer(this.options, this);
  }

  override onStartTag(token: Token.TagToken): void {
    const depth = this.openElements.stackTop;
    if (depth > maxOpen) throw new EnoughNodes('too deep');
    if (depth >= maxDepth && !raw.has(token.tagName)) {
      this.isDeep = true;
      this.skipped.set(token.tagName, (this.skipped.get(token.tagName) ?? 0) + 1);
      return;
    }
    if (token.tagName === 'iframe' && this.isUnclosedInNoscript()) return;
    super.onStartTag(token);
    const { state } = this.tokenizer;
    if (state === TokenizerMode.SCRIPT_DATA || state === TokenizerMode.RAWTEXT) this.skipRawText(token.tagName);
  }

  /**
   * Whether the noscript that is open ends before a frame that begins here does. Browsers with scripts read to the end of
   * the noscript only, so that such a frame (`<iframe … />`) hides nothing; without, it would swallow the rest.
   */
  private isUnclosedInNoscript(): boolean {
    const isInNoscript = this.openElements.currentTagId === html.TAG_ID.NOSCRIPT;
    return isInNoscript && this.nextEnd('noscript') < this.nextEnd('iframe');
  }

  /** The place in the markup of the next end tag; searched again only behind the last one, so once for the whole page. */
  private nextEnd(tag: 'noscript' | 'iframe'): number {
    const { html: rest, pos, droppedBufferSize } = this.tokenizer.preprocessor;
    const known = this.ends[tag];
    if (known > droppedBufferSize + pos) return known;
    const found = endTagAfter(rest, tag, pos);
    this.ends[tag] = found < 0 ? Number.POSITIVE_INFINITY : droppedBufferSize + found;
    return this.ends[tag];
  }

  /**
   * Takes the content of a script or style in one piece. It is half of a typical page, and the tokenizer would search
   * it character by character for the end tag. Content that the standard treats specially is left to the tokenizer.
   */
  private skipRawText(tag: string): void {
    const { preprocessor } = this.tokenizer;
    const { current } = this.openElements;
    const start = preprocessor.pos + 1;
    const end = endTagAfter(preprocessor.html, tag, start);
    if (end < 0 || current === undefined) return;
    const text = preprocessor.html.slice(start, end);
    if (text === '' || text.includes('<!--') || text.includes('\0')) return;
    this.treeAdapter.insertText(current, text.replace(/\r\n?/g, '\n'));
    preprocessor.pos = end - 1;
  }

  override onEndTag(token: Token.TagToken): void {
    const open = this.skipped.get(token.tagName) ?? 0;
    if (open > 0) this.skipped.set(token.tagName, open - 1);
    else super.onEndTag(token);
  }
}

/** The position of the next end tag with the name; -1 if none. */
function endTagAfter(html: string, tag: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const name = html.slice(at + 2, at + 2 + tag.length).toLowerCase();
    if (name === tag && /[\s/>]/.test(html.charAt(at + 2 + tag.length))) return at;
  }
  return -1;
}

/** Parses the bytes of a page. Never throws on markup; `limits` says what was cut. */
export function parsePage(bytes: Uint8Array, contentType?: string): ParsedPage {
  const decoded = decodePage(bytes, contentType);
  const parsed = parseHtml(encodedOnce(decoded.html));
  if (decoded.truncated) parsed.limits.unshift('bytes');
  return { ...parsed, encoding: decoded.encoding, encodingSource: decoded.source };
}

/** Parses decoded markup; see `parsePage`. */
export function parseHtml(markup: string): ParsedPage {
  const work: ParseWork = { visits: 0, nodes: 0 };
  const limits: ParsedPage['limits'] = [];
  const parser = new BoundedParser(plainTreeAdapter(work, maxNodes));
  try {
    parser.tokenizer.write(markup, true);
  } catch (error) {
    if (!(error instanceof EnoughNodes)) throw error;
    limits.push('nodes');
  }
  if (parser.isDeep) limits.push('depth');
  const root = parser.document;
  if (hasStreamedParts(markup)) placeStreamedParts(root);
  return { root, encoding: 'utf-8', encodingSource: 'sniffed', limits, work, htmlLength: markup.length };
}
