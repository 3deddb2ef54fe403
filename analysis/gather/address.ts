/** Web addresses: normalizing them, comparing them, and finding the site they belong to. */
import { getDomain } from 'tldts-icann';

/** `url` with lower-case host and without fragment, default port and trailing dot; null if it is not an http(s) URL. */
export function normalizeAddress(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  parsed.hash = '';
  if (parsed.hostname.endsWith('.')) parsed.hostname = parsed.hostname.slice(0, -1);
  return parsed.href;
}

/** The host of `url` without `www.` and trailing dot; empty if it is not a URL. */
export function domainOf(url: string): string {
  const normal = normalizeAddress(url);
  return normal === null ? '' : new URL(normal).hostname.replace(/^www\./u, '');
}

/**
 * The registered domain of the host of `url`: `example.co.uk` for `shop.example.co.uk`, which is one site. Uses the
 * ICANN section of the Public Suffix List (publicsuffix.org), so users of a platform (`a.github.io`) are one site with
 * it. Returns the host itself if nothing can be registered (an IP address, `localhost`); empty if it is not a URL.
 */
export function registrableDomainOf(url: string): string {
  const host = domainOf(url);
  return getDomain(host) ?? host;
}

/** Whether the host `domain` belongs to the site of `url`. */
export function isOfSite(domain: string, url: string): boolean {
  return registrableDomainOf(`https://${domain}/`) === registrableDomainOf(url);
}

/** Parameters that track where a visitor came from and do not change the page. */
const trackingParameter = /^(?:utm_\w+|gclid|fbclid|msclkid|srsltid|mc_[ce]id)$/u;

/** Whether two addresses lead to the same page, ignoring scheme, `www.`, a trailing slash and tracking parameters. */
export function sameAddress(one: string, other: string): boolean {
  const left = addressKey(one);
  return left !== null && left === addressKey(other);
}

/** A key that addresses of the same page share, for lookups; null if `url` is not an http(s) URL. */
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
