/** What was asked, when, and with what. */
import type { Context } from '../context.ts';
import { bullets, link, type Markdown, md, shortAddress } from '../markup.ts';
import { minute } from '../numbers.ts';
import type { RenderedReport } from '../rendered-report.ts';

/** The order and the origin of the numbers. */
export function askedSection({ metadata }: Pick<RenderedReport, 'metadata'>, { t }: Context): Markdown[] {
  const { keyword, language, country, user_url, providers, engine, reproducibility } = metadata;
  const searched = providers.flatMap(({ role, name }) => (role === 'serp' && name !== undefined ? [name] : []));
  return [
    bullets([
      md`**${t.asked.keyword}** ${keyword}`,
      md`**${t.asked.place}** ${named('language', language, t.language)}, ${named('region', country, t.language)}`,
      ...(user_url === undefined ? [] : [md`**${t.asked.page}** ${link(shortAddress(user_url), user_url)}`]),
      md`**${t.asked.collected}** ${minute(metadata.serp_collected_at)} (${searched.join(', ')})`,
      md`**${t.asked.audit}** ${metadata.audit_id}, ${engine.version} (${engine.git_sha})`,
      md`**${t.asked.hash}** ${reproducibility.output_sha256}`,
    ]),
  ];
}

/** Codes of another form than these are no codes, for which `DisplayNames` throws. */
const forms = { language: /^[a-z]{2,3}$/u, region: /^[A-Z]{2}$/u } as const;

function named(type: 'language' | 'region', code: string, language: string): string {
  if (!forms[type].test(code)) return code;
  const name = new Intl.DisplayNames(language, { type, fallback: 'code' }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}
