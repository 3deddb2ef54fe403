/** The market: what search and answer engines show for the keyword, and what the pages that win have in common. */
import type { ReactNode } from 'react';
import { Quality } from '../quality.tsx';
import type { MarketSectionId } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { Brief } from './brief.tsx';
import { Claims } from './claims.tsx';
import { Difficulty } from './difficulty.tsx';
import { AiAccess } from './engines/ai-access.tsx';
import { Answers } from './engines/answers.tsx';
import { Citations } from './engines/citations.tsx';
import { Entities } from './entities.tsx';
import { Features } from './features.tsx';
import { Freshness } from './freshness.tsx';
import { Intent } from './intent.tsx';
import { Opportunities } from './opportunities.tsx';
import { Options } from './options.tsx';
import { ContentProfile } from './profile.tsx';
import { Questions } from './questions.tsx';
import { Results } from './results.tsx';
import { Summary } from './summary.tsx';
import { Terms } from './terms.tsx';
import { Topics } from './topics.tsx';

const sections: Readonly<Record<MarketSectionId, (market: MarketSerp) => ReactNode>> = {
  summary: (market) => <Summary market={market} />,
  intent: ({ intent }) => <Intent intent={intent} />,
  results: ({ results }) => <Results results={results} />,
  features: ({ features }) => <Features features={features} />,
  answers: ({ answer_engines: answers }) => <Answers answers={answers} />,
  citations: ({ citation_landscape: landscape, summary }) => (
    <Citations landscape={landscape} state={summary.ai_answer_state} />
  ),
  questions: ({ questions }) => <Questions questions={questions} />,
  topics: ({ topics }) => <Topics topics={topics} />,
  terms: ({ terms }) => <Terms terms={terms} />,
  claims: ({ claims }) => <Claims claims={claims} />,
  entities: ({ entities }) => <Entities entities={entities} />,
  options: ({ options }) => <Options options={options} />,
  profile: ({ content_profile: profile }) => <ContentProfile profile={profile} />,
  freshness: ({ freshness }) => <Freshness freshness={freshness} />,
  access: ({ ai_access: access, results }) => <AiAccess access={access} results={results} />,
  difficulty: ({ difficulty }) => <Difficulty difficulty={difficulty} />,
  opportunities: ({ opportunities }) => <Opportunities opportunities={opportunities} />,
  brief: ({ brief }) => <Brief brief={brief} />,
  quality: () => <Quality />,
};

/** One section about the market. */
export default function MarketSection({ id, market }: { id: MarketSectionId; market: MarketSerp }) {
  return sections[id](market);
}
