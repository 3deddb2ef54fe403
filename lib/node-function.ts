/** A Lambda function built from one TypeScript entry, with shared defaults, its own role and its own log group. */
import { fileURLToPath } from 'node:url';
import { type Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundledCode } from './bundle.ts';
import { type GradualDeploymentProps, liveAlias } from './gradual-deployment.ts';
import { InlineRole } from './inline-role.ts';
import type { Stage } from './stage.ts';

/** Entries are relative to the project's folder, whatever directory the app is started in. */
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Variables for the runtime and the logger, the same for every function. */
export interface RuntimeEnv {
  STAGE: string;
  LOG_LEVEL: string;
  POWERTOOLS_SERVICE_NAME: string;
  NODE_OPTIONS: string;
}

/** Exactly the variables of a handler's `Env`, including restrictions on their values. */
export type Environment<Env> = keyof Env extends never
  ? Record<string, never>
  : { [Name in keyof Env]: Env[Name] extends string ? Env[Name] : string };

/** The permissions that a function may get; a wildcard does not compile. */
export type Action =
  | `dynamodb:${'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'}`
  | 'sqs:SendMessage'
  | 'bedrock:InvokeModel'
  | 'secretsmanager:GetSecretValue'
  | `kms:${'GenerateMac' | 'Decrypt'}`;

export interface NodeFunctionProps<Env> {
  stage: Stage;
  /** The handler's file, relative to the project; exports `handler` and the type `Env`. */
  entry: `functions/${string}.ts`;
  description: string;
  env: Environment<Env>;
  memoryMb: number;
  timeout: Duration;
  /** For a function called on a schedule: how long an event stays relevant. Lambda then does not retry on its own. */
  eventLifetime?: Duration;
  /** Executions reserved for this function, which are also its limit. */
  reservedConcurrency?: number;
  /** What rolls back a gradual deployment; by default, errors of this function. */
  watched?: GradualDeploymentProps['watched'];
  /** Folders of the project to copy next to the bundle, under the same name. */
  folders?: readonly string[];
}

export class NodeFunction<Env> extends Construct {
  readonly lambda: LambdaFunction;
  /** What callers invoke: the function, or its alias with gradual deployments. */
  readonly live: IFunction;
  readonly logGroup: LogGroup;
  private readonly role: InlineRole;

  constructor(scope: Construct, id: string, props: NodeFunctionProps<Env>) {
    super(scope, id);
    const { stage } = props;
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    // Its own role, because the managed one may write to every log group of the account.
    this.role = new InlineRole(this, 'Role');
    this.logGroup.grantWrite(this.role);
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources to name: xray:PutTraceSegments is granted on * or not at all.',
    });

    const runtimeEnv: RuntimeEnv = {
      STAGE: stage.name,
      LOG_LEVEL: stage.logLevel,
      POWERTOOLS_SERVICE_NAME: 'answer-audit',
      NODE_OPTIONS: '--enable-source-maps',
    };
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: bundledCode({ projectRoot, entry: props.entry, folders: props.folders ?? [] }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb,
      timeout: props.timeout,
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
      tracing: Tracing.ACTIVE,
      role: this.role,
      logGroup: this.logGroup,
      // Start and end lines of calls would be a third of the log, and the metrics have the same data.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel[stage.logLevel],
      environment: { ...runtimeEnv, ...props.env },
      // A rule's `retryAttempts` limits only deliveries to Lambda; Lambda itself retries failures twice more.
      ...(props.eventLifetime && { retryAttempts: 0, maxEventAge: props.eventLifetime }),
    });
    // The one call a minute of a schedule cannot be split into tenths.
    const isGradual = stage.gradualDeployment && props.eventLifetime === undefined;
    // The library's types do not distinguish a missing property from an undefined one.
    this.live = (
      isGradual
        ? liveAlias(this, this.lambda, { stageName: stage.name, watched: props.watched ?? 'function' })
        : this.lambda
    ) as IFunction;
  }

  /** Allows the function only these actions on these resources (ARNs). */
  allow(actions: readonly Action[], ...arns: readonly string[]): void {
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...arns] }));
  }
}
