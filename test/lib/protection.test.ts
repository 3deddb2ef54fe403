/** What stands in front of the service: throttles, names of its own, a web ACL, second factors. */
import { describe, expect, test } from '@jest/globals';
import { onlyResource, resourcesOf, templateOf } from './synthesized.ts';

const prod = templateOf('prod');
const example = templateOf('example');

describe('every stage', () => {
  test('throttles every method, and pays for no metrics of single methods', () => {
    for (const template of [prod, example, templateOf('dev')]) {
      const { MethodSettings } = onlyResource(template, 'AWS::ApiGateway::Stage').Properties;
      for (const settings of MethodSettings as Record<string, unknown>[]) {
        expect(settings).toMatchObject({ MetricsEnabled: false });
        expect(settings.ThrottlingRateLimit).toBeGreaterThan(0);
        expect(settings.ThrottlingBurstLimit).toBeGreaterThan(0);
      }
    }
  });

  test('records its own share of requests', () => {
    expect(onlyResource(prod, 'AWS::XRay::SamplingRule').Properties.SamplingRule).toMatchObject({
      FixedRate: 0.01,
      ServiceName: 'AnswerAudit-prod/prod',
    });
  });
});

describe('a name of the API’s own', () => {
  test('takes TLS 1.2 and closes the address that API Gateway gives', () => {
    expect(onlyResource(example, 'AWS::ApiGateway::DomainName').Properties).toMatchObject({
      DomainName: 'api.audits.example.com',
      SecurityPolicy: 'TLS_1_2',
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
    expect(onlyResource(example, 'AWS::ApiGateway::RestApi').Properties.DisableExecuteApiEndpoint).toBe(true);
    expect(onlyResource(prod, 'AWS::ApiGateway::RestApi').Properties.DisableExecuteApiEndpoint).toBe(false);
    expect(example.toJSON().Outputs).toMatchObject({
      ApiUrl: { Value: 'https://api.audits.example.com/' },
      ApiDomainTarget: {},
    });
  });

  test('is where CloudFront asks for the dashboard’s data: the other address is closed', () => {
    const { DistributionConfig } = onlyResource(example, 'AWS::CloudFront::Distribution').Properties as {
      DistributionConfig: { Origins: { DomainName: unknown; OriginPath?: string }[] };
    };
    const [origin] = DistributionConfig.Origins.filter(({ DomainName }) => DomainName === 'api.audits.example.com');
    expect(origin).toBeDefined();
    expect(origin?.OriginPath).toBeUndefined();
  });
});

describe('a web ACL', () => {
  test('stands before the stage, with managed rules and a limit for each address', () => {
    const { Rules, Scope } = onlyResource(example, 'AWS::WAFv2::WebACL').Properties as {
      Rules: { Statement: { RateBasedStatement?: { Limit: number; AggregateKeyType: string } } }[];
      Scope: string;
    };
    expect(Scope).toBe('REGIONAL');
    expect(Rules).toHaveLength(3);
    expect(Rules.at(-1)?.Statement.RateBasedStatement).toMatchObject({ Limit: 3_000, AggregateKeyType: 'IP' });
    expect(JSON.stringify(onlyResource(example, 'AWS::WAFv2::WebACLAssociation'))).toContain('/stages/example');
  });

  test('is paid for where the stage asks for it, and nowhere else', () => {
    expect(resourcesOf(prod, 'AWS::WAFv2::WebACL')).toEqual([]);
  });
});

test('a second factor is required where the stage says so', () => {
  expect(onlyResource(example, 'AWS::Cognito::UserPool').Properties.MfaConfiguration).toBe('ON');
  expect(onlyResource(prod, 'AWS::Cognito::UserPool').Properties.MfaConfiguration).toBe('OPTIONAL');
});
