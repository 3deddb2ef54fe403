/** Validation rules for an order's keyword and page addresses, wherever the order is entered. */
import { hasBidiControl, visibleCharacters } from '../visible-text.ts';
import { isInsideHost } from './addresses/inside-host.ts';

/** The minimum counts visible characters, the maximum all characters, after trimming and normalization. */
const minVisible = 2;
const maxCharacters = 200;

/** Control characters and line breaks, which neither a keyword nor an address may contain. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Characters with content of their own; marks, spaces and joiners only accompany them. */
const isContent = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns `text` as a keyword, trimmed and in NFC, or a sentence on what is wrong with it that begins with "keyword".
 */
export function readKeyword(text: string): { keyword: string } | { fault: string } {
  if (!text.isWellFormed()) return { fault: 'keyword holds half of a surrogate pair, which is no character' };
  const keyword = text.trim().normalize('NFC');
  if (controls.test(keyword)) return { fault: 'keyword must not hold control characters or line breaks' };
  if (hasBidiControl(keyword)) return { fault: 'keyword must not hold bidirectional control characters' };
  if (keyword.includes('\ufffd')) return { fault: 'keyword holds U+FFFD, which stands for a character that was lost' };
  const characters = [...keyword];
  const visible = visibleCharacters(keyword);
  if (visible.length < minVisible || characters.length > maxCharacters) {
    const length = visible.length < minVisible ? visible.length : characters.length;
    return { fault: `keyword must be ${minVisible} to ${maxCharacters} characters long after trimming, not ${length}` };
  }
  if (!visible.some((character) => isContent.test(character))) {
    return { fault: 'keyword must hold a letter, a number or a sign' };
  }
  return { keyword };
}

/** Whether `text` is an http or https address without user name and password. */
export function isPageAddress(text: string): boolean {
  if (!/^https?:\/\//iu.test(text) || controls.test(text) || !text.isWellFormed()) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

/** Whether an address that `isPageAddress` accepts is inside a network, by its spelling. */
export function isInsideAddress(text: string): boolean {
  return isInsideHost(URL.parse(text)?.hostname ?? '');
}

/** Most control pages of an order. */
export const maxControlUrls = 5;

/** The control pages that repeat the audited page or an earlier control page, by index. */
export function repeatedControls(userUrl: string | undefined, controlUrls: readonly string[]): number[] {
  const seen = new Set(userUrl === undefined ? [] : [pageOf(userUrl)]);
  return controlUrls.flatMap((url, index) => {
    const page = pageOf(url);
    if (seen.has(page)) return [index];
    seen.add(page);
    return [];
  });
}

/** What addresses of the same page share: scheme, `www.`, a trailing slash and the fragment make no other page. */
function pageOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  return `${url.host.replace(/^www\./u, '')}${url.pathname.replace(/\/$/u, '')}${url.search}`;
}
