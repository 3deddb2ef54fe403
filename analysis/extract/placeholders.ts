/** Finds text that a builder, a template or an editor left where visitors read: sample text, shortcodes, gaps. */
import { explainsMarkup, gap, note, offersGaps, samples } from '../languages/any/placeholder-text.ts';
import { wordsAround } from '../text/words-around.ts';
import { type ElementNode, foldSpace } from './parse/tree.ts';
import { readSeenLines } from './seen-lines.ts';

/**
 * What was left: sample text of a builder, a shortcode or template expression, a gap to fill in, an editor's note, a
 * link or bold text in raw Markdown, tags and characters of HTML, or a value that a script did not have ("$undefined").
 */
export type PlaceholderKind = 'sample' | 'code' | 'gap' | 'note' | 'markdown' | 'html' | 'value';

export interface Placeholder {
  readonly kind: PlaceholderKind;
  /** What was left, and the text around it, as a visitor reads it. */
  readonly text: string;
  readonly around: string;
  /** The end of the line before it, where nothing else stands in its line; null if there is none. */
  readonly after: string | null;
}

const maxFound = 20;
const maxChars = 120;
/** Characters of the line on either side that are shown. */
const contextChars = 60;
/** A line with less text beside it does not show its place. */
const minBeside = 20;
/** A shortcode stands alone, or with a few words: "[reading_time] min read". */
const maxWordsBeside = 4;
/** More different ones are what the page writes about, such as the attributes of a format. */
const maxDistinct = 3;

const shortcode = /^\[\/?[a-z]+(?:[_-][a-z0-9]+)+\]/u;
const shortcodeWithValues = /\[[a-z][a-z0-9_-]{2,40}(?:\s+[a-z][a-z0-9_-]*\s?=\s?["'“”″‘’]?[^[\]=]{1,200}){1,12}\]/gu;
const expression =
  /\{\{\s?[a-z_][\w.| -]{1,60}\s?\}\}|%%[a-z][a-z_]{2,30}%%|\{%\s[^%{}]{2,60}\s%\}|<%=?\s[^%<>]{2,60}\s%>/giu;
const rawLink = /\[[^[\]\n]{2,80}\]\(https?:\/\/[^()\s]{4,200}\)/gu;
/** Tags and characters that were escaped twice, and the links of old forums. */
const rawHtml =
  /<\/?(?:p|br|strong|em|span|div|h[1-6]|ul|li|font|center)\s?\/?>|<(?:a|p|span|div|font|img)\s[a-z-]{2,20}=["'“”″][^<>]{1,300}>|&(?:amp|nbsp|quot|apos|lt|gt|[lr][sd]quo|[nm]dash|hellip|#0?\p{N}{2,4}|#x[0-9a-f]{2,4});|\[url=[^\]\s]{4,200}\]/giu;
/** "$undefined", "undefined mins": in German, "null Minuten" are no minutes. */
const noValue =
  /\p{Sc}\s?(?:undefined|NaN|null)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:undefined|NaN) min(?:s|utes?|uten|utos?)?(?!\p{L})|\[object Object\]/gu;

/** Characters without which only sample text or a note can stand in a line. */
const sign = /[[{%<]|&#?\w+;|undefined|NaN|null/u;
const sampleText = new RegExp(samples.map(({ source }) => source).join('|'), 'iu');
/** Kinds that are words, and need no such character. */
const inWords: readonly PlaceholderKind[] = ['sample', 'note'];

const patterns: readonly (readonly [PlaceholderKind, RegExp])[] = [
  ['sample', new RegExp(sampleText.source, 'giu')],
  ['value', noValue],
  ['markdown', rawLink],
  ['html', rawHtml],
  ['gap', new RegExp(gap, 'giu')],
  ['note', new RegExp(note, 'giu')],
  ['code', shortcodeWithValues],
  ['code', expression],
];

/**
 * Returns what was left on the page, each once, in page order.
 * @param titles its title and description
 * @param visibleText all of its text: most pages have no character of a placeholder, and their lines are not read
 */
export function readPlaceholders(root: ElementNode, titles: readonly string[], visibleText: string): Placeholder[] {
  if (![visibleText, ...titles].some((text) => sign.test(text) || sampleText.test(text) || note.test(text))) return [];
  const page = readSeenLines(root);
  const whole = [...titles, ...page.lines].join('\n');
  const isOwnText = !page.hasCode && !offersGaps.test(whole);
  const takes: Record<PlaceholderKind, boolean> = {
    sample: true,
    value: !page.hasCode,
    code: !page.hasCode && !page.isFilledInBrowser && !explainsMarkup.test(whole),
    markdown: !page.hasCode && !explainsMarkup.test(whole),
    html: !page.hasCode && !explainsMarkup.test(whole) && !/(?<!\p{L})HTML/u.test(whole),
    gap: isOwnText,
    note: isOwnText,
  };
  const found = new Map<string, Placeholder>();
  const lines = [...titles.map(foldSpace), ...page.lines];
  for (const [at, line] of lines.entries())
    for (const [kind, index, text] of placeholdersIn(line))
      if (takes[kind] && !found.has(text) && found.size < maxFound) {
        const before = at > titles.length && line.length - text.length < minBeside ? lines[at - 1] : undefined;
        const place = {
          around: wordsAround(line, index, index + Math.min(text.length, maxChars), contextChars),
          after: before === undefined ? null : endOf(before),
        };
        found.set(text, { kind, text: cut(text), ...place });
      }
  const all = [...found.values()];
  const count = (kind: PlaceholderKind): number => all.filter((each) => each.kind === kind).length;
  // Several different gaps are a form for readers.
  return all.filter(({ kind }) => (kind === 'code' ? count(kind) <= maxDistinct : kind !== 'gap' || count(kind) === 1));
}

function placeholdersIn(line: string): [PlaceholderKind, number, string][] {
  const found: [PlaceholderKind, number, string][] = [];
  for (const [kind, pattern] of patterns) {
    if (!inWords.includes(kind) && !sign.test(line)) continue;
    for (const { index, 0: text } of line.matchAll(pattern))
      if (!isQuoted(line, index)) found.push([kind, index, text]);
  }
  const [alone] = aloneIn(line) ?? [];
  return alone === undefined ? found : [...found, ['code', 0, alone]];
}

function aloneIn(line: string): RegExpExecArray | null {
  const match = shortcode.exec(line);
  const rest = match === null ? '' : line.slice(match[0].length);
  return rest.split(/\s+/u).filter((word) => word !== '').length > maxWordsBeside ? null : match;
}

/** Whether a quotation mark stands right before it: somebody writes about it. */
function isQuoted(line: string, index: number): boolean {
  return /["'“„«‘`]\s?$/u.test(line.slice(Math.max(0, index - 2), index));
}

function cut(text: string): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars).toWellFormed()} …`;
}

/** The last words of a line. */
function endOf(line: string): string {
  return line.length <= contextChars
    ? line
    : line
        .slice(-contextChars)
        .replace(/^\S*\s/u, '')
        .toWellFormed();
}
