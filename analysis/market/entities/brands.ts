/** Derives brand names from host names. */

/** Returns `upliftdesk` for `upliftdesk.com`. */
export function brandsOf(domains: Iterable<string>): ReadonlySet<string> {
  const brands = new Set<string>();
  for (const domain of domains) {
    for (const label of domain.split('.').slice(0, -1)) brands.add(label.replaceAll('-', ''));
  }
  return brands;
}

/** Whether a name, by its key, is one of `brands`, ignoring spaces. */
export function isBrand(key: string, brands: ReadonlySet<string>): boolean {
  return brands.has(key.replaceAll(/[\s'’-]/gu, ''));
}

/** Registries open to authorities and universities only: `.gov`, `.ac.uk`. */
const authoritative = /\.(?:gov|gob|gouv|gc|govt|edu|ac|mil|int)(?:\.\p{L}{2})?$/u;

/** The registry that associations use mostly, and others now and then. */
const open = /\.org(?:\.\p{L}{2})?$/u;

/** Whether a host name is one of an authority or university. */
export function isAuthority(domain: string): boolean {
  return authoritative.test(domain);
}

/** Whether a host name is one of an institution. */
export function isInstitution(domain: string): boolean {
  return isAuthority(domain) || open.test(domain);
}
