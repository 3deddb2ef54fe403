/** Builds the dashboard's page at synthesis, and uploads it with its configuration at deployment. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType, CfnElement, DockerImage, Stack, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export interface SiteUploadProps {
  stage: Stage;
  bucket: IBucket;
  distribution: Distribution;
  /** The page's sources, `dashboard/`. */
  pageDir: string;
  /** The `config.json` that the page reads at its start. */
  config: Readonly<Record<string, string>>;
}

export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket, distribution, pageDir, config }: SiteUploadProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    // Its own role, because the managed one may write to every log group of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const page = Source.asset(pageDir, {
      assetHashType: AssetHashType.OUTPUT,
      bundling: {
        image: DockerImage.fromRegistry('none'),
        local: { tryBundle: (folder) => buildInto(folder, pageDir) },
      },
    });
    const upload = (
      name: string,
      props: Pick<BucketDeploymentProps, 'sources' | 'include' | 'exclude' | 'cacheControl'>,
    ) =>
      new BucketDeployment(this, name, {
        destinationBucket: bucket,
        memoryLimit: 512,
        logGroup,
        role,
        // Pages that are still open request files of the previous version, so these are kept.
        prune: false,
        // Deletes no files with the stack: the bucket empties itself. With `false` the upload would also leave the
        // files, because it sees its own tag on the bucket (aws-cdk issue 33397).
        retainOnDelete: true,
        ...props,
      });
    const assets = upload('Assets', {
      sources: [page],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const rest = upload('Page', {
      sources: [page, Source.jsonData('config.json', config)],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    // The page refers to its assets, so they are uploaded first.
    rest.node.addDependency(assets);
    rest.node.addDependency(distribution);
    acknowledgeFindings(role, bucket);
  }
}

/** Builds the page unless it is built already, as by `npm start`, and copies it. */
function buildInto(folder: string, pageDir: string): boolean {
  const projectDir = join(pageDir, '..');
  const script = join(projectDir, 'scripts', 'build-dashboard.ts');
  const printed = execFileSync(process.execPath, [script], { cwd: projectDir, encoding: 'utf8' });
  cpSync(printed.trim(), folder, { recursive: true });
  return true;
}

/** Acknowledges the permissions of the CDK's upload function, which use wildcards. */
function acknowledgeFindings(role: Role, bucket: IBucket): void {
  const reason =
    'The CDK’s own upload: it reads the bootstrap bucket and writes the site’s, whose objects are named by the build.';
  const stack = Stack.of(role);
  const file = bucket.node.defaultChild;
  const site = file instanceof CfnElement ? stack.resolve(stack.getLogicalId(file)) : '';
  const bootstrap = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*';
  const actions = ['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((name) => `Action::s3:${name}*`);
  for (const found of [...actions, `Resource::${bootstrap}`, `Resource::<${site}.Arn>/*`]) {
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[${found}]`, reason });
  }
  for (const handler of stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))) {
    Validations.of(handler).acknowledge({
      id: 'AwsSolutions-L1',
      reason: 'The function is the CDK’s own: its runtime comes with the pinned version of the library.',
    });
  }
}
