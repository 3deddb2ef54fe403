/** A stage as the constructs read it: the settings of its file, and what follows from them. */
import { readdirSync } from 'node:fs';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type StageSettings, stageSettings } from './stage-settings.ts';

export interface Stage extends Omit<StageSettings, 'keepsData' | 'logRetentionDays'> {
  name: string;
  /** What becomes of tables and logs when the stack goes. */
  removalPolicy: RemovalPolicy;
  pointInTimeRecovery: boolean;
  /** Refuses to delete a table, or the stack. */
  deletionProtection: boolean;
  logRetention: RetentionDays;
}

/** The stages that have a file. */
export function stageNames(): string[] {
  return readdirSync(new URL('../stages/', import.meta.url))
    .filter((file) => /^[a-z][a-z\d-]{0,19}\.ts$/u.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** The settings of `stages/<name>.ts` as they stand. Throws one sentence when there is no such file. */
export async function settingsOf(name: unknown): Promise<StageSettings> {
  const known = stageNames().find((each) => each === name);
  if (known === undefined) {
    throw new Error(
      `Unknown stage "${String(name)}": choose one with -c stage=<name>. stages/ has ${stageNames().join(', ')}.`,
    );
  }
  const file: { settings: StageSettings } = await import(`../stages/${known}.ts`);
  return file.settings;
}

/**
 * The stage of settings that hold.
 *
 * @param options `isFirstDeployment` leaves deletion protection out: CloudFormation could not clean up after a first
 *   deployment that fails.
 * @throws Error that names every setting at fault, and why.
 */
export function stageOf(
  name: string,
  settings: StageSettings,
  { isFirstDeployment = false }: { isFirstDeployment?: boolean } = {},
): Stage {
  const parsed = stageSettings.safeParse(settings);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`stages/${name}.ts:\n${faults.join('\n')}`);
  }
  const { keepsData, logRetentionDays, ...rest } = parsed.data;
  return {
    ...rest,
    name,
    // Kept when the stack goes, but not when its first deployment fails: what would be left is empty and in the way.
    removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    pointInTimeRecovery: keepsData,
    deletionProtection: keepsData && !isFirstDeployment,
    logRetention: logRetentionDays,
  };
}

/** Whether the stage asks search providers and the web; else it looks at the pages that it carries. */
export function searchesTheWeb({ searchProviders: names }: Pick<Stage, 'searchProviders'>): boolean {
  return !names.includes('corpus');
}
