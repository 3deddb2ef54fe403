/** `npm run languages`: generates the list of report languages from the folders of `analysis/languages`. */
import { writeFileSync } from 'node:fs';
import { reportLanguagesFile, reportLanguagesPath } from './report-languages-file.ts';

writeFileSync(new URL(`../${reportLanguagesPath}`, import.meta.url), reportLanguagesFile());
console.log(`${reportLanguagesPath} written`);
