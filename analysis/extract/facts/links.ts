/** Reads the links of a page: their targets, and whether they are citations or boilerplate. */
import { attribute, type ElementNode, isRead, type TreeNode } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';
import { absolute, baseOf } from './head.ts';

export interface Link {
  readonly url: string;
  readonly text: string;
  readonly kind: 'internal' | 'external';
  readonly rel: readonly string[];
  /** Outside navigation, header, footer and sidebar. */
  readonly inMain: boolean;
}

export interface Links {
  readonly internal: number;
  readonly external: number;
  /** External links in the main part that are not sponsored, affiliate, user-generated or share links; at most 100. */
  readonly citations: readonly Link[];
  readonly externalDomains: readonly string[];
  readonly nofollow: number;
  /** Distinct paths of internal links, as written: what the site offers in its menus. */
  readonly internalPaths: readonly string[];
}

const furnitureTags = new Set(['nav', 'header', 'footer', 'aside']);
const furnitureNames =
  /(?:^|[\s_-])(?:nav|menu|footer|sidebar|share|social|sharing|breadcrumbs?|cookie|widget|comments?|related)(?:$|[\s_-])/i;
/**
 * Names with which site builders mark every piece of a page, its text too, and layouts that only stand beside a
 * sidebar.
 */
const builderNames =
  /(?:^|[\s_-])(?:elementor-widget|hs_cos_wrapper_widget|widget-(?:span|type)|(?:with|has|no|content|left|right)-sidebar)(?=$|[\s_-])/gi;
/** A box with more than this share of the page's text is not beside its text, whatever its name. */
const mainShare = 0.5;
/** Addresses that share the page on a network: `/sharer.php?u=`, `/intent/tweet?text=`. */
const share =
  /\/(?:sharer?|share-?(?:article|offsite)|intent|pin\/create|submit)(?:[./?]|$)|[?&](?:u|url|text|body)=https?(?:%3a|:)/i;
const unpaid = ['sponsored', 'ugc'];
/** Hosts of Amazon and of affiliate networks: a link to buy something is no source, marked as paid or not. */
const affiliate =
  /^https?:\/\/(?:[^/]+\.)?(?:amazon\.[a-z.]{2,6}|amzn\.(?:to|eu|asia)|a\.co|anrdoezrs\.net|awin1\.com|avantlink\.com|dpbolvw\.net|geni\.us|go\.redirectingat\.com|go\.skimresources\.com|jdoqocy\.com|kqzyfj\.com|linksynergy\.com|pntra\.com|prf\.hn|rstyle\.me|shareasale\.com|shop-links\.co|shopstyle\.it|sovrn\.co|tkqlhce\.com)(?:[/:?]|$)/i;
const maxLinks = 5000;
const maxCitations = 100;
const maxDomains = 100;
const maxPaths = 300;
/** Longer paths are titles rather than menu words. */
const maxPathChars = 100;

/** Reads all links with an http(s) address, each address once. */
export function readLinks(root: ElementNode, url: string): Links {
  const links = collect(root, url);
  const external = links.filter((link) => link.kind === 'external');
  const citations = external.filter(
    ({ inMain, text, url: to, rel }) =>
      inMain && text !== '' && !share.test(to) && !affiliate.test(to) && !rel.some((each) => unpaid.includes(each)),
  );
  const domains = new Set(external.map((link) => plainHost(link.url)));
  const internal = links.filter((link) => link.kind === 'internal');
  const paths = new Set(
    internal.map((link) => new URL(link.url).pathname).filter((path) => path.length <= maxPathChars),
  );
  return {
    internal: internal.length,
    external: external.length,
    citations: citations.slice(0, maxCitations),
    externalDomains: [...domains].slice(0, maxDomains),
    nofollow: links.filter((link) => link.rel.includes('nofollow')).length,
    internalPaths: [...paths].slice(0, maxPaths),
  };
}

function collect(root: ElementNode, url: string): Link[] {
  const base = baseOf(root, url);
  const own = plainHost(url);
  const byUrl = new Map<string, Link>();
  const main = mostOf(root);
  const stack: { node: TreeNode; inMain: boolean }[] = [{ node: root, inMain: true }];
  for (let step = stack.pop(); step !== undefined && byUrl.size < maxLinks; step = stack.pop()) {
    const { node } = step;
    if (node.kind === 'text') continue;
    const inMain = step.inMain && !isFurniture(node, main);
    const href = node.tag === 'a' ? absolute(attribute(node, 'href'), base) : undefined;
    if (href !== undefined) {
      const address = href.split('#', 1)[0] ?? href;
      const known = byUrl.get(address);
      if (!known || (inMain && !known.inMain)) byUrl.set(address, toLink(node, address, own, inMain));
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, inMain });
    }
  }
  return [...byUrl.values()];
}

function toLink(element: ElementNode, url: string, own: string, inMain: boolean): Link {
  const rel = (attribute(element, 'rel') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    url,
    text: textStart(element, 200),
    kind: isSameSite(plainHost(url), own) ? 'internal' : 'external',
    rel,
    inMain,
  };
}

function isFurniture(element: ElementNode, main: ReadonlySet<ElementNode>): boolean {
  if (element.tag === 'body' || element.tag === 'main' || element.tag === 'article') return false;
  if (furnitureTags.has(element.tag)) return true;
  if (main.has(element)) return false;
  if (element.tag === 'form') return true;
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return names.length < 300 && furnitureNames.test(names.replace(builderNames, ' '));
}

/** The elements that hold most of the text. */
function mostOf(root: ElementNode): ReadonlySet<ElementNode> {
  const order: { node: ElementNode; parent: number; chars: number }[] = [];
  const stack: { node: TreeNode; parent: number }[] = [{ node: root, parent: -1 }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, parent } = step;
    if (node.kind === 'text') {
      const holder = order[parent];
      if (holder !== undefined) holder.chars += node.text.trim().length;
      continue;
    }
    if (node !== root && node.tag !== '#document' && node.tag !== 'html' && !isRead(node)) continue;
    const at = order.push({ node, parent, chars: 0 }) - 1;
    for (const child of node.children) stack.push({ node: child, parent: at });
  }
  for (let at = order.length - 1; at > 0; at -= 1) {
    const { parent, chars } = order[at] as (typeof order)[number];
    const holder = order[parent];
    if (holder !== undefined) holder.chars += chars;
  }
  const least = (order[0]?.chars ?? 0) * mainShare;
  return new Set(order.flatMap(({ node, chars }) => (chars > least ? [node] : [])));
}

/** Whether the hosts are equal or one is a subdomain of the other: `shop.example.com` belongs to `example.com`. */
function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

function plainHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
