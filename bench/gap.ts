/**
 * Audits the pages of a folder as the user's page, for ten keywords: all pages that the built-in search ranks, and the
 * first page of each other keyword. Measures whether scores agree with the ranking, and whether pages about something
 * else are reported as off topic: `node bench/gap.ts [--json] [folder]`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCorpus } from '../adapters/serp/corpus.ts';
import { analyze, type GapReport } from '../analysis/index.ts';
import { corporaDir } from './corpora.ts';
import { corpusKeywords as keywords } from './keywords.ts';
import { spearman } from './rank-correlation.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

interface Audited {
  keyword: string;
  /** Rank among the results; null for a page of another keyword. */
  rank: number | null;
  url: string;
  report: GapReport;
}

async function auditAll(folder: string): Promise<Audited[]> {
  const indexDir = mkdtempSync(join(tmpdir(), 'bench-gap-'));
  try {
    const ports = await openCorpus({ corpusDir: folder, indexDir, now });
    const ranked = new Map<string, string[]>();
    for (const keyword of keywords) {
      const { organic } = await ports.search({ keyword, language: 'en', country: 'US' });
      ranked.set(
        keyword,
        organic.map(({ url }) => url),
      );
    }
    const audited: Audited[] = [];
    for (const [keyword, results] of ranked) {
      const foreign = [...ranked.values()].flatMap(([first]) => first ?? []).filter((url) => !results.includes(url));
      const pages = [
        ...results.map((url, index) => ({ url, rank: index + 1 })),
        ...foreign.map((url) => ({ url, rank: null })),
      ];
      for (const { url, rank } of pages) {
        const report = await auditOf(keyword, url, ports);
        if (report !== null) audited.push({ keyword, rank, url, report });
      }
      console.error(`${keyword}: ${results.length} ranked pages, ${foreign.length} of other keywords`);
    }
    return audited;
  } finally {
    rmSync(indexDir, { recursive: true, force: true });
  }
}

async function auditOf(
  keyword: string,
  url: string,
  ports: Awaited<ReturnType<typeof openCorpus>>,
): Promise<GapReport | null> {
  const at = now().toISOString();
  const order = { audit_id: '01900000-0000-7000-8000-000000000000', created_at: at, started_at: at };
  const result = await analyze(
    { ...order, audit_type: 'gap', keyword, user_url: url, language: 'en', country: 'US' },
    ports,
    { engine: { version: '0.0.0', git_sha: 'bench' } },
  );
  return result.outcome === 'report' && 'gap' in result.report ? result.report : null;
}

/** The overall score without relevance, which the built-in search also ranks by. */
function withoutRelevance({ gap }: GapReport): number {
  const known = gap.scores.components.filter(({ id, percentile }) => id !== 'relevance' && percentile !== null);
  const weight = known.reduce((sum, component) => sum + component.weight, 0);
  return weight === 0
    ? 0
    : known.reduce((sum, { weight: own, percentile }) => sum + own * (percentile ?? 0), 0) / weight;
}

function measure(audited: readonly Audited[]) {
  const perKeyword = keywords.map((keyword) => {
    const ranked = audited.flatMap((each) =>
      each.keyword === keyword && each.rank !== null && each.report.gap.scores.overall !== null
        ? [{ rank: each.rank, overall: each.report.gap.scores.overall, other: withoutRelevance(each.report) }]
        : [],
    );
    const places = ranked.map(({ rank }) => -rank);
    return {
      keyword,
      pages: ranked.length,
      agreement: round(
        spearman(
          places,
          ranked.map(({ overall }) => overall),
        ),
      ),
      agreement_without_relevance: round(
        spearman(
          places,
          ranked.map(({ other }) => other),
        ),
      ),
    };
  });
  const mean = (values: readonly number[]) => round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const foreign = audited.filter(({ rank }) => rank === null);
  const isOff = ({ report }: Audited) => report.gap.verdict.state === 'off_topic';
  return {
    keywords: perKeyword,
    mean_agreement: mean(perKeyword.map(({ agreement }) => agreement)),
    mean_agreement_without_relevance: mean(perKeyword.map((row) => row.agreement_without_relevance)),
    foreign: { pages: foreign.length, off_topic: foreign.filter(isOff).length },
    foreign_not_told: foreign.filter((each) => !isOff(each)).map(({ keyword, url }) => ({ keyword, url })),
    ranked_off_topic: audited
      .filter((each) => each.rank !== null && isOff(each))
      .map(({ keyword, rank, url }) => ({ keyword, rank, url })),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? join(corporaDir, 'wcxb-dev');
if (!existsSync(folder)) {
  console.log(`no corpus at ${folder}: nothing measured`);
} else {
  const measured = measure(await auditAll(folder));
  if (args.includes('--json')) console.log(JSON.stringify(measured));
  else {
    console.table(measured.keywords);
    const { foreign, foreign_not_told, ranked_off_topic } = measured;
    console.log(
      `mean agreement with the ranking ${measured.mean_agreement}, without relevance ${measured.mean_agreement_without_relevance}`,
    );
    console.log(`pages of other keywords told off_topic: ${foreign.off_topic} of ${foreign.pages}`);
    for (const { keyword, url } of foreign_not_told) console.log(`  not told: ${keyword} ← ${url}`);
    for (const { keyword, rank, url } of ranked_off_topic)
      console.log(`  ranked ${rank}, told off_topic: ${keyword} ← ${url}`);
  }
}
