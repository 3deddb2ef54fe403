/** The dashboard's security headers for CloudFront; `local/page/headers.ts` sends the same on the local stage. */
import { createRequire } from 'node:module';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

interface SecurityHeaders {
  contentSecurityPolicy: Record<string, string[]>;
  frameOptions: 'DENY';
  referrerPolicy: 'no-referrer';
  others: Record<string, string>;
}

/**
 * Loaded with `require`, because the compiler of the tests drops the import attribute that JSON needs in ES modules.
 */
const { contentSecurityPolicy, frameOptions, referrerPolicy, others }: SecurityHeaders = createRequire(import.meta.url)(
  '../dashboard/security-headers.json',
);

/**
 * The policy for every response of the site.
 *
 * @param options `name`, which is global in an account; `connectTo`: origins (`https://…`) that the page may send
 * requests to besides its own.
 */
export function securityHeadersPolicy(
  scope: Construct,
  id: string,
  { name, connectTo }: { name: string; connectTo: readonly string[] },
): ResponseHeadersPolicy {
  const directives = Object.entries(contentSecurityPolicy).map(([directive, sources]) => [
    directive,
    ...sources,
    ...(directive === 'connect-src' ? connectTo : []),
  ]);
  const securityHeadersBehavior: ResponseHeadersPolicyProps['securityHeadersBehavior'] = {
    contentSecurityPolicy: {
      contentSecurityPolicy: directives.map((words) => words.join(' ')).join('; '),
      override: true,
    },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption[frameOptions], override: true },
    referrerPolicy: { referrerPolicy: referrerPolicies[referrerPolicy], override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
  };
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: name,
    comment: 'Security headers of the dashboard',
    securityHeadersBehavior,
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

const referrerPolicies = { 'no-referrer': HeadersReferrerPolicy.NO_REFERRER } as const;
