/** Deploys new versions gradually: a tenth of the calls for five minutes, with a rollback when an alarm is raised. */
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Alarm, type IAlarm, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type IVersion, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** Shared by all gradual deployments of a stack. */
class Deployments extends Construct {
  readonly application: LambdaApplication;
  readonly role: Role;
  /** For functions that answer requests. A refused key is an error of its authorizer but not a 5xx of the API. */
  readonly apiErrors: IAlarm;

  constructor(stack: Stack, stageName: string) {
    super(stack, 'Deployments');
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited')],
    });
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason: 'The policy AWS documents for CodeDeploy and Lambda: it shifts aliases and reads alarms.',
    });
    // By name, to avoid a cycle: the API's stage depends on the functions that this alarm watches.
    const dimensionsMap = { ApiName: `AnswerAudit-${stageName}`, Stage: stageName };
    this.apiErrors = rollbackAlarm(this, 'ApiErrors', {
      metric: new Metric({ namespace: 'AWS/ApiGateway', metricName: '5XXError', dimensionsMap }),
      threshold: 5,
    });
  }

  static of(stack: Stack, stageName: string): Deployments {
    const existing = stack.node.tryFindChild('Deployments');
    return existing instanceof Deployments ? existing : new Deployments(stack, stageName);
  }
}

export interface GradualDeploymentProps {
  stageName: string;
  /** What rolls a version back: errors of the API as a whole, or of this function. */
  watched: 'api' | 'function';
}

/** The alias through which a function is called; CodeDeploy shifts it to a new version. */
export function liveAlias(scope: Construct, lambda: LambdaFunction, props: GradualDeploymentProps): Alias {
  const deployments = Deployments.of(Stack.of(scope), props.stageName);
  // The library's types do not distinguish a missing property from an undefined one.
  const alias = new Alias(scope, 'Live', { aliasName: 'live', version: lambda.currentVersion as IVersion });
  const alarm =
    props.watched === 'api'
      ? deployments.apiErrors
      : rollbackAlarm(scope, 'VersionErrors', { metric: alias.metricErrors(), threshold: 2 });
  new LambdaDeploymentGroup(scope, 'Deployment', {
    application: deployments.application,
    role: deployments.role,
    alias,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    alarms: [alarm],
  });
  return alias;
}

/** One bad minute ends a deployment; it costs only another try. */
function rollbackAlarm(
  scope: Construct,
  id: string,
  { metric, threshold }: { metric: Metric; threshold: number },
): Alarm {
  return new Alarm(scope, id, {
    alarmDescription: 'A new version fails and is taken back. Runbook: docs/runbook.md#a-deployment-that-is-taken-back',
    metric: metric.with({ statistic: 'sum', period: Duration.minutes(1) }),
    threshold,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}
