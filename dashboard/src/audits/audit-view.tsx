/** The view of one audit: progress, failure or report. */
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import type { AuditRead } from '../../../functions/api/contract/read.ts';
import type { OrderedAudit } from '../../../functions/dashboard/contract/audits.ts';
import { ApiError } from '../api/api-error.ts';
import { useAudit, useAuditStatus } from '../api/audits.ts';
import { TestModeBadge } from '../mode/test-mode-notice.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { countryName, formatDuration, languageName } from '../ui/format.ts';
import { Opening } from '../ui/opening.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingRows, QueryView } from '../ui/query-view.tsx';
import { Time } from '../ui/time.tsx';
import { AuditActions } from './audit-actions.tsx';
import { AuditFailed } from './audit-failed.tsx';
import { AuditProgress } from './audit-progress.tsx';
import { AuditReport } from './audit-report.tsx';
import { AuditStatusBadge } from './audit-status.tsx';
import { typeWords } from './audit-words.ts';
import { CompareMenu } from './compare-menu.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { ShareButton } from './share-button.tsx';

export function AuditView() {
  const { auditId = '' } = useParams();
  // The key remounts the view for another audit, so that its heading gets the focus.
  return <OneAudit key={auditId} auditId={auditId} />;
}

function OneAudit({ auditId }: { auditId: string }) {
  const status = useAuditStatus(auditId);
  const audit = useAudit(auditId, status.data?.status);
  if (isNotFound(status.error)) return <NotFound />;
  const read = audit.data;
  const ended = read?.status === 'completed' || read?.status === 'failed';
  return (
    <Stack gap="sm">
      <Anchor component={Link} to="/audits" size="sm" underline="hover" data-screen-only>
        <Group gap={4} w="fit-content">
          <IconArrowLeft size={16} aria-hidden />
          All audits
        </Group>
      </Anchor>
      <Page
        title={read ? read.keyword : 'Audit'}
        lead={
          read && <Facts audit={read} status={status.data?.status ?? read.status} progress={status.data?.progress} />
        }
        actions={ended && <Actions audit={read} />}
      >
        {/* The heading grows with what the audit says of itself: nothing stands below it until that is known. */}
        <QueryView
          key={read ? 'read' : 'opening'}
          query={status}
          errorTitle="The audit could not be loaded"
          loading={<Opening />}
        >
          {(now) => {
            if (now.status === 'pending' || now.status === 'running') return <AuditProgress status={now} />;
            return (
              <QueryView query={audit} errorTitle="The report could not be loaded" loading={<Opening />}>
                {(ended) => <Ended audit={ended} />}
              </QueryView>
            );
          }}
        </QueryView>
      </Page>
    </Stack>
  );
}

function Actions({ audit }: { audit: OrderedAudit }) {
  const completed = audit.status === 'completed';
  return (
    <Group gap="sm">
      {completed && <CompareMenu audit={audit} />}
      {completed && <DownloadMenu audit={audit} />}
      {completed && <ShareButton auditId={audit.audit_id} />}
      <AuditActions audit={audit} />
    </Group>
  );
}

function Ended({ audit }: { audit: AuditRead }) {
  if (audit.error) return <AuditFailed error={audit.error} auditId={audit.audit_id} />;
  // The audit has just ended, and the cached response is from before.
  if (audit.output === undefined) return <LoadingRows />;
  return <AuditReport output={audit.output} auditId={audit.audit_id} />;
}

interface FactsProps {
  audit: OrderedAudit;
  status: AuditRead['status'];
  progress: number | undefined;
}

function Facts({ audit, status, progress }: FactsProps) {
  const { audit_type, user_url, language, country, livemode, created_at, completed_at } = audit;
  return (
    <Group gap="xs">
      <span data-screen-only>
        <AuditStatusBadge status={status} progress={progress} />
      </span>
      <TestModeBadge livemode={livemode} />
      <Text span size="sm">
        {typeWords[audit_type]} audit
        {user_url !== undefined && (
          <>
            {' '}
            of <bdi style={{ overflowWrap: 'anywhere' }}>{user_url}</bdi>
          </>
        )}
        , {languageName(language)}, {countryName(country)}, launched <Time iso={created_at} />
        {completed_at !== undefined && <>, took {formatDuration(Date.parse(completed_at) - Date.parse(created_at))}</>}
      </Text>
    </Group>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
