/** The view of the API reference: the OpenAPI document of this deployment, with requests that can be tried out. */
import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useConfig } from '../session/session-context.ts';
import { Opening } from '../ui/opening.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { loadDocument } from './openapi-document.ts';

const Reference = lazy(() => import('./reference.tsx').then(({ Reference }) => ({ default: Reference })));

export function ReferenceView() {
  const { apiUrl } = useConfig();
  const document = useQuery({
    queryKey: ['openapi', apiUrl],
    queryFn: ({ signal }) => loadDocument(apiUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Page
      title="API reference"
      lead={
        <>
          Every route of <span translate="no">{apiUrl}</span>, to read and to try out. The{' '}
          <Anchor component={Link} to="/guide/api" inherit>
            guide to the API
          </Anchor>{' '}
          explains quotas, limits, errors and webhooks.
        </>
      }
    >
      <Alert color="blue" title="Trying out is real">
        <Text size="sm">
          Enter a key with “Authorize”, open a route, and choose “Try it out”. A launch counts against your quota. The
          key stays in this page: it is gone when you leave or reload it.
        </Text>
      </Alert>
      <QueryView query={document} errorTitle="The reference could not be loaded" loading={<Opening />}>
        {(spec) => (
          <Suspense fallback={<Opening />}>
            <Reference spec={spec} apiUrl={apiUrl} />
          </Suspense>
        )}
      </QueryView>
    </Page>
  );
}
