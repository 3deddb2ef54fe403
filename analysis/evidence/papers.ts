/** Papers that the product's advice is based on. The grade rates the design of a study, not its result. */
import type { Study } from './study.ts';

/** Preprints and published papers. */
export const papers = [
  {
    id: 'geo',
    title: 'GEO: Generative Engine Optimization',
    url: 'https://arxiv.org/abs/2311.09735',
    year: 2024,
    grade: 'B',
  },
  {
    id: 'c-seo-bench',
    title: 'C-SEO Bench: Does Conversational SEO Work?',
    url: 'https://arxiv.org/abs/2506.11097',
    year: 2025,
    grade: 'B',
  },
  {
    id: 'what-gets-cited',
    title: 'What Gets Cited: Competitive GEO in AI Answer Engines',
    url: 'https://arxiv.org/abs/2605.25517',
    year: 2026,
    grade: 'B',
  },
  {
    id: 'rank-on-page-1',
    title:
      'I Rank on Page 1 -- What Gets Me Cited by AI? Position-Controlled Analysis of Page-Level and Domain-Level Predictors of AI Search Citation',
    url: 'https://doi.org/10.5281/zenodo.19432599',
    year: 2026,
    grade: 'C',
  },
  {
    id: 'autogeo',
    title: 'What Generative Search Engines Like and How to Optimize Web Content Cooperatively',
    url: 'https://arxiv.org/abs/2510.11438',
    year: 2025,
    grade: 'B',
  },
  {
    id: 'e-geo',
    title: 'E-GEO: A Testbed for Generative Engine Optimization in E-Commerce',
    url: 'https://arxiv.org/abs/2511.20867',
    year: 2025,
    grade: 'B',
  },
  {
    id: 'role-augmented-intent',
    title: 'Role-Augmented Intent-Driven Generative Search Engine Optimization',
    url: 'https://arxiv.org/abs/2508.11158',
    year: 2026,
    grade: 'B',
  },
  {
    id: 'citation-absorption',
    title:
      'From Citation Selection to Citation Absorption: A Measurement Framework for Generative Engine Optimization Across AI Search Platforms',
    url: 'https://arxiv.org/abs/2604.25707',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'geo-16',
    title: 'AI Answer Engine Citation Behavior An Empirical Analysis of the GEO16 Framework',
    url: 'https://arxiv.org/abs/2509.10762',
    year: 2025,
    grade: 'D',
  },
  {
    id: 'agent-geo',
    title: 'Diagnosing and Repairing Citation Failures in Generative Engine Optimization',
    url: 'https://arxiv.org/abs/2603.09296',
    year: 2026,
    grade: 'B',
  },
  {
    id: 'sageo-arena',
    title: 'SAGEO Arena: A Realistic Environment for Evaluating Search-Augmented Generative Engine Optimization',
    url: 'https://arxiv.org/abs/2602.12187',
    year: 2026,
    grade: 'B',
  },
  {
    id: 'eco-geo',
    title: 'EcoGEO: Trajectory-Aware Evidence Ecosystems for Web-Enabled LLM Search Agents',
    url: 'https://arxiv.org/abs/2605.12887',
    year: 2026,
    grade: 'B',
  },
  {
    id: 'search-disrupted',
    title: 'How Generative AI Disrupts Search: An Empirical Study of Google Search, Gemini, and AI Overviews',
    url: 'https://arxiv.org/abs/2604.27790',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'ai-overview-fidelity',
    title: 'Measuring Google AI Overviews: Activation, Source Quality, Claim Fidelity, and Publisher Impact',
    url: 'https://arxiv.org/abs/2605.14021',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'ai-crawler-block-index',
    title: 'The AI Crawler Block Index (Dataset)',
    url: 'https://doi.org/10.5281/zenodo.23101648',
    year: 2026,
    grade: 'D',
  },
] as const satisfies readonly Study[];
