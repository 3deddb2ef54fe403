/** The CDK app: one stack of the chosen stage, under the rules of cdk-nag. */
import { createRequire } from 'node:module';
import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AuditStack } from './audit-stack.ts';
import type { Stage } from './stage.ts';

/** Read as CommonJS reads it: what compiles the tests drops the attribute by which an ES module imports JSON. */
const featureFlags: Record<string, unknown> = createRequire(import.meta.url)(
  'aws-cdk-lib/recommended-feature-flags.json',
);

export interface AuditAppOptions {
  /** Chooses the stage once the app can tell its context; see `stageFor`. */
  stageOf: (contextValue: (key: string) => unknown) => Stage;
  engineGitSha: string;
  props?: AppProps;
}

/**
 * Makes the app with its one stack, `AnswerAudit-<stage>`. Synthesis throws on any finding of cdk-nag that is not
 * acknowledged with a reason.
 *
 * The flags are those the pinned CDK recommends. They stand here and not in `cdk.json`, so that the template is the
 * same whether the CLI, a test or `node bin/app.ts` makes it; it depends on no account and no region either.
 */
export function auditApp({ stageOf, engineGitSha, props }: AuditAppOptions): { app: App; stack: AuditStack } {
  const app = new App({
    analyticsReporting: false,
    // Whoever makes the app calls `synth()`, and sees what it throws.
    autoSynth: false,
    ...props,
    context: { ...featureFlags, ...props?.context },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stage = stageOf((key) => app.node.tryGetContext(key));
  const stack = new AuditStack(app, `AnswerAudit-${stage.name}`, { stage, engineGitSha });
  return { app, stack };
}
