/** Whatever a model answers, nothing that its evidence lacks reaches a report: for each task, and for whole reports. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  analyze,
  type GapReport,
  gapReportSchema,
  type LanguageModel,
  type ModelRequest,
  type Ports,
} from '../../../analysis/index.ts';
import { adviceTask } from '../../../analysis/model/advice/task.ts';
import { answersTask } from '../../../analysis/model/answers/task.ts';
import { modelSession, type TaskDefinition } from '../../../analysis/model/ask.ts';
import { briefTask } from '../../../analysis/model/brief/task.ts';
import { evidenceOf } from '../../../analysis/model/evidence.ts';
import { factsTask } from '../../../analysis/model/facts/task.ts';
import { questionsTask } from '../../../analysis/model/questions/task.ts';
import { rewritesTask } from '../../../analysis/model/rewrites/task.ts';
import { languageModelRule } from '../../../analysis/model/rule.ts';
import { supportTask } from '../../../analysis/model/support/task.ts';
import { topicsTask } from '../../../analysis/model/topics/task.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { expectEvidenceResolves, expectRatesAreTheirCounts } from '../report-walk.ts';
import { deskPage, engine, orderOf, portsOver } from '../small-web.ts';
import { hostileItems, traces } from './hostile-answers.ts';

const call = { model: 'test', tokens_in: 10, tokens_out: 10, latency_ms: 1, attempts: 1, cached: false };
const pace = { report: async () => {}, withinDeadline: <T>(work: () => Promise<T>) => work() };
const { maxItems, maxIds } = languageModelRule.values;

const texts = new Map([
  ['s1', 'deskworld.example · Standing desks for small rooms'],
  ['s1.p1', 'The Atlas Pro costs $499 and lifts 120 kg. It was last tested in March 2024, says Mia Torres.'],
  ['s1.p2', 'Delivery takes three to five days; returns are free for 30 days.'],
  ['s2.p4', 'Boreal sells its frame for 1,250 euros. The motor hums at 48 dB.'],
  ['s3.p1', 'Der Tisch von Nordholz kostet 799 Euro und wurde im März 2023 geprüft.'],
  ['s4.p1', 'Le bureau Atlas coûte 499 euros et pèse 42 kg depuis mars 2024.'],
  ['t1', 'Cable management · 6 of 8'],
  ['t2', 'Weight and motor · 5 of 8'],
  ['t3', 'Warranty · 4 of 8'],
  ['t4', 'Delivery and returns · 4 of 8'],
  ['q1', 'How much does a standing desk cost? · 3 of 8'],
  ['q2', 'How long does delivery take? · 2 of 8'],
  ['c1', 'Atlas Pro price · 499 USD · The Atlas Pro costs $499.'],
  ['c2', 'Atlas Pro load · 120 kg · It lifts 120 kg.'],
  ...['It costs $499.', 'Returns are free.', 'It lifts 120 kg.', 'It was tested.', 'It hums.', 'It is old.'].map(
    (text, at): [string, string] => [`a${at + 1}`, text],
  ),
  ['f1', 'topic-missing · medium · S · Cover cable management · 6 of 8 pages treat it.'],
]);
const definitions = [
  ...[questionsTask, topicsTask, factsTask, supportTask, answersTask, briefTask, adviceTask, rewritesTask],
] as TaskDefinition<unknown>[];

/** The figures of a text as digits alone, signs and groups aside. */
const digitsIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) => number.replaceAll(/[.,]/gu, ''));
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”|„([^“]*)“|«([^»]*)»|"([^"]*)"/gu)].map((found) => found.slice(1).join(''));

