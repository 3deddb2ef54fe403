/**
 * Recognizes hosts inside a network by their spelling alone, so that a launch is refused before it costs anything. Names
 * that resolve to such an address are refused when the page is fetched.
 */

/** Names of this machine and of private networks (RFC 6761, RFC 6762, RFC 8375, and ICANN's reservation of `internal`). */
const insideNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/u;

/** The IPv4 ranges that are not public, by the numbers they begin with (IANA special-purpose registry). */
const insideRanges: readonly ((first: number, second: number, third: number) => boolean)[] = [
  (first) => first === 0 || first === 10 || first === 127 || first >= 224,
  (first, second) => first === 100 && second >= 64 && second <= 127,
  (first, second) => first === 169 && second === 254,
  (first, second) => first === 172 && second >= 16 && second <= 31,
  (first, second, third) => first === 192 && second === 0 && (third === 0 || third === 2),
  (first, second) => first === 192 && second === 168,
  (first, second) => first === 198 && (second === 18 || second === 19),
  (first, second, third) => first === 198 && second === 51 && third === 100,
  (first, second, third) => first === 203 && second === 0 && third === 113,
];

/** Whether `hostname`, as `URL` normalizes it, is a private name or a literal address that is not public. */
export function isInsideHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isInsideIpv6(hostname.slice(1, -1));
  const numbers = /^(\d+)\.(\d+)\.(\d+)\.\d+\.?$/u.exec(hostname)?.slice(1).map(Number);
  if (numbers === undefined) return insideNames.test(hostname);
  const [first = 0, second = 0, third = 0] = numbers;
  return insideRanges.some((contains) => contains(first, second, third));
}

/** Only 2000::/3 is public; of it not documentation (2001:db8::/32), Teredo (2001::/32) and 6to4 (2002::/16). */
function isInsideIpv6(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  const group = Number.parseInt(first === '' ? '0' : first, 16);
  if (group < 0x2000 || group > 0x3fff || group === 0x2002) return true;
  return group === 0x2001 && (second === '' || second === '0' || second === 'db8');
}
