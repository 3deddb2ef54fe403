/** The CDK app: one stack for the chosen stage, validated by cdk-nag. */
import { createRequire } from 'node:module';
import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AuditStack } from './audit-stack.ts';
import type { Stage } from './stage.ts';

/**
 * Loaded with `require`, because the compiler of the tests drops the import attribute that JSON needs in ES modules.
 */
const featureFlags: Record<string, unknown> = createRequire(import.meta.url)(
  'aws-cdk-lib/recommended-feature-flags.json',
);

/**
 * Creates an app without a stack, whose context can be read. Synthesis throws on any cdk-nag finding that is not
 * acknowledged with a reason.
 *
 * The feature flags are those recommended by the pinned CDK. They are set here rather than in `cdk.json`, so that the
 * template is the same whether the CLI, a test or `node bin/app.ts` synthesizes it. It depends on no account and no
 * region either.
 */
export function emptyApp(props: AppProps = {}): App {
  const app = new App({
    analyticsReporting: false,
    // The caller calls `synth()` and sees its errors.
    autoSynth: false,
    ...props,
    context: { ...featureFlags, ...props.context },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

/** Adds the app's only stack, `AnswerAudit-<stage>`. */
export function addStack(app: App, { stage, engineGitSha }: { stage: Stage; engineGitSha: string }): AuditStack {
  return new AuditStack(app, `AnswerAudit-${stage.name}`, { stage, engineGitSha });
}
