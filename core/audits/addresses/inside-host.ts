/**
 * Recognizes hosts inside a network by their spelling alone, so that a launch is refused before it costs anything.
 * Names that resolve to such an address are refused when the page is fetched.
 */
import { isIpAddress, isPublicAddress } from './public-address.ts';

/** Names of this machine and of private networks (RFC 6761, RFC 6762, RFC 8375, and ICANN's reservation of `internal`). */
const insideNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/u;

/** Whether `hostname`, as `URL` normalizes it, is a private name or a literal address that is not public. */
export function isInsideHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$|\.$/gu, '');
  return isIpAddress(bare) ? !isPublicAddress(bare) : insideNames.test(hostname);
}
