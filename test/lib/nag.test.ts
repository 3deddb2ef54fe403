/** cdk-nag: no finding of AWS Solutions is left without a reason, and no reason is left without its finding. */
import { describe, expect, test } from '@jest/globals';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { appOf, deployed } from './apps.ts';
import type { StageName } from './synthesized.ts';

describe('cdk-nag', () => {
  test.each<StageName>(['local', 'dev', 'prod', 'example'])('%s has no unacknowledged finding', (name) => {
    expect(findings(appOf(deployed[name]).app)).toEqual([]);
  });

  test.each<StageName>(['dev', 'prod', 'example'])(
    'every acknowledgement in %s has a reason, and the finding it is for',
    (name) => {
      const acknowledged = appOf(deployed[name]).stack.node.findAll().flatMap(acknowledgements);
      const raw = withoutAcknowledging(() => findings(appOf(deployed[name]).app));

      expect(acknowledged.length).toBeGreaterThan(0);
      for (const { path, id, reason } of acknowledged) {
        expect(reason.length).toBeGreaterThan(40);
        const paths = raw.filter((finding) => finding.id === id).map((finding) => finding.path);
        expect({ id, paths }).toEqual({ id, paths: expect.arrayContaining([expect.stringContaining(`${path}/`)]) });
      }
    },
  );
});

/** What `work` returns while nothing is acknowledged. */
function withoutAcknowledging<Result>(work: () => Result): Result {
  const { acknowledge } = Validations.prototype;
  Validations.prototype.acknowledge = () => undefined;
  try {
    return work();
  } finally {
    Validations.prototype.acknowledge = acknowledge;
  }
}

function findings(app: IConstruct): { id: string; path: string }[] {
  return new AwsSolutionsChecks()
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({ id: ruleName, path: constructPath })),
    );
}

function acknowledgements(construct: IConstruct): { path: string; id: string; reason: string }[] {
  return construct.node.metadata
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.entries(data as Record<string, string>))
    .map(([id, reason]) => ({ path: construct.node.path, id: id.replace(/^annotation::/i, ''), reason }));
}
