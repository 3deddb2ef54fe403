/** The languages that reports are written in. Bundles that only render do not include the writing packs. */
import { pack as de } from './de/texts/pack.ts';
import { renderPack as deRender } from './de/texts/render-pack.ts';
import { pack as en } from './en/texts/pack.ts';
import { renderPack as enRender } from './en/texts/render-pack.ts';
import { pack as es } from './es/texts/pack.ts';
import { renderPack as esRender } from './es/texts/render-pack.ts';
import { pack as fr } from './fr/texts/pack.ts';
import { renderPack as frRender } from './fr/texts/render-pack.ts';
import type { RenderPack, WritingPack } from './writing-pack.ts';

/** The packs by language (ISO 639-1). */
export const writingPacks: Readonly<Record<string, WritingPack>> = { de, en, es, fr };

/** The pack of `language` (ISO 639-1), or the English one if there is none. */
export function writingPackOf(language: string): WritingPack {
  return Object.hasOwn(writingPacks, language) ? (writingPacks[language] ?? en) : en;
}

/** Whether reports can be written in `language`. */
export function writesIn(language: string): boolean {
  return Object.hasOwn(writingPacks, language);
}

/** The packs needed to render a report, by language (ISO 639-1). */
const renderPacks: Readonly<Record<string, RenderPack>> = { de: deRender, en: enRender, es: esRender, fr: frRender };

/** The texts for rendering in `language` (ISO 639-1), or in English where there are none. */
export function renderPackOf(language: string): RenderPack {
  return Object.hasOwn(renderPacks, language) ? (renderPacks[language] ?? enRender) : enRender;
}
