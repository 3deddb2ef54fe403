/** Values and rules of the launch form. The rules are those of the API, checked before sending. */
import { countries, languages } from '../../../core/audits/locales.ts';
import {
  isInsideAddress,
  isPageAddress,
  maxControlUrls,
  readKeyword,
  repeatedControls,
} from '../../../core/audits/order-rules.ts';
import type { CreateAuditBody } from '../../../functions/api/contract/launch.ts';

export interface LaunchValues {
  audit_type: CreateAuditBody['audit_type'];
  keyword: string;
  user_url: string;
  /** One address a line. */
  control_urls: string;
  language: string;
  country: string;
}

/** The order of an audit, as read. */
export type LaunchOrder = Pick<CreateAuditBody, 'audit_type' | 'keyword' | 'user_url' | 'language' | 'country'> & {
  control_urls?: readonly string[];
};

/** The fields as the API names them. */
export const launchFields = ['audit_type', 'keyword', 'user_url', 'control_urls', 'language', 'country'];

/** The API's limit for the length of an address. */
const maxUrlLength = 2_083;

/** Completes a typed address: `example.com` becomes `https://example.com`. An address with a scheme is unchanged. */
export function withScheme(url: string): string {
  const typed = url.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(typed) ? typed : `https://${typed}`;
}

/** The addresses of the control pages, one a line. */
export function controlUrls(lines: string): string[] {
  return lines.split(/\s+/u).filter(Boolean).map(withScheme);
}

function addressFault(url: string): string | null {
  if (url.length > maxUrlLength) return `At most ${maxUrlLength} characters`;
  if (!isPageAddress(url)) return 'A web address is expected, such as example.com/guide';
  return isInsideAddress(url) ? 'This address is private: the page must be on the public Internet' : null;
}

/** A rule per field. Returns a message, or null if the value is valid. */
export const launchRules = {
  keyword: (keyword: string): string | null => {
    const read = readKeyword(keyword);
    return 'fault' in read ? asSentence(read.fault) : null;
  },
  user_url: (url: string, { audit_type }: LaunchValues): string | null => {
    if (audit_type !== 'gap') return null;
    return url.trim() === '' ? 'A gap audit needs the address of your page' : addressFault(withScheme(url));
  },
  control_urls: (lines: string, { audit_type, user_url }: LaunchValues): string | null => {
    if (audit_type !== 'gap') return null;
    const urls = controlUrls(lines);
    if (urls.length > maxControlUrls) return `At most ${maxControlUrls} pages`;
    const fault = urls.map(addressFault).find((found) => found !== null);
    if (fault !== undefined) return fault;
    const isRepeated = repeatedControls(withScheme(user_url), urls).length > 0;
    return isRepeated ? 'Other pages than the audited one are expected, each once' : null;
  },
  language: (code: string): string | null => (languages.has(code) ? null : 'Choose a language'),
  country: (code: string): string | null => (countries.has(code) ? null : 'Choose a country'),
};

/** The request body. Addresses of pages are only sent for a gap audit. */
export function launchBody({ audit_type, keyword, language, country, ...pages }: LaunchValues): CreateAuditBody {
  const controls = controlUrls(pages.control_urls);
  return {
    audit_type,
    keyword,
    ...(audit_type === 'gap' ? { user_url: withScheme(pages.user_url) } : {}),
    ...(audit_type === 'gap' && controls.length > 0 ? { control_urls: controls } : {}),
    language,
    country,
  };
}

function asSentence(fault: string): string {
  return fault.charAt(0).toUpperCase() + fault.slice(1);
}
