/** Makes chosen calls to DynamoDB fail while a promise is tried. */
import type { World } from './world.ts';

/** What becomes of a call to DynamoDB: by its number, from 0. */
export type Fault = (call: number) => 'refused' | 'answer lost' | undefined;

/** Does `work` while calls to DynamoDB fail; returns how many calls there were. */
export async function underFaults(world: World, fault: Fault, work: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  world.client.middlewareStack.add(
    (next) => async (args) => {
      const met = fault(calls++);
      if (met === 'refused') throw new Error('injected');
      const answer = await next(args);
      if (met === 'answer lost') throw new Error('injected');
      return answer;
    },
    { step: 'initialize', name: 'underFaults', priority: 'high' },
  );
  try {
    await work();
  } finally {
    world.client.middlewareStack.remove('underFaults');
  }
  return calls;
}
