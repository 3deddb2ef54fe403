/** Finds links whose address cannot be right as it is written, and links that lead through the redirect of a mail program. */
import { keepsFromSight } from '../../parse/hiding.ts';
import { elementsTagged } from '../../parse/tag-index.ts';
import { attribute, type ElementNode } from '../../parse/tree.ts';
import { textStart } from '../../structured-data/bounded-text.ts';

/**
 * `nowhere`: no site can have the address. `wrapped`: a mail program or an editor put its own address before it.
 * `network`: a button for a social network leads to its front page, as in a template.
 */
export type LinkFaultKind = 'nowhere' | 'wrapped' | 'network';

export interface LinkFault {
  readonly kind: LinkFaultKind;
  /** The address as written. */
  readonly href: string;
  readonly text: string;
}

const maxLinks = 5000;
const maxTextChars = 100;
const maxFaults = 50;

/** Addresses that lead to no site, whichever page they stand on. */
const nowhere = [
  // Without "https://" it is a page of the own site.
  /^www\.[^\s/.]+\.\p{L}{2,}/iu,
  /^https?\/\/[^\s/]+\.\p{L}{2,}/iu,
  /^(?:htp|htps|htpps|htttp|htttps|hhttps?|ttps?|httpss|httsp|hppts?):\/\//iu,
  /^https?:\/\/https?(?::\/\/|\/\/)/iu,
  // A mail address, a telephone number, a name with spaces.
  /^https?:\/\/[^/@\s]+@[^/@\s]+\.\p{L}{2,}\/?$/iu,
  /^https?:\/\/\+?\p{N}[\p{N}\s()-]{6,}\/?$/iu,
  /^https?:\/\/[^/?#@]*[^/?#@\s,](?:[\s,]|%20)+[^/?#@\s,]/iu,
  // Files on somebody's own computer.
  /^file:\/\/|^[a-z]:\\/iu,
];
/** One word for a host: also right within a company, and where an example is written out. */
const oneWord = /^https?:\/\/(?!localhost)[^./?#:@\s%[\]]+\/?$/iu;
/** What Google Docs, Outlook and mail filters put before an address that is copied from them. */
const wrapped =
  /^https?:\/\/(?:www\.google\.[a-z.]{2,6}\/url\?(?=[^#]*source=editors)|[a-z0-9]+\.safelinks\.protection\.outlook\.com\/|urldefense\.(?:com|us|proofpoint\.com)\/|linkprotect\.cudasvc\.com\/url\?)/iu;
const network =
  /^https?:\/\/(?:www\.)?((?:facebook|twitter|x|instagram|linkedin|youtube|pinterest|tiktok)\.com)\/?(?:[?#].*)?$/iu;
const socialBox = /social/iu;
/** A single one may be meant. */
const minNetworks = 2;
/** Boxes around a button. */
const maxLevels = 6;
/** Where readers write: nobody corrects their links. */
const otherVoices = /(?:^|[\s_-])comments?(?:$|[\s_-])/iu;

/** Returns the faulty links, each address once, in page order; without a text only buttons for networks. */
export function readLinkFaults(root: ElementNode): LinkFault[] {
  const found = new Map<string, LinkFault>();
  for (const link of elementsTagged(root, 'a').slice(0, maxLinks)) {
    if (found.size >= maxFaults) break;
    const href = attribute(link, 'href')?.trim() ?? '';
    const [, site] = network.exec(href) ?? [];
    if (site !== undefined && isSocialButton(link) && !isOfOthers(link))
      found.set(href, { kind: 'network', href, text: site.toLowerCase() });
    const kind = faultOf(href);
    if (kind === null || found.has(href) || isOfOthers(link)) continue;
    const text = textStart(link, maxTextChars);
    if (text === '' || (kind === 'one_word' && isAddress(text, href))) continue;
    found.set(href, { kind: kind === 'one_word' ? 'nowhere' : kind, href, text });
  }
  const all = [...found.values()];
  const networks = new Set(all.flatMap(({ kind, text }) => (kind === 'network' ? [text] : [])));
  return all.filter(({ kind }) => kind !== 'network' || networks.size >= minNetworks);
}

/** Whether a link stands in a box of links to social networks. */
function isSocialButton(link: ElementNode): boolean {
  let element: ElementNode | null = link;
  for (let level = 0; element !== null && level < maxLevels; level++, element = element.parent)
    if (socialBox.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`)) return true;
  return false;
}

function faultOf(href: string): LinkFaultKind | 'one_word' | null {
  if (wrapped.test(href)) return 'wrapped';
  if (nowhere.some((pattern) => pattern.test(href))) return 'nowhere';
  return oneWord.test(href) ? 'one_word' : null;
}

/** Whether a text is the address itself: an example, which an editor made a link of. */
function isAddress(text: string, href: string): boolean {
  return text.replace(/\/$/u, '') === href.replace(/\/$/u, '');
}

/** Whether a link stands in comments or in a sample of code, or is kept from sight. */
function isOfOthers(link: ElementNode): boolean {
  if (/(?:^|\s)ugc(?:$|\s)/iu.test(attribute(link, 'rel') ?? '')) return true;
  for (let element: ElementNode | null = link; element !== null; element = element.parent) {
    if (element.tag === 'pre' || element.tag === 'code' || element.attributes.some(keepsFromSight)) return true;
    if (element.tag === 'body' || element.tag === 'main' || element.tag === 'article') continue;
    if (otherVoices.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`)) return true;
  }
  return false;
}
