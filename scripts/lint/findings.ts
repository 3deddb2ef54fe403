/** Compares checkov's findings with the exceptions: what has no exception, and which exception has no finding. */
import * as z from 'zod';
import type { Exception } from './exceptions.ts';

/** A finding of checkov in a stage's template. */
export interface Finding {
  stage: string;
  check: string;
  /** `<type>.<logical id>` */
  resource: string;
  name: string;
}

const failed = z.object({ check_id: z.string(), check_name: z.string(), resource: z.string() });
const result = z.object({
  results: z.object({ failed_checks: z.array(failed) }),
  summary: z.object({ passed: z.number().positive(), parsing_errors: z.literal(0) }),
});

/** Reads checkov's JSON for one template. @throws ZodError if it could not be read, or nothing was checked */
export function findingsIn(stage: string, json: unknown): Finding[] {
  const { results } = result.parse(json);
  return results.failed_checks.map(({ check_id, check_name, resource }) => ({
    ...{ stage, check: check_id, resource, name: check_name },
  }));
}

const covers = ({ check, resources, stages }: Exception, finding: Finding): boolean =>
  check === finding.check && resources.test(finding.resource) && (stages?.includes(finding.stage) ?? true);

/** The findings that no exception is for, and the exceptions (and their stages) that are for no finding. */
export function compared(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { unexplained: Finding[]; idle: Exception[] } {
  return {
    unexplained: findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding))),
    idle: exceptions.filter((exception) => {
      const stages = exception.stages ?? [undefined];
      return !stages.every((stage) =>
        findings.some((finding) => covers(exception, finding) && (stage === undefined || finding.stage === stage)),
      );
    }),
  };
}
