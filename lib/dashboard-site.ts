/** Hosts the dashboard: a private bucket behind CloudFront, which also serves the API from the same origin. */
import { fileURLToPath } from 'node:url';
import { Annotations, Aws, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { urlOf } from './rest-api.ts';
import { securityHeadersPolicy } from './security-headers.ts';
import type { SignIn } from './sign-in.ts';
import { SiteUpload } from './site-upload.ts';
import type { Stage } from './stage.ts';

export interface DashboardSiteProps {
  stage: Stage;
  api: RestApi;
  signIn: SignIn;
}

/** As in `local/page/static-files.ts`: a path without a dot in its last segment is one of the page's routes. */
const routesToPage = `
function handler(event) {
  var request = event.request;
  if (request.uri.slice(request.uri.lastIndexOf('/')).indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

export class DashboardSite extends Construct {
  /** `https://…`, without a trailing slash. */
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { stage, api, signIn }: DashboardSiteProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The files are built from the repository. CloudFormation deletes only empty buckets.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // The library's types do not distinguish a missing property from an undefined one.
    }) as IBucket;
    // Names of CloudFront's resources are global in an account, and the same stage may run in two regions.
    const globalName = `AnswerAudit-${stage.name}-${Aws.REGION}`;
    const responseHeadersPolicy = securityHeadersPolicy(this, 'Headers', {
      name: globalName,
      connectTo: [`https://cognito-idp.${Aws.REGION}.amazonaws.com`, signIn.loginUrl],
    });
    const routes = new EdgeFunction(this, 'Routes', {
      comment: 'Gives the page for its own routes',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(routesToPage),
    });
    const domain = stage.dashboardDomain;
    const toApi: BehaviorOptions = {
      // By the API's id, not its stage, to avoid a cycle: the stage needs the authorizer, which needs this domain.
      origin: stage.apiDomain
        ? new HttpOrigin(stage.apiDomain.name, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY })
        : new HttpOrigin(`${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
            originPath: `/${stage.name}`,
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The token is in `Authorization`, a key in `X-API-Key`; the host must be API Gateway's own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `AnswerAudit-${stage.name} dashboard`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      defaultBehavior: {
        // The list permission makes a missing file a 404 rather than a 403.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessControl: new S3OriginAccessControl(this, 'Access', { originAccessControlName: globalName }),
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        // Caches according to `Cache-Control`; see the upload.
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [{ function: routes, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      // `/v1` and the document are for the API reference: the page may connect to its own origin alone.
      additionalBehaviors: { '/dashboard/*': toApi, '/v1/*': toApi, '/openapi.json': toApi },
    });
    const own = `https://${this.distribution.distributionDomainName}`;
    this.url = domain === undefined ? own : `https://${domain.name}`;
    signIn.serves(this.url);
    if (domain !== undefined) signIn.serves(own);
    new SiteUpload(this, 'Upload', {
      stage,
      bucket,
      distribution: this.distribution,
      pageDir: fileURLToPath(new URL('../dashboard', import.meta.url)),
      config: {
        issuer: signIn.tokens.issuer,
        client_id: signIn.tokens.clientId,
        scope: 'openid email',
        api_url: urlOf(api, stage).replace(/\/$/u, ''),
        logout_url: `${signIn.loginUrl}/logout`,
      },
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'The bucket holds a public page, read by CloudFront alone; who reads it is of no interest to anybody.',
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The function gives the page for the root and for every path without a dot: none lists the bucket.',
    );
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'The dashboard is for signed-in users wherever they are; no country is to be shut out.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Static files and an API behind tokens; a web ACL is the operator’s to attach, and is paid for.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'What is asked of the API is in the access log of API Gateway; the rest is the download of public files.',
      },
    );
    if (domain === undefined) {
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          'CloudFront’s own domain brings its own certificate and protocols; a domain of one’s own has TLS 1.2 at least.',
      });
    }
  }
}
