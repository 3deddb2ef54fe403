/**
 * `npm run fuzz:parsers -- --seed 1 --count 10000`: mutated robots files, pages, dates, charsets, addresses, answers of
 * providers, tokens and requests. Prints what threw, with its input, and ends with exit code 1 then.
 */
import { parseArgs } from 'node:util';
import { fuzzParsers } from './fuzz.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '10000' } },
});
const [seed = Number.NaN, count = Number.NaN] = [values.seed, values.count].map(Number);
if (![seed, count].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error('npm run fuzz:parsers -- [--seed n] [--count n]: so many inputs for each reader');
  process.exit(2);
}
const thrown = await fuzzParsers({ seed, count }, (parser, read) => console.log(`${read} inputs  ${parser}`));
for (const { parser, input, error } of thrown) console.log(`THROWN by ${parser}: ${error}\ninput: ${input}`);
if (thrown.length > 0) process.exitCode = 1;
