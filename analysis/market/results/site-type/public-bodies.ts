/** Recognizes the hosts of authorities, schools and the like by suffixes that their countries reserve for them. */

const authority =
  /(?:^|\.)(?:gov|mil|gouv|gob|govt|gv|nhs|bund|admin)(?:\.[a-z]{2})?$|\.(?:europa\.eu|go\.(?:jp|kr|th|ke|id|tz)|lg\.jp|gc\.ca)$/u;
const school = /(?:^|\.)(?:edu|ac)(?:\.[a-z]{2})?$/u;
const other = /(?:^|\.)int(?:\.[a-z]{2})?$|\.museum$/u;

/** Whether a host is that of an authority, which signs what it publishes itself. */
export const isAuthority = (host: string): boolean => authority.test(host);

/** Whether a host is that of an authority, a school or a university, which have no customers. */
export const isPublicBody = (host: string): boolean => isAuthority(host) || school.test(host);

/** Whether a host has any suffix of this kind. */
export const isOfficial = (host: string): boolean => isPublicBody(host) || other.test(host);
