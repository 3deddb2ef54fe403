/**
 * The findings of checkov that stay, each with the reason. Those of cdk-nag are acknowledged where the resource is
 * made.
 */

export interface Exception {
  /** The id of checkov's rule. */
  check: string;
  /** Matches `<type>.<logical id>` of the resources that it is for. */
  resources: RegExp;
  /** The stages that it is for; every stage if absent. */
  stages?: readonly string[];
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    check: 'CKV_AWS_115',
    resources: /^AWS::Lambda::Function\./u,
    reason:
      'Reserved concurrency takes from what all other functions share. Workers are bounded by their event source, the API by its throttles; authorizers reserve theirs where the account has the room.',
  },
  {
    check: 'CKV_AWS_116',
    resources: /^AWS::Lambda::Function\./u,
    reason:
      'A dead-letter queue of a function is for asynchronous calls. The API is called synchronously, workers by queues that have dead-letter queues, and the sweeps come again every minute and have an alarm.',
  },
  {
    check: 'CKV_AWS_117',
    resources: /^AWS::Lambda::Function\./u,
    reason:
      'The functions reach AWS by its public endpoints and the web by addresses that are checked; a VPC would add a NAT gateway for each zone, and there is nothing in one to reach.',
  },
  {
    check: 'CKV_AWS_119',
    resources: /^AWS::DynamoDB::Table\./u,
    reason:
      "Encrypted with DynamoDB's own key. A customer managed key would cost a KMS call for each uncached data key, and add a key whose loss loses the data; nobody asks for it.",
  },
  {
    check: 'CKV_AWS_28',
    resources: /^AWS::DynamoDB::Table\./u,
    stages: ['dev'],
    reason: 'The data of this stage is for trying things out and goes with the stack: nobody would restore it.',
  },
  {
    check: 'CKV_AWS_120',
    resources: /^AWS::ApiGateway::Stage\./u,
    reason: 'Answers belong to one account and change while an audit runs: a cache of the gateway would be wrong.',
  },
  {
    check: 'CKV_AWS_158',
    resources: /^AWS::Logs::LogGroup\./u,
    reason:
      'Encrypted with the key of CloudWatch Logs. The logs hold no secret, no page and no keyword; a key of our own would add its price to every stage.',
  },
  {
    check: 'CKV_AWS_173',
    resources: /^AWS::Lambda::Function\./u,
    reason: 'The variables are names and addresses of resources; secrets are in Secrets Manager. Lambda encrypts them.',
  },
  {
    check: 'CKV_AWS_174',
    resources: /^AWS::CloudFront::Distribution\./u,
    stages: ['dev', 'prod'],
    reason:
      "CloudFront's own name has CloudFront's certificate, whose protocol cannot be chosen. A stage with a domain of its own requires TLS 1.2.",
  },
  {
    check: 'CKV_AWS_18',
    resources: /^AWS::S3::Bucket\.SiteFiles/u,
    reason: 'Only CloudFront reads the bucket, and what is in it is public: the files of the dashboard.',
  },
  {
    check: 'CKV_AWS_21',
    resources: /^AWS::S3::Bucket\.SiteFiles/u,
    reason: 'The files are built from the sources at each deployment; an older version is deployed from its commit.',
  },
  {
    check: 'CKV_AWS_27',
    resources: /^AWS::SQS::Queue\./u,
    reason:
      'Encrypted by SQS (SqsManagedSseEnabled), which this rule does not look at: it asks for a key of our own. A message holds ids and no more.',
  },
  {
    check: 'CKV_AWS_59',
    resources: /^AWS::ApiGateway::Method\.PublicApi(?:openapijson|dashboardsharedreport)/u,
    reason:
      'The description of the API is public, and one file. A shared report opens with the token of its link, which its function checks. Both are throttled.',
  },
  {
    check: 'CKV_AWS_68',
    resources: /^AWS::CloudFront::Distribution\./u,
    reason:
      'The distribution serves static files and passes the rest to the API, which has the web ACL of the stage (webAcl) and its throttles. A web ACL for CloudFront has to be of us-east-1, in a stack of its own.',
  },
  {
    check: 'CKV_AWS_7',
    resources: /^AWS::KMS::Key\.WebhooksSecretsKey/u,
    reason: 'KMS cannot rotate keys for HMAC. It derives the secrets of webhooks, each of which its owner can rotate.',
  },
  {
    check: 'CKV_AWS_86',
    resources: /^AWS::CloudFront::Distribution\./u,
    reason:
      'Static files: who loads them is of no use. Requests to the API are in the access log of its stage, with the address of the client.',
  },
];
