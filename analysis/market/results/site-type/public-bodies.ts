/** Recognizes authorities, schools and the like by reserved suffixes of their hosts, and towns by the titles of their pages. */

const authority =
  /(?:^|\.)(?:gov|mil|gouv|gob|govt|gv|nhs|bund|admin)(?:\.[a-z]{2})?$|\.(?:europa\.eu|go\.(?:jp|kr|th|ke|id|tz)|lg\.jp|gc\.ca)$/u;
/** Chambers, consumer centres, statutory health insurers and other bodies under public law with a host like any company's. */
const chartered =
  /(?:^|\.)(?:(?:ihk|hwk)(?:-[a-z-]+)?|verbraucherzentrale(?:-[a-z-]+)?|deutsche-rentenversicherung|kfw|bafa|umweltbundesamt|arbeitsagentur|bundesregierung|bundesnetzagentur|bafin|zoll|rki|bzga|destatis|elster|aok|barmer|dak|tk|kkh|hkk|knappschaft|(?:[a-z-]+-)?[bi]kk(?:-[a-z-]+)?)\.de$|(?:^|\.)(?:cci|service-public|ameli|caf|urssaf|insee|has-sante|anses|ademe|anil)\.fr$|(?:^|\.)(?:camara[a-z]*|ine|boe|seg-social|aemps|ocu)\.(?:es|org)$|(?:^|\.)(?:wko|arbeiterkammer)\.at$|(?:^|\.)citizensadvice\.org\.uk$/u;
const school = /(?:^|\.)(?:edu|ac)(?:\.[a-z]{2})?$/u;
const other = /(?:^|\.)int(?:\.[a-z]{2})?$|\.museum$/u;

/** Whether a host is that of an authority, which signs what it publishes itself. */
export const isAuthority = (host: string): boolean => authority.test(host) || chartered.test(host);

/** Whether a host is that of an authority, a school or a university, which have no customers. */
export const isPublicBody = (host: string): boolean => isAuthority(host) || school.test(host);

/** Whether a host has any suffix of this kind. */
export const isOfficial = (host: string): boolean => isPublicBody(host) || other.test(host);

/** A site that calls itself after its town: "Abris de jardin - Ville de Blois", "Bauen | Stadt Ulm". */
const town =
  /(?:^|[-–—|:•»]\s*)(?:(?:[Vv]ille|[Mm]airie|[Cc]ommune) d(?:e\s|’|')|(?:Stadt|Gemeinde|Landkreis)\s|(?:[Aa]yuntamiento|[Cc]oncello) de\s|[Aa]juntament d(?:e\s|’|')|(?:City|Town|County) of\s|[Cc]omune di\s)(?=\p{Lu})/u;

/** Whether a title names the town, municipality or county whose site it is. */
export const isOfTown = (title: string): boolean => town.test(title);
