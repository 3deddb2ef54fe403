/**
 * Rules of AWS that no emulator and no linter here holds: a template that breaks one is refused, or wedged, by the real
 * service.
 */
import { describe, expect, test } from '@jest/globals';
import { onlyResource, referred, resourcesOf, templateOf } from './synthesized.ts';

const stages = ['dev', 'prod'] as const;
const template = templateOf('prod');

describe('API Gateway', () => {
  test.each(stages)('takes method settings for a verb of one path, or for * of all paths (%s)', (stage) => {
    const { Properties } = onlyResource(templateOf(stage), 'AWS::ApiGateway::Stage');
    const settings = Properties.MethodSettings as { HttpMethod: string; ResourcePath: string }[];
    const refused = settings.filter(({ HttpMethod, ResourcePath }) =>
      HttpMethod === '*' ? ResourcePath !== '/*' : !/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/u.test(HttpMethod),
    );
    expect(refused).toEqual([]);
    expect(settings.length).toBeGreaterThan(1);
  });
});

describe('S3', () => {
  test('deletes a bucket only when it is empty: the bucket empties itself', () => {
    const bucket = onlyResource(template, 'AWS::S3::Bucket').id;
    const emptied = resourcesOf(template, 'Custom::S3AutoDeleteObjects');
    expect(emptied.map(([, { Properties }]) => referred(Properties.BucketName))).toEqual([bucket]);
  });
});

describe('CloudFormation', () => {
  test('cleans up after a first deployment that failed: nothing is kept of what it has just made', () => {
    const resources = template.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>;
    const kept = Object.entries(resources).filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain');
    // The account's role for API Gateway's logs is shared by all its APIs.
    expect(kept.map(([, { Type }]) => Type).toSorted()).toEqual(['AWS::ApiGateway::Account', 'AWS::IAM::Role']);
  });

  test.each(['dev', 'prod', 'example'] as const)('takes 500 resources in a stack: %s has room for more', (stage) => {
    expect(Object.keys(templateOf(stage).toJSON().Resources).length).toBeLessThanOrEqual(475);
  });

  test('writes no value into the secret that an operator fills', () => {
    const { Properties } = onlyResource(template, 'AWS::SecretsManager::Secret');
    expect(Properties).not.toHaveProperty('SecretString');
    expect(Properties).not.toHaveProperty('GenerateSecretString');
  });
});

describe('Cognito', () => {
  test('refuses ALLOW_REFRESH_TOKEN_AUTH, which is among the default flows, beside rotated refresh tokens', () => {
    for (const [, { Properties }] of resourcesOf(template, 'AWS::Cognito::UserPoolClient')) {
      expect(Properties.RefreshTokenRotation).toMatchObject({ Feature: 'ENABLED' });
      expect(Properties.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH']);
    }
  });
});

describe('CloudFront', () => {
  test.each([
    ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
    ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
    ['AWS::CloudFront::Function', undefined],
  ])('names are global in an account: %s has the region in its name', (type, config) => {
    const { Properties } = onlyResource(template, type);
    const { Name } = (config === undefined ? Properties : Properties[config]) as { Name: unknown };
    expect(JSON.stringify(Name)).toContain('{"Ref":"AWS::Region"}');
  });
});

describe('Lambda', () => {
  test('retries an asynchronous event twice by itself: what a schedule calls is told not to', () => {
    const rules = resourcesOf(template, 'AWS::Events::Rule');
    const called = rules.map(([, { Properties }]) => referred((Properties.Targets as { Arn: unknown }[])[0]?.Arn));
    const configured = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => Properties);
    expect(called).toHaveLength(2);
    for (const id of called) {
      const config = configured.find(({ FunctionName }) => referred(FunctionName) === id);
      expect(config).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
    }
  });

  test('executes so much at once, and workers and authorizers leave the rest of it to requests', () => {
    const functions = resourcesOf(template, 'AWS::Lambda::Function');
    const reserved = functions.flatMap(([id, { Properties }]) =>
      Properties.ReservedConcurrentExecutions === undefined ? [] : [[id, Properties.ReservedConcurrentExecutions]],
    );
    expect(reserved.map(([id]) => String(id).replace(/Function[\dA-F]{8}$/u, ''))).toEqual([
      'DashboardFunctionsAuthorizer',
      'FunctionsAuthorizer',
    ]);
    // A new account has 10 and takes no reservation: `dev` fits into it.
    const dev = templateOf('dev');
    for (const [, { Properties }] of resourcesOf(dev, 'AWS::Lambda::Function')) {
      expect(Properties).not.toHaveProperty('ReservedConcurrentExecutions');
    }
    const polled = resourcesOf(dev, 'AWS::Lambda::EventSourceMapping').map(
      ([, { Properties }]) => (Properties.ScalingConfig as { MaximumConcurrency: number }).MaximumConcurrency,
    );
    expect(polled).toEqual([2, 2, 2]);
  });
});

describe('CloudWatch', () => {
  test('publishes to an encrypted topic only by a key that lets it', () => {
    const { Properties } = onlyResource(template, 'AWS::SNS::Topic');
    const keyId = referred(Properties.KmsMasterKeyId);
    const [, key] = resourcesOf(template, 'AWS::KMS::Key').find(([id]) => id === keyId) ?? [];
    const { Statement } = (key?.Properties.KeyPolicy ?? {}) as {
      Statement?: { Principal: object; Action: string[] }[];
    };
    const forCloudWatch = Statement?.find(({ Principal }) =>
      JSON.stringify(Principal).includes('cloudwatch.amazonaws'),
    );
    expect(forCloudWatch?.Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']));
  });
});
