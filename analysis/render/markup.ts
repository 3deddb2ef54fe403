/** Writes Markdown (CommonMark with GFM tables) in which text cannot inject markup. */
import { cleanText } from './clean-text.ts';

/** Finished Markdown; all other text is escaped when inserted. */
export interface Markdown {
  readonly markdown: string;
}

/** A value for Markdown: text, which is escaped, or Markdown. */
export type Inline = string | Markdown;

/**
 * Escapes `text`, on one line, so that it opens no markup, link, cell or HTML wherever it is placed. Angle brackets,
 * backslashes and the ampersands of entities become entities, which every renderer knows; other special characters are
 * escaped by a backslash (CommonMark 0.31, sections 2.4 and 2.5).
 */
export function escapeText(text: string): string {
  return (
    cleanText(text)
      .replaceAll(/&(?=#?[\p{L}\p{N}]*(?:;|$))/gu, '&amp;')
      .replaceAll('\\', '&#92;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/[`*_[\]{}|~]|(?<=\])\(/gu, '\\$&')
      // The start of a line can make it a list, rule or heading; the end of a heading may be cut off; an exclamation
      // mark before a link makes an image.
      .replace(/^#|#$/gu, '\\#')
      .replace(/^[-+=](?=[\s=-]|$)/u, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/u, '$1\\$2')
      .replace(/!$/u, '\\!')
      // GFM turns bare addresses into links.
      .replaceAll('://', '\\://')
      .replaceAll(/www\./giu, (start) => `${start.slice(0, -1)}\\.`)
  );
}

/** Template tag for Markdown with values: `md\`**${name}**\``. Text is escaped, Markdown is inserted unchanged. */
export function md(parts: TemplateStringsArray, ...values: readonly Inline[]): Markdown {
  const written = values.map((value, index) => `${parts[index] ?? ''}${markdownOf(value)}`);
  return { markdown: written.join('') + (parts.at(-1) ?? '') };
}

function markdownOf(value: Inline): string {
  return typeof value === 'string' ? escapeText(value) : value.markdown;
}

/** Empty Markdown. */
export const nothing: Markdown = { markdown: '' };

/** Joins the values that are not empty with `between`. */
export function join(values: readonly Inline[], between: string): Markdown {
  const written = values.map(markdownOf).filter((value) => value !== '');
  return { markdown: written.join(between) };
}

/** A link if `url` is an http(s) address, otherwise only the text. */
export function link(text: Inline, url: string): Markdown {
  const target = linkTarget(url);
  return target === null ? md`${text}` : { markdown: `[${markdownOf(text)}](${target})` };
}

/** An address for display, without scheme, `www.`, query, fragment and trailing slash. */
export function shortAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/iu, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/$/u, '');
}

/**
 * `url` as a link target: characters that could end the link or its table cell are percent-encoded. Null if not
 * http(s).
 */
export function linkTarget(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  // The parser allows brackets and quotes in hosts; real hosts have none.
  if (!/^[\w.:[\]-]+$/u.test(parsed.host)) return null;
  const rest = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const encoded = rest.replaceAll(/[^\w\-.~:/?@!$&+,;=%#]/gu, encodeUriComponentFully);
  return `${parsed.protocol}//${parsed.host}${encoded.replaceAll(/&(?=#?\w+;)/gu, '&amp;')}`;
}

/** Also encodes the characters that `encodeURIComponent` leaves; a parsed address has only ASCII. */
function encodeUriComponentFully(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

export type Alignment = 'left' | 'right';

interface Column {
  head: string;
  align?: Alignment;
  /** Left out if no row has anything in it. */
  isOptional?: boolean;
}

/** A table with the alignment of `columns`. Each row has a cell for every column. */
export function table(columns: readonly Column[], rows: readonly (readonly Inline[])[]): Markdown {
  const isShown = ({ isOptional = false }: Column, at: number) =>
    !isOptional || rows.some((cells) => markdownOf(cells[at] ?? '') !== '');
  const kept = columns.map(isShown);
  const line = (cells: readonly Inline[]) =>
    `| ${cells
      .filter((_, at) => kept[at])
      .map(markdownOf)
      .join(' | ')} |`;
  const rule = `|${columns
    .filter(isShown)
    .map(({ align }) => (align === 'right' ? ' ---: ' : ' --- '))
    .join('|')}|`;
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
