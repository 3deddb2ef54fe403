/** Addresses of providers: the provider's own, or the operator's gateway or instance. */
import * as z from 'zod';

/** An http(s) address, with or without a path, that contains no credentials. */
export const baseUrl = z.url({ protocol: /^https?$/u }).refine(
  (text) => {
    // This also runs for text that is not an address; the rule above reports that.
    const url = URL.parse(text);
    return url === null || url.username + url.password + url.search + url.hash === '';
  },
  { error: 'must be an address without user name, query and fragment' },
);

/** Returns the URL of `path` below `base`, with `parameters` as its query. */
export function addressAt(base: string, path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const url = new URL(`${base.replace(/\/+$/u, '')}${path}`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
