/** Finds ways to contact the publisher of a page. */
import { type ContactKind, contactKinds } from '../../report/vocabulary.ts';
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';

/** At most this many links are examined. */
const maxLinks = 3000;

/** The path of a contact page as a whole path segment, in several languages. */
const contactPath =
  /\/(?:contact(?:-?us|o|e|s|ez-nous|anos|enos|pagina)?|kontakt(?:y|e|formular)?|contatti|contato|fale-conosco|impressum|imprint|contacteer(?:-ons)?|kontakta-oss|ota-yhteytta|iletisim|kapcsolat|lianxi|otoiawase|inquiry)(?:\.\p{L}{2,5})?\/?$/iu;

/** Returns the kinds found, in the order of `contactKinds`. */
export function readContacts(root: ElementNode): ContactKind[] {
  const found = new Set<ContactKind>();
  for (const link of elementsTagged(root, 'a').slice(0, maxLinks)) {
    const href = attribute(link, 'href')?.trim() ?? '';
    if (/^mailto:[^@\s]+@/iu.test(href)) found.add('email');
    else if (/^tel:\+?[\d(]/iu.test(href)) found.add('telephone');
    else if (contactPath.test(href.split(/[?#]/u, 1)[0] ?? '')) found.add('contact_page');
  }
  return contactKinds.filter((kind) => found.has(kind));
}
