/** Settings of a stage: what the files in `stages/` say, and what is refused by name. */
import { describe, expect, test } from '@jest/globals';
import { engineNames } from '../../adapters/serp/engines/engine-names.ts';
import { providerNames } from '../../adapters/serp/providers/providers.ts';
import { settingsOf, stageNames, stageOf } from '../../lib/stage.ts';
import { answerEngines, type StageSettings, searchProviders } from '../../lib/stage-settings.ts';

const dev = await settingsOf('dev');
const prod = await settingsOf('prod');
const web = {
  searchProviders: ['serper'],
  botContactUrl: 'mailto:bot@audits.example',
} satisfies Partial<StageSettings>;

const modelLimits = {
  ...{ usdPerMillionIn: 1, usdPerMillionOut: 5, maxUsdPerAudit: 0.5, maxUsdPerMonth: 100 },
  ...{ maxTokensPerAudit: 300_000, maxTokensPerMonth: 100_000_000 },
};

describe('a stage', () => {
  test('is a file in stages/', async () => {
    expect(stageNames()).toEqual(['dev', 'example', 'local', 'prod']);
    expect(dev).toMatchObject({ searchProviders: ['corpus'], keepsData: false });
    await expect(settingsOf('nope')).rejects.toThrow('Unknown stage "nope"');
    await expect(settingsOf('../lib/stage')).rejects.toThrow('Unknown stage');
    await expect(settingsOf(undefined)).rejects.toThrow('Unknown stage');
  });

  test.each(['dev', 'example', 'local'])('%s can be deployed as it is', async (name) => {
    expect(stageOf(name, await settingsOf(name))).toMatchObject({ name });
  });

  test('prod waits for its providers and its contact', () => {
    expect(() => stageOf('prod', prod)).toThrow(/^stages\/prod\.ts:\n {2}searchProviders: is empty/u);
    expect(stageOf('prod', { ...prod, ...web })).toMatchObject({ name: 'prod', deletionProtection: true });
  });

  test('is not protected from deletion by its first deployment, which may have to be cleaned up', () => {
    const settings = { ...prod, ...web };
    expect(stageOf('prod', settings, { isFirstDeployment: true })).toMatchObject({
      deletionProtection: false,
      pointInTimeRecovery: true,
    });
  });

  test('every provider that it can name has its adapter', () => {
    expect([...searchProviders].toSorted()).toEqual(['corpus', ...providerNames].toSorted());
    expect([...answerEngines]).toEqual([...engineNames]);
  });
});

describe('settings are refused', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/12ab';
  test.each<[string, Partial<StageSettings>, string]>([
    ['an unknown setting', { workers: 5 } as object, 'Unrecognized key: "workers"'],
    ['an unknown provider', { searchProviders: ['nobody' as 'serper'] }, 'searchProviders.0: Invalid option'],
    [
      'answers without a limit',
      { searchProviders: ['serper'], botContactUrl: 'mailto:me@example.org', answerEngines: ['openai'] },
      'maxAnswersPerMonth: is missing',
    ],
    [
      'answers about the corpus',
      { answerEngines: ['openai'], maxAnswersPerMonth: 9 },
      'answerEngines: cannot be asked',
    ],
    ['results of the corpus that are kept', { resultsCacheMinutes: 10 }, 'resultsCacheMinutes: has nothing to keep'],
    ['results kept for hours', { ...web, resultsCacheMinutes: 61 }, 'resultsCacheMinutes: Too big'],
    [
      'a language model about the corpus',
      { languageModel: { adapter: 'bedrock', modelId: 'vendor.model-v1:0', ...modelLimits } },
      'languageModel: cannot be asked',
    ],
    [
      'a language model without a limit of money',
      {
        languageModel: {
          ...{ adapter: 'bedrock', modelId: 'vendor.model-v1:0' },
          ...{ ...modelLimits, maxUsdPerMonth: undefined as unknown as number },
        },
      },
      'languageModel.maxUsdPerMonth',
    ],
    ['an engine named twice', { answerEngines: ['openai', 'openai'] }, 'answerEngines: names one twice'],
    [
      'an alarm that could never go off',
      { maxDailySearches: 11, maxSearchesPerDay: 10 },
      'maxDailySearches: is above maxSearchesPerDay',
    ],
    ['a provider named twice', { ...web, searchProviders: ['serper', 'serper'] }, 'searchProviders: names one twice'],
    ['the corpus beside others', { ...web, searchProviders: ['serper', 'corpus'] }, '"corpus" stands in for no other'],
    ['the corpus for customers', { needsRealSearch: true }, 'searchProviders: must name search providers'],
    ['asking the web without saying who asks', { searchProviders: ['serper'] }, 'botContactUrl: is missing'],
    ['a contact that is no address', { ...web, botContactUrl: 'https://x y' }, 'botContactUrl: must be an http'],
    [
      'a domain with capitals',
      { dashboardDomain: { name: 'Audits', certificateArn } },
      'dashboardDomain.name: must be a domain name in lower case',
    ],
    [
      'a certificate of CloudFront elsewhere than in us-east-1',
      {
        dashboardDomain: {
          name: 'audits.example.com',
          certificateArn: certificateArn.replace('us-east-1', 'eu-west-1'),
        },
      },
      'dashboardDomain.certificateArn: must be the ARN of a certificate of ACM in us-east-1',
    ],
    // 10 executions is what a new account has.
    ['more workers than the account executes', { workerConcurrency: 20 }, 'may take 26'],
    ['a reservation that AWS refuses', { authorizerConcurrency: 1 }, 'must leave 100 executions'],
    ['a throttle above the quota', { methodThrottle: { ratePerSecond: 5_000, burst: 10 } }, 'methodThrottle: is above'],
  ])('%s', (_, change, message) => {
    expect(() => stageOf('dev', { ...dev, ...change })).toThrow(message);
  });

  test('all of them at once', () => {
    expect(() => stageOf('dev', { ...dev, mfa: 'never' as 'optional', workerConcurrency: 1 })).toThrow(
      /workerConcurrency: [^\n]*\n {2}mfa: /u,
    );
  });
});
