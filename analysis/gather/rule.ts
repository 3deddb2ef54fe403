/** The rules for gathering and for sites: their constants, reasons and known limits. */
import { defineRule } from '../rules/rule.ts';

export const gatherRule = defineRule({
  id: 'gather',
  version: 1,
  name: 'Collection: the first results of one search, and their pages',
  constants: {
    resultsRequested: {
      value: 10,
      unit: 'results',
      reason: 'the first page of results, which is what nearly all searchers and answer engines look at',
    },
    maxCitedPages: {
      value: 6,
      unit: 'pages',
      reason:
        'pages that answers cite and that do not rank: enough to check most sentences, few enough for the time of an audit',
    },
    maxBytesOfAudit: {
      value: 12_000_000,
      unit: 'bytes',
      reason: 'ten long pages of a megabyte and one more fit; the pages of an audit together usually have 3 MB',
      source: 'npm run bench:large',
    },
  },
  knownLimits: ['fetched_once'],
});

export const sitesRule = defineRule({
  id: 'registrable_domain',
  version: 1,
  name: 'Sites: registrable domains by the ICANN section of the Public Suffix List',
  referenceUrl: 'https://publicsuffix.org/',
  constants: {
    list: { value: 'tldts-icann 7.4.16', unit: 'version', reason: 'the copy of the Public Suffix List in use' },
  },
  knownLimits: ['platform_is_one_site'],
});
