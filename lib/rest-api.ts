/** The REST API itself and its one stage: logged, traced, and keyed by the authorizer. */
import { Size, Validations } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiKeySourceType,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup, LogGroupClass } from 'aws-cdk-lib/aws-logs';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';
import { WebAcl } from './web-acl.ts';

/** Makes the API, without routes, and its one stage, named as the stage of the service. */
export function restApi(scope: Construct, stage: Stage): RestApi {
  const kept = { retention: stage.logRetention, removalPolicy: stage.removalPolicy };
  // Half the price; it is read with Logs Insights, and no metric is made of it.
  const accessLog = new LogGroup(scope, 'AccessLog', { ...kept, logGroupClass: LogGroupClass.INFREQUENT_ACCESS });
  const api = new RestApi(scope, 'Api', {
    restApiName: `AnswerAudit-${stage.name}`,
    description: 'AEO/GEO audits: launch, poll, read back',
    // With a name of its own, nobody goes around what stands before that name.
    disableExecuteApiEndpoint: stage.apiDomain !== undefined,
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
      // Metrics of each method are billed as custom metrics, and nothing reads them: those of the stage are free.
      metricsEnabled: false,
      // Also bounds what reaches the authorizers, whatever key it carries.
      throttlingRateLimit: stage.methodThrottle.ratePerSecond,
      throttlingBurstLimit: stage.methodThrottle.burst,
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
  if (stage.apiDomain !== undefined) {
    api.addDomainName('Domain', {
      domainName: stage.apiDomain.name,
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', stage.apiDomain.certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
  }
  if (stage.name !== 'local') addSampling(scope, stage);
  if (stage.webAcl !== undefined) new WebAcl(scope, 'WebAcl', { api, stageName: stage.name, ...stage.webAcl });
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-APIG2',
      reason:
        'The functions validate against the zod contract, which names every fault at once in the contract’s body.',
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
  if (stage.webAcl === undefined) {
    Validations.of(api).acknowledge({
      id: 'AwsSolutions-APIG3',
      reason: 'Throttles and exact counters bound every key; a web ACL is paid for, and a setting of the stage.',
    });
  }
  return api;
}

/** `https://…/`: the API's own name, or the address that API Gateway gives to its stage. */
export function urlOf(api: RestApi, stage: Stage): string {
  return stage.apiDomain === undefined ? api.url : `https://${stage.apiDomain.name}/`;
}

/** Where the DNS record of the API's own name leads to. */
export function domainTargetOf(api: RestApi): string | undefined {
  return api.domainName?.domainNameAliasDomainName;
}

/** The share of requests that X-Ray records; a request that is recorded is recorded in all that it calls. */
function addSampling(scope: Construct, stage: Stage): void {
  new CfnSamplingRule(scope, 'Traces', {
    samplingRule: {
      ruleName: `AnswerAudit-${stage.name}`,
      version: 1,
      priority: 1_000,
      // A reservoir records the first request of each second besides: with little traffic, that is every one.
      reservoirSize: 0,
      fixedRate: stage.traceShare,
      serviceName: `AnswerAudit-${stage.name}/${stage.name}`,
      ...{ serviceType: '*', host: '*', httpMethod: '*', urlPath: '*', resourceArn: '*' },
    },
  });
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
