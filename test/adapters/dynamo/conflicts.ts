/** An adversary: rejects concurrent transactions on the same items as DynamoDB does, which no local engine does. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DocumentClient } from '../../../adapters/dynamo/client.ts';
import type { Simulation } from '../../faults/simulation.ts';

/** One way over the network, and for how long a transaction holds its items. */
const wayMs = 3;
const holdMs = 10;

interface TransactInput {
  TransactItems?: Record<string, { TableName?: string; Key?: unknown; Item?: unknown }>[];
}

/** Puts the adversary before `client`: items that a transaction holds refuse others until it is over, in simulated time. */
export function rejectConcurrentTransactions(client: DocumentClient, sim: Simulation): void {
  const heldUntilMs = new Map<string, number>();
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args);
        const items = ((args.input as TransactInput).TransactItems ?? []).map((item) => {
          const [write] = Object.values(item);
          return JSON.stringify([write?.TableName, write?.Key ?? write?.Item]);
        });
        await sim.pass(wayMs);
        const met = items.map((item) => (heldUntilMs.get(item) ?? 0) > sim.nowMs());
        if (met.includes(true)) {
          await sim.pass(wayMs);
          throw new TransactionCanceledException({
            message: 'Transaction cancelled',
            $metadata: { httpStatusCode: 400 },
            CancellationReasons: met.map((isMet) => ({ Code: isMet ? 'TransactionConflict' : 'None' })),
          });
        }
        for (const item of items) heldUntilMs.set(item, sim.nowMs() + holdMs);
        const answer = await next(args);
        await sim.pass(holdMs + wayMs);
        return answer;
      },
    { step: 'initialize', priority: 'low', name: 'rejectConcurrentTransactions' },
  );
}
