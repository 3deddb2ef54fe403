/** The closed lists of words that several parts of the report use. */

/** What a page is for a reader who comes from a results page. */
export const contentTypes = [
  'guide',
  'listicle',
  'comparison',
  'product',
  'category',
  'tool',
  'forum',
  'video',
  'news',
  'reference',
  'home',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** Who speaks on a site. */
export const siteTypes = ['brand', 'media', 'institution', 'ugc', 'marketplace', 'reference'] as const;
export type SiteType = (typeof siteTypes)[number];

/** What a searcher wants. */
export const intents = ['informational', 'commercial', 'transactional', 'navigational', 'local'] as const;
export type Intent = (typeof intents)[number];

/** How much of the market a subject belongs to: `core` from .6 of the usable pages, `common` from .3. */
export const marketClasses = ['core', 'common', 'differentiator'] as const;
export type MarketClass = (typeof marketClasses)[number];
