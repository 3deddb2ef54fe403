/** Web addresses: one spelling for one page, whether two addresses are the same page, and which site they are of. */
import { getDomain } from 'tldts-icann';

/** `url` with its host in lower case and without fragment, default port and trailing dot; null when it is no http(s) URL. */
export function normalizeAddress(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  parsed.hash = '';
  if (parsed.hostname.endsWith('.')) parsed.hostname = parsed.hostname.slice(0, -1);
  return parsed.href;
}

/** The host of `url` without `www.` and trailing dot; the empty string when it is no URL. */
export function domainOf(url: string): string {
  const normal = normalizeAddress(url);
  return normal === null ? '' : new URL(normal).hostname.replace(/^www\./u, '');
}

/**
 * The domain that somebody registered for the host of `url`: `example.co.uk` of `shop.example.co.uk`, which is one site.
 * By the ICANN section of the Public Suffix List (publicsuffix.org), so that the users of a platform (`a.github.io`) are
 * one site with it. The host itself where nothing can be registered (an IP address, `localhost`); empty when it is no URL.
 */
export function registrableDomainOf(url: string): string {
  const host = domainOf(url);
  return getDomain(host) ?? host;
}

/** Parameters that say where a visitor came from and leave the page the same. */
const trackingParameter = /^(?:utm_\w+|gclid|fbclid|msclkid|srsltid|mc_[ce]id)$/u;

/** Whether two addresses lead to the same page: scheme, `www.`, a last slash and tracking parameters do not count. */
export function sameAddress(one: string, other: string): boolean {
  const left = addressKey(one);
  return left !== null && left === addressKey(other);
}

/** What two addresses of the same page share, to look many up by; null when `url` is none. */
export function addressKey(url: string): string | null {
  const normal = normalizeAddress(url);
  if (normal === null) return null;
  const parsed = new URL(normal);
  for (const name of [...parsed.searchParams.keys()]) {
    if (trackingParameter.test(name)) parsed.searchParams.delete(name);
  }
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  return `${domainOf(normal)}${port}${parsed.pathname.replace(/\/$/u, '')}${parsed.search}`;
}
