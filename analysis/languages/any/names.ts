/** Particles inside names and legal forms after them, in many languages. */

/** Lower-case words allowed between two capitalized ones: "University of Leeds", "Côte d'Ivoire". */
export const nameLinks: ReadonlySet<string> = new Set(
  'of the de la le du des del della di da do dos das d van von der den ten für zu zum'.split(' '),
);

/** Legal forms, which are optional in a name. */
export const legalForms = new Set(
  'inc incorporated corp corporation ltd limited llc llp plc gmbh ag kg se sa sas sarl srl spa bv nv co oy ab 株式会社 有限公司'.split(
    ' ',
  ),
);

/** Words for an ampersand. */
export const conjunctions: ReadonlySet<string> = new Set('and und et y e en i och og und'.split(' '));

/** Words between an author and who has worked with them: "By Jan Lund with Uta Berg". */
export const companions: ReadonlySet<string> = new Set('with mit avec con com met med'.split(' '));

/** Words between the last two names of an enumeration: "Vantro, Fjelltre or Ergotron". */
export const enumerationLinks: ReadonlySet<string> = new Set([
  ...conjunctions,
  ...'or oder ou o u eller lub и или'.split(' '),
]);

/** Words between the name of an organization and its field: "Institute for Health". */
export const fieldLinks: ReadonlySet<string> = new Set('for für pour para'.split(' '));
