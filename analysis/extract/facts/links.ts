/** Reads the links of a page: their targets, and whether they are citations or boilerplate. */
import { callToAction } from '../../languages/any/calls-to-action.ts';
import { withoutBuilderNames } from '../builder-names.ts';
import { attribute, type ElementNode, isRead, type TreeNode } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';
import { earns, isShop } from './affiliate-links.ts';
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
  /**
   * External links in the main part that a reader can check a statement by: not sponsored, affiliate, shop,
   * user-generated or share links, nor profiles on social networks or calls to book, ask or sign up; at most 100.
   */
  readonly citations: readonly Link[];
  /** Links in the main part by which the site earns when a reader buys; at most 100. */
  readonly earning: readonly Link[];
  readonly externalDomains: readonly string[];
  readonly nofollow: number;
  /** Places on the page itself to which it links, as a list of its contents does. */
  readonly jumps: number;
  /** Distinct paths of internal links, as written: what the site offers in its menus. */
  readonly internalPaths: readonly string[];
}

const furnitureTags = new Set(['nav', 'header', 'footer', 'aside']);
const furnitureNames =
  /(?:^|[\s_-])(?:nav|menu|footer|sidebar|share|social|sharing|breadcrumbs?|cookie|widget|comments?|related)(?:$|[\s_-])/i;
/** A box with more than this share of the page's text is not beside its text, whatever its name. */
const mainShare = 0.5;
/** Boxes with long text of others, whatever it is written in. */
const otherVoices = /(?:^|[\s_-])comments?(?:$|[\s_-])/i;
/** A box with this many characters in paragraphs is text, whatever its name: menus, sidebars and teasers have fewer. */
const minProseChars = 1000;
/** Addresses that share the page on a network: `/sharer.php?u=`, `/intent/tweet?text=`. */
const share =
  /\/(?:sharer?|share-?(?:article|offsite)|intent|pin\/create|submit)(?:[./?]|$)|[?&](?:u|url|text|body)=https?(?:%3a|:)|^https?:\/\/(?:[^/]+\.)?(?:wa\.me|whatsapp\.com|t\.me\/share)(?:[/:?]|$)/i;
/** The front page of a profile on a social network: who publishes the page, not what it says. A post may be a source. */
const profile =
  /^https?:\/\/(?:[^/]+\.)?(?:facebook|instagram|tiktok|twitter|x|threads|pinterest|snapchat|flickr|vk|xing|bsky)\.[a-z.]{2,6}\/@?[^/?]*\/?(?:\?|$)|^https?:\/\/(?:[^/]+\.)?(?:linkedin\.com\/(?:in|company|school)|youtube\.com\/(?:c|channel|user|@[^/?]+))(?:[/?]|$)/i;
/** Parts of addresses that lead to something to buy, order or sign in to, in the languages of shops. */
const counter =
  /\/(?:shop|store|cart|checkout|basket|buy|buy-now|order|sign-?up|register|sign-?in|log-?in|reservations?|book-now|warenkorb|kaufen|anmelden|boutique|panier|acheter|inscription|tienda|carrito|comprar|negozio|carrello|acquista|loja|carrinho|winkel|winkelwagen|bestellen)(?:[/?]|$)|[?&](?:aff(?:id|iliate)?|aff_?id|affiliate_?id|partner_?id|clickid|irclickid|utm_medium=affiliates?)(?:=|&|$)/i;
const unpaid = ['sponsored', 'ugc'];
/** An address behind this many different names is no source of any of them, but an advertisement. */
const minNamesOfAd = 6;
const maxLinks = 5000;
const maxNameChars = 200;
const maxCitations = 100;
const maxDomains = 100;
const maxPaths = 300;
/** Longer paths are titles rather than menu words. */
const maxPathChars = 100;

/** Reads all links with an http(s) address, each address once. */
export function readLinks(root: ElementNode, url: string): Links {
  const { links, names, jumps } = collect(root, url);
  const external = links.filter((link) => link.kind === 'external');
  const citations = external.filter(
    ({ inMain, text, url: to, rel }) =>
      inMain &&
      text !== '' &&
      !callToAction.test(text.trim()) &&
      ![share, profile, counter].some((pattern) => pattern.test(to)) &&
      !isShop(to) &&
      !rel.some((each) => unpaid.includes(each)) &&
      (names.get(to)?.size ?? 0) < minNamesOfAd,
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
    earning: links.filter((link) => link.inMain && earns(link)).slice(0, maxCitations),
    externalDomains: [...domains].slice(0, maxDomains),
    jumps,
    nofollow: links.filter((link) => link.rel.includes('nofollow')).length,
    internalPaths: [...paths].slice(0, maxPaths),
  };
}

/** Each address once, the different texts under which the main part links it, and the number of places on the page. */
function collect(root: ElementNode, url: string) {
  const base = baseOf(root, url);
  const own = plainHost(url);
  const [ownAddress] = url.split('#', 1);
  const places = new Set<string>();
  const byUrl = new Map<string, Link>();
  const names = new Map<string, Set<string>>();
  const main = mostOf(root);
  const stack: { node: TreeNode; inMain: boolean }[] = [{ node: root, inMain: true }];
  for (let step = stack.pop(); step !== undefined && byUrl.size < maxLinks; step = stack.pop()) {
    const { node } = step;
    if (node.kind === 'text') continue;
    const inMain = step.inMain && !isFurniture(node, main);
    const written = node.tag === 'a' ? attribute(node, 'href') : undefined;
    const href = absolute(written, base);
    if (href !== undefined) {
      const [address = href, place = ''] = href.split('#', 2);
      const isOnPage = address === ownAddress || written?.startsWith('#') === true;
      if (isOnPage && place !== '' && places.size < maxLinks) places.add(place);
      const known = byUrl.get(address);
      if (!known || (inMain && !known.inMain)) byUrl.set(address, toLink(node, address, own, inMain));
      const name = inMain ? textStart(node, maxNameChars).toLowerCase() : '';
      if (name !== '') names.set(address, (names.get(address) ?? new Set()).add(name));
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, inMain });
    }
  }
  return { links: [...byUrl.values()], names, jumps: places.size };
}

function toLink(element: ElementNode, url: string, own: string, inMain: boolean): Link {
  const rel = (attribute(element, 'rel') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    url,
    text: textStart(element, maxNameChars),
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
  const names = withoutBuilderNames(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`);
  if (names.length >= 300 || !furnitureNames.test(names)) return false;
  return otherVoices.test(names) || proseChars(element) < minProseChars;
}

/** Characters in paragraphs, at most the number that decides. */
function proseChars(element: ElementNode): number {
  let chars = 0;
  const stack: { node: TreeNode; isProse: boolean }[] = [{ node: element, isProse: false }];
  for (let step = stack.pop(); step !== undefined && chars < minProseChars; step = stack.pop()) {
    const { node, isProse } = step;
    if (node.kind === 'text') {
      if (isProse) chars += node.text.trim().length;
      continue;
    }
    if (!isRead(node)) continue;
    for (const child of node.children) stack.push({ node: child, isProse: isProse || node.tag === 'p' });
  }
  return chars;
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
