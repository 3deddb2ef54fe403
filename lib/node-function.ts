/** A Lambda function from one TypeScript entry: the defaults all functions share, its own role and its own log group. */
import { fileURLToPath } from 'node:url';
import { type Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  type CfnFunction,
  type IFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { type ICommandHooks, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type GradualDeploymentProps, liveAlias } from './gradual-deployment.ts';
import type { Stage } from './stage.ts';

/** The project's folder: entries are named relative to it, whatever directory the app is started in. */
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** What the runtime itself and the logger read: the same for every function. */
export interface RuntimeEnv {
  STAGE: string;
  LOG_LEVEL: string;
  POWERTOOLS_SERVICE_NAME: string;
  NODE_OPTIONS: string;
}

/** The variables that a handler's `Env` names, all of them and no other; a value it restricts is held to that too. */
export type Environment<Env> = keyof Env extends never
  ? Record<string, never>
  : { [Name in keyof Env]: Env[Name] extends string ? Env[Name] : string };

/** What a function may be allowed: a wildcard does not compile. */
export type Action =
  | `dynamodb:${'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'}`
  | 'sqs:SendMessage'
  | 'secretsmanager:GetSecretValue'
  | `kms:${'GenerateMac' | 'Decrypt'}`;

export interface NodeFunctionProps<Env> {
  stage: Stage;
  /** The handler's file, relative to the project, which exports `handler` and the type `Env`. */
  entry: `functions/${string}.ts`;
  description: string;
  env: Environment<Env>;
  memoryMb: number;
  timeout: Duration;
  /** For a function that a schedule calls: how long an event is worth its while. Lambda then makes no retries of its own. */
  eventLifetime?: Duration;
  /** Executions that are this function's alone, and all that it may have. */
  reservedConcurrency?: number;
  /** What takes a new version back, where versions take over slowly; unless said, errors of this function. */
  watched?: GradualDeploymentProps['watched'];
  /** Folders of the project that travel beside the bundle, under the same name. */
  folders?: readonly string[];
}

export class NodeFunction<Env> extends Construct {
  readonly lambda: NodejsFunction;
  /** What callers call: the function, or its alias where new versions take over slowly. */
  readonly live: IFunction;
  readonly logGroup: LogGroup;
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: NodeFunctionProps<Env>) {
    super(scope, id);
    const { stage } = props;
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    // A role of its own, not the managed one, which may write to every log group of the account.
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
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
    this.lambda = new NodejsFunction(this, 'Function', {
      description: props.description,
      entry: `${projectRoot}${props.entry}`,
      projectRoot,
      depsLockFilePath: `${projectRoot}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb,
      timeout: props.timeout,
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
      tracing: Tracing.ACTIVE,
      role: this.role,
      logGroup: this.logGroup,
      // The start and end of every call are a third of the log, and its metrics say the same.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel[stage.logLevel],
      environment: { ...runtimeEnv, ...props.env },
      // A rule's own `retryAttempts` bounds deliveries to Lambda only: Lambda retries what failed twice more by itself.
      ...(props.eventLifetime && { retryAttempts: 0, maxEventAge: props.eventLifetime }),
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        mainFields: ['module', 'main'],
        // The SDK of the runtime is older and is loaded from many files: bundled, a cold start is shorter.
        bundleAwsSDK: true,
        minify: true,
        // Words of every script are data here: escaped, they take three times the room.
        esbuildArgs: { '--charset': 'utf8' },
        sourceMap: true,
        // Stack traces need lines and names only; the sources would triple what a cold start reads.
        sourcesContent: false,
        // CommonJS dependencies call `require`, which an ES module does not have.
        banner: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
        commandHooks: afterBundling(props.folders ?? []),
      },
    });
    // NodejsFunction adds a variable that only version 2 of the SDK reads.
    const resource = this.lambda.node.defaultChild as CfnFunction;
    resource.addPropertyDeletionOverride('Environment.Variables.AWS_NODEJS_CONNECTION_REUSE_ENABLED');
    // A schedule's one call a minute cannot be shifted by tenths.
    const isGradual = stage.gradualDeployment && props.eventLifetime === undefined;
    // The library's own types do not tell a missing property from an undefined one.
    this.live = (
      isGradual
        ? liveAlias(this, this.lambda, { stageName: stage.name, watched: props.watched ?? 'function' })
        : this.lambda
    ) as IFunction;
  }

  /** Allows the function these actions on these resources (ARNs), and nothing else on them. */
  allow(actions: readonly Action[], ...arns: readonly string[]): void {
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...arns] }));
  }
}

/** What is done to a bundle with Node, the same program on every system: its map made portable, folders put beside it. */
function afterBundling(folders: readonly string[]): ICommandHooks {
  const copy = "const [from, to] = process.argv.slice(1); require('node:fs').cpSync(from, to, { recursive: true })";
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (inputDir, outputDir) => [
      `node "${projectRoot}lib/portable-source-map.ts" "${outputDir}" "${inputDir}"`,
      ...folders.map((folder) => `node -e "${copy}" "${inputDir}/${folder}" "${outputDir}/${folder}"`),
    ],
  };
}
