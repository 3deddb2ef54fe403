/** A shared report for readers without an account: the report alone, without navigation, session or account data. */
import { AppShell, Group, Text } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import type { SharedReport } from '../../../functions/dashboard/contract/share-links.ts';
import { ApiError } from '../api/api-error.ts';
import { openQueryClient } from '../api/query-client.ts';
import { readSharedReport } from '../api/shared-report.ts';
import { AuditReport } from '../audits/audit-report.tsx';
import { typeWords } from '../audits/audit-words.ts';
import { TestModeBadge } from '../mode/test-mode-notice.tsx';
import { Brand } from '../shell/brand.tsx';
import { ColorSchemeSwitch } from '../shell/color-scheme-switch.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import classes from '../shell/shell.module.css';
import { countryName, languageName } from '../ui/format.ts';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Time } from '../ui/time.tsx';

export function SharedApp({ token }: { token: string }) {
  const queries = useMemo(() => openQueryClient(), []);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <AppShell header={{ height: 56 }} padding={{ base: 'md', md: 'xl' }}>
          <AppShell.Header className={classes.header ?? ''}>
            <Group h="100%" px="md" justify="space-between" wrap="nowrap">
              <Brand />
              <ColorSchemeSwitch />
            </Group>
          </AppShell.Header>
          <AppShell.Main id="main" tabIndex={-1} className={classes.main ?? ''}>
            <div className={classes.content}>
              <ErrorBoundary>
                <Shared token={token} />
              </ErrorBoundary>
            </div>
          </AppShell.Main>
        </AppShell>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Shared({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['shared-report', token],
    queryFn: ({ signal }) => readSharedReport(token, signal),
    staleTime: 'static',
  });
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Page title="This link shows nothing">
        <Text>It is incomplete, was revoked, or has expired. Ask whoever sent it for a new one.</Text>
      </Page>
    );
  }
  const { data } = query;
  return (
    <Page
      key={String(data === undefined)}
      title={data?.keyword ?? 'Shared report'}
      lead={data && <Facts report={data} />}
    >
      <QueryView query={query} errorTitle="The report could not be loaded">
        {({ output }) => <AuditReport output={output} auditId="shared" />}
      </QueryView>
    </Page>
  );
}

function Facts({ report }: { report: SharedReport }) {
  const { audit_type, user_url, language, country, livemode, completed_at, created_at, expires_at } = report;
  return (
    <>
      <TestModeBadge livemode={livemode} /> {typeWords[audit_type]} audit
      {user_url !== undefined && (
        <>
          {' '}
          of <bdi style={{ overflowWrap: 'anywhere' }}>{user_url}</bdi>
        </>
      )}
      , {languageName(language)}, {countryName(country)}, <Time iso={completed_at ?? created_at} />. This link ends{' '}
      <Time iso={expires_at} />.
    </>
  );
}
