/** A passage: its words, its page, and where in the page it stands. */
import { Stack, Text } from '@mantine/core';
import { place } from '../geometry.ts';
import { percent } from '../numbers.ts';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import type { Passage } from '../shape.ts';
import { labels, say, texts, withColon } from '../words.ts';
import { SourceLine } from './source-card.tsx';

export function PassageCard({ passage }: { passage: Passage }) {
  const { index } = useReport();
  const found = index.find(passage.source_id);
  const cut = passage.offsets.end - passage.offsets.start > passage.quote.length;
  const own = found.kind === 'source' && found.source.from.includes('user');
  return (
    <Stack gap={8}>
      <Text size="xs" c="dimmed">
        {texts().evidence.passage} · {passage.id} · {say('passageKind', passage.kind)},{' '}
        {texts().parts.count.words(passage.words)}
        {cut ? ` (${texts().evidence.beginningOnly})` : ''}
      </Text>
      <Quote own={own}>{cut && !passage.quote.endsWith('…') ? `${passage.quote} …` : passage.quote}</Quote>
      {found.kind === 'source' && <SourceLine source={found.source} />}
      <PlaceInPage ratio={passage.start_ratio} headings={passage.heading_path} />
      <Text size="sm" component="div">
        <EvidenceLink ids={[passage.source_id]}>{texts().evidence.allOfPage}</EvidenceLink>
      </Text>
    </Stack>
  );
}

function PlaceInPage({ ratio, headings }: { ratio: number; headings: readonly string[] }) {
  const at = place(ratio, { min: 0, max: 1 });
  const begins = texts().evidence.begins(percent(ratio));
  return (
    <div>
      <svg role="img" aria-label={begins} className={classes.drawing} height="12">
        <rect x="0" y="4" width="100%" height="4" rx="2" fill="var(--track)" />
        <rect x={`calc(${at}% - ${at > 50 ? 6 : 0}px)`} y="0" width="6" height="12" rx="2" fill="var(--market)" />
      </svg>
      <Text size="sm" component="div">
        {ratio === 0 ? texts().evidence.atTop : begins}
        {headings.length > 0 && (
          <>
            . {withColon(labels().brief.heading)} <ReportText>{headings.join(' › ')}</ReportText>
          </>
        )}
      </Text>
    </div>
  );
}
