/** Parses a robots.txt into groups of rules with their line numbers. */

/** Content beyond this many bytes is ignored (RFC 9309, 2.5: at least 500 KiB must be read). */
export const robotsMaxBytes = 500 * 1024;

/**
 * Longer lines are cut, as in Google's published parser: eight times the 2,083 bytes of the longest URL in browsers.
 */
const maxLineBytes = 2083 * 8;

/** One `allow` or `disallow` line. */
export interface RobotsRule {
  readonly allow: boolean;
  /** The path pattern with normalized percent-encoding; `''` matches nothing. */
  readonly pattern: string;
  /** 1-based line number. */
  readonly line: number;
  /** The line as written, trimmed, at most 200 characters. */
  readonly text: string;
}

/** Consecutive `user-agent` lines and the rules below them. */
export interface RobotsGroup {
  /** The values as written. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
}

export interface RobotsFile {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly string[];
  /** Whether the file exceeded the limit. */
  readonly truncated: boolean;
}

type Key = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'other';

/** Misspellings accepted by Google's published parser (robots.cc, `kAllowFrequentTypos`). */
const keys: readonly (readonly [string, Key])[] = [
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
];

/**
 * Parses a robots.txt (RFC 9309, 2.2). Never throws: unknown lines are skipped.
 * @param body the file as text; a byte order mark and CR, LF and CRLF line ends are accepted
 */
export function parseRobots(body: string): RobotsFile {
  const { text, truncated } = cap(body.replace(/^\u{FEFF}/u, '').replace(/^\u00EF\u00BB\u00BF?/, ''));
  const groups: { agents: string[]; rules: RobotsRule[] }[] = [];
  const sitemaps: string[] = [];
  let open = false;
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const entry = splitLine(raw);
    if (!entry) return;
    const key = keyOf(entry.key);
    if (key === 'sitemap') sitemaps.push(entry.value);
    else if (key === 'user-agent') {
      // Consecutive user-agent lines share one group; after a rule a new group starts.
      if (!open) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(entry.value);
      open = true;
    } else if (key === 'allow' || key === 'disallow') {
      open = false;
      // A rule before any user-agent line belongs to no group.
      groups.at(-1)?.rules.push({
        allow: key === 'allow',
        pattern: escapePattern(entry.value),
        line: index + 1,
        text: raw.trim().slice(0, 200),
      });
    }
  });
  return { groups, sitemaps, truncated };
}

/**
 * Percent-encodes non-ASCII characters and writes hex digits in capitals, so that patterns and URLs compare byte by
 * byte.
 * @returns the same octets in the normal form of RFC 3986
 */
export function escapePattern(value: string): string {
  const upper = value.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
  return upper.replace(/[^\x00-\x7F]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}

function cap(body: string): { text: string; truncated: boolean } {
  if (body.length * 3 <= robotsMaxBytes) return { text: body, truncated: false };
  const bytes = new TextEncoder().encode(body);
  if (bytes.length <= robotsMaxBytes) return { text: body, truncated: false };
  return { text: new TextDecoder().decode(bytes.subarray(0, robotsMaxBytes)), truncated: true };
}

/** Splits `key: value # comment`; white space may replace the colon if there are exactly two words. */
function splitLine(raw: string): { key: string; value: string } | undefined {
  const line = (raw.length > maxLineBytes ? raw.slice(0, maxLineBytes - 1) : raw).split('#', 1)[0]?.trim() ?? '';
  if (line === '') return undefined;
  const colon = line.indexOf(':');
  if (colon >= 0) return { key: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
  const [key, value, more] = line.split(/[ \t]+/, 3);
  return key !== undefined && value !== undefined && more === undefined ? { key, value } : undefined;
}

function keyOf(key: string): Key {
  const lower = key.toLowerCase();
  return keys.find(([prefix]) => lower.startsWith(prefix))?.[1] ?? 'other';
}
