/** Which site a page belongs to: the one place that decides it. */
import { domainOf } from './address.ts';

/** The site of an address: its host without `www.`; the empty string when it is no URL. */
export function siteOf(url: string): string {
  return domainOf(url);
}
