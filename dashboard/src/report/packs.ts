/** Loads the words of a report's language, and no other. */
import type { DashboardTexts, WritingPack } from '../../../analysis/languages/writing-pack.ts';
import type { ShownPack } from './words.ts';

/** One chunk per language folder and kind of text; a new folder needs no line here. */
const loaders = import.meta.glob<WritingPack>('../../../analysis/languages/*/texts/pack.ts', { import: 'pack' });
const textLoaders = import.meta.glob<DashboardTexts>('../../../analysis/languages/*/texts/dashboard/dashboard.ts', {
  import: 'dashboard',
});

const packs = new Map<string, Promise<ShownPack>>();
const arrived = new Map<string, ShownPack>();

/** The texts of `language` if they have been loaded: a view that has them need not wait for a promise. */
export function arrivedPack(language: string): ShownPack | undefined {
  return arrived.get(language);
}

/** The texts of `language` (ISO 639-1); English where there are none. Asked twice, they load once. */
export function loadPack(language: string): Promise<ShownPack> {
  const known = packs.get(language);
  if (known !== undefined) return known;
  const pack = load(language) ?? load('en');
  if (pack === undefined) throw new Error('the English pack is missing');
  packs.set(language, pack);
  pack.then(
    (texts) => arrived.set(language, texts),
    // A chunk that did not arrive may arrive the next time.
    () => packs.delete(language),
  );
  return pack;
}

/** Undefined where the language has no texts. */
function load(language: string): Promise<ShownPack> | undefined {
  const folder = `../../../analysis/languages/${language}/texts`;
  const loadWords = loaders[`${folder}/pack.ts`];
  const loadTexts = textLoaders[`${folder}/dashboard/dashboard.ts`];
  if (loadWords === undefined || loadTexts === undefined) return undefined;
  return Promise.all([loadWords(), loadTexts()]).then(([pack, dashboard]) => ({ ...pack, dashboard }));
}
