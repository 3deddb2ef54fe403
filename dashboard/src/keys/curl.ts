/** The example request for a new key, ready to paste into a shell. */

/** A `curl` command that launches an audit. `apiUrl` has no trailing slash. */
export function launchCurl(apiUrl: string, secret: string): string {
  const body = JSON.stringify({ audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' });
  return [
    `curl -s ${quoted(`${apiUrl}/v1/audits`)}`,
    `-H ${quoted(`X-API-Key: ${secret}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(body)}`,
  ].join(' \\\n  ');
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
