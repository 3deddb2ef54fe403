/** The API: which routes there are, who may call them, and what is logged of a call. */
import { describe, expect, test } from '@jest/globals';
import { type Resource, resourcesOf, routesOf, templateOf } from './synthesized.ts';

const template = templateOf('dev');
const [apiId, api] = resourcesOf(template, 'AWS::ApiGateway::RestApi')[0] ?? [];

const methods = [...routesOf(template)].map(([route, properties]) => ({
  ...{ route, properties, function: functionOf(properties) },
}));

/** The id of the authorizer that a header is shown to. */
function authorizerOf(header: string): string | undefined {
  return resourcesOf(template, 'AWS::ApiGateway::Authorizer').find(
    ([, { Properties }]) => Properties.IdentitySource === `method.request.header.${header}`,
  )?.[0];
}

/** The function a method is answered by, without the hash of its logical id. */
function functionOf(properties: Resource['Properties']): string | undefined {
  const uri = JSON.stringify((properties.Integration as { Uri: unknown }).Uri);
  return /"(?:Functions|(?=DashboardFunctions))(\w+?)Function[0-9A-F]{8}"/.exec(uri)?.[1]?.replace('Functions', '.');
}

describe('routes', () => {
  test('are those of the contract, and every known path answers any other method', () => {
    const routes = Object.fromEntries(methods.map((method) => [method.route, method.function]));
    const offered = Object.entries(routes).filter(([route]) => !route.startsWith('ANY '));
    const paths = new Set(methods.map(({ route }) => route.split(' ')[1]));
    for (const path of paths) expect([path, routes[`ANY ${path}`]]).toEqual([path, 'MethodNotAllowed']);
    expect(Object.fromEntries(offered)).toEqual({
      'POST /v1/audits': 'CreateAudit',
      'GET /v1/audits': 'ListAudits',
      'GET /v1/audits/{audit_id}': 'GetAudit',
      'GET /v1/audits/{audit_id}/status': 'GetAuditStatus',
      'GET /v1/audits/{audit_id}/brief': 'GetBrief',
      'GET /v1/audits/{audit_id}/compare/{other_id}': 'CompareAudits',
      'DELETE /v1/audits/{audit_id}': 'DeleteAudit',
      'POST /v1/audits/{audit_id}/rerun': 'CreateAudit',
      'POST /v1/schedules': 'CreateAudit',
      'GET /v1/schedules': 'CreateAudit',
      'GET /v1/schedules/{schedule_id}': 'CreateAudit',
      'PATCH /v1/schedules/{schedule_id}': 'CreateAudit',
      'DELETE /v1/schedules/{schedule_id}': 'CreateAudit',
      'GET /v1/events': 'Events',
      'GET /v1/events/{event_id}': 'Events',
      'POST /v1/events/{event_id}/resend': 'Events',
      'GET /v1/usage': 'GetUsage',
      'POST /mcp': 'Mcp',
      'GET /openapi.json': 'OpenapiDocument',
      'GET /dashboard/account': 'Dashboard.Account',
      'GET /dashboard/usage': 'Dashboard.Account',
      'GET /dashboard/keys': 'Dashboard.Keys',
      'POST /dashboard/keys': 'Dashboard.Keys',
      'PATCH /dashboard/keys/{key_id}': 'Dashboard.Keys',
      'GET /dashboard/keys/{key_id}/usage': 'Dashboard.Keys',
      'POST /dashboard/keys/{key_id}/revoke': 'Dashboard.Keys',
      'POST /dashboard/keys/{key_id}/rotate-webhook-secret': 'Dashboard.Keys',
      'POST /dashboard/keys/{key_id}/enable-webhook': 'Dashboard.Keys',
      'GET /dashboard/audits': 'Dashboard.Audits',
      'POST /dashboard/audits': 'Dashboard.Audits',
      'GET /dashboard/audits/{audit_id}': 'Dashboard.Audits',
      'GET /dashboard/audits/{audit_id}/status': 'Dashboard.Audits',
      'GET /dashboard/audits/{audit_id}/markdown': 'Dashboard.Documents',
      'GET /dashboard/audits/{audit_id}/brief': 'Dashboard.Documents',
      'GET /dashboard/audits/{audit_id}/compare/{other_id}': 'Dashboard.Audits',
      'DELETE /dashboard/audits/{audit_id}': 'Dashboard.Audits',
      'POST /dashboard/audits/{audit_id}/rerun': 'Dashboard.Audits',
      'GET /dashboard/audits/{audit_id}/shares': 'Dashboard.ShareLinks',
      'POST /dashboard/audits/{audit_id}/shares': 'Dashboard.ShareLinks',
      'DELETE /dashboard/audits/{audit_id}/shares/{share_id}': 'Dashboard.ShareLinks',
      'GET /dashboard/shared-report': 'Dashboard.SharedReport',
      'GET /dashboard/schedules': 'Dashboard.Audits',
      'POST /dashboard/schedules': 'Dashboard.Audits',
      'GET /dashboard/schedules/{schedule_id}': 'Dashboard.Audits',
      'PATCH /dashboard/schedules/{schedule_id}': 'Dashboard.Audits',
      'DELETE /dashboard/schedules/{schedule_id}': 'Dashboard.Audits',
      'GET /dashboard/deliveries': 'Dashboard.Deliveries',
      'POST /dashboard/deliveries': 'Dashboard.Deliveries',
      'GET /dashboard/deliveries/{delivery_id}': 'Dashboard.Deliveries',
      'POST /dashboard/deliveries/{delivery_id}/resend': 'Dashboard.Deliveries',
      'GET /dashboard/trail': 'Dashboard.Activity',
      'GET /dashboard/sessions': 'Dashboard.Activity',
      'POST /dashboard/sessions/{session_id}/end': 'Dashboard.Activity',
    });
  });

  test('what a refused method is told are the methods of its path', () => {
    const told = resourcesOf(template, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { Variables } = (Properties.Environment ?? {}) as { Variables?: Record<string, string> };
      return Variables?.ALLOWED_METHODS === undefined ? [] : [JSON.parse(Variables.ALLOWED_METHODS)];
    });
    const offered: Record<string, string[]> = {};
    for (const { route } of methods) {
      const [method = '', path = ''] = route.split(' ');
      offered[path] = [...(offered[path] ?? []), ...(method === 'ANY' ? [] : [method])];
    }
    expect(told).toEqual([
      Object.fromEntries(Object.entries(offered).map(([path, allowed]) => [path, allowed.sort().join(', ')])),
    ]);
  });

  test('every method under /v1 has the authorizer of keys and requires a key', () => {
    const authorizerId = authorizerOf('X-API-Key');
    for (const { properties } of methods.filter(({ route }) => route.includes(' /v1/'))) {
      expect(properties).toMatchObject({
        AuthorizationType: 'CUSTOM',
        AuthorizerId: { Ref: authorizerId },
        ApiKeyRequired: true,
      });
    }
  });

  test('every method under /dashboard but one path has the authorizer of tokens, and no key', () => {
    const authorizerId = authorizerOf('Authorization');
    const ofDashboard = methods.filter(
      ({ route }) => route.includes(' /dashboard/') && !route.endsWith(' /dashboard/shared-report'),
    );
    // The routes themselves are listed above.
    expect(ofDashboard.length).toBeGreaterThan(40);
    for (const { properties } of ofDashboard) {
      expect(properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: authorizerId } });
      expect(properties.ApiKeyRequired).toBe(false);
    }
  });

  test('the OpenAPI document and the report of a share link need no key', () => {
    const open = methods.filter(({ route }) => / \/(openapi\.json|dashboard\/shared-report)$/u.test(route));
    expect(open).toHaveLength(4);
    for (const { properties } of open) {
      expect(properties.AuthorizationType).toBe('NONE');
      expect(properties.ApiKeyRequired ?? false).toBe(false);
    }
  });
});

