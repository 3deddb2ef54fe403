/** The code that shows a report, in the parts that it loads in: when an audit is opened, or ahead of it. */
import { viewCode } from '../ui/view-code.tsx';
import { loadPack } from './packs.ts';

/** The frame and the overview of every report. */
export const reportView = viewCode(() => import('./report.tsx').then(({ default: Report }) => Report));

/** Loads the words in which this audit's report is shown. */
export async function loadWordsOf({ language }: { language: string }): Promise<void> {
  await loadPack(language);
}
