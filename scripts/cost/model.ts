/** What a gap audit with a language model costs, by the size of the model, from the tokens of the golden market's tasks. */
import { join } from 'node:path';
import { estimatedTokens } from '../../adapters/model/json-answer.ts';
import { openSnapshot } from '../../adapters/serp/snapshot.ts';
import { analyze, type LanguageModel, type ModelTask } from '../../analysis/index.ts';

/** US dollars for a million tokens, as makers' price lists of 2026 begin for each size. */
const sizes = [
  { name: 'small, such as a model of 8 billion parameters', usdIn: 0.1, usdOut: 0.4 },
  { name: 'middle', usdIn: 1, usdOut: 5 },
  { name: 'large', usdIn: 3, usdOut: 15 },
  { name: 'largest', usdIn: 15, usdOut: 75 },
] as const;

/** Of answers that were written by hand for markets of four and eight pages; of the last three, half their limit. */
const tokensOut: Readonly<Record<ModelTask, number>> = {
  ...{ questions: 560, topics: 1_110, facts: 1_050, answers: 240, advice: 1_400 },
  ...{ support: 1_250, brief: 1_000, rewrites: 1_000 },
};

export const begin = '<!-- begin: npm run cost:model -->';
export const end = '<!-- end -->';

/** Runs the golden market's gap audit and writes the section. */
export async function modelCostSection(projectDir: string): Promise<string> {
  const folder = join(projectDir, 'test/golden/market');
  const tokensIn = new Map<ModelTask, number>();
  const languageModel: LanguageModel = async ({ task, prompt, input, schema }) => {
    tokensIn.set(task, estimatedTokens(`${prompt}${JSON.stringify(input)}${JSON.stringify(schema)}`));
    return { outcome: 'failed', fault: 'not_recorded' };
  };
  const { ports, request } = openSnapshot({ serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') });
  const time = '2026-11-01T10:00:00.000Z';
  const order = {
    ...{ audit_id: 'cost', audit_type: 'gap' as const, keyword: request.keyword, created_at: time, started_at: time },
    ...{ language: request.language, country: request.country },
    user_url: 'https://www.homefrost.example/guides/heat-pump-installation-cost',
  };
  const outcome = await analyze(order, { ...ports, languageModel }, { engine: { version: 'cost', git_sha: '' } });
  if (outcome.outcome !== 'report') throw new Error(`no report: ${outcome.code}`);
  return section(tokensIn, outcome.report.metadata.coverage.pages_usable);
}

function section(tokensIn: ReadonlyMap<ModelTask, number>, pages: number): string {
  const rows = [...tokensIn].map(([task, read]) => ({ task, read, written: tokensOut[task] }));
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const [read, written] = [sum((row) => row.read), sum((row) => row.written)];
  const count = (value: number): string => value.toLocaleString('en-US');
  return [
    begin,
    `A gap audit of ${pages} short pages (the golden market of the tests), tokens estimated at four bytes each, answers as long`,
    'as those that were written by hand (`support`, `brief` and `rewrites`: half their limit):',
    '',
    '| task | tokens read | tokens written |',
    '|---|---|---|',
    ...rows.map((row) => `| \`${row.task}\` | ${count(row.read)} | ${count(row.written)} |`),
    `| **all** | **${count(read)}** | **${count(written)}** |`,
    '',
    '| model | $ for a million tokens, in / out | an audit |',
    '|---|---|---|',
    ...sizes.map(
      ({ name, usdIn, usdOut }) =>
        `| ${name} | ${usdIn} / ${usdOut} | $${((read * usdIn + written * usdOut) / 1e6).toFixed(3)} |`,
    ),
    end,
  ].join('\n');
}

/** `document` with the section in place of the one that it has. */
export function withSection(document: string, text: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error('the document has no place for the section');
  return document.slice(0, from) + text + document.slice(to + end.length);
}
