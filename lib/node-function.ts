/** A Lambda function built from one TypeScript entry, with shared defaults, its own role and its own log group. */
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

/** Entries are relative to the project's folder, whatever directory the app is started in. */
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Sources of credentials that no function uses, because Lambda has them in the environment. The SDK imports a source only
 * when those before it have none. Left out, every bundle is a fifth smaller.
 */
const otherCredentials = [
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map(
    (source) => `@aws-sdk/credential-provider-${source}`,
  ),
  '@smithy/credential-provider-imds',
];

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
  readonly lambda: NodejsFunction;
  /** What callers invoke: the function, or its alias with gradual deployments. */
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
    // Its own role, because the managed one may write to every log group of the account.
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
      // Start and end lines of calls would be a third of the log, and the metrics have the same data.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel[stage.logLevel],
      environment: { ...runtimeEnv, ...props.env },
      // A rule's `retryAttempts` limits only deliveries to Lambda; Lambda itself retries failures twice more.
      ...(props.eventLifetime && { retryAttempts: 0, maxEventAge: props.eventLifetime }),
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        mainFields: ['module', 'main'],
        // The runtime's SDK is older and loads from many files; bundling it shortens cold starts.
        bundleAwsSDK: true,
        externalModules: otherCredentials,
        minify: true,
        // The code contains words in every script; escaping would triple their size.
        esbuildArgs: { '--charset': 'utf8' },
        sourceMap: true,
        // Stack traces need only lines and names; the sources would triple what a cold start reads.
        sourcesContent: false,
        // CommonJS dependencies call `require`, which ES modules do not have.
        banner: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
        commandHooks: afterBundling(props.folders ?? []),
      },
    });
    // NodejsFunction adds a variable that only version 2 of the SDK reads.
    const resource = this.lambda.node.defaultChild as CfnFunction;
    resource.addPropertyDeletionOverride('Environment.Variables.AWS_NODEJS_CONNECTION_REUSE_ENABLED');
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

/** Post-processes a bundle with Node, which works on every system: makes its source map portable and copies folders. */
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
