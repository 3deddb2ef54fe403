/** The methods of `/dashboard` in the API: for signed-in users, except for the report of a share link. */
import { Duration, Validations } from 'aws-cdk-lib';
import {
  AuthorizationType,
  CfnStage,
  IdentitySource,
  type Method,
  type MethodOptions,
  RequestAuthorizer,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { DashboardFunctions } from './dashboard-functions.ts';
import type { NodeFunction } from './node-function.ts';
import { addMethods, byPath } from './route.ts';
import type { Stage } from './stage.ts';

/** The path that needs no sign-in. */
const sharedReportPath = '/dashboard/shared-report';

export interface DashboardRoutesProps {
  stage: Stage;
  api: RestApi;
  functions: DashboardFunctions;
  /** Responds to any other method of a known path. */
  methodNotAllowed: NodeFunction<never>;
}

export class DashboardRoutes extends Construct {
  constructor(scope: Construct, id: string, { stage, api, functions, methodNotAllowed }: DashboardRoutesProps) {
    super(scope, id);
    const authorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: functions.authorizer.live,
      identitySources: [IdentitySource.header('Authorization')],
      // A cached result would outlive its token.
      resultsCacheTtl: Duration.seconds(0),
    });
    // Users have no usage plan, so the methods themselves are throttled.
    const signedIn: MethodOptions = { authorizer, authorizationType: AuthorizationType.CUSTOM, apiKeyRequired: false };
    const open: MethodOptions = { authorizationType: AuthorizationType.NONE };
    const methods: Method[] = [];
    const opened: Method[] = [];
    for (const [path, answering] of byPath(functions.routes)) {
      const isOpen = path === sharedReportPath;
      const resource = api.root.resourceForPath(path);
      const added = addMethods(resource, answering, isOpen ? open : signedIn);
      const others = addMethods(resource, { ANY: methodNotAllowed }, isOpen ? open : signedIn);
      (isOpen ? opened : methods).push(...added);
      for (const method of isOpen ? [...added, ...others] : []) {
        Validations.of(method).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: 'A share link is for readers without an account: its token of 256 random bits opens one report.',
        });
      }
    }
    throttle(api, [
      [methods, stage.dashboardThrottle],
      [opened, stage.shareThrottle],
    ]);
  }
}

/**
 * Throttles single methods. A method with its own settings does not inherit the stage's, so they are repeated. API
 * Gateway rejects `ANY` here ("Invalid method setting path"): it accepts HTTP methods, or `*` for all methods of all
 * paths.
 */
function throttle(
  api: RestApi,
  limits: readonly (readonly [methods: readonly Method[], limit: Stage['dashboardThrottle']])[],
): void {
  const stage = api.deploymentStage.node.defaultChild;
  if (!(stage instanceof CfnStage) || !Array.isArray(stage.methodSettings)) {
    throw new Error('the stage of the API has no settings to add to');
  }
  const [ofAll, ...others] = stage.methodSettings;
  if (ofAll === undefined || others.length > 0)
    throw new Error('the stage has other settings than those of all methods');
  stage.methodSettings = [
    ofAll,
    ...limits.flatMap(([methods, limit]) =>
      methods.map(({ httpMethod, resource }) => ({
        ...ofAll,
        httpMethod,
        resourcePath: `/${resource.path.replaceAll('/', '~1')}`,
        throttlingRateLimit: limit.ratePerSecond,
        throttlingBurstLimit: limit.burst,
      })),
    ),
  ];
}
