/** The routes of `/dashboard` with their functions: for signed-in users, except for the report of a share link. */
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
import { route } from './route.ts';
import type { Stage } from './stage.ts';

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
    const root = api.root.addResource('dashboard');
    const methods: Method[] = [];
    const offer = (path: string, offered: Readonly<Record<string, NodeFunction<never>>>): void => {
      const resource = root.resourceForPath(path);
      methods.push(...route(resource, offered, signedIn));
      route(resource, { ANY: methodNotAllowed }, signedIn);
    };
    const { account, keys, audits, documents, shareLinks, sharedReport, deliveries, activity } = functions;
    offer('account', { GET: account });
    offer('usage', { GET: account });
    offer('keys', { GET: keys, POST: keys });
    offer('keys/{key_id}', { PATCH: keys });
    offer('keys/{key_id}/revoke', { POST: keys });
    offer('keys/{key_id}/rotate-webhook-secret', { POST: keys });
    offer('keys/{key_id}/enable-webhook', { POST: keys });
    offer('audits', { GET: audits, POST: audits });
    offer('audits/{audit_id}', { GET: audits, DELETE: audits });
    offer('audits/{audit_id}/rerun', { POST: audits });
    offer('audits/{audit_id}/status', { GET: audits });
    offer('audits/{audit_id}/markdown', { GET: documents });
    offer('audits/{audit_id}/brief', { GET: documents });
    offer('audits/{audit_id}/compare/{other_id}', { GET: audits });
    offer('audits/{audit_id}/shares', { GET: shareLinks, POST: shareLinks });
    offer('audits/{audit_id}/shares/{share_id}', { DELETE: shareLinks });
    offer('deliveries', { GET: deliveries });
    offer('deliveries/{delivery_id}', { GET: deliveries });
    offer('deliveries/{delivery_id}/resend', { POST: deliveries });
    offer('trail', { GET: activity });
    offer('sessions', { GET: activity });
    offer('sessions/{session_id}/end', { POST: activity });
    const open: MethodOptions = { authorizationType: AuthorizationType.NONE };
    const shared = root.addResource('shared-report');
    const opened = route(shared, { GET: sharedReport }, open);
    for (const method of [...opened, ...route(shared, { ANY: methodNotAllowed }, open)]) {
      Validations.of(method).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'A share link is for readers without an account: its token of 256 random bits opens one report.',
      });
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
