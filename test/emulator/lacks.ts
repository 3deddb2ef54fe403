/** What the emulator cannot do of what the stack asks for; the suite skips exactly the cases that need it. */

export interface Lack {
  /** As `testNeeding` of the suite names it. */
  feature: string;
  /** The version of ministack that it was last seen with. */
  seenIn: string;
  /** What happens instead. */
  happens: string;
}

/**
 * Types of resources that it cannot make (1.5.33), and that the run therefore leaves out: how the sign-in page looks,
 * which it does not know, and the CDK's upload of the dashboard's files, whose function needs the packages of Lambda's
 * Python and a layer. What the rest of the dashboard is made of is deployed. It does not know the sampling of X-Ray
 * either, and the function that empties the site's bucket answers over https on port 443 alone, where the emulator does
 * not listen.
 */
const unknownTypes: readonly string[] = [
  'AWS::Cognito::ManagedLoginBranding',
  'AWS::XRay::SamplingRule',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
];

/** Whether the run leaves a resource out: its type is unknown, or it is an alarm on metric math, which is refused. */
export function isUnknown({ Type, Properties }: { Type: string; Properties: object }): boolean {
  return unknownTypes.includes(Type) || (Type === 'AWS::CloudWatch::Alarm' && 'Metrics' in Properties);
}

/** Each was seen on the deployed stack. Whoever sees one gone with a newer version takes its row out. */
export const lacks: readonly Lack[] = [
  {
    feature: 'access_denied_context',
    seenIn: '1.5.33',
    happens:
      'Gateway responses leave out headers mapped from context.authorizer.*: the 429 of a Deny has status and body, ' +
      'but no Retry-After and no RateLimit.',
  },
  {
    feature: 'simultaneous_cold_starts',
    seenIn: '1.5.33',
    happens:
      'Every request that finds no idle process of a function starts one, without a bound: of 130 at once on two ' +
      'cores some run out of their function’s 10 s and are answered 503. Sixty at once are answered.',
  },
  {
    feature: 'usage_plans',
    seenIn: '1.5.33',
    happens:
      'apiKeySourceType AUTHORIZER and usageIdentifierKey are ignored: an API Gateway key is looked for in X-API-Key ' +
      'and every request refused. The run takes apiKeyRequired from the deployed methods, so no usage plan is applied.',
  },
  {
    feature: 'compression',
    seenIn: '1.5.33',
    happens: 'minimumCompressionSize is kept and not applied: answers are never compressed.',
  },
  {
    feature: 'access_log',
    seenIn: '1.5.33',
    happens: 'The access log’s group stays empty.',
  },
];
