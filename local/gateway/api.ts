/** Reads the API that the stack describes: routes, methods, authorizers, usage plans and gateway responses. */

import { StartupError } from '../startup-error.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import type { GatewayResponse, StageProperties } from './resources.ts';
import * as schema from './resources.ts';
import { addRoute, newRoute, type Route } from './routes.ts';
import type { Throttle } from './token-buckets.ts';

/** A key of a usage plan and its throttle. */
export interface PlanKey {
  id: string;
  throttle?: Throttle;
}

/** The whole API. */
export interface Api {
  id: string;
  stage: string;
  stageVariables: Readonly<Record<string, string>> | null;
  root: Route;
  keySource: 'HEADER' | 'AUTHORIZER';
  minimumCompressionBytes: number | undefined;
  binaryMediaTypes: readonly string[];
  responses: ReadonlyMap<string, GatewayResponse>;
  planKeys: ReadonlyMap<string, PlanKey>;
}

/**
 * Reads the API.
 *
 * @param stack The stack.
 * @returns Its only API.
 * @throws StartupError if there is not exactly one, or if it uses a feature that is not supported here.
 */
export function readApi(stack: Stack): Api {
  const [api] = stack.resources('AWS::ApiGateway::RestApi', schema.RestApi);
  const [stage] = stack.resources('AWS::ApiGateway::Stage', schema.Stage);
  for (const type of ['AWS::ApiGateway::RestApi', 'AWS::ApiGateway::Stage']) {
    const count = stack.resources(type, schema.Anything).length;
    if (count !== 1) throw new StartupError(`the stack has ${count} resources of type ${type}; one runs here`);
  }
  if (api === undefined || stage === undefined) throw new StartupError('the stack has no API');
  const { ApiKeySourceType, MinimumCompressionSize, BinaryMediaTypes } = api.properties;
  return {
    id: api.ref,
    stage: stage.properties.StageName,
    stageVariables: stage.properties.Variables ?? null,
    root: readRoutes(stack, readThrottles(stage.properties)),
    keySource: ApiKeySourceType,
    minimumCompressionBytes: MinimumCompressionSize,
    binaryMediaTypes: BinaryMediaTypes,
    responses: new Map(
      stack
        .resources('AWS::ApiGateway::GatewayResponse', schema.GatewayResponse)
        .map(({ properties }) => [properties.ResponseType, properties]),
    ),
    planKeys: readPlanKeys(stack, { apiId: api.ref, stage: stage.ref }),
  };
}

/** Returns the throttle of a method: its own, or the one for all methods. */
type ThrottleOf = (httpMethod: string, resourcePath: string) => Throttle | undefined;

function readThrottles({ MethodSettings }: StageProperties): ThrottleOf {
  const throttles = new Map<string, Throttle>();
  for (const { HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit } of MethodSettings) {
    if (ThrottlingRateLimit === undefined || ThrottlingBurstLimit === undefined) continue;
    const throttle = { ratePerSecond: ThrottlingRateLimit, burst: ThrottlingBurstLimit };
    throttles.set(`${HttpMethod} ${ResourcePath}`, throttle);
  }
  return (httpMethod, resourcePath) => throttles.get(`${httpMethod} ${resourcePath}`) ?? throttles.get('* *');
}

/** The tree of resources with their methods. */
function readRoutes(stack: Stack, throttleOf: ThrottleOf): Route {
  const authorizers = new Map(
    stack.resources('AWS::ApiGateway::Authorizer', schema.Authorizer).map(({ ref, properties }) => [
      ref,
      {
        functionArn: properties.AuthorizerUri,
        identitySources: properties.IdentitySource.split(',').filter((source) => source !== ''),
      },
    ]),
  );
  const root = newRoute('/');
  const routes = new Map<string, Route>([['root', root]]);
  const pending = stack.resources('AWS::ApiGateway::Resource', schema.Resource);
  // A child may come before its parent in the template.
  for (let waiting = pending; waiting.length > 0; ) {
    const rest = waiting.filter(({ ref, properties }) => {
      const parent = routes.get(properties.ParentId);
      if (parent !== undefined) routes.set(ref, addRoute(parent, properties.PathPart));
      return parent === undefined;
    });
    if (rest.length === waiting.length) {
      throw new StartupError(`resource ${rest[0]?.logicalId} of the API has no parent in the template`);
    }
    waiting = rest;
  }
  for (const method of stack.resources('AWS::ApiGateway::Method', schema.Method)) {
    const { ResourceId, HttpMethod, AuthorizerId, AuthorizationType, ApiKeyRequired, Integration } = method.properties;
    const authorizer = authorizers.get(AuthorizerId ?? '');
    if (AuthorizationType === 'CUSTOM' && authorizer === undefined) throw missing(method, 'authorizer');
    const route = routes.get(ResourceId);
    if (route === undefined) throw missing(method, 'resource');
    const throttle = throttleOf(HttpMethod, route.resourcePath);
    route.methods.set(HttpMethod, {
      name: `${HttpMethod} ${route.resourcePath}`,
      ...(throttle === undefined ? {} : { throttle }),
      resourceId: ResourceId,
      functionArn: Integration.Uri,
      timeoutMs: Integration.TimeoutInMillis,
      apiKeyRequired: ApiKeyRequired,
      ...(AuthorizationType === 'CUSTOM' && authorizer !== undefined ? { authorizer } : {}),
    });
  }
  return root;
}

/** The enabled keys of the usage plans that cover the stage, by key value. */
function readPlanKeys(stack: Stack, at: { apiId: string; stage: string }): Map<string, PlanKey> {
  const plans = new Map(
    stack
      .resources('AWS::ApiGateway::UsagePlan', schema.UsagePlan)
      .filter(({ properties }) =>
        properties.ApiStages.some(({ ApiId, Stage }) => ApiId === at.apiId && Stage === at.stage),
      )
      .map(({ ref, properties }) => [ref, properties.Throttle]),
  );
  const keys = stack.resources('AWS::ApiGateway::ApiKey', schema.GatewayKey);
  const byValue = new Map<string, PlanKey>();
  for (const { properties } of stack.resources('AWS::ApiGateway::UsagePlanKey', schema.UsagePlanKey)) {
    const key = keys.find(({ ref }) => ref === properties.KeyId);
    if (key?.properties.Enabled !== true || !plans.has(properties.UsagePlanId)) continue;
    const throttle = plans.get(properties.UsagePlanId);
    byValue.set(key.properties.Value, {
      id: key.ref,
      ...(throttle === undefined
        ? {}
        : { throttle: { ratePerSecond: throttle.RateLimit, burst: throttle.BurstLimit } }),
    });
  }
  return byValue;
}

function missing({ logicalId }: StackResource<unknown>, what: string): StartupError {
  return new StartupError(`method ${logicalId} of the API names a ${what} that is not in the template`);
}
