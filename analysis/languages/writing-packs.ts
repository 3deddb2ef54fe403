/** The packs that reports are written with. Bundles that only render do not include the writing packs. */
import { pack as en } from './en/texts/pack.ts';
import { renderPack as enRender } from './en/texts/render-pack.ts';
import { renderPacks, writingPacks } from './report-languages.ts';
import type { RenderPack, WritingPack } from './writing-pack.ts';

export { writingPacks } from './report-languages.ts';

/** The pack of `language` (ISO 639-1), or the English one if there is none. */
export function writingPackOf(language: string): WritingPack {
  return Object.hasOwn(writingPacks, language) ? (writingPacks[language] ?? en) : en;
}

/** Whether reports can be written in `language`. */
export function writesIn(language: string): boolean {
  return Object.hasOwn(writingPacks, language);
}

/** The texts for rendering in `language` (ISO 639-1), or in English where there are none. */
export function renderPackOf(language: string): RenderPack {
  return Object.hasOwn(renderPacks, language) ? (renderPacks[language] ?? enRender) : enRender;
}
