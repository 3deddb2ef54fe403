/** Decides which IP addresses are public: the only ones that this service connects to. */
import ipaddr from 'ipaddr.js';

/**
 * A public address with a private use: the cloud's host agent responds here.
 * learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const hostAgents = new Set(['168.63.129.16']);

/** The allocated part of the IPv6 space (RFC 4291, 2.4); everything else has another purpose. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether `text` is an IP address, of whatever spelling. */
export function isIpAddress(text: string): boolean {
  return ipaddr.isValid(text);
}

/**
 * Whether `address`, an IP address in text, belongs to the public Internet. Loopback, private, link-local, shared,
 * multicast, reserved and documentation ranges do not. Neither do IPv6 forms that embed an IPv4 address (mapped, NAT64,
 * 6to4, Teredo), because somebody else's gateway decides where they lead. False if it is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1);
  if (!ipaddr.isValid(bare) || hostAgents.has(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 ? isFourDecimals(bare) : parsed.match(globalUnicast);
}

/** `ipaddr.js` also accepts octal, hexadecimal and short forms, which a resolver never returns. */
function isFourDecimals(address: string): boolean {
  return /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/u.test(address);
}
