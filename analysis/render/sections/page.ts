/** Section: the user's page of a gap audit. */
import type { Context } from '../context.ts';
import { bullets, heading, link, type Markdown, md } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Writes the page as it was read. */
export function pageSection(page: NonNullable<RenderedReport['page']>, context: Context): Markdown[] {
  const { t, number, word, cite } = context;
  const { identity, http, extraction, structure, in_serp } = page;
  return [
    heading(2, t.headings.page),
    bullets([
      md`**${t.page}** ${link(identity.title ?? page.final_url, page.final_url)} ${cite([page.source_id])}`,
      md`**${t.userPage.answer}** ${String(http.status)}, ${http.content_type ?? t.unknown}, ${t.userPage.bytes(number(http.bytes))}`,
      md`**${t.rank}** ${in_serp.rank === null ? t.userPage.notRanked : String(in_serp.rank)}`,
      md`**${t.userPage.content}** ${t.sourceWords(number(extraction.words))}`,
      md`**${t.userPage.structure}** ${Object.entries(structure)
        .map(([name, count]) => `${word('structure', name)} ${count}`)
        .join(', ')}`,
    ]),
  ];
}
