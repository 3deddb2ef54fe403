/** The security headers of the page, as CloudFront sends them where the service is deployed. */

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
 * The headers of every answer. Strict-Transport-Security is not among them: on this machine there is no TLS.
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

/** A content security policy as its header has it. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
