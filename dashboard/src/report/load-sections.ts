/** The code of what stands below the overview: of the user's page, and of its market. */
import { viewCode } from '../ui/view-code.tsx';

export const gapSections = viewCode(() => import('./gap/gap.tsx').then(({ default: GapSections }) => GapSections));
export const marketSections = viewCode(() =>
  import('./market/market.tsx').then(({ default: MarketSections }) => MarketSections),
);

/** Loads the sections that a report of this type has. */
export async function loadSections(type: 'gap' | 'market'): Promise<void> {
  await Promise.all([marketSections.load(), ...(type === 'gap' ? [gapSections.load()] : [])]);
}
