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

/** Registries open to authorities, universities and associations only or mostly: `.gov`, `.gov.uk`, `.org`. */
const institutional = /\.(?:gov|gob|gouv|gc|govt|edu|ac|mil|int|org)(?:\.\p{L}{2})?$/u;

/** Whether a host name is one of an institution. */
export function isInstitution(domain: string): boolean {
  return institutional.test(domain);
}
