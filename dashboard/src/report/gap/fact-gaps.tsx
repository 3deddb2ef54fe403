/** Facts and named things of the market that your page lacks or tells otherwise. */
import { claimName } from '../../../../analysis/languages/say.ts';
import { Figure } from '../market/claims.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section, Subsection } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Claim, Gap } from '../shape.ts';
import { labels, leads, say, texts } from '../words.ts';

type ClaimGap = Gap['claim_gaps'][number];

const tones: Readonly<Record<ClaimGap['status'], Tone>> = { missing: 'warn', different_value: 'bad', outdated: 'bad' };

interface FactGapsProps {
  claims: readonly ClaimGap[];
  entities: Gap['entity_gaps'];
}

/** As a page words it; a row of a table, which says little by itself, by its name. */
function factText(claim: Claim | undefined): string | undefined {
  return claim?.statement.includes('\t') ? claimName(claim) : claim?.statement;
}

export function FactGaps({ claims, entities }: FactGapsProps) {
  const { index } = useReport();
  const said = texts().gap.facts;
  const claim = (id: string) => {
    const found = index.find(id);
    return found.kind === 'claim' ? found.claim : undefined;
  };
  return (
    <Section id="fact-gaps" title={titleOf('fact-gaps')} lead={leads().factGaps}>
      <DataTable
        caption={labels().headings.claims}
        rows={claims}
        rowKey={({ claim_id }) => claim_id}
        first={10}
        onPaper={12}
        none={said.none}
        columns={[
          {
            title: 'fact',
            cell: ({ claim_id: id }) => (
              <EvidenceLink ids={[id]}>
                <ReportText>{factText(claim(id)) ?? id}</ReportText>
              </EvidenceLink>
            ),
          },
          {
            title: 'onYourPage',
            sort: ({ status }) => status,
            cell: ({ status }) => <Tag tone={tones[status] ?? 'none'}>{say('claimStatus', status)}</Tag>,
          },
          {
            title: 'yours',
            cell: ({ claim_id: id, page_value: value }) =>
              value === null ? said.notGiven : <Figure value={value} unit={claim(id)?.unit} />,
          },
          {
            title: 'market',
            cell: ({ claim_id: id, market_value: value }) => <Figure value={value} unit={claim(id)?.unit} />,
          },
          { title: 'evidence', cell: ({ ev }) => <EvidenceChips ids={ev} first={2} /> },
        ]}
      />
      <Subsection title={said.names}>
        <DataTable
          caption={said.names}
          captionHidden
          rows={entities}
          rowKey={({ entity_id }) => entity_id}
          first={10}
          none={said.noNames}
          columns={[
            {
              title: 'name',
              cell: ({ entity_id: id }) => {
                const found = index.find(id);
                return (
                  <EvidenceLink ids={[id]}>
                    {found.kind === 'entity' ? <ReportText>{found.entity.name}</ReportText> : id}
                  </EvidenceLink>
                );
              },
            },
            {
              title: 'pagesNaming',
              cell: ({ entity_id: id }) => {
                const found = index.find(id);
                return found.kind === 'entity' ? texts().parts.of({ k: found.entity.df, n: found.entity.n }) : '';
              },
            },
            { title: 'evidence', cell: ({ ev }) => <EvidenceChips ids={ev} first={3} /> },
          ]}
        />
      </Subsection>
    </Section>
  );
}
