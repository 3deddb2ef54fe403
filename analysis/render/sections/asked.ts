/** Section: what was ordered and when, in one line. */
import type { Context } from '../context.ts';
import { join, link, type Markdown, shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** Language, country, page and the time of the results page. */
export function askedSection({ metadata }: Pick<RenderedReport, 'metadata'>, { t, pack, minute }: Context): Markdown[] {
  const { language, country, user_url, providers } = metadata;
  const searched = providers.flatMap(({ role, name }) => (role === 'serp' && name !== undefined ? [name] : []));
  const facts = [
    ...(user_url === undefined ? [] : [link(shortAddress(user_url), user_url)]),
    `${named('language', language, pack.language)}, ${named('region', country, pack.language)}`,
    t.asked.collected(minute(metadata.serp_collected_at), searched.join(', ')),
  ];
  return [join(facts, ' · ')];
}

/** `DisplayNames` throws for codes of any other form. */
const forms = { language: /^[a-z]{2,3}$/u, region: /^[A-Z]{2}$/u } as const;

function named(type: 'language' | 'region', code: string, language: string): string {
  if (!forms[type].test(code)) return code;
  const name = new Intl.DisplayNames(language, { type, fallback: 'code' }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}
