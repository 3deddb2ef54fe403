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
import { addMethods, byPath } from './route.ts';
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

    const open: MethodOptions = { authorizationType: AuthorizationType.NONE };
    for (const [path, methods] of byPath(functions.routes)) {
      const isOpen = path === '/openapi.json';
      const offered = { ...methods, ANY: functions.methodNotAllowed };
      for (const method of addMethods(this.api.root.resourceForPath(path), offered, isOpen ? open : keyed)) {
        if (!isOpen) continue;
        Validations.of(method).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: 'The OpenAPI document is public: a caller reads it before having a key.',
        });
      }
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
