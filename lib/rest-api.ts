/** The REST API itself and its one stage: logged, traced, and keyed by the authorizer. */
import { Size, Validations } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiKeySourceType,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Makes the API, without routes, and its one stage, named as the stage of the service. */
export function restApi(scope: Construct, stage: Stage): RestApi {
  const kept = { retention: stage.logRetention, removalPolicy: stage.removalPolicy };
  const accessLog = new LogGroup(scope, 'AccessLog', kept);
  const api = new RestApi(scope, 'Api', {
    restApiName: `AnswerAudit-${stage.name}`,
    description: 'AEO/GEO audits: launch, poll, read back',
    endpointConfiguration: { types: [EndpointType.REGIONAL] },
    apiKeySourceType: ApiKeySourceType.AUTHORIZER,
    // Below a kibibyte a compressed answer is hardly smaller.
    minCompressionSize: Size.kibibytes(1),
    // API Gateway may write to CloudWatch Logs only when the account and region has this role; it stays when this
    // stack goes, because other APIs of the account use it too.
    cloudWatchRole: true,
    deployOptions: {
      stageName: stage.name,
      tracingEnabled: true,
      metricsEnabled: true,
      loggingLevel: MethodLoggingLevel.ERROR,
      // Bodies and headers, the key among them, stay out of the execution log.
      dataTraceEnabled: false,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: accessLogFormat(),
    },
  });
  // Made before the stage, which would make it itself and keep it for ever.
  const executionLog = new LogGroup(scope, 'ExecutionLog', {
    logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stage.name}`,
    ...kept,
  });
  api.deploymentStage.node.addDependency(executionLog);
  // The stack names its own outputs.
  api.node.tryRemoveChild('Endpoint');
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG2',
      reason:
        'The functions validate against the zod contract, which names every fault at once in the contract’s body.',
    },
    {
      id: 'AwsSolutions-APIG3',
      reason: 'Usage plans and exact counters bound every key; a web ACL is the operator’s to attach, and is paid for.',
    },
    {
      id: 'AwsSolutions-COG4',
      reason:
        'Programs call with API keys and the dashboard with tokens of any OpenID Connect issuer: Lambda authorizers check both.',
    },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      reason: 'The policy AWS documents for the account-wide role by which API Gateway writes logs.',
    },
  );
  return api;
}

/**
 * One JSON object a request: no header, hence no key, and the path without its query string.
 * A value that API Gateway does not have is written as "-".
 */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      time: '$context.requestTimeEpoch',
      requestId: '$context.requestId',
      ip: '$context.identity.sourceIp',
      method: '$context.httpMethod',
      path: '$context.path',
      route: '$context.resourcePath',
      status: '$context.status',
      responseBytes: '$context.responseLength',
      latencyMs: '$context.responseLatency',
      integrationMs: '$context.integrationLatency',
      authorizerMs: '$context.authorizer.latency',
      caller: '$context.authorizer.principalId',
      errorType: '$context.error.responseType',
    }),
  );
}
