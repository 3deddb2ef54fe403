/** HTML to a plain tree by the standard's rules, bounded in bytes, nodes and depth, on any markup. */
import { Parser, type Token } from 'parse5';
import { EnoughNodes, type ParseWork, type PlainTreeMap, plainTreeAdapter } from './adapter.ts';
import { type Decoded, decodePage } from './decode.ts';
import type { ElementNode } from './tree.ts';

/** Elements nested deeper are left out and their content kept one level up; the depth at which browsers flatten. */
export const MAX_DEPTH = 512;
/** Elements and texts of one page; several times the largest page a person reads. The rest of the page is left out. */
export const MAX_NODES = 200_000;
/** Open elements at which parsing stops: only reopened formatting elements can pass `MAX_DEPTH`. */
const MAX_OPEN = 4 * MAX_DEPTH;

/** A parsed page. `root` always holds html, head and body. */
export interface ParsedPage {
  root: ElementNode;
  encoding: string;
  encodingSource: Decoded['source'];
  /** What was left out for being too much; empty on an ordinary page. */
  limits: ('bytes' | 'nodes' | 'depth')[];
  /** Work done, in node visits: grows with the page and not with its square. */
  work: ParseWork;
  /** Characters of the decoded markup. */
  htmlLength: number;
}

/** Elements that the tokenizer reads to their end tag: leaving the start tag out would turn their content into text. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);

/** The parser of the standard with a bounded stack of open elements, so that no walk of the stack is long. */
class BoundedParser extends Parser<PlainTreeMap> {
  readonly skipped = new Map<string, number>();
  isDeep = false;

  override onStartTag(token: Token.TagToken): void {
    const depth = this.openElements.stackTop;
    if (depth > MAX_OPEN) throw new EnoughNodes('too deep');
    if (depth >= MAX_DEPTH && !RAW.has(token.tagName)) {
      this.isDeep = true;
      this.skipped.set(token.tagName, (this.skipped.get(token.tagName) ?? 0) + 1);
      return;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const open = this.skipped.get(token.tagName) ?? 0;
    if (open > 0) this.skipped.set(token.tagName, open - 1);
    else super.onEndTag(token);
  }
}

/** Parses the bytes of a page. Never throws on markup; what was too much is named in `limits`. */
export function parsePage(bytes: Uint8Array, contentType?: string): ParsedPage {
  const decoded = decodePage(bytes, contentType);
  const parsed = parseHtml(decoded.html);
  if (decoded.truncated) parsed.limits.unshift('bytes');
  return { ...parsed, encoding: decoded.encoding, encodingSource: decoded.source };
}

/** Parses markup that is already characters; see `parsePage`. */
export function parseHtml(markup: string): ParsedPage {
  const work: ParseWork = { visits: 0, nodes: 0 };
  const limits: ParsedPage['limits'] = [];
  // A reader without scripts sees what stands in noscript, and some forums put the whole thread there.
  const parser = new BoundedParser({ treeAdapter: plainTreeAdapter(work, MAX_NODES), scriptingEnabled: false });
  try {
    parser.tokenizer.write(markup, true);
  } catch (error) {
    if (!(error instanceof EnoughNodes)) throw error;
    limits.push('nodes');
  }
  if (parser.isDeep) limits.push('depth');
  const root = parser.document;
  return { root, encoding: 'utf-8', encodingSource: 'sniffed', limits, work, htmlLength: markup.length };
}
