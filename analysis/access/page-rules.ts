/** Reads what a page itself says to search engines: meta robots and the X-Robots-Tag header. */

/** A `<meta name content>` of the page, in any order. */
export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

/** The rules of one meta element, or of one crawler in one header line. */
export interface PageRule {
  readonly source: 'meta' | 'header';
  /** `*` for every crawler, else a name in lower case. */
  readonly agent: string;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly nosnippet: boolean;
  readonly noarchive: boolean;
  /** Characters; `null` without a limit. */
  readonly maxSnippetChars: number | null;
  /** As written; not compared with any clock here. */
  readonly unavailableAfter: string | null;
  /** As written, at most 200 characters. */
  readonly text: string;
}

/** What holds for one crawler when all rules that concern it are added up. */
export interface EffectiveRules {
  readonly indexable: boolean;
  readonly snippetAllowed: boolean;
  readonly maxSnippetChars: number | null;
  readonly followed: boolean;
  /** The rules that took something away. */
  readonly because: readonly PageRule[];
}

/** Directives with a value, so that `max-snippet: 20` is not taken for a crawler named max-snippet. */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/** Names a meta element may carry besides `robots`: crawlers that document their own. */
const metaAgent = /^(?:[a-z0-9-]*(?:bot|spider|crawler)(?:-[a-z]+)?|slurp|yandex|teoma|[a-z]+-extended)$/;

/**
 * Collects every rule.
 * Sources: developers.google.com/search/docs/crawling-indexing/robots-meta-tag; bing.com/webmasters/help (robots metatags).
 * @param metas all meta elements with a name
 * @param headers each X-Robots-Tag line of the response (lines joined with commas are understood as well)
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
 * Adds up the rules for one crawler: where they differ the stricter holds, as Google documents it.
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
