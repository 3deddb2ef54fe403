/** The first request with a new key, ready to be pasted into a shell. */

/** A `curl` that launches a small audit. `apiUrl` without a slash at the end. */
export function launchCurl(apiUrl: string, secret: string): string {
  const body = JSON.stringify({ audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' });
  return [
    `curl -s ${quoted(`${apiUrl}/v1/audits`)}`,
    `-H ${quoted(`X-API-Key: ${secret}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(body)}`,
  ].join(' \\\n  ');
}

/** As one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
