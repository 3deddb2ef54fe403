/** Preloaded by `npm run test:mutants`: the file of the mutant that `MUTANT` names is changed as it is loaded. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutants } from './mutants.ts';

const mutant = mutants.find(({ name }) => name === process.env.MUTANT);
if (mutant === undefined) throw new Error('MUTANT names no mutant');
const mutated = pathToFileURL(join(import.meta.dirname, '../..', mutant.file)).href;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== mutated) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString('utf8');
    return { ...loaded, source: text.replaceAll(mutant.from, () => mutant.to) };
  },
});
