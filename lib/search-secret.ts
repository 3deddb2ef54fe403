/** The secret that holds the credentials of search providers: made empty, filled by the operator, read by the worker. */
import { SecretValue, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

export class SearchSecret extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const secret = new Secret(this, 'Credentials', {
      description: `Credentials of search providers, stage ${stage.name}: JSON as docs/runbook.md describes it`,
      // No secret yet: what the operator puts in its place is in no template, and no deployment writes over it.
      secretStringValue: SecretValue.unsafePlainText('{}'),
      removalPolicy: stage.removalPolicy,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The keys are given out by search services, none of which can be asked to rotate them by a function.',
    });
    this.arn = secret.secretArn;
  }
}
