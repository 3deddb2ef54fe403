/** The secret with the credentials of search providers: created empty, filled by the operator, read by the worker. */
import { Validations } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { type CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export class SearchSecret extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage, encryptionKey }: { stage: Stage; encryptionKey: Key }) {
    super(scope, id);
    const secret = new Secret(this, 'Credentials', {
      description: `Credentials of search providers, stage ${stage.name}: JSON as docs/runbook.md describes it`,
      encryptionKey,
      removalPolicy: stage.removalPolicy,
    });
    // Created without a value: the template's value would overwrite the operator's when the secret is updated.
    (secret.node.defaultChild as CfnSecret).addPropertyDeletionOverride('GenerateSecretString');
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The keys are given out by search services, none of which can be asked to rotate them by a function.',
    });
    this.arn = secret.secretArn;
  }
}
