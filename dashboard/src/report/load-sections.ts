/** The code of what stands below the overview: of the user's page, and of its market. */
import { viewCode } from '../ui/view-code.tsx';

export const gapSection = viewCode(() => import('./gap/gap.tsx').then(({ default: GapSection }) => GapSection));
export const marketSection = viewCode(() =>
  import('./market/market.tsx').then(({ default: MarketSection }) => MarketSection),
);

/** Loads the sections that a report of this type has. */
export async function loadSections(type: 'gap' | 'market'): Promise<void> {
  await Promise.all([marketSection.load(), ...(type === 'gap' ? [gapSection.load()] : [])]);
}
