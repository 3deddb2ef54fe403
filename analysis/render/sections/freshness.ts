/** Section: how recent the market's pages are. */
import { capitalized } from '../../languages/say.ts';
import type { Context } from '../context.ts';
import { bullets, heading, type Markdown, md } from '../markup.ts';
import type { RenderedMarket } from '../rendered-report.ts';

/** Writes how many pages have a date, their age, and whether the keyword is time-sensitive. */
export function freshnessSection(freshness: RenderedMarket['freshness'], context: Context): Markdown[] {
  const { t, pack, rate, number, yesNo, cite, word } = context;
  const { dated, median_age_days: age, updated_90d, keyword_time_sensitive, signals } = freshness;
  return [
    heading(2, t.headings.freshness),
    bullets([
      ...(dated === null ? [] : [md`${t.freshness.dated} ${rate(dated)}`]),
      ...(age === null ? [] : [md`${t.freshness.age} ${number(Math.round(age))}`]),
      ...(updated_90d === null ? [] : [md`${t.freshness.updated} ${rate(updated_90d)}`]),
      md`${t.freshness.sensitive} ${yesNo(keyword_time_sensitive)}`,
      ...signals.map(({ signal, ev }) => md`${capitalized(word('timeSign', signal), pack.language)} ${cite(ev)}`),
    ]),
  ];
}
