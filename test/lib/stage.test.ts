/** Choosing a stage: the default, what may be chosen from outside, and what is refused in a sentence. */
import { describe, expect, test } from '@jest/globals';
import { providerNames } from '../../adapters/serp/providers/providers.ts';
import { searchProviders, stageFor } from '../../lib/stage.ts';

describe('choosing a stage', () => {
  test('without a name it is dev, which searches the corpus', () => {
    expect(stageFor({})).toMatchObject({ name: 'dev', searchProviders: ['corpus'], pointInTimeRecovery: false });
  });

  test('by its name', () => {
    expect(stageFor({ stage: 'local' })).toMatchObject({ name: 'local', alarms: false });
  });

  test.each([{}, { searchProvider: 'corpus' }])('prod without a real search provider (%j) is refused', (choice) => {
    expect(() => stageFor({ stage: 'prod', ...choice })).toThrow(
      /^The prod stage needs a real search provider, .*lib\/stage\.ts or with -c searchProvider=<name>\.$/,
    );
  });

  test.each([
    [{ stage: 'production' }, 'Unknown stage "production": it is one of local, dev, prod.'],
    [{ stage: '' }, 'Unknown stage "": it is one of local, dev, prod.'],
    [
      { stage: 'dev', searchProvider: 'nobody' },
      'Unknown searchProvider "nobody": it is one of corpus, dataforseo, serper, brave, serpapi, searxng.',
    ],
    [
      { searchProvider: 'serper,' },
      'Unknown searchProvider "": it is one of corpus, dataforseo, serper, brave, serpapi, searxng.',
    ],
    [{ searchProvider: 'serper,serper' }, 'searchProvider "serper,serper" names one twice.'],
    [{ searchProvider: 'serper,corpus' }, 'searchProvider "corpus" stands in for no other: its pages are made up.'],
    [{ searchProvider: 'serper', botContactUrl: 'me' }, 'botContactUrl must be an http, https or mailto address.'],
    [
      { searchProvider: 'serper', botContactUrl: 'https://x y' },
      'botContactUrl must be an http, https or mailto address.',
    ],
    [
      { dashboardDomain: 'Audits', dashboardCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/12ab' },
      'dashboardDomain must be a domain name in lower case, such as audits.example.com.',
    ],
    [
      { dashboardDomain: 'audits.example.com', dashboardCertificateArn: 'arn:aws:acm:eu-west-1:1:certificate/12ab' },
      'dashboardDomain needs dashboardCertificateArn, a certificate of ACM in us-east-1.',
    ],
  ])('%j is refused', (choice, message) => {
    expect(() => stageFor(choice)).toThrow(new Error(message));
  });

  test('a list of search providers is asked in its order', () => {
    const choice = { stage: 'prod', searchProvider: 'dataforseo, serper', botContactUrl: 'mailto:bot@audits.example' };
    expect(stageFor(choice)).toMatchObject({
      searchProviders: ['dataforseo', 'serper'],
      botContactUrl: 'mailto:bot@audits.example',
    });
    expect(stageFor({ stage: 'local', searchProvider: 'serper' })).toMatchObject({ searchProviders: ['serper'] });
  });

  test.each(['dev', 'prod'])('%s that asks the web without saying who asks is refused', (stage) => {
    expect(() => stageFor({ stage, searchProvider: 'serper' })).toThrow(
      new RegExp(`^The ${stage} stage fetches pages from the web and must say who asks: .* -c botContactUrl=<url>\\.$`),
    );
  });

  test('every provider that a stage can name has its adapter', () => {
    expect([...searchProviders].toSorted()).toEqual(['corpus', ...providerNames].toSorted());
  });
});
