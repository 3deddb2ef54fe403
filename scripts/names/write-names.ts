/** Writes a list of names as a file of analysis/languages/any. */
import { writeFileSync } from 'node:fs';

const maxLineChars = 116;

/**
 * Writes `names`, sorted, as the set `constant`.
 * @param file its name without the extension
 * @param separator between the names
 * @param about lines of the file's comment
 */
export function writeNames(
  file: string,
  constant: string,
  names: ReadonlySet<string>,
  separator: ' ' | ',',
  about: readonly string[],
): void {
  const lines = [''];
  for (const name of [...names].sort()) {
    const line = lines.at(-1) ?? '';
    if (line.length + name.length + 1 > maxLineChars) lines.push(name);
    else lines[lines.length - 1] = line === '' ? name : `${line}${separator}${name}`;
  }
  const between = separator === ' ' ? '' : separator;
  writeFileSync(
    new URL(`../../analysis/languages/any/${file}.ts`, import.meta.url),
    [
      '/**',
      ...about.map((line) => ` * ${line}`),
      ' */',
      `export const ${constant}: ReadonlySet<string> = new Set(`,
      `  \`${lines.join(`${between}\n  `)}\`.split(${separator === ' ' ? '/\\s+/u' : '/,\\s*/u'}),`,
      ');',
      '',
    ].join('\n'),
  );
}
