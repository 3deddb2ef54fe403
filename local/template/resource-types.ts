/** The resource types that the local service runs, and those that it ignores. */

/** Types that the local service runs. */
const runTypes: ReadonlySet<string> = new Set([
  'AWS::ApiGateway::ApiKey',
  'AWS::ApiGateway::Authorizer',
  'AWS::ApiGateway::GatewayResponse',
  'AWS::ApiGateway::Method',
  'AWS::ApiGateway::Resource',
  'AWS::ApiGateway::RestApi',
  'AWS::ApiGateway::Stage',
  'AWS::ApiGateway::UsagePlan',
  'AWS::ApiGateway::UsagePlanKey',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::KMS::Key',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::SQS::Queue',
]);

/**
 * Types, or whole services (`AWS::IAM::`), without effect here: permissions, logs, alarms, encryption, names, versions.
 */
const nothingToRun: readonly string[] = [
  'AWS::ApiGateway::Account',
  'AWS::ApiGateway::BasePathMapping',
  'AWS::ApiGateway::Deployment',
  'AWS::ApiGateway::DomainName',
  'AWS::CDK::Metadata',
  'AWS::CertificateManager::',
  'AWS::CloudWatch::',
  'AWS::IAM::',
  'AWS::KMS::Alias',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Logs::',
  'AWS::ResourceGroups::',
  'AWS::Route53::',
  'AWS::SNS::',
  'AWS::SecretsManager::',
  'AWS::SQS::QueuePolicy',
  'AWS::WAFv2::',
];

/**
 * Whether the local service runs resources of a type.
 *
 * @param type A CloudFormation type.
 * @returns True or false; undefined for a type in neither list, which the caller must report.
 */
export function runsHere(type: string): boolean | undefined {
  if (runTypes.has(type)) return true;
  const known = nothingToRun.some((entry) => (entry.endsWith('::') ? type.startsWith(entry) : type === entry));
  return known ? false : undefined;
}

/** The property that names a resource, by type. */
export const nameProperties: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Stage': 'StageName',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
};
