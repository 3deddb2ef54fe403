/** Requests that launch an audit, ready to paste into a shell. */
import type { LaunchOrder } from '../audits/launch-form.ts';

const example: LaunchOrder = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };

/**
 * A `curl` command that launches an audit.
 * @param apiUrl without a trailing slash
 * @param secret the key; by default the shell's variable `KEY`, because a stored key cannot be shown again
 */
export function launchCurl(apiUrl: string, secret?: string, order: LaunchOrder = example): string {
  const { audit_type, keyword, user_url, control_urls, language, country } = order;
  const body = JSON.stringify({ audit_type, keyword, user_url, control_urls, language, country });
  return [
    `curl -s ${quoted(`${apiUrl}/v1/audits`)}`,
    `-H ${secret === undefined ? '"X-API-Key: $KEY"' : quoted(`X-API-Key: ${secret}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(body)}`,
  ].join(' \\\n  ');
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
