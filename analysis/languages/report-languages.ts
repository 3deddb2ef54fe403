/** The packs of every language that reports are written in. Written by `npm run languages`. */
import { pack as de } from './de/texts/pack.ts';
import { renderPack as deRender } from './de/texts/render-pack.ts';
import { pack as en } from './en/texts/pack.ts';
import { renderPack as enRender } from './en/texts/render-pack.ts';
import { pack as es } from './es/texts/pack.ts';
import { renderPack as esRender } from './es/texts/render-pack.ts';
import { pack as fr } from './fr/texts/pack.ts';
import { renderPack as frRender } from './fr/texts/render-pack.ts';
import type { RenderPack, WritingPack } from './writing-pack.ts';

/** All texts, by language (ISO 639-1). */
export const writingPacks: Readonly<Record<string, WritingPack>> = { de, en, es, fr };

/** The texts that a finished report is rendered with, by language (ISO 639-1). */
export const renderPacks: Readonly<Record<string, RenderPack>> = {
  de: deRender,
  en: enRender,
  es: esRender,
  fr: frRender,
};