describe('the API', () => {
  test('takes the usage plan’s key from the authorizer and compresses from a kibibyte on', () => {
    expect(api?.Properties).toMatchObject({ ApiKeySourceType: 'AUTHORIZER', MinimumCompressionSize: 1024 });
  });

  test.each(['X-API-Key', 'Authorization'])('asks the authorizer of %s about every request', (header) => {
    const authorizers = resourcesOf(template, 'AWS::ApiGateway::Authorizer').map(([, { Properties }]) => Properties);
    expect(authorizers).toContainEqual(
      expect.objectContaining({
        Type: 'REQUEST',
        AuthorizerResultTtlInSeconds: 0,
        IdentitySource: `method.request.header.${header}`,
        RestApiId: { Ref: apiId },
      }),
    );
  });

  test('throttles every offered method of the dashboard, which loses none of the settings of all methods', () => {
    const [, stage] = resourcesOf(template, 'AWS::ApiGateway::Stage')[0] ?? [];
    const [ofAll, ...ofDashboard] = (stage?.Properties.MethodSettings ?? []) as Record<string, unknown>[];
    const throttled = ofDashboard.map(({ HttpMethod, ResourcePath }) => `${HttpMethod} ${ResourcePath}`);
    const expected = methods.filter(({ route }) => / \/dashboard\//u.test(route) && !route.startsWith('ANY '));
    expect(throttled.sort()).toEqual(
      expected.map(({ route }) => route.replaceAll('/', '~1').replace(' ', ' /')).toSorted(),
    );
    for (const { HttpMethod: _, ResourcePath, ...settings } of ofDashboard) {
      const { HttpMethod: __, ResourcePath: ___, ...kept } = ofAll ?? {};
      // Anybody may ask for a shared report, so that its throttle is what bounds its cost.
      const [ThrottlingRateLimit, ThrottlingBurstLimit] =
        ResourcePath === '/~1dashboard~1shared-report' ? [5, 20] : [100, 400];
      expect(settings).toEqual({ ...kept, ThrottlingRateLimit, ThrottlingBurstLimit });
    }
  });

  test('logs errors of execution, traces, and writes an access log without key and query string', () => {
    const [, stage] = resourcesOf(template, 'AWS::ApiGateway::Stage')[0] ?? [];
    const { AccessLogSetting, MethodSettings, TracingEnabled } = stage?.Properties ?? {};
    expect(TracingEnabled).toBe(true);
    expect((MethodSettings as unknown[])[0]).toMatchObject({
      ...{ LoggingLevel: 'ERROR', DataTraceEnabled: false },
      ...{ HttpMethod: '*', ResourcePath: '/*' },
    });
    const { Format, DestinationArn } = AccessLogSetting as { Format: string; DestinationArn: unknown };
    const fields = Object.values(JSON.parse(Format) as Record<string, string>);
    for (const field of fields) expect(field).not.toMatch(/apiKey|header|querystring|override/i);
    const logGroups = resourcesOf(template, 'AWS::Logs::LogGroup').filter(([id]) =>
      JSON.stringify(DestinationArn).includes(id),
    );
    expect(logGroups.map(([, { Properties }]) => Properties.RetentionInDays)).toEqual([14]);
  });

  test('the stack tells its address', () => {
    expect(JSON.stringify(template.toJSON().Outputs.ApiUrl)).toContain(apiId);
  });
});
