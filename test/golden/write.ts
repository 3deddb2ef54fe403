/** `npm run golden`: rewrites the golden report. Read the difference before it is committed. */
import { writeFileSync } from 'node:fs';
import { goldenFiles, goldenPath } from './reports.ts';

for (const [name, text] of Object.entries(await goldenFiles())) {
  writeFileSync(goldenPath(name), text);
  console.log(`test/golden/${name} written`);
}
