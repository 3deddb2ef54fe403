/** Generates the lists of the languages that are read, and that reports are written in, from their folders. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

export const reportLanguagesPath = 'analysis/languages/report-languages.ts';

export const readLanguagesPath = 'analysis/languages/read-languages.ts';

/** The languages that have a file of this path in their folder. */
function languagesWith(file: string): string[] {
  return globSync(`*/${file}`, { cwd: join(import.meta.dirname, '../analysis/languages') })
    .map((path) => path.split('/')[0] ?? '')
    .toSorted();
}

/** The text of the list of languages that are read. */
export function readLanguagesFile(): string {
  const languages = languagesWith('reading.ts');
  const imports = [
    ...languages.map((language) => ({ from: `./${language}/reading.ts`, what: language })),
    { from: './language-pack.ts', what: 'LanguagePack', type: 'type ' },
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return `/** The packs of every language that the engine reads, in the order of their codes. Written by \`npm run languages\`. */
${imports.map(({ from, what, type = '' }: { from: string; what: string; type?: string }) => `import ${type}{ ${what} } from '${from}';`).join('\n')}

export const languagePacks: readonly LanguagePack[] = [
${languages.map((language) => `  ${language},`).join('\n')}
];
`;
}

/** The text of the list of languages that are written: the two packs of each folder with texts. */
export function reportLanguagesFile(): string {
  const languages = languagesWith('texts/pack.ts');
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
