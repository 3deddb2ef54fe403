/** Writes the template of each stage into a folder: `node test/lib/write-templates.ts <folder>`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { appOf, deployed } from './apps.ts';

const [folder = '.'] = process.argv.slice(2);
for (const [name, stage] of Object.entries(deployed))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(Template.fromStack(appOf(stage).stack).toJSON()));
