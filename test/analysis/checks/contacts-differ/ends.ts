/** How the check contacts-differ ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { ContactFault } from '../../../../analysis/extract/facts/addresses/contact-faults.ts';
import type { End } from '../changes.ts';

const showing = (...contactFaults: ContactFault[]) => ({
  document: { facts: { contactFaults } } as unknown as Artifacts['document'],
});
const number: ContactFault = { kind: 'telephone', shown: '(440) 555-0135', linked: '(330) 555-0180' };
const mail: ContactFault = { kind: 'email', shown: 'hello@oak.example', linked: 'service@oak.example' };

export const ends: readonly End[] = [
  ['fail', 'a number calls another', showing(number)],
  ['fail', 'a mail address writes to another', showing(mail)],
  ['fail', 'there are several', showing(number, mail, number, mail)],
  ['pass', 'all are the same', showing()],
  ['not_applicable other_kind_of_page', 'a thread', { ...showing(number), page_type: 'forum' }],
];
