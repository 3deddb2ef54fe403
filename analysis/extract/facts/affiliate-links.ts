/** Recognizes links by which a site earns when a reader follows them and buys: affiliate links. */

/** Hosts of Amazon and of affiliate networks: a link to buy something is no source, marked as paid or not. */
const shops =
  /^https?:\/\/(?:[^/]+\.)?(?:amazon\.[a-z.]{2,6}|amzn\.(?:to|eu|asia)|a\.co|anrdoezrs\.net|awin1\.com|avantlink\.com|dpbolvw\.net|geni\.us|go\.redirectingat\.com|go\.skimresources\.com|jdoqocy\.com|kqzyfj\.com|linksynergy\.com|pntra\.com|prf\.hn|rstyle\.me|shareasale\.com|shop-links\.co|shopstyle\.it|sovrn\.co|tkqlhce\.com)(?:[/:?]|$)/i;

/**
 * Hosts and paths with which affiliate networks count clicks, from their "Link Structures" at fmtc.atlassian.net/wiki:
 * ShareASale ("r.cfm", "u.cfm", "m-pr.cfm"), Impact ("evyy.net/c/" and its other tracking hosts), CJ, Awin, Rakuten,
 * AvantLink, Partnerize and Pepperjam; and hosts that turn links into such ones: Skimlinks, Sovrn.
 */
const networks =
  /^https?:\/\/(?:[^/]+\.)?(?:anrdoezrs\.net\/(?:click|links)|dpbolvw\.net\/(?:click|links)|jdoqocy\.com\/(?:click|links)|kqzyfj\.com\/(?:click|links)|tkqlhce\.com\/(?:click|links)|awin1\.com\/[a-z]+\.php|tidd\.ly\/|avantlink\.com\/click|shareasale\.com\/(?:r|m-pr|u)\.cfm|shareasale-analytics\.com\/r\.cfm|linksynergy\.com\/(?:deeplink|fs-bin|link)|pntra\.com\/t|prf\.hn\/|go\.redirectingat\.com\/|go\.skimresources\.com\/|redirect\.viglink\.com\/|shop-links\.co\/|rstyle\.me\/|(?:[a-z0-9-]+\.)?(?:sjv\.io|pxf\.io|evyy\.net|7eer\.net|ojrq\.net)\/)/i;

/**
 * A link to Amazon with the tag of the partner, which earns: affiliate-program.amazon.com ("tag=" in every link to be
 * credited).
 */
const tagged = /^https?:\/\/(?:[^/]+\.)?amazon\.[a-z.]{2,6}\/[^#]*[?&]tag=[\p{L}\p{N}_-]+/iu;

/** An address of the site's own that leads on to a shop: "/affiliate/aventura". The programme itself is "/affiliate/". */
const forwarded = /^https?:\/\/[^/?#]+\/(?:[^/?#]+\/)?(?:affiliates?|aff)\/[^/?#]+/i;

/** Whether an address leads to something to buy on Amazon or through a network. */
export function isShop(url: string): boolean {
  return shops.test(url);
}

/**
 * Whether the site earns by a link: its address says so, or words of the text are marked "sponsored", as Google asks of
 * paid links. A picture so marked is an advertisement, which readers recognize.
 */
export function earns({ url, text, rel }: { url: string; text: string; rel: readonly string[] }): boolean {
  return (text !== '' && rel.includes('sponsored')) || [networks, tagged, forwarded].some((known) => known.test(url));
}
