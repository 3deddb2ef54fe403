/** The policy that an authorizer returns. */
import type { APIGatewayAuthorizerResult } from 'aws-lambda';

/** Allows or denies the one method that was requested. */
export function methodPolicy(
  effect: 'Allow' | 'Deny',
  methodArn: string,
): APIGatewayAuthorizerResult['policyDocument'] {
  return { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: methodArn }] };
}
