/** The security headers of the page, the same as CloudFront sends when deployed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { thisProjectDir } from '../project.ts';

const SecurityHeaders = z.strictObject({
  contentSecurityPolicy: z.record(z.string(), z.array(z.string()).min(1)),
  frameOptions: z.string(),
  referrerPolicy: z.string(),
  others: z.record(z.string(), z.string()),
});

/**
 * The headers of every response. Strict-Transport-Security is missing because there is no TLS on this machine.
 *
 * @returns Values by name.
 */
export function securityHeaders(): Record<string, string> {
  const text = readFileSync(join(thisProjectDir, 'dashboard', 'security-headers.json'), 'utf8');
  const { contentSecurityPolicy, frameOptions, referrerPolicy, others } = SecurityHeaders.parse(JSON.parse(text));
  return {
    'Content-Security-Policy': policyText(contentSecurityPolicy),
    'X-Frame-Options': frameOptions,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy,
    ...others,
  };
}

/** Formats a content security policy as a header value. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
