/** How this service identifies itself to the hosts it requests. */

/** The product token that robots.txt may name (RFC 9309, 2.2.1). */
export const productToken = 'AnswerAuditBot';

/**
 * The User-Agent header. It imitates no browser and no other crawler.
 * @param version of the service
 * @param contactUrl a page or mailto address that tells a host's owner who is asking and how to stop it; only a service
 * on a user's own machine omits it
 */
export function userAgentOf(version: string, contactUrl?: string): string {
  const contact = contactUrl === undefined ? '' : `; +${contactUrl}`;
  return `Mozilla/5.0 (compatible; ${productToken}/${version}${contact})`;
}
