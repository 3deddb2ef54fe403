/** Feeds mutated inputs to every reader of outside data; the same seed gives the same inputs. */
import fc from 'fast-check';
import { mutatePage, numbersFrom } from '../../bench/mutate-page.ts';
import { mutated } from '../adapters/serp/providers/mutated.ts';
import { startIssuer } from '../api/issuer.ts';
import { jsonParsers } from './json-parsers.ts';
import { textParsers } from './text-parsers.ts';

/** An input that its reader threw over. */
export interface Thrown {
  parser: string;
  input: string;
  error: string;
}

/** Longer inputs are read by other tests. */
const maxBytes = 3_000;

/** Gives `count` inputs to each reader; the first throw of each is told, and `done` how many it has read. */
export async function fuzzParsers(
  { seed, count }: { seed: number; count: number },
  done: (parser: string, read: number) => void = () => {},
): Promise<Thrown[]> {
  const issuer = await startIssuer();
  const thrown: Thrown[] = [];
  try {
    for (const { name, samples, read, refusals } of textParsers) {
      const next = numbersFrom(seed);
      const inputs = (): Uint8Array => {
        const sample = samples[Math.floor(next() * samples.length)] ?? '';
        return mutatePage(typeof sample === 'string' ? new TextEncoder().encode(sample) : sample, maxBytes, next);
      };
      thrown.push(...(await firstThrow(name, count, inputs, read, refusals)));
      done(name, count);
    }
    for (const { name, samples, read, refusals } of jsonParsers(issuer)) {
      const values = fc.sample(mutated(samples), { seed, numRuns: count });
      let at = 0;
      thrown.push(...(await firstThrow(name, count, () => values[at++], read, refusals)));
      done(name, count);
    }
  } finally {
    await issuer.close();
  }
  return thrown;
}

async function firstThrow<Input>(
  parser: string,
  count: number,
  inputs: () => Input,
  read: (input: Input) => unknown,
  refusals: readonly string[] = [],
): Promise<Thrown[]> {
  for (let index = 0; index < count; index++) {
    const input = inputs();
    try {
      await read(input);
    } catch (error) {
      if (error instanceof Error && refusals.includes(error.name)) continue;
      const shown = input instanceof Uint8Array ? Buffer.from(input).toString('base64') : JSON.stringify(input);
      return [{ parser, input: shown, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
    }
  }
  return [];
}
