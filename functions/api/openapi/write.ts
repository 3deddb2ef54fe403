/** `npm run openapi`: writes the OpenAPI document to `docs/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { openapiDocument } from './document.ts';

const file = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await openapiDocument(), null, 2)}\n`);
console.log('docs/openapi.json written');
