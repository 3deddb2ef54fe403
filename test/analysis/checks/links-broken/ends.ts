/** How the check links-broken ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { LinkFault } from '../../../../analysis/extract/facts/addresses/link-faults.ts';
import type { End } from '../changes.ts';

const linking = (...linkFaults: LinkFault[]) => ({
  document: { facts: { linkFaults } } as unknown as Artifacts['document'],
});
const nowhere: LinkFault = { kind: 'nowhere', href: 'www.oak.example', text: 'oak desks' };
const wrapped: LinkFault = {
  kind: 'wrapped',
  href: 'https://nam04.safelinks.protection.outlook.com/?url=https%3A%2F%2Foak.example',
  text: 'a study',
};

const network: LinkFault = { kind: 'network', href: 'https://www.facebook.com/', text: 'facebook.com' };

export const ends: readonly End[] = [
  ['fail', 'a link leads nowhere', linking(nowhere)],
  ['fail', 'a link runs through a mail filter', linking(wrapped)],
  ['fail', 'buttons lead to the front pages of networks', linking(network, { ...network, href: 'https://x.com' })],
  ['fail', 'there are both', linking(nowhere, wrapped, { ...nowhere, href: 'http://https://oak.example' })],
  ['pass', 'no link is faulty', linking()],
  ['not_applicable other_kind_of_page', 'a thread', { ...linking(nowhere), page_type: 'forum' }],
];
