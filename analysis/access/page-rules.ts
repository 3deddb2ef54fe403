/** Reads a page's own rules for search engines: meta robots and the X-Robots-Tag header. */

/** A `<meta name content>` of the page. */
export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

/** The rules of one meta element, or for one crawler in one header line. */
export interface PageRule {
  readonly source: 'meta' | 'header';
  /** `*` for every crawler, otherwise a lower-case name. */
  readonly agent: string;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly nosnippet: boolean;
  readonly noarchive: boolean;
  /** In characters; `null` if there is no limit. */
  readonly maxSnippetChars: number | null;
  /** As written; not compared with a clock. */
  readonly unavailableAfter: string | null;
  /** As written, at most 200 characters. */
  readonly text: string;
}

/** The combined effect of all rules that apply to one crawler. */
export interface EffectiveRules {
  readonly indexable: boolean;
  readonly snippetAllowed: boolean;
  readonly maxSnippetChars: number | null;
  readonly followed: boolean;
  /** The rules that impose a restriction. */
  readonly because: readonly PageRule[];
}

/** Directives with a value, so that `max-snippet: 20` is not read as a crawler named max-snippet. */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/** Names of meta elements besides `robots`: crawlers with documented names of their own. */
const metaAgent = /^(?:[a-z0-9-]*(?:bot|spider|crawler)(?:-[a-z]+)?|slurp|yandex|teoma|[a-z]+-extended)$/;

/**
 * Collects all rules. Sources: developers.google.com/search/docs/crawling-indexing/robots-meta-tag;
 * bing.com/webmasters/help (robots metatags).
 * @param metas all meta elements with a name
 * @param headers the X-Robots-Tag lines of the response (lines joined by commas are accepted too)
 */
export function readPageRules(metas: readonly MetaTag[], headers: readonly string[] = []): PageRule[] {
  const fromMeta = metas.flatMap(({ name, content }) => {
    const agent = name.trim().toLowerCase();
    if (agent === 'robots') return [rule('meta', '*', content.split(','), content)];
    return metaAgent.test(agent) ? [rule('meta', agent, content.split(','), content)] : [];
  });
  return [...fromMeta, ...headers.flatMap(readHeader)];
}

/**
 * Combines the rules for one crawler. Where they differ, the stricter one applies, as Google documents.
 * @param agent the crawler's product token
 */
export function effectiveRules(rules: readonly PageRule[], agent: string): EffectiveRules {
  const name = agent.toLowerCase();
  const mine = rules.filter((entry) => entry.agent === '*' || entry.agent === name);
  const limits = mine.flatMap((entry) => (entry.maxSnippetChars === null ? [] : [entry.maxSnippetChars]));
  const maxSnippetChars = limits.length > 0 ? Math.min(...limits) : null;
  return {
    indexable: !mine.some((entry) => entry.noindex),
    snippetAllowed: !mine.some((entry) => entry.nosnippet) && maxSnippetChars !== 0,
    maxSnippetChars,
    followed: !mine.some((entry) => entry.nofollow),
    because: mine.filter(
      (entry) => entry.noindex || entry.nosnippet || entry.nofollow || entry.maxSnippetChars !== null,
    ),
  };
}

function readHeader(line: string): PageRule[] {
  const byAgent: { agent: string; directives: string[] }[] = [];
  for (const piece of line.slice(0, 4000).split(',')) {
    const named = /^\s*([a-z0-9_-]{1,64})\s*:(.*)$/i.exec(piece);
    const name = named?.[1]?.toLowerCase();
    if (name !== undefined && !valued.has(name)) byAgent.push({ agent: name, directives: [named?.[2] ?? ''] });
    else if (byAgent.length === 0) byAgent.push({ agent: '*', directives: [piece] });
    else byAgent.at(-1)?.directives.push(piece);
  }
  return byAgent.map(({ agent, directives }) => rule('header', agent, directives, line));
}

function rule(source: PageRule['source'], agent: string, directives: readonly string[], text: string): PageRule {
  const words = new Map<string, string>();
  for (const directive of directives.slice(0, 100)) {
    const colon = directive.indexOf(':');
    const key = (colon < 0 ? directive : directive.slice(0, colon)).trim().toLowerCase();
    if (key !== '') words.set(key, colon < 0 ? '' : directive.slice(colon + 1).trim());
  }
  const none = words.has('none');
  return {
    source,
    agent,
    noindex: none || words.has('noindex'),
    nofollow: none || words.has('nofollow'),
    nosnippet: words.has('nosnippet'),
    noarchive: words.has('noarchive') || words.has('nocache'),
    maxSnippetChars: snippetLimit(words.get('max-snippet')),
    unavailableAfter: words.get('unavailable_after') || null,
    text: text.trim().slice(0, 200),
  };
}

/** -1 means no limit; anything but a whole number is ignored, as Google does. */
function snippetLimit(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
