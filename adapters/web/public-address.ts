/** Which addresses of the network are anybody's: the only ones that this service connects to. */
import ipaddr from 'ipaddr.js';

/**
 * Public by number, private by use: the host agent that clouds put beside their machines answers here.
 * learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const hostAgents = new Set(['168.63.129.16']);

/** The part of the IPv6 space that is handed out (RFC 4291, 2.4); everything else has some other meaning. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether `address`, an IP address in text, belongs to the public Internet. Loopback, private, link-local, shared,
 * multicast, reserved and documentation ranges do not, nor do the IPv6 forms that carry an IPv4 address inside (mapped,
 * NAT64, 6to4, Teredo): what they lead to is decided by somebody else's gateway. Anything that is no address is not.
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  if (!ipaddr.isValid(bare) || hostAgents.has(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 ? isFourDecimals(bare) : parsed.match(globalUnicast);
}

/** `ipaddr.js` reads octal, hexadecimal and short forms; a resolver gives none of them. */
function isFourDecimals(address: string): boolean {
  return /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/u.test(address);
}
