/** `npm run checks`: generates the lists of checks from the folders of `analysis/checks`. */
import { writeFileSync } from 'node:fs';
import { checksFiles } from './checks-files.ts';

for (const [path, text] of Object.entries(await checksFiles())) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`${path} written`);
}
