/** The REST API and its stage: logged, traced, with API keys from the authorizer. */
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

/** Creates the API without routes, and its one stage, named after the service's stage. */
export function restApi(scope: Construct, stage: Stage): RestApi {
  const kept = { retention: stage.logRetention, removalPolicy: stage.removalPolicy };
  // Half the price; suffices because the log is only read with Logs Insights and no metric uses it.
  const accessLog = new LogGroup(scope, 'AccessLog', { ...kept, logGroupClass: LogGroupClass.INFREQUENT_ACCESS });
  const api = new RestApi(scope, 'Api', {
    restApiName: `AnswerAudit-${stage.name}`,
    description: 'AEO/GEO audits: launch, poll, read back',
    // With a custom domain, the default endpoint is disabled so that nobody can bypass what protects the domain.
    disableExecuteApiEndpoint: stage.apiDomain !== undefined,
    endpointConfiguration: { types: [EndpointType.REGIONAL] },
    apiKeySourceType: ApiKeySourceType.AUTHORIZER,
    // Below 1 KiB, compression hardly makes a response smaller.
    minCompressionSize: Size.kibibytes(1),
    // API Gateway needs this role, one per account and region, to write to CloudWatch Logs. It is kept when this stack
    // is deleted, because other APIs of the account use it too.
    cloudWatchRole: true,
    deployOptions: {
      stageName: stage.name,
      tracingEnabled: true,
      // Metrics per method are billed as custom metrics and not needed; those of the stage are free.
      metricsEnabled: false,
      // Also limits the load on the authorizers, whatever key a request carries.
      throttlingRateLimit: stage.methodThrottle.ratePerSecond,
      throttlingBurstLimit: stage.methodThrottle.burst,
      loggingLevel: MethodLoggingLevel.ERROR,
      // Keeps bodies and headers, including the key, out of the execution log.
      dataTraceEnabled: false,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: accessLogFormat(),
    },
  });
  // Created before the stage, which would otherwise create it without a retention.
  const executionLog = new LogGroup(scope, 'ExecutionLog', {
    logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stage.name}`,
    ...kept,
  });
  api.deploymentStage.node.addDependency(executionLog);
  // The stack has its own outputs.
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

/** `https://…/`: the API's custom domain, or API Gateway's address of its stage. */
export function urlOf(api: RestApi, stage: Stage): string {
  return stage.apiDomain === undefined ? api.url : `https://${stage.apiDomain.name}/`;
}

/** The target for the DNS record of the API's custom domain. */
export function domainTargetOf(api: RestApi): string | undefined {
  return api.domainName?.domainNameAliasDomainName;
}

/** Sets the share of requests that X-Ray records. A recorded request is traced through everything it calls. */
function addSampling(scope: Construct, stage: Stage): void {
  new CfnSamplingRule(scope, 'Traces', {
    samplingRule: {
      ruleName: `AnswerAudit-${stage.name}`,
      version: 1,
      priority: 1_000,
      // A reservoir would also record the first request of each second: with little traffic, every request.
      reservoirSize: 0,
      fixedRate: stage.traceShare,
      serviceName: `AnswerAudit-${stage.name}/${stage.name}`,
      ...{ serviceType: '*', host: '*', httpMethod: '*', urlPath: '*', resourceArn: '*' },
    },
  });
}

/**
 * One JSON object per request, without headers (and so without the key) and without the query string. API Gateway
 * writes "-" for missing values.
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
