/** The API: which routes there are, who may call them, and what is logged of a call. */
import { describe, expect, test } from '@jest/globals';
import { type Resource, referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('dev');
const resources = new Map(resourcesOf(template, 'AWS::ApiGateway::Resource'));
const [apiId, api] = resourcesOf(template, 'AWS::ApiGateway::RestApi')[0] ?? [];

/** `/v1/audits/{audit_id}` of a resource's logical id. */
function pathOf(id: string | undefined): string {
  const resource = resources.get(id ?? '');
  return resource ? `${pathOf(referred(resource.Properties.ParentId))}/${resource.Properties.PathPart}` : '';
}

const methods = resourcesOf(template, 'AWS::ApiGateway::Method').map(([, { Properties }]) => ({
  route: `${Properties.HttpMethod} ${pathOf(referred(Properties.ResourceId))}`,
  function: functionOf(Properties),
  properties: Properties,
}));

/** The function a method is answered by, without the hash of its logical id. */
function functionOf(properties: Resource['Properties']): string | undefined {
  const uri = JSON.stringify((properties.Integration as { Uri: unknown }).Uri);
  return /"Functions(\w+?)Function[0-9A-F]{8}"/.exec(uri)?.[1];
}

describe('routes', () => {
  test('are those of the contract, and every known path answers any other method', () => {
    const routes = Object.fromEntries(methods.map((method) => [method.route, method.function]));
    expect(routes).toEqual({
      'POST /v1/audits': 'CreateAudit',
      'GET /v1/audits': 'ListAudits',
      'ANY /v1/audits': 'MethodNotAllowed',
      'GET /v1/audits/{audit_id}': 'GetAudit',
      'ANY /v1/audits/{audit_id}': 'MethodNotAllowed',
      'GET /v1/audits/{audit_id}/status': 'GetAuditStatus',
      'ANY /v1/audits/{audit_id}/status': 'MethodNotAllowed',
      'GET /v1/usage': 'GetUsage',
      'ANY /v1/usage': 'MethodNotAllowed',
      'GET /openapi.json': 'OpenapiDocument',
      'ANY /openapi.json': 'MethodNotAllowed',
    });
  });

  test('every method under /v1 has the authorizer and requires a key', () => {
    const [authorizerId] = resourcesOf(template, 'AWS::ApiGateway::Authorizer').map(([id]) => id);
    for (const { properties } of methods.filter(({ route }) => route.includes(' /v1/'))) {
      expect(properties).toMatchObject({
        AuthorizationType: 'CUSTOM',
        AuthorizerId: { Ref: authorizerId },
        ApiKeyRequired: true,
      });
    }
  });

  test('the OpenAPI document needs no key', () => {
    for (const { properties } of methods.filter(({ route }) => !route.includes(' /v1/'))) {
      expect(properties.AuthorizationType).toBe('NONE');
      expect(properties.ApiKeyRequired ?? false).toBe(false);
    }
  });
});

describe('the API', () => {
  test('takes the usage plan’s key from the authorizer and compresses from a kibibyte on', () => {
    expect(api?.Properties).toMatchObject({ ApiKeySourceType: 'AUTHORIZER', MinimumCompressionSize: 1024 });
  });

  test('asks the authorizer about every request', () => {
    template.hasResourceProperties('AWS::ApiGateway::Authorizer', {
      Type: 'REQUEST',
      AuthorizerResultTtlInSeconds: 0,
      IdentitySource: 'method.request.header.X-API-Key',
      RestApiId: { Ref: apiId },
    });
  });

  test('logs errors of execution, traces, and writes an access log without key and query string', () => {
    const [, stage] = resourcesOf(template, 'AWS::ApiGateway::Stage')[0] ?? [];
    const { AccessLogSetting, MethodSettings, TracingEnabled } = stage?.Properties ?? {};
    expect(TracingEnabled).toBe(true);
    expect(MethodSettings).toEqual([
      expect.objectContaining({ LoggingLevel: 'ERROR', DataTraceEnabled: false, HttpMethod: '*', ResourcePath: '/*' }),
    ]);
    const { Format, DestinationArn } = AccessLogSetting as { Format: string; DestinationArn: unknown };
    const fields = Object.values(JSON.parse(Format) as Record<string, string>);
    for (const field of fields) expect(field).not.toMatch(/apiKey|header|querystring|override/i);
    const logGroups = resourcesOf(template, 'AWS::Logs::LogGroup').filter(([id]) =>
      JSON.stringify(DestinationArn).includes(id),
    );
    expect(logGroups.map(([, { Properties }]) => Properties.RetentionInDays)).toEqual([14]);
  });

  test('the stack tells its address', () => {
    expect(JSON.stringify(template.findOutputs('ApiUrl'))).toContain(apiId);
  });
});
