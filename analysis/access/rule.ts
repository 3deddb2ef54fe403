/** The rule for crawler access: its constants, their reasons and its known limits. */

import { defineRule } from '../rules/rule.ts';
import { crawlerRegistryVersion } from './crawlers.ts';

export const crawlerRule = defineRule({
  id: 'crawler_access',
  version: 1,
  name: 'Crawlers by role against robots.txt (RFC 9309), meta robots and X-Robots-Tag',
  referenceUrl: 'https://www.rfc-editor.org/rfc/rfc9309',
  constants: {
    registry: {
      value: crawlerRegistryVersion,
      unit: 'version',
      reason: 'the crawlers known, with their roles and robots tokens',
    },
  },
  knownLimits: ['firewalls_untested'],
});
