/** The names, ARNs and ids of resources on this machine: the values of `Ref` and `Fn::GetAtt`. */

import { createHash } from 'node:crypto';
import { localAwsAccount, localRegion } from '../project.ts';

/** A resource's identity. `name` is its physical name. */
export interface Identified {
  logicalId: string;
  type: string;
  name: string;
}

/** SQS allows 80 characters, the shortest limit of all types that run here. */
const nameLength = 80;

/**
 * The physical name of a resource without an explicit name. It is the same at every start, so that data is found again.
 *
 * @param stackName The stack's name.
 * @param logicalId The resource's id in the template.
 * @returns A name of at most 80 characters.
 */
export function physicalName(stackName: string, logicalId: string): string {
  const name = `${stackName}-${logicalId}`;
  return name.length <= nameLength ? name : `${name.slice(0, nameLength - 9)}-${shortHash(name).slice(0, 8)}`;
}

/**
 * The value of `Ref` for a resource.
 *
 * @param resource The resource.
 * @param sqsEndpoint Base URL of the local SQS, because a queue's `Ref` is its URL.
 * @returns The name, id, URL or ARN that CloudFormation documents for the type.
 */
export function refOf(resource: Identified, sqsEndpoint: string): string {
  switch (resource.type) {
    case 'AWS::SQS::Queue':
      return queueUrl(resource.name, sqsEndpoint);
    case 'AWS::Lambda::Alias':
    case 'AWS::Lambda::Version':
    case 'AWS::SNS::Topic':
      return arnOf(resource);
    case 'AWS::ApiGateway::RestApi':
    case 'AWS::ApiGateway::Resource':
    case 'AWS::ApiGateway::Authorizer':
    case 'AWS::ApiGateway::Deployment':
    case 'AWS::ApiGateway::UsagePlan':
    case 'AWS::ApiGateway::ApiKey':
      return shortHash(resource.name).slice(0, 10);
    default:
      return resource.name;
  }
}

/**
 * The value of `Fn::GetAtt` for a resource.
 *
 * @param resource The resource.
 * @param attribute The attribute's name.
 * @param sqsEndpoint Base URL of the local SQS.
 * @returns The attribute's value.
 * @throws Error if the attribute is not supported on this machine.
 */
export function attributeOf(resource: Identified, attribute: string, sqsEndpoint: string): string {
  if (attribute === 'Arn') return arnOf(resource);
  switch (`${resource.type}.${attribute}`) {
    case 'AWS::SQS::Queue.QueueName':
      return resource.name;
    case 'AWS::KMS::Key.KeyId':
      return resource.name;
    case 'AWS::SQS::Queue.QueueUrl':
      return queueUrl(resource.name, sqsEndpoint);
    case 'AWS::ApiGateway::RestApi.RootResourceId':
      return 'root';
    case 'AWS::ApiGateway::RestApi.RestApiId':
    case 'AWS::ApiGateway::Resource.ResourceId':
    case 'AWS::ApiGateway::Authorizer.AuthorizerId':
    case 'AWS::ApiGateway::Deployment.DeploymentId':
    case 'AWS::ApiGateway::ApiKey.APIKeyId':
      return refOf(resource, sqsEndpoint);
    default:
      throw new Error(`attribute ${attribute} of ${resource.logicalId} (${resource.type}) is not known here`);
  }
}

/** A queue's URL at the local endpoint. */
function queueUrl(name: string, sqsEndpoint: string): string {
  return `${sqsEndpoint}/${localAwsAccount}/${name}`;
}

/** An ARN in the format of the resource's service. */
function arnOf({ type, name }: Identified): string {
  const [, service = 'unknown'] = type.split('::');
  const prefix = `arn:aws:${service.toLowerCase()}:${localRegion}:${localAwsAccount}`;
  switch (type) {
    case 'AWS::DynamoDB::Table':
      return `${prefix}:table/${name}`;
    case 'AWS::Lambda::Function':
      return `${prefix}:function:${name}`;
    case 'AWS::Events::Rule':
      return `${prefix}:rule/${name}`;
    case 'AWS::Logs::LogGroup':
      return `${prefix}:log-group:${name}:*`;
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${localAwsAccount}:role/${name}`;
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${name}`;
    case 'AWS::KMS::Key':
      return `${prefix}:key/${name}`;
    default:
      return `${prefix}:${name}`;
  }
}

/** SHA-256 of a text in hexadecimal digits. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
