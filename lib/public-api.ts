/** The public API: its routes, their functions, and who may call them. */
import { Duration, Validations } from 'aws-cdk-lib';
import {
  AuthorizationType,
  IdentitySource,
  type MethodOptions,
  RequestAuthorizer,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { ApiFunctions } from './api-functions.ts';
import type { DashboardFunctions } from './dashboard-functions.ts';
import { DashboardRoutes } from './dashboard-routes.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { restApi } from './rest-api.ts';
import { route } from './route.ts';
import type { Stage } from './stage.ts';
import { UsagePlans } from './usage-plans.ts';

export interface PublicApiProps {
  stage: Stage;
  functions: ApiFunctions;
  dashboard: DashboardFunctions;
}

export class PublicApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, { stage, functions, dashboard }: PublicApiProps) {
    super(scope, id);
    this.api = restApi(this, stage);
    addGatewayResponses(this.api);
    const authorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: functions.authorizer.live,
      identitySources: [IdentitySource.header('X-API-Key')],
      // A cached result would outlive a revocation.
      resultsCacheTtl: Duration.seconds(0),
    });
    const keyed: MethodOptions = { authorizer, authorizationType: AuthorizationType.CUSTOM, apiKeyRequired: true };

    const v1 = this.api.root.addResource('v1');
    const audits = v1.addResource('audits');
    const audit = audits.addResource('{audit_id}');
    route(audits, { POST: functions.createAudit, GET: functions.listAudits, ANY: functions.methodNotAllowed }, keyed);
    route(audit, { GET: functions.getAudit, DELETE: functions.deleteAudit, ANY: functions.methodNotAllowed }, keyed);
    const status = audit.addResource('status');
    route(status, { GET: functions.getAuditStatus, ANY: functions.methodNotAllowed }, keyed);
    const brief = audit.addResource('brief');
    route(brief, { GET: functions.getBrief, ANY: functions.methodNotAllowed }, keyed);
    const compared = audit.addResource('compare').addResource('{other_id}');
    route(compared, { GET: functions.compareAudits, ANY: functions.methodNotAllowed }, keyed);
    const rerun = audit.addResource('rerun');
    route(rerun, { POST: functions.createAudit, ANY: functions.methodNotAllowed }, keyed);
    const usage = v1.addResource('usage');
    route(usage, { GET: functions.getUsage, ANY: functions.methodNotAllowed }, keyed);

    const openapi = this.api.root.addResource('openapi.json');
    const open: MethodOptions = { authorizationType: AuthorizationType.NONE };
    for (const method of route(openapi, { GET: functions.openapiDocument, ANY: functions.methodNotAllowed }, open)) {
      Validations.of(method).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'The OpenAPI document is public: a caller reads it before having a key.',
      });
    }

    new DashboardRoutes(this, 'Dashboard', {
      api: this.api,
      stage,
      functions: dashboard,
      methodNotAllowed: functions.methodNotAllowed,
    });
    new UsagePlans(this, 'UsagePlans', { api: this.api, stage });
  }
}