describe.each(definitions.map((definition) => [definition.task, definition] as const))('%s', (task, definition) => {
  const written = definition.written as (item: unknown) => ReturnType<typeof definition.written>;

  test.each(['en', 'de', 'fr', 'es'])('keeps only what its evidence says: %s', async (language) => {
    const evidence = evidenceOf(texts, 'standing desk', analyzerFor(language));
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(hostileItems(task, [...texts.keys()], [...texts.values()]), async (items) => {
        const answering: LanguageModel = async () => ({ outcome: 'answered', output: { items }, call });
        const session = modelSession(answering, pace);
        // As the task itself says: a verdict belongs to a sentence of the input.
        const belongs = (item: unknown) => texts.has((item as { sentence?: string }).sentence ?? 's1');
        const found = (await session.ask(definition, { input: {}, evidence, belongs })) ?? [];
        const [use] = session.use().tasks;
        kept += found.length;
        expect(found.length).toBeLessThanOrEqual(maxItems[task]);
        // Each item is kept or counted; a list that is too short is not used at all.
        const dropped = Object.values(use?.dropped ?? {}).reduce((sum, count) => sum + count, 0);
        expect(found.length + dropped).toBeLessThanOrEqual(items.length);
        expect(JSON.stringify(found)).not.toMatch(traces);
        for (const item of found) {
          const { texts: said, ids } = written(item);
          expect(new Set(ids).size).toBeLessThanOrEqual(maxIds[task]);
          const cited = [...ids.map((id) => texts.get(id) ?? 'UNKNOWN ID'), 'standing desk'].join('\n');
          expect(cited).not.toContain('UNKNOWN ID');
          const given = new Set(digitsIn(cited));
          for (const { text, maxChars } of said) {
            expect(text.length).toBeLessThanOrEqual(maxChars);
            for (const number of digitsIn(text)) {
              const isInWords = ({ 3: 'three', 5: 'five' } as Record<string, string>)[number];
              if (isInWords === undefined || !cited.includes(isInWords)) expect(given).toContain(number);
            }
            for (const quote of quotesIn(text)) {
              for (const part of quote.split(/…|\.\.\.|\[[^\]]*\]/u)) {
                expect(cited.replaceAll(/\s+/gu, ' ')).toContain(
                  part
                    .replaceAll(/\s+/gu, ' ')
                    .trim()
                    .replace(/[.,;:!?]+$/u, ''),
                );
              }
            }
          }
        }
      }),
      { numRuns: 30, seed: 7 },
    );
    // Otherwise the property would say nothing; in another language most texts are dropped for it.
    if (language === 'en') expect(kept).toBeGreaterThan(2);
  });
});

describe('a whole report', () => {
  const sections = (variant: number) => `
    <h2>How much does a standing desk cost?</h2><p>A standing desk costs ${variant}50 dollars with the small top, and returns are free for a month.</p>
    <h2>Cable management</h2><p>A tray below the top keeps all cables out of sight, and a clip holds the charger in place.</p>
    <h2>What does the warranty cover?</h2><p>The warranty covers frame, motor and top for seven years, and a technician comes to your home.</p>`;
  const web = Object.fromEntries(
    [1, 2, 3, 4].map((variant) => [`https://desk${variant}.example/page`, deskPage(variant, sections(variant))]),
  );
  const [ownUrl = ''] = Object.keys(web);

  /** The entries of a request's input that have an id, with their texts. */
  function entriesOf(value: unknown, found = new Map<string, string>()): Map<string, string> {
    if (typeof value !== 'object' || value === null) return found;
    const { id, ...fields } = value as Record<string, unknown>;
    if (typeof id === 'string') {
      const said = Object.values(fields).filter((field) => typeof field === 'string');
      found.set(id, said.join(' '));
    }
    for (const each of Object.values(value)) entriesOf(each, found);
    return found;
  }

  async function audited(languageModel: LanguageModel): Promise<GapReport> {
    const ports = portsOver(web);
    const search: Ports['search'] = async (query) => ({
      ...(await ports.search(query)),
      answers: [
        {
          engine: 'google_ai_overview' as const,
          state: 'captured' as const,
          observed_at: '2026-11-01T10:00:02.000Z',
          blocks: [{ type: 'paragraph' as const, text: 'A standing desk costs 150 dollars.', refs: [0] }],
          references: [{ url: ownUrl, title: 'Desk', domain: 'desk1.example' }],
        },
      ] as never,
    });
    const order = orderOf({ audit_type: 'gap', user_url: ownUrl });
    const outcome = await analyze(order, { ...ports, search, languageModel }, { engine });
    if (outcome.outcome !== 'report') throw new Error(outcome.detail);
    return outcome.report as GapReport;
  }

  test('holds nothing that nobody gave, resolves all of its evidence, and says which parts are a model’s', async () => {
    let used = 0;
    const asked = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (g) => {
        const model: LanguageModel = async ({ task, input }: ModelRequest) => {
          asked.add(task);
          const entries = entriesOf(input);
          const items = g(hostileItems, task, [...entries.keys()], [...entries.values()]);
          return { outcome: 'answered', output: { items }, call };
        };
        const report = await audited(model);
        expect(gapReportSchema.parse(report)).toEqual(report);
        const { metadata, ...rest } = report;
        expect(JSON.stringify(rest)).not.toMatch(traces);
        expectEvidenceResolves(report);
        expectRatesAreTheirCounts(report);
        const tasks = metadata.language_model?.tasks ?? [];
        used += tasks.filter(({ result }) => result === 'model').length;
        const prompts = new Set(tasks.flatMap((one) => (one.result === 'model' ? [one.prompt_version] : [])));
        for (const [, prompt] of JSON.stringify(rest).matchAll(/"prompt_version":"([^"]+)"/gu)) {
          expect(prompts).toContain(prompt);
        }
      }),
      { numRuns: 8, seed: 7 },
    );
    expect(used).toBeGreaterThan(8);
    expect(asked.size).toBeGreaterThanOrEqual(7);
  });
});
