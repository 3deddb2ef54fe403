/** `npm run methods`: writes the rules of the engine to `docs/methods.md`. */
import { writeFileSync } from 'node:fs';
import { methodsDocument } from './methods-document.ts';

writeFileSync(new URL('../docs/methods.md', import.meta.url), methodsDocument());
console.log('docs/methods.md written');
