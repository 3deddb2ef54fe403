/** Which addresses a webhook may have. Whether an address is public is seen when it is connected to, at every attempt. */

/** As long as addresses are accepted elsewhere. */
const maxLength = 2_083;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with an address, as a sentence's end after "the webhook's address …". */
export type UrlFault = string;

/**
 * The fault of `text` as the address of a webhook, or undefined when it may be one.
 * @param allowed `loopback`: plain http to this machine may be used, as when the service runs locally
 */
export function webhookUrlFault(text: string, { loopback }: { loopback: boolean }): UrlFault | undefined {
  if (text.length > maxLength) return `must be at most ${maxLength} characters long`;
  const url = /[\p{Cc}\s]/u.test(text) ? null : URL.parse(text);
  if (url === null || url.hostname === '') return 'must be an https address';
  const toThisMachine = loopback && url.protocol === 'http:' && loopbackHosts.has(url.hostname);
  if (url.protocol !== 'https:' && !toThisMachine) {
    return loopback ? 'must be https, or http to this machine (http://127.0.0.1:…)' : 'must be https';
  }
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (url.hash !== '') return 'must not have a fragment (#…)';
  const port = Number(url.port || 443);
  // Below 1024 every other port is some other protocol's.
  if (port < 1024 && port !== 443 && port !== 80) return `must not use port ${port}`;
  return undefined;
}
