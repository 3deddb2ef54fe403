/** Generates the list of the languages that reports are written in from the folders of `analysis/languages`. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

export const reportLanguagesPath = 'analysis/languages/report-languages.ts';

/** The text of the list: the two packs of each folder with texts. */
export function reportLanguagesFile(): string {
  const languages = globSync('*/texts/pack.ts', { cwd: join(import.meta.dirname, '../analysis/languages') })
    .map((path) => path.split('/')[0] ?? '')
    .toSorted();
  const imports = languages.flatMap((language) => [
    `import { pack as ${language} } from './${language}/texts/pack.ts';`,
    `import { renderPack as ${language}Render } from './${language}/texts/render-pack.ts';`,
  ]);
  return `/** The packs of every language that reports are written in. Written by \`npm run languages\`. */
${imports.join('\n')}
import type { RenderPack, WritingPack } from './writing-pack.ts';

/** All texts, by language (ISO 639-1). */
export const writingPacks: Readonly<Record<string, WritingPack>> = { ${languages.join(', ')} };

/** The texts that a finished report is rendered with, by language (ISO 639-1). */
export const renderPacks: Readonly<Record<string, RenderPack>> = {
${languages.map((language) => `  ${language}: ${language}Render,`).join('\n')}
};
`;
}
