/** How this service names itself to the hosts that it asks. */

/** The product token that robots.txt may name (RFC 9309, 2.2.1). */
export const productToken = 'AnswerAuditBot';

/**
 * The User-Agent header. No browser and no other crawler is imitated.
 * @param version of the service
 * @param contactUrl a page or mailto address where a host's owner finds out who asks, and how to stop it; only a service
 *   on somebody's own machine goes without
 */
export function userAgentOf(version: string, contactUrl?: string): string {
  const contact = contactUrl === undefined ? '' : `; +${contactUrl}`;
  return `Mozilla/5.0 (compatible; ${productToken}/${version}${contact})`;
}
