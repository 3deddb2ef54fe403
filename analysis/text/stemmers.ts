/** Stemmers by language: one table, so that the report can say which one was used, or that there is none. */
import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as nepali } from '@orama/stemmers/nepali';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as sanskrit } from '@orama/stemmers/sanskrit';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { stemArabic } from './arabic-stemmer.ts';

/** Version of `@orama/stemmers` that the table comes from; a test holds it to the installed one. */
export const stemmersVersion = '3.1.18';

/** A stemmer and what the report calls it. */
export interface Stemmer {
  name: string;
  version: string;
  stem(word: string): string;
}

/**
 * The package's Bulgarian stemmer is left out: it throws on common words (it writes into a string). So is its Arabic
 * one: it takes a letter of the root for a prefix (سيارات becomes يارا) and parts a noun from its form with the article.
 */
const snowball = new Map<string, (word: string) => string>(
  Object.entries({
    da: danish,
    de: german,
    el: greek,
    en: english,
    es: spanish,
    fi: finnish,
    fr: french,
    ga: irish,
    hi: hindi,
    hu: hungarian,
    hy: armenian,
    id: indonesian,
    it: italian,
    lt: lithuanian,
    nb: norwegian,
    ne: nepali,
    nl: dutch,
    nn: norwegian,
    no: norwegian,
    pt: portuguese,
    ro: romanian,
    ru: russian,
    sa: sanskrit,
    sr: serbian,
    sv: swedish,
    ta: tamil,
    tr: turkish,
    uk: ukrainian,
  }),
);

const stemmers = new Map<string, Stemmer>([
  ...[...snowball].map(([language, stem]): [string, Stemmer] => [
    language,
    { name: '@orama/stemmers', version: stemmersVersion, stem },
  ]),
  ['ar', { name: 'light10', version: '1', stem: stemArabic }],
]);

/** The stemmer of a language (ISO 639-1), or null where no well-kept one exists: words then stand for themselves. */
export function stemmerFor(language: string): Stemmer | null {
  return stemmers.get(language) ?? null;
}

/** The languages that have one. */
export const stemmedLanguages: readonly string[] = [...stemmers.keys()].sort();
