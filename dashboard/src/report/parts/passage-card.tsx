/** A passage: its words, its page, and where in the page it stands. */
import { Stack, Text } from '@mantine/core';
import { place } from '../geometry.ts';
import { counted, percent } from '../numbers.ts';
import type { Passage } from '../shape.ts';
import { say } from '../words.ts';
import { EvidenceLink } from './evidence-link.tsx';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';
import { Quote, ReportText } from './report-text.tsx';
import { SourceLine } from './source-card.tsx';

export function PassageCard({ passage }: { passage: Passage }) {
  const { index } = useReport();
  const found = index.find(passage.source_id);
  const cut = passage.offsets.end - passage.offsets.start > passage.quote.length;
  const own = found.kind === 'source' && found.source.from.includes('user');
  return (
    <Stack gap={8}>
      <Text size="xs" c="dimmed">
        Passage · {passage.id} · {say('passageKind', passage.kind)}, {counted(passage.words, 'word')}
        {cut ? ' (its beginning is quoted)' : ''}
      </Text>
      <Quote own={own}>{cut && !passage.quote.endsWith('…') ? `${passage.quote} …` : passage.quote}</Quote>
      {found.kind === 'source' && <SourceLine source={found.source} />}
      <PlaceInPage ratio={passage.start_ratio} headings={passage.heading_path} />
      <Text size="sm" component="div">
        <EvidenceLink ids={[passage.source_id]}>All that the report keeps of this page</EvidenceLink>
      </Text>
    </Stack>
  );
}

function PlaceInPage({ ratio, headings }: { ratio: number; headings: readonly string[] }) {
  const at = place(ratio, { min: 0, max: 1 });
  return (
    <div>
      <svg role="img" aria-label={`Begins at ${percent(ratio)} of the page`} className={classes.drawing} height="12">
        <rect x="0" y="4" width="100%" height="4" rx="2" fill="var(--track)" />
        <rect x={`calc(${at}% - ${at > 50 ? 6 : 0}px)`} y="0" width="6" height="12" rx="2" fill="var(--market)" />
      </svg>
      <Text size="sm" component="div">
        {ratio === 0 ? 'At the top of the page' : `Begins at ${percent(ratio)} of the page`}
        {headings.length > 0 && (
          <>
            , under <ReportText>{headings.join(' › ')}</ReportText>
          </>
        )}
      </Text>
    </div>
  );
}
