/** Recognizes the sites of authorities and schools, which speak as an institution and have no customers. */

const authority =
  /(?:^|\.)(?:gov|gouv|gob|govt|mil)(?:\.\p{L}{2})?$|(?:^|\.)(?:nhs\.uk|gc\.ca|europa\.eu|admin\.ch|bund\.de)$/u;
const school = /(?:^|\.)(?:edu|ac)(?:\.\p{L}{2})?$/u;

/** Whether a domain is that of an authority, which signs what it publishes itself. */
export const isAuthority = (domain: string): boolean => authority.test(domain);

/** Whether a domain is that of an authority, a school or a university. */
export const isPublicBody = (domain: string): boolean => isAuthority(domain) || school.test(domain);
