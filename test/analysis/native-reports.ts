/** Gap reports over small markets whose pages are in the language of the report, so that any English in them is ours. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type Report } from '../../analysis/index.ts';
import { de } from './languages/de/expected.ts';
import { es } from './languages/es/expected.ts';
import { fr } from './languages/fr/expected.ts';
import { engine, orderOf, portsOver } from './small-web.ts';

const markets = { de, es, fr };
export type NativeLanguage = keyof typeof markets;
export const nativeLanguages = Object.keys(markets) as NativeLanguage[];

/** English words that are no words of another report language, and of which nearly every English sentence has one. */
export const englishWords =
  /(?<![\p{L}\p{N}_-])(?:the|of|and|with|from|your|you|are|is|not|none|yes|this|that|which|how|by|at|between|shown|words|times|found|unknown|evidence|answers?|given|first|undefined|object Object)(?![\p{L}\p{N}_-])/u;

/** The report on the first page of the market that is written in `language`. */
export async function nativeReport(language: NativeLanguage): Promise<Report> {
  const folder = join(import.meta.dirname, 'languages', language);
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const web = Object.fromEntries(
    pages.map((html) => [/<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1] ?? '', html]),
  );
  const [user = ''] = Object.keys(web);
  const { keyword, country = 'US' } = markets[language];
  const order = orderOf({ audit_type: 'gap', user_url: user, keyword, language, country });
  const outcome = await analyze(order, portsOver(web), { engine });
  if (outcome.outcome === 'failed') throw new Error(outcome.detail);
  return outcome.report;
}
