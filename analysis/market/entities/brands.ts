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
