/** A web ACL for the API's stage: AWS's managed rules, and a rate limit per address. */
import { Aws } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

export interface WebAclProps {
  api: RestApi;
  stageName: string;
  requestsPer5Minutes: number;
}

/** Rules maintained by AWS, in order of evaluation. */
const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'] as const;

export class WebAcl extends Construct {
  constructor(scope: Construct, id: string, { api, stageName, requestsPer5Minutes }: WebAclProps) {
    super(scope, id);
    const metrics = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: true,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: metrics(`AnswerAudit-${stageName}`),
      rules: [
        ...managedRules.map((name, priority) => ({
          name,
          priority,
          overrideAction: { none: {} },
          statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
          visibilityConfig: metrics(name),
        })),
        {
          name: 'RequestsOfOneAddress',
          priority: managedRules.length,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              limit: requestsPer5Minutes,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              // Dashboard users come through CloudFront, many from the same address.
              scopeDownStatement: {
                notStatement: {
                  statement: {
                    byteMatchStatement: {
                      fieldToMatch: { uriPath: {} },
                      positionalConstraint: 'CONTAINS',
                      searchString: '/dashboard/',
                      textTransformations: [{ priority: 0, type: 'NONE' }],
                    },
                  },
                },
              },
            },
          },
          visibilityConfig: metrics('RequestsOfOneAddress'),
        },
      ],
    });
    const stage = `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}::/restapis/${api.restApiId}/stages/${stageName}`;
    const association = new CfnWebACLAssociation(this, 'Association', { resourceArn: stage, webAclArn: acl.attrArn });
    association.node.addDependency(api.deploymentStage);
  }
}
