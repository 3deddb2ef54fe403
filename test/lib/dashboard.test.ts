/**
 * The deployed dashboard: who signs in, what is served from where, under which headers, and that it can be deployed at
 * all.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { appOf, deployed } from './apps.ts';
import { onlyResource, referred, resourcesOf, type StageName, templateOf } from './synthesized.ts';

const template = matched('prod');
const one = (type: string) => onlyResource(templateOf('prod'), type);

describe('signing in', () => {
  test('is for users whom the operator adds, by email and a strong password', () => {
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        UsernameAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        DeletionProtection: 'ACTIVE',
        UserPoolTier: 'PLUS',
        UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
        Policies: {
          PasswordPolicy: Match.objectLike({ MinimumLength: 12, RequireSymbols: true, RequireNumbers: true }),
        },
      },
    });
  });

  test('a stage without customers pays for no threat protection, and its users go with it', () => {
    matched('dev').hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Delete',
      Properties: { UserPoolTier: 'ESSENTIALS', DeletionProtection: 'INACTIVE', UserPoolAddOns: Match.absent() },
    });
  });

  test('is by code alone, for a client without a secret, and leads back to the site', () => {
    const origin = { 'Fn::GetAtt': [one('AWS::CloudFront::Distribution').id, 'DomainName'] };
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      CallbackURLs: [{ 'Fn::Join': ['', ['https://', origin, '/signed-in']] }],
      LogoutURLs: [{ 'Fn::Join': ['', ['https://', origin, '/']] }],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    });
    template.hasResourceProperties('AWS::Cognito::UserPoolDomain', { ManagedLoginVersion: 2 });
    template.resourceCountIs('AWS::Cognito::ManagedLoginBranding', 1);
  });
});

describe('the site', () => {
  const { DistributionConfig } = one('AWS::CloudFront::Distribution').Properties as {
    DistributionConfig: {
      Origins: Record<string, unknown>[];
      DefaultCacheBehavior: Record<string, unknown>;
      CacheBehaviors: Record<string, unknown>[];
    };
  };
  const originOf = (behavior: Record<string, unknown> | undefined) =>
    DistributionConfig.Origins.find(({ Id }) => Id === behavior?.TargetOriginId);

  test('lies in a bucket that nobody but the distribution reads', () => {
    const bucket = one('AWS::S3::Bucket');
    expect(bucket.Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: [
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          // What empties the bucket before it goes.
          Match.objectLike({ Effect: 'Allow', Principal: { AWS: Match.anyValue() } }),
          Match.objectLike({
            Effect: 'Allow',
            Action: ['s3:GetObject', 's3:ListBucket'],
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          }),
        ],
      },
    });
    const origin = originOf(DistributionConfig.DefaultCacheBehavior);
    expect(referred(origin?.DomainName)).toBe(bucket.id);
    expect(referred(origin?.OriginAccessControlId)).toBe(one('AWS::CloudFront::OriginAccessControl').id);
  });

  test('leads the paths of the API to its stage, over TLS, unkept, with all methods, the token and the key', () => {
    const [behavior, ...others] = DistributionConfig.CacheBehaviors;
    const { PathPattern, ...common } = behavior ?? {};
    expect([PathPattern, ...others.map((other) => other.PathPattern)]).toEqual([
      '/dashboard/*',
      '/v1/*',
      '/openapi.json',
    ]);
    for (const other of others) expect(other).toMatchObject(common);
    expect(common).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      // Managed policies: CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(new Set(behavior?.AllowedMethods as string[])).toContain('PATCH');
    expect(originOf(behavior)).toMatchObject({
      OriginPath: '/prod',
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
    });
  });

  test('answers with the headers of the data file, which `npm start` sends too', () => {
    const path = fileURLToPath(new URL('../../dashboard/security-headers.json', import.meta.url));
    const { contentSecurityPolicy } = JSON.parse(readFileSync(path, 'utf8')) as {
      contentSecurityPolicy: Record<string, string[]>;
    };
    const policy = one('AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of [DistributionConfig.DefaultCacheBehavior, ...DistributionConfig.CacheBehaviors]) {
      expect(referred(behavior.ResponseHeadersPolicyId)).toBe(policy.id);
    }
    const sent = JSON.stringify(policy.Properties);
    for (const [directive, sources] of Object.entries(contentSecurityPolicy)) {
      expect(sent).toContain(JSON.stringify([directive, ...sources].join(' ')).slice(1, -1));
    }
    expect(sent).toMatch(/connect-src 'self' https:\/\/cognito-idp\..*\.amazonaws\.com https:\/\/answer-audit-prod-/u);
    expect(policy.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true, Override: true },
      },
    });
  });

  test.each([
    ['/', '/index.html'],
    ['/keys', '/index.html'],
    ['/audits/019a0000-0000-7000-8000-000000000000', '/index.html'],
    ['/index.html', '/index.html'],
    ['/config.json', '/config.json'],
    ['/assets/main-1a2b.js', '/assets/main-1a2b.js'],
  ])('%s asks for %s', (uri, expected) => {
    const { FunctionCode } = one('AWS::CloudFront::Function').Properties;
    const given = { request: { uri } };
    const result = runInNewContext(`${String(FunctionCode)}; handler(given)`, { given }) as { uri: string };
    expect(result.uri).toBe(expected);
  });

  test('is uploaded in two parts: files that never change, then the page and its configuration', () => {
    const uploads = resourcesOf(templateOf('prod'), 'Custom::CDKBucketDeployment').map(
      ([, { Properties }]) => Properties,
    );
    expect(uploads).toEqual([
      expect.objectContaining({
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      }),
      expect.objectContaining({
        Exclude: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'no-cache' },
      }),
    ]);
  });

  test('is named by the outputs', () => {
    template.hasOutput('DashboardUrl', {
      Value: {
        'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [one('AWS::CloudFront::Distribution').id, 'DomainName'] }]],
      },
    });
    for (const name of ['UserPoolId', 'UserPoolClientId', 'SignInUrl']) template.hasOutput(name, {});
  });

  test('may have a name of its own: TLS 1.2 at least, and users are led back to either', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/12ab';
    const { stack } = appOf({ ...deployed.prod, dashboardDomain: { name: 'audits.example.com', certificateArn } });
    const named = Template.fromStack(stack);
    named.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['audits.example.com'],
        ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    });
    named.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      CallbackURLs: ['https://audits.example.com/signed-in', Match.anyValue()],
    });
    named.hasOutput('DashboardUrl', { Value: 'https://audits.example.com' });
  });
});

test('one machine has neither: `npm start` serves the page and signs users in', () => {
  const types = Object.values(templateOf('local').toJSON().Resources);
  expect(types.filter(({ Type }) => /Cognito|CloudFront|S3/u.test(Type))).toEqual([]);
});

test.each<StageName>(['local', 'dev', 'prod', 'example'])('no resource of %s waits for itself', (name) => {
  const resources = templateOf(name).toJSON().Resources;
  const done = new Set<string>();
  const walk = (id: string, path: readonly string[]): void => {
    if (path.includes(id)) throw new Error(`a circle: ${[...path.slice(path.indexOf(id)), id].join(' → ')}`);
    if (done.has(id)) return;
    for (const next of waitsFor(resources[id])) if (next in resources) walk(next, [...path, id]);
    done.add(id);
  };
  for (const id of Object.keys(resources)) walk(id, []);
});

/** Everything that a resource names: by `Ref`, by attribute, in a text, or to be made before it. */
function waitsFor(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(waitsFor);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String(Array.isArray(inner) ? inner[0] : inner)];
    if (key === 'Fn::Sub') {
      const text = String(Array.isArray(inner) ? inner[0] : inner);
      return [...text.matchAll(/\$\{([\w:]+)/gu)].map(([, name = '']) => name);
    }
    if (key === 'DependsOn') return [inner].flat().map(String);
    return waitsFor(inner);
  });
}

/** The template of a stage, for the matchers of the CDK. */
function matched(name: StageName): Template {
  return Template.fromJSON(templateOf(name).toJSON());
}
