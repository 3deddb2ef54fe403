/** The texts of every language that reports are written in, as the dashboard shows them. */
import type { DashboardTexts } from '../../analysis/languages/writing-pack.ts';
import { writingPacks } from '../../analysis/languages/writing-packs.ts';
import type { ShownPack } from '../../dashboard/src/report/words.ts';

/** By language; a language without texts for the dashboard fails here. */
export const shownPacks: Readonly<Record<string, ShownPack>> = Object.fromEntries(
  await Promise.all(
    Object.entries(writingPacks).map(async ([language, pack]) => {
      const folder = `../../analysis/languages/${language}/texts/dashboard`;
      const { dashboard } = (await import(`${folder}/dashboard.ts`)) as { dashboard: DashboardTexts };
      return [language, { ...pack, dashboard }] as const;
    }),
  ),
);

export function shownPackOf(language: string): ShownPack {
  const pack = shownPacks[language];
  if (pack === undefined) throw new Error(`no texts in ${language}`);
  return pack;
}
