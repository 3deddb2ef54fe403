/** Validates webhook addresses. Whether an address is public is checked at every attempt, when connecting. */

/** The same maximum as for other addresses. */
const maxLength = 2_083;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with an address, as the end of a sentence after "the webhook's address …". */
export type UrlFault = string;

/**
 * Returns what is wrong with `text` as a webhook address, or undefined.
 * @param allowed `loopback`: allow plain http to this machine, as when the service runs locally
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
  // Every other port below 1024 belongs to another protocol.
  if (port < 1024 && port !== 443 && port !== 80) return `must not use port ${port}`;
  return undefined;
}
