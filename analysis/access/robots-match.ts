/** Decides by RFC 9309 whether a crawler may fetch an address, and returns the deciding rule. */
import type { RobotsFile, RobotsGroup, RobotsRule } from './robots-file.ts';
import { escapePattern } from './robots-file.ts';

/**
 * How encoded letters compare: Google's published matcher treats `%62` and `b` as different, RFC 9309 (2.2.2) first
 * decodes all unreserved characters.
 */
export type RobotsDialect = 'google' | 'rfc9309';

export interface RobotsVerdict {
  readonly allowed: boolean;
  /** Which rules applied: a group that names the crawler, the `*` group, or none. */
  readonly group: 'named' | 'any' | 'none';
  /** The deciding rule; absent if none matched. */
  readonly rule?: RobotsRule;
}

/**
 * Evaluates a parsed robots.txt: groups of the same crawler are merged, the longest pattern wins, `allow` wins a tie.
 * Linear in the file for a path of bounded length, because each pattern is read once from left to right.
 * @param agent the crawler's product token (`GPTBot`), case-insensitive
 * @param url absolute address or path, percent-encoded as it would be sent
 */
export function robotsVerdict(
  file: RobotsFile,
  agent: string,
  url: string,
  dialect: RobotsDialect = 'google',
): RobotsVerdict {
  const fold = dialect === 'google' ? (text: string) => text : decodeUnreserved;
  const path = fold(pathOf(url));
  const named = file.groups.filter((group) => group.agents.some((value) => namesAgent(value, agent)));
  const groups = named.length > 0 ? named : file.groups.filter((group) => group.agents.some(isAnyAgent));
  const group = named.length > 0 ? 'named' : groups.length > 0 ? 'any' : 'none';
  const rule = strongest(groups, path, fold);
  return rule ? { allowed: rule.allow, group, rule } : { allowed: true, group };
}

/** The part of an address that rules apply to: path and query, without the fragment. */
export function pathOf(url: string): string {
  const afterScheme = url.startsWith('//') ? 2 : /^[a-z][a-z0-9+.-]{0,30}:\/\//i.exec(url)?.[0].length;
  const from = afterScheme === undefined ? 0 : afterScheme;
  const rest = url.slice(from).split('#', 1)[0] ?? '';
  const start = rest.search(/[/?;]/);
  if (start < 0) return '/';
  const path = rest.slice(start);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a pattern matches from the start of the path; `*` matches anything, a final `$` the end. */
export function patternMatches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = pieces[0] ?? '';
  if (!path.startsWith(first)) return false;
  let at = first.length;
  // The leftmost match of each piece leaves most room for the rest, so no backtracking is needed.
  for (const piece of pieces.slice(1, anchored ? -1 : undefined)) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!anchored) return true;
  if (pieces.length === 1) return path.length === at;
  const last = pieces.at(-1) ?? '';
  return path.length - last.length >= at && path.endsWith(last);
}

function strongest(
  groups: readonly RobotsGroup[],
  path: string,
  fold: (text: string) => string,
): RobotsRule | undefined {
  let best: RobotsRule | undefined;
  let bestLength = 0;
  for (const rule of groups.flatMap((group) => group.rules)) {
    const length = matchLength(rule, path, fold);
    if (length > bestLength || (length > 0 && length === bestLength && rule.allow && best && !best.allow)) {
      best = rule;
      bestLength = length;
    }
  }
  return best;
}

function matchLength(rule: RobotsRule, path: string, fold: (text: string) => string): number {
  const pattern = fold(rule.pattern);
  if (pattern === '') return 0;
  if (patternMatches(pattern, path)) return pattern.length;
  // Google: allowing a folder's index page allows the address of the folder.
  const slash = pattern.lastIndexOf('/');
  if (!rule.allow || slash < 0 || !pattern.startsWith('/index.htm', slash)) return 0;
  return patternMatches(`${pattern.slice(0, slash + 1)}$`, path) ? slash + 2 : 0;
}

function isAnyAgent(value: string): boolean {
  return /^\*(?:\s|$)/.test(value);
}

/** A product token has letters, `_` and `-` (RFC 9309, 2.2.1); names with other characters are compared as written. */
function namesAgent(value: string, agent: string): boolean {
  const wanted = agent.toLowerCase();
  const token = /[^a-z_\s-]/.test(wanted) ? value : /^[a-z_-]*/i.exec(value)?.[0];
  return token !== undefined && token !== '' && token.toLowerCase() === wanted;
}

function decodeUnreserved(text: string): string {
  return escapePattern(text).replace(/%[0-9A-F]{2}/g, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : octet;
  });
}
