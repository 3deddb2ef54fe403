/** Evaluates alarms of a template over what functions did in each period, as CloudWatch does. */
import { resourcesOf, type Template } from './synthesized.ts';

/** A period of the alarm: what was logged, and how many calls of the function threw. */
export interface Period {
  lines: readonly Record<string, unknown>[];
  errors: number;
}

/**
 * The state of the alarm whose logical id begins with `Alarms<name>`, after these periods. @throws if it is of another
 * kind
 */
export function stateOf(template: Template, name: string, periods: readonly Period[]): 'ALARM' | 'OK' {
  const [, alarm] =
    resourcesOf(template, 'AWS::CloudWatch::Alarm').find(([id]) => id.startsWith(`Alarms${name}`)) ?? [];
  if (alarm === undefined) throw new Error(`there is no alarm ${name}`);
  const { MetricName, Namespace, Statistic, Threshold, EvaluationPeriods, ComparisonOperator, Metrics } =
    alarm.Properties as Record<string, unknown>;
  if (Metrics !== undefined || Statistic !== 'Sum' || ComparisonOperator !== 'GreaterThanOrEqualToThreshold') {
    throw new Error(`the alarm ${name} is of another kind`);
  }
  const isError = Namespace === 'AWS/Lambda' && MetricName === 'Errors';
  const matches = isError ? [] : filtersOf(template, String(MetricName)).map(predicateOf);
  const values = periods.map(({ lines, errors }) =>
    isError ? errors : lines.filter((line) => matches.some((match) => match(line))).length,
  );
  const last = values.slice(-Number(EvaluationPeriods));
  const isBreached = last.length === Number(EvaluationPeriods) && last.every((value) => value >= Number(Threshold));
  return isBreached ? 'ALARM' : 'OK';
}

/** The patterns of the filters that count into a metric. */
function filtersOf(template: Template, metricName: string): string[] {
  const patterns = resourcesOf(template, 'AWS::Logs::MetricFilter').flatMap(([, { Properties }]) => {
    const transformations = Properties.MetricTransformations as { MetricName: string }[];
    return transformations.some((each) => each.MetricName === metricName) ? [String(Properties.FilterPattern)] : [];
  });
  if (patterns.length === 0) throw new Error(`no log is counted into ${metricName}`);
  return patterns;
}

/** CloudWatch's filter patterns as the stack uses them: equality of strings, joined by `||` or by `&&`. */
function predicateOf(pattern: string): (line: Record<string, unknown>) => boolean {
  const terms = [...pattern.matchAll(/\$\.(\w+) = "([^"]*)"/gu)];
  const joined = new Set([...pattern.matchAll(/&&|\|\|/gu)].map(([operator]) => operator));
  if (terms.length === 0 || joined.size > 1) throw new Error(`cannot read the pattern ${pattern}`);
  const holds = (line: Record<string, unknown>) => (term: RegExpExecArray) => line[term[1] ?? ''] === term[2];
  return joined.has('||') ? (line) => terms.some(holds(line)) : (line) => terms.every(holds(line));
}
