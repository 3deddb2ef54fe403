/** What walks reports sees the faults that it is there for. */
import { expect, test } from '@jest/globals';
import { type Report, reportSchema } from '../../analysis/index.ts';
import { goldenPorts, goldenReport } from '../golden/reports.ts';
import {
  expectEvidenceResolves,
  expectQuotesStand,
  expectRatesAreTheirCounts,
  isIdSchema,
  type JsonSchema,
  jsonSchemaOf,
  placesOf,
  studyReferences,
} from './report-walk.ts';

const report = await goldenReport('gap');
const changed = (change: (copy: Report) => void): Report => {
  const copy = structuredClone(report);
  change(copy);
  return copy;
};

test('evidence that leads nowhere', () => {
  const faults: ((copy: Report) => void)[] = [
    (copy) => copy.market_serp.terms[0]?.ev.push('s99:3'),
    (copy) => copy.market_serp.results[0]?.best_passages.push('s1.p999'),
    (copy) =>
      copy.market_serp.questions.splice(
        0,
        1,
        ...copy.market_serp.questions.slice(0, 1),
        ...report.market_serp.questions.slice(0, 1),
      ),
    (copy) => {
      if ('gap' in copy) copy.market_serp.terms.pop();
    },
  ];
  expectEvidenceResolves(report);
  for (const fault of faults) expect(() => expectEvidenceResolves(changed(fault))).toThrow();
});

test('a rate that is not its counts’, or has another interval', () => {
  const faults: ((copy: Report) => void)[] = [
    (copy) => Object.assign(copy.market_serp.terms[0] ?? {}, { df_rate: 0.5 }),
    (copy) => Object.assign(copy.market_serp.terms[0] ?? {}, { df: 7 }),
    (copy) => Object.assign(copy.market_serp.questions[0]?.coverage ?? {}, { ci95: [0, 1] }),
    (copy) => Object.assign(copy.market_serp.questions[0]?.coverage ?? {}, { k: 1 }),
  ];
  expectRatesAreTheirCounts(report);
  for (const fault of faults) expect(() => expectRatesAreTheirCounts(changed(fault))).toThrow();
});

test('a quotation that does not stand where it says', async () => {
  const { fetchPage } = goldenPorts();
  const bodies = new Map<string, Uint8Array>();
  for (const { url } of report.metadata.sources) {
    const page = await fetchPage(url);
    if (page.outcome === 'fetched') bodies.set(url, page.body);
  }
  const pageOf = (url: string) => ({
    body: bodies.get(url) ?? new Uint8Array(),
    url,
    contentType: 'text/html; charset=utf-8',
  });
  await expectQuotesStand(report, pageOf);
  const [first] = report.market_serp.passages;
  const moved = changed(({ market_serp }) =>
    Object.assign(market_serp.passages[0]?.offsets ?? {}, { start: (first?.offsets.start ?? 0) + 1 }),
  );
  await expect(expectQuotesStand(moved, pageOf)).rejects.toThrow();
  const rehashed = changed(({ market_serp }) =>
    Object.assign(market_serp.passages[0] ?? {}, { sha256: '0'.repeat(64) }),
  );
  await expect(expectQuotesStand(rehashed, pageOf)).rejects.toThrow();
});

test('a member that the schema does not know', () => {
  const more = { ...report, market_serp: { ...report.market_serp, more: 1 } };
  expect(() => [...placesOf(more)]).toThrow();
});

/** Names of things outside the report. */
const otherIds = ['audit_id', 'model_id', 'rule_id'];

test('whatever is called evidence or an id is typed as one, so that no walk passes it by', () => {
  const loose: string[] = [];
  const look = (schema: JsonSchema, name: string): void => {
    const isNamed = (name === 'ev' || /_ids?$/u.test(name)) && ![...otherIds, studyReferences].includes(name);
    if (isNamed && schema.type === 'string' && !isIdSchema(schema)) loose.push(name);
    for (const [key, member] of Object.entries(schema.properties ?? {})) look(member, key);
    for (const below of [schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? [])]) {
      if (below !== undefined) look(below, name);
    }
    if (typeof schema.additionalProperties === 'object') look(schema.additionalProperties, name);
  };
  look(jsonSchemaOf(reportSchema), '');
  expect(loose).toEqual([]);
});
