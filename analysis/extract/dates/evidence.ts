/** What one place of a page says about its date. */

/** `published` and `modified` are said; `unknown` is a date without a word about what happened on it. */
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
  /** How much it counts; see `WEIGHTS` in the file of each place. */
  readonly weight: number;
}

/** Evidence with its raw value cut. */
export function evidence(entry: DateEvidence): DateEvidence {
  return { ...entry, raw: entry.raw.trim().slice(0, 100) };
}
