/** Values and rules of the launch form. The rules are those of the API, checked before sending. */
import { countries, languages } from '../../../core/audits/locales.ts';
import { isInsideAddress, isPageAddress, readKeyword } from '../../../core/audits/order-rules.ts';
import type { CreateAuditBody } from '../../../functions/api/contract.ts';

export interface LaunchValues {
  audit_type: CreateAuditBody['audit_type'];
  keyword: string;
  user_url: string;
  language: string;
  country: string;
}

/** The fields as the API names them. */
export const launchFields = ['audit_type', 'keyword', 'user_url', 'language', 'country'];

/** The API's limit for the length of an address. */
const maxUrlLength = 2_083;

/** Completes a typed address: `example.com` becomes `https://example.com`. An address with a scheme is unchanged. */
export function withScheme(url: string): string {
  const typed = url.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(typed) ? typed : `https://${typed}`;
}

/** A rule per field. Returns a message, or null if the value is valid. */
export const launchRules = {
  keyword: (keyword: string): string | null => {
    const read = readKeyword(keyword);
    return 'fault' in read ? asSentence(read.fault) : null;
  },
  user_url: (url: string, { audit_type }: LaunchValues): string | null => {
    if (audit_type !== 'gap') return null;
    if (url.trim() === '') return 'A gap audit needs the address of your page';
    if (withScheme(url).length > maxUrlLength) return `At most ${maxUrlLength} characters`;
    if (!isPageAddress(withScheme(url))) return 'A web address is expected, such as example.com/guide';
    return isInsideAddress(withScheme(url)) ? 'This address is private: the page must be on the public Internet' : null;
  },
  language: (code: string): string | null => (languages.has(code) ? null : 'Choose a language'),
  country: (code: string): string | null => (countries.has(code) ? null : 'Choose a country'),
};

/** The request body. The page's address is only sent for a gap audit. */
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
