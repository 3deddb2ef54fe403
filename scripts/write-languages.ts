/** `npm run languages`: generates the lists of languages from the folders of `analysis/languages`. */
import { writeFileSync } from 'node:fs';
import {
  readLanguagesFile,
  readLanguagesPath,
  reportLanguagesFile,
  reportLanguagesPath,
} from './report-languages-file.ts';

for (const [path, text] of [
  [readLanguagesPath, readLanguagesFile()],
  [reportLanguagesPath, reportLanguagesFile()],
] as const) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`${path} written`);
}
