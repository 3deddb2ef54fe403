/** The launch form's values and rules: those of the API, said before it is asked. */
import { countries, languages } from '../../../core/audits/locales.ts';
import { isPageAddress, readKeyword } from '../../../core/audits/order-rules.ts';
import type { CreateAuditBody } from '../../../functions/api/contract.ts';

export interface LaunchValues {
  audit_type: CreateAuditBody['audit_type'];
  keyword: string;
  user_url: string;
  language: string;
  country: string;
}

/** As the API names the fields of its body. */
export const launchFields = ['audit_type', 'keyword', 'user_url', 'language', 'country'];

/** As long as the API takes addresses. */
const maxUrlLength = 2_083;

/** What was typed as an address: `example.com` is `https://example.com`. What names a scheme is left as it is. */
export function withScheme(url: string): string {
  const typed = url.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(typed) ? typed : `https://${typed}`;
}

/** The rule of each field: a message, or null. */
export const launchRules = {
  keyword: (keyword: string): string | null => {
    const read = readKeyword(keyword);
    return 'fault' in read ? asSentence(read.fault) : null;
  },
  user_url: (url: string, { audit_type }: LaunchValues): string | null => {
    if (audit_type !== 'gap') return null;
    if (url.trim() === '') return 'A gap audit needs the address of your page';
    if (withScheme(url).length > maxUrlLength) return `At most ${maxUrlLength} characters`;
    return isPageAddress(withScheme(url)) ? null : 'A web address is expected, such as example.com/guide';
  },
  language: (code: string): string | null => (languages.has(code) ? null : 'Choose a language'),
  country: (code: string): string | null => (countries.has(code) ? null : 'Choose a country'),
};

/** What is sent: the page's address for a gap audit alone. */
export function launchBody({ audit_type, keyword, user_url, language, country }: LaunchValues): CreateAuditBody {
  return {
    audit_type,
    keyword,
    ...(audit_type === 'gap' ? { user_url: withScheme(user_url) } : {}),
    language,
    country,
  };
}

function asSentence(fault: string): string {
  return fault.charAt(0).toUpperCase() + fault.slice(1);
}
