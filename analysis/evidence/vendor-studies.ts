/** Studies by vendors and practitioners. The grade rates the design of a study, not its result. */
import type { Study } from './study.ts';

/** None is peer-reviewed, and every author sells something related to the subject. */
export const vendorStudies = [
  {
    id: 'ahrefs-schema',
    title: 'We Tracked 1,885 Pages Adding Schema. AI Citations Barely Moved.',
    url: 'https://ahrefs.com/blog/schema-ai-citations/',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'ahrefs-ai-overview-rank',
    title: '38% of AI Overview Citations Pull From The Top 10',
    url: 'https://ahrefs.com/blog/ai-overview-citations-top-10/',
    year: 2026,
    grade: 'C',
  },
  {
    id: 'ahrefs-ai-overview-change',
    title: 'AI Overviews Change Every 2 Days (But Never Change Their Mind)',
    url: 'https://ahrefs.com/blog/ai-overview-change',
    year: 2025,
    grade: 'D',
  },
  {
    id: 'sparktoro-variance',
    title: 'NEW Research: AIs are highly inconsistent when recommending brands or products',
    url: 'https://sparktoro.com/blog/new-research-ais-are-highly-inconsistent-when-recommending-brands-or-products-marketers-should-take-care-when-tracking-ai-visibility/',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'se-ranking-llms-txt',
    title: 'LLMs.txt: Why Brands Rely On It and Why It Doesn’t Work',
    url: 'https://seranking.com/blog/llms-txt/',
    year: 2025,
    grade: 'D',
  },
  {
    id: 'ahrefs-llms-txt',
    title: '97% of llms.txt Files Never Get Read (137,000 Sites Analyzed)',
    url: 'https://ahrefs.com/blog/llmstxt-study/',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'trakkr-llms-txt',
    title: 'The llms.txt Effect',
    url: 'https://trakkr.ai/trakkr-research/llmstxt-effect',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'fan-out-effect',
    title: 'The Fan-Out Effect: What Happens Between a Query and a Citation',
    url: 'https://www.airops.com/report/the-fan-out-effect-what-happens-between-a-query-and-a-citation',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'indig-attention',
    title: 'The science of how AI pays attention',
    url: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'trysill-structure',
    title: 'What AI-cited pages reveal',
    url: 'https://trysill.com/blog/what-ai-cited-pages-reveal',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'rankwithclaude',
    title: 'What drives LLM citation rank — and where the engines diverge',
    url: 'https://www.rankwithclaude.com/',
    year: 2026,
    grade: 'D',
  },
  {
    id: 'vercel-ai-crawlers',
    title: 'The rise of the AI crawler',
    url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    year: 2024,
    grade: 'D',
  },
] as const satisfies readonly Study[];
