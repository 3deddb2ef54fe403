/** Reads from a server of this machine over plain http: what the verifier of tokens, which reads https alone, cannot do. */

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** As patient as the verifier is with https. */
const timeoutMs = 3_000;

/** Whether an address is one of this machine over plain http. */
export function isLoopbackHttp(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname);
}

/**
 * The body of a GET that is answered 200.
 *
 * @throws Error when the address is not of this machine over http, when nothing answers, or with another status.
 */
export async function loopbackBytes(address: string): Promise<ArrayBuffer> {
  if (!isLoopbackHttp(address)) throw new Error('only plain http to this machine is read here');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}
