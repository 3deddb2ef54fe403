/** Reads usage counters from DynamoDB in batches. */
import * as z from 'zod';
import type { UsageReader } from '../../core/accounts/read-usage.ts';
import { type DocumentClient, itemsAt } from './client.ts';

const usageItem = z.object({ scope: z.string(), used: z.number() });
const budgetItem = z.looseObject({ used: z.number() });

/** The prefix of attributes that count what one part has used of a budget. */
export const partPrefix = 'used_by_';

/** Reads are consistent, so that callers see their latest use. */
export function dynamoUsageReader(client: DocumentClient, tableName: string): UsageReader {
  const itemsOf = (scopes: readonly string[]): Promise<Record<string, unknown>[]> =>
    itemsAt(
      client,
      tableName,
      scopes.map((scope) => ({ scope })),
      { ConsistentRead: true },
    );
  return {
    async used(scopes) {
      const items = z.array(usageItem).parse(await itemsOf(scopes));
      const usedByScope = new Map(items.map(({ scope, used }) => [scope, used]));
      return scopes.map((scope) => usedByScope.get(scope) ?? 0);
    },
    async budget(scope) {
      const [item] = z.array(budgetItem).parse(await itemsOf([scope]));
      if (item === undefined) return { used: 0, parts: {} };
      const { used, ...others } = item;
      const parts = Object.entries(others).flatMap(([name, count]) =>
        name.startsWith(partPrefix) && typeof count === 'number' ? [[name.slice(partPrefix.length), count]] : [],
      );
      return { used, parts: Object.fromEntries(parts) };
    },
  };
}
