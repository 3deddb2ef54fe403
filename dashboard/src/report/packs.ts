/** Loads the words of a report's language, and no other. */
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';

/** One chunk per language folder; a new folder needs no line here. */
const loaders = import.meta.glob<WritingPack>('../../../analysis/languages/*/texts/pack.ts', { import: 'pack' });

const packs = new Map<string, Promise<WritingPack>>();

/** The pack of `language` (ISO 639-1); English where there is none. Asked twice, it loads once. */
export function loadPack(language: string): Promise<WritingPack> {
  const known = packs.get(language);
  if (known !== undefined) return known;
  const pathOf = (folder: string) => `../../../analysis/languages/${folder}/texts/pack.ts`;
  const load = loaders[pathOf(language)] ?? loaders[pathOf('en')];
  if (load === undefined) throw new Error('the English pack is missing');
  const pack = load();
  packs.set(language, pack);
  // A chunk that did not arrive may arrive the next time.
  pack.catch(() => packs.delete(language));
  return pack;
}
