/** Schemas of the template's API Gateway resources. Features that are not supported here are refused by name. */

import * as z from 'zod';

const notOffered = (what: string) => z.undefined(`${what} does not run here`).optional();

/** For counting resources. */
export const Anything = z.looseObject({});

export const RestApi = z.object({
  ApiKeySourceType: z.enum(['HEADER', 'AUTHORIZER']).default('HEADER'),
  MinimumCompressionSize: z.number().optional(),
  BinaryMediaTypes: z.array(z.string()).default([]),
  Body: notOffered('an OpenAPI body'),
  BodyS3Location: notOffered('an OpenAPI body'),
});

export const Resource = z.object({ ParentId: z.string(), PathPart: z.string() });

/** `arn:aws:apigateway:…:lambda:path/2015-03-31/functions/<function ARN>/invocations`, read as the function's ARN. */
const InvocationUri = z.string().transform((uri, context) => {
  const [, functionArn] = /\/functions\/(.+)\/invocations$/u.exec(uri) ?? [];
  if (functionArn === undefined) context.addIssue('only Lambda functions are invoked here');
  return functionArn ?? '';
});

export const Method = z.object({
  ResourceId: z.string(),
  HttpMethod: z.string(),
  AuthorizationType: z.enum(['NONE', 'CUSTOM'], 'only NONE and CUSTOM run here').default('NONE'),
  AuthorizerId: z.string().optional(),
  ApiKeyRequired: z.boolean().default(false),
  RequestValidatorId: notOffered('a request validator'),
  Integration: z.object({
    Type: z.literal('AWS_PROXY', 'only Lambda proxy integrations run here'),
    Uri: InvocationUri,
    // API Gateway's default and limit.
    TimeoutInMillis: z.number().default(29_000),
  }),
});

export const Authorizer = z.object({
  Type: z.literal('REQUEST', 'only REQUEST authorizers run here'),
  AuthorizerUri: InvocationUri,
  IdentitySource: z.string().default(''),
  // Without this property API Gateway caches the result for 300 s, which is not supported here.
  AuthorizerResultTtlInSeconds: z.literal(0, 'an authorizer must not keep its verdicts: set its TTL to 0'),
});

export const GatewayResponse = z.object({
  ResponseType: z.string(),
  StatusCode: z.string().optional(),
  ResponseParameters: z.record(z.string(), z.string()).default({}),
  ResponseTemplates: z.record(z.string(), z.string()).default({}),
});
/** The stack's definition of one gateway response. */
export type GatewayResponse = z.infer<typeof GatewayResponse>;

/** The throttle of one method, or of all (`/*` and `*`). In a path, `~1` stands for a slash. */
const MethodSetting = z.object({
  ResourcePath: z
    .string()
    .default('/*')
    .transform((path) => path.replace(/^\//u, '').replaceAll('~1', '/')),
  HttpMethod: z.string().default('*'),
  ThrottlingRateLimit: z.number().optional(),
  ThrottlingBurstLimit: z.number().optional(),
  CachingEnabled: z.literal(false, 'a cache of answers does not run here').optional(),
});

export const Stage = z.object({
  StageName: z.string(),
  Variables: z.record(z.string(), z.string()).optional(),
  MethodSettings: z.array(MethodSetting).default([]),
});

export type StageProperties = z.infer<typeof Stage>;

export const UsagePlan = z.object({
  ApiStages: z
    .array(
      z.object({
        ApiId: z.string(),
        Stage: z.string(),
        Throttle: z.strictObject({}, 'a throttle of one method does not run here').optional(),
      }),
    )
    .default([]),
  Throttle: z.object({ RateLimit: z.number(), BurstLimit: z.number() }).optional(),
  Quota: notOffered('a quota of a usage plan'),
});

export const GatewayKey = z.object({
  Value: z.string('an API key needs its value in the template to run here'),
  Enabled: z.boolean().default(false),
});

export const UsagePlanKey = z.object({ KeyId: z.string(), UsagePlanId: z.string() });
