/** Hash of a report: equal for equal results and pages. */
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './sha256.ts';

/**
 * Fields that differ between two runs over the same results and pages, and are left out of the hash. JSON pointers; `*`
 * matches every element of a list.
 */
export const volatileFields: readonly string[] = [
  '/metadata/audit_id',
  '/metadata/created_at',
  '/metadata/started_at',
  '/metadata/completed_at',
  '/metadata/serp_collected_at',
  '/metadata/pages_collected_at',
  '/metadata/sources/*/fetched_at',
  '/metadata/sources/*/age_s',
  '/metadata/providers/*/latency_ms',
  '/metadata/providers/*/attempts',
  '/metadata/providers/*/cost_usd',
  '/metadata/providers/*/list_price_usd',
  '/metadata/spend',
  '/metadata/providers/*/cached',
  '/metadata/providers/*/age_s',
  '/metadata/language_model/tasks/*/latency_ms',
  '/metadata/language_model/tasks/*/attempts',
  '/metadata/language_model/tasks/*/cost_usd',
  '/metadata/language_model/tasks/*/cached',
  '/metadata/language_model/cost_usd',
  '/market_serp/answer_engines/*/observed_at',
  '/market_serp/answer_engines/*/asked/samples/*/observed_at',
  '/metadata/reproducibility/output_sha256',
];

/** Returns the SHA-256 of the report as canonical JSON without its volatile fields; `output_sha256` may be missing. */
export async function outputSha256(report: unknown): Promise<string> {
  const paths = volatileFields.map((pointer) => pointer.split('/').slice(1));
  return await sha256(canonicalJson(without(report, paths)));
}

function without(value: unknown, paths: readonly string[][]): unknown {
  if (paths.length === 0 || value === null || typeof value !== 'object') return value;
  const below = (name: string, list: boolean) =>
    paths.filter(([first]) => first === name || (list && first === '*')).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.map((item, index) => without(item, below(String(index), true)));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !paths.some((path) => path.length === 1 && path[0] === name))
      .map(([name, member]) => [name, without(member, below(name, false))]),
  );
}
