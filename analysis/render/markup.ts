/** Markdown (CommonMark with GFM tables) into which no text can bring markup of its own. */
import { cleanText } from './clean-text.ts';

/** Markdown as it is to stand in the document; any other text is escaped on its way in. */
export interface Markdown {
  readonly markdown: string;
}

/** What may be put into Markdown: text, which is escaped, or Markdown. */
export type Inline = string | Markdown;

/**
 * `text` on one line, such that it reads as itself: wherever it stands, it opens no markup, link, cell or HTML.
 * Angle brackets, backslashes and the ampersands of entities become entities, which every renderer knows; the rest of
 * what has a meaning is escaped by a backslash (CommonMark 0.31, sections 2.4 and 2.5).
 */
export function escapeText(text: string): string {
  return (
    cleanText(text)
      .replaceAll(/&(?=[#\p{L}\p{N}]|$)/gu, '&amp;')
      .replaceAll('\\', '&#92;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/[`*_[\]{}|~]|(?<=\])\(/gu, '\\$&')
      // What a line begins with makes it a list, a rule or a heading; what a heading ends with may be cut off; a mark
      // before a link makes an image.
      .replace(/^#|#$/gu, '\\#')
      .replace(/^[-+=](?=[\s=-]|$)/u, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/u, '$1\\$2')
      .replace(/!$/u, '\\!')
      // GFM makes links of bare addresses.
      .replaceAll('://', '\\://')
      .replaceAll(/www\./giu, (start) => `${start.slice(0, -1)}\\.`)
  );
}

/** Markdown with values in it: `md\`**${name}**\``. Text is escaped, Markdown stands as it is. */
export function md(parts: TemplateStringsArray, ...values: readonly Inline[]): Markdown {
  const written = values.map((value, index) => `${parts[index] ?? ''}${markdownOf(value)}`);
  return { markdown: written.join('') + (parts.at(-1) ?? '') };
}

function markdownOf(value: Inline): string {
  return typeof value === 'string' ? escapeText(value) : value.markdown;
}

/** Nothing. */
export const nothing: Markdown = { markdown: '' };

/** `values` with `between` between them; those that are empty are left out. */
export function join(values: readonly Inline[], between: string): Markdown {
  const written = values.map(markdownOf).filter((value) => value !== '');
  return { markdown: written.join(between) };
}

/** A link where `url` is an http(s) address, else the text alone. */
export function link(text: Inline, url: string): Markdown {
  const target = linkTarget(url);
  return target === null ? md`${text}` : { markdown: `[${markdownOf(text)}](${target})` };
}

/** An address as a reader has it, without the scheme. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
}

/** `url` as the target of a link: whatever could end it, or the cell it stands in, is percent-encoded. */
export function linkTarget(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  // A host may hold brackets and quotes, which no real one does.
  if (!/^[\w.:[\]-]+$/u.test(parsed.host)) return null;
  const rest = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const encoded = rest.replaceAll(/[^\w\-.~:/?@!$&+,;=%#]/gu, encodeUriComponentFully);
  return `${parsed.protocol}//${parsed.host}${encoded.replaceAll(/&(?=#?\w+;)/gu, '&amp;')}`;
}

/** `encodeURIComponent` for those characters too that it lets through: an address holds no other than ASCII by now. */
function encodeUriComponentFully(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

export type Alignment = 'left' | 'right';

/** A table; a column is aligned as `columns` say. A row has a cell for every column. */
export function table(
  columns: readonly { head: string; align?: Alignment }[],
  rows: readonly (readonly Inline[])[],
): Markdown {
  const line = (cells: readonly Inline[]) => `| ${cells.map(markdownOf).join(' | ')} |`;
  const rule = `|${columns.map(({ align }) => (align === 'right' ? ' ---: ' : ' --- ')).join('|')}|`;
  return { markdown: [line(columns.map(({ head }) => head)), rule, ...rows.map(line)].join('\n') };
}

export function heading(level: 1 | 2 | 3, text: Inline): Markdown {
  return { markdown: `${'#'.repeat(level)} ${markdownOf(text)}` };
}

export function bullets(items: readonly Inline[]): Markdown {
  return { markdown: items.map((item) => `- ${markdownOf(item)}`).join('\n') };
}

export function numbered(items: readonly Inline[]): Markdown {
  return { markdown: items.map((item, index) => `${index + 1}. ${markdownOf(item)}`).join('\n') };
}

/** A block quotation of one line. */
export function blockQuote(text: Inline): Markdown {
  return { markdown: `> ${markdownOf(text)}` };
}
