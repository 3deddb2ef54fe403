/** Reads from the pages of a site what bears its name: an app, a firm that can be called, or neither. */
import { allItems, hasType } from '../../../extract/structured-data/item.ts';
import { isLocalBusiness } from '../../../extract/structured-data/local-business.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { isAuthority, isInstitution } from '../brands.ts';
import type { Sign } from './sign-weights.ts';
import type { TypedName, TypingContext } from './typing-context.ts';

/** Hosts of the two stores for apps. */
const stores = [/^(?:apps|itunes)\.apple\.com$/u, /^play\.google\.com$/u];

/** What is read of a page. */
type SitePage = {
  domain: string;
  document: { facts: Pick<AnalyzedPage['document']['facts'], 'contacts' | 'links' | 'structuredData'> };
};

/** Whether the pages link to both stores for apps: what they are called after is used by that name. */
export function offersApp(pages: readonly SitePage[]): boolean {
  return pages.some(({ document: { facts } }) =>
    stores.every((store) => facts.links.externalDomains.some((domain) => store.test(domain))),
  );
}

/**
 * Whether the pages have a number to call, declare a business with an address, or are an authority's or a university's:
 * a firm, rather than a publisher.
 */
export function isFirm(pages: readonly SitePage[]): boolean {
  return pages.some(
    ({ domain, document: { facts } }) =>
      isAuthority(domain) ||
      facts.contacts.includes('telephone') ||
      allItems(facts.structuredData.items).some(isLocalBusiness),
  );
}

/** What an association, a school or a newspaper declares itself to be. */
const bodies = [
  'NGO',
  'GovernmentOrganization',
  'GovernmentService',
  'EducationalOrganization',
  'CollegeOrUniversity',
  'School',
  'ResearchOrganization',
  'NewsMediaOrganization',
  'Hospital',
  'Library',
  'PerformingGroup',
];

/** Whether the pages declare an association, a school or a newspaper, or are under the registry of associations. */
export function isBody(pages: readonly SitePage[]): boolean {
  return pages.some(
    ({ domain, document: { facts } }) =>
      isInstitution(domain) || allItems(facts.structuredData.items).some((item) => hasType(item, ...bodies)),
  );
}

/**
 * What bears the name of a site: a brand where products are compared, unless it is who compares them, and a company where
 * companies offer a service. Elsewhere it is who publishes or sells under that name, unless it can be called as a firm
 * can; what offers an app is used by its name anywhere.
 */
export function signOfSite(
  named: TypedName,
  isOrganization: boolean,
  { usual, areCompanies, isOnline }: TypingContext,
): Sign {
  if (named.isBody) return 'site_of_body';
  if (usual === 'brand')
    return named.isReviewer ? 'site_reviewing' : named.isSite ? 'site_among_goods' : 'linked_among_goods';
  if (isOrganization) return 'site_of_organization';
  if (!named.isSite) return isOnline ? 'linked_online' : 'linked';
  if (named.isApp) return 'site_with_app';
  if (isOnline) return 'site_online';
  return areCompanies ? 'site_among_companies' : named.isFirm ? 'site_of_firm' : 'site_publishing';
}
