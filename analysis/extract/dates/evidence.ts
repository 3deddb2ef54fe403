/** One piece of evidence for a page's date. */

/** What happened on the date; `unknown` if the page does not say. */
export type DateRole = 'published' | 'modified' | 'unknown';

export type DatePlace = 'json-ld' | 'microdata' | 'meta' | 'url' | 'visible' | 'script';

export interface DateEvidence {
  /** ISO day. */
  readonly day: string;
  readonly role: DateRole;
  readonly place: DatePlace;
  /** What exactly was read: `article:published_time`, `NewsArticle.datePublished`, `<time>`. */
  readonly where: string;
  /** The value as written, at most 100 characters. */
  readonly raw: string;
  /** See the weights in `rule.ts`. */
  readonly weight: number;
}

/** Returns the evidence with its raw value cut. */
export function evidence(entry: DateEvidence): DateEvidence {
  return { ...entry, raw: entry.raw.trim().slice(0, 100) };
}
