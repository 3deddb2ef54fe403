/** Papers that the product's advice is based on. The grade rates the design of a study, not its result. */
import type { Evidence } from '../report/metadata/evidence-base.ts';

/** Preprints and published papers. */
export const papers = [
  {
    id: 'geo',
    title: 'GEO: Generative Engine Optimization',
    url: 'https://arxiv.org/abs/2311.09735',
    year: 2024,
    design: 'Laboratory: nine rewritings of one of five given sources, answered by GPT-3.5 (KDD 2024)',
    grade: 'B',
    note: 'Position-adjusted word count: quotations +41 %, statistics +33 %, citing sources +30 %, fluency +28 %, keyword stuffing −10 %. The share of one answer’s words, one source edited at a time; not the chance of being cited, not live engines, not several sources edited at once.',
  },
  {
    id: 'c-seo-bench',
    title: 'C-SEO Bench: Does Conversational SEO Work?',
    url: 'https://arxiv.org/abs/2506.11097',
    year: 2025,
    design:
      'Laboratory: nine methods, six domains, about 1,900 queries, several adopters (NeurIPS 2025 Datasets & Benchmarks)',
    grade: 'B',
    note: '3 of 54 cells significant; the best method gained 0.36 ± 1.47 ranks where a better retrieval rank gained 2.77 ± 2.31; gains shrink as more adopt. Models over given documents; no live engine, no retrieval.',
  },
  {
    id: 'what-gets-cited',
    title: 'What Gets Cited: Competitive GEO in AI Answer Engines',
    url: 'https://arxiv.org/abs/2605.25517',
    year: 2026,
    design: 'Laboratory: 252,000 paired trials, six models, 18 factors, one differing at a time, order balanced',
    grade: 'B',
    note: 'Topical relevance and list position weigh most, then an explicit price and a recent timestamp; formatting alone little. Which of two given sources is cited first; not whether a page is retrieved, and not who publishes it.',
  },
  {
    id: 'rank-on-page-1',
    title:
      'I Rank on Page 1 -- What Gets Me Cited by AI? Position-Controlled Analysis of Page-Level and Domain-Level Predictors of AI Search Citation',
    url: 'https://doi.org/10.5281/zenodo.19432599',
    year: 2026,
    design: 'Observation of three live engines: 250 queries, 10,293 pages, 66 features, matched on Google position',
    grade: 'C',
    note: 'Comparison structure d = .43, query-term coverage d = .42; structure adds .021 to the AUC over rank. Single author, not peer-reviewed; association, with no page changed.',
  },
  {
    id: 'autogeo',
    title: 'What Generative Search Engines Like and How to Optimize Web Content Cooperatively',
    url: 'https://arxiv.org/abs/2510.11438',
    year: 2025,
    design: 'Laboratory: learned preference rules on three benchmarks (ICLR 2026)',
    grade: 'B',
    note: 'Up to +50.99 % over baselines with the answer’s utility kept; rules carry over between domains in part. Models over given documents; no live engine.',
  },
  {
    id: 'e-geo',
    title: 'E-GEO: A Testbed for Generative Engine Optimization in E-Commerce',
    url: 'https://arxiv.org/abs/2511.20867',
    year: 2025,
    design: 'Laboratory: 7,000 product queries, 15 rewriting heuristics',
    grade: 'B',
    note: 'Hand-made heuristics are weak; optimised prompts converge on one stable pattern. Product listings in English, re-ranked by a model; no live engine.',
  },
  {
    id: 'role-augmented-intent',
    title: 'Role-Augmented Intent-Driven Generative Search Engine Optimization',
    url: 'https://arxiv.org/abs/2508.11158',
    year: 2026,
    design: 'Laboratory: rewritings by intent and role on varied queries',
    grade: 'B',
    note: 'Covering the intent beats edits of a single aspect. Judged in part by a model; no live engine.',
  },
  {
    id: 'citation-absorption',
    title:
      'From Citation Selection to Citation Absorption: A Measurement Framework for Generative Engine Optimization Across AI Search Platforms',
    url: 'https://arxiv.org/abs/2604.25707',
    year: 2026,
    design: 'Observation of three live engines: 602 prompts, 21,143 citations',
    grade: 'D',
    note: 'Citations a prompt: ChatGPT 6.88, Google 12.06, Perplexity 16.35; question-and-answer format −5.7 %. Its influence score is 45 % overlap of text, so only these counts are relied on; cited pages alone, no control.',
  },
  {
    id: 'geo-16',
    title: 'AI Answer Engine Citation Behavior An Empirical Analysis of the GEO16 Framework',
    url: 'https://arxiv.org/abs/2509.10762',
    year: 2025,
    design: 'Observation: 70 prompts, 1,100 addresses',
    grade: 'D',
    note: 'Metadata and freshness r = .68, semantic HTML .65, structured data .63. The addresses were taken from citations, so chosen by the outcome; the authors sell the tool; a controlled study of structured data contradicts it.',
  },
] as const satisfies readonly Evidence[];
