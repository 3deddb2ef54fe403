/** Reads from a server on this machine over plain http, which the token verifier cannot do: it accepts https only. */

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** The verifier's timeout for https. */
const timeoutMs = 3_000;

/** Whether an address is plain http to this machine. */
export function isLoopbackHttp(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname);
}

/**
 * Returns the body of a GET that is answered 200.
 *
 * @throws Error if the address is not http to this machine, the server does not respond, or the status differs.
 */
export async function loopbackBytes(address: string): Promise<ArrayBuffer> {
  if (!isLoopbackHttp(address)) throw new Error('only plain http to this machine is read here');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}
