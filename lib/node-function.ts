/** A Lambda function from one TypeScript entry: the defaults all functions share, its own role and its own log group. */
import { fileURLToPath } from 'node:url';
import { type Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type CfnFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { type ICommandHooks, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** The project's folder: entries are named relative to it, whatever directory the app is started in. */
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** What the runtime itself, the logger and the metrics read: the same for every function. */
export interface RuntimeEnv {
  STAGE: string;
  LOG_LEVEL: string;
  POWERTOOLS_SERVICE_NAME: string;
  POWERTOOLS_METRICS_NAMESPACE: string;
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
  | 'kms:GenerateMac';

export interface NodeFunctionProps<Env> {
  stage: Stage;
  /** The handler's file, relative to the project, which exports `handler` and the type `Env`. */
  entry: `functions/${string}.ts`;
  description: string;
  env: Environment<Env>;
  memoryMb: number;
  timeout: Duration;
  /** Folders of the project that travel beside the bundle, under the same name. */
  folders?: readonly string[];
}

export class NodeFunction<Env> extends Construct {
  readonly lambda: NodejsFunction;
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
      POWERTOOLS_METRICS_NAMESPACE: 'AnswerAudit',
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
      tracing: Tracing.ACTIVE,
      role: this.role,
      logGroup: this.logGroup,
      environment: { ...runtimeEnv, ...props.env },
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
        metafile: true,
        // CommonJS dependencies call `require`, which an ES module does not have.
        banner: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
        commandHooks: copyFolders(props.folders ?? []),
      },
    });
    // NodejsFunction adds a variable that only version 2 of the SDK reads.
    const resource = this.lambda.node.defaultChild as CfnFunction;
    resource.addPropertyDeletionOverride('Environment.Variables.AWS_NODEJS_CONNECTION_REUSE_ENABLED');
  }

  /** Allows the function these actions on these resources (ARNs), and nothing else on them. */
  allow(actions: readonly Action[], ...arns: readonly string[]): void {
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...arns] }));
  }
}

/** Copies the folders into the bundle with Node, which is the same program on every system. */
function copyFolders(folders: readonly string[]): ICommandHooks {
  const copy = "const [from, to] = process.argv.slice(1); require('node:fs').cpSync(from, to, { recursive: true })";
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (inputDir, outputDir) =>
      folders.map((folder) => `node -e "${copy}" "${inputDir}/${folder}" "${outputDir}/${folder}"`),
  };
}
