/** Counts calls to DynamoDB and the capacity units that the server reports for them. */
import type { DocumentClient } from '../../adapters/dynamo/client.ts';

/** Calls by operation, and request units of tables and indexes together. */
export interface Consumed {
  calls: Record<string, number>;
  reads: number;
  writes: number;
  /** Write units of each table without its indexes, and of each index. */
  writesOf: Record<string, number>;
}

interface Capacity {
  CapacityUnits?: number;
  TableName?: string;
  Table?: { CapacityUnits?: number };
  GlobalSecondaryIndexes?: Record<string, { CapacityUnits?: number }>;
}

const readOperations = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand']);

/**
 * Makes the client request the consumed capacity of each call. Returns a function that measures what `work` consumes.
 */
export function countCapacity(client: DocumentClient): (work: () => Promise<unknown>) => Promise<Consumed> {
  let consumed: Consumed = { calls: {}, reads: 0, writes: 0, writesOf: {} };
  const add = (name: string, { CapacityUnits = 0 }: Capacity = {}): void => {
    consumed.writesOf[name] = (consumed.writesOf[name] ?? 0) + CapacityUnits;
  };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = { ...args.input, ReturnConsumedCapacity: 'INDEXES' };
        const answer = await next({ ...args, input });
        const reported = (answer.output as { ConsumedCapacity?: Capacity | Capacity[] }).ConsumedCapacity;
        const capacities = [reported ?? []].flat();
        const units = capacities.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
        const operation = commandName.replace(/Command$/u, '');
        consumed.calls[operation] = (consumed.calls[operation] ?? 0) + 1;
        if (readOperations.has(commandName)) {
          consumed.reads += units;
          return answer;
        }
        consumed.writes += units;
        for (const { TableName = '', Table, GlobalSecondaryIndexes = {} } of capacities) {
          add(TableName, Table);
          for (const [index, capacity] of Object.entries(GlobalSecondaryIndexes)) add(index, capacity);
        }
        return answer;
      },
    { step: 'initialize', name: 'countCapacity' },
  );
  return async (work) => {
    consumed = { calls: {}, reads: 0, writes: 0, writesOf: {} };
    await work();
    return consumed;
  };
}
