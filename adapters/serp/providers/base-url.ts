/** Where a provider is reached: its own address, or a gateway or instance of the operator's. */
import * as z from 'zod';

/** An http(s) address, with or without a path, that holds no credentials. */
export const baseUrl = z.url({ protocol: /^https?$/u }).refine(
  (text) => {
    // Asked too of what is no address at all, which the rule above tells.
    const url = URL.parse(text);
    return url === null || url.username + url.password + url.search + url.hash === '';
  },
  { error: 'must be an address without user name, query and fragment' },
);

/** `path` below `base`, with `parameters` as its query. */
export function addressAt(base: string, path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const url = new URL(`${base.replace(/\/+$/u, '')}${path}`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
