/** Shows a query: a skeleton (or what the view gives) while it loads, a notice if it failed, otherwise its data. */
import { Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorWords } from '../api/api-error.ts';
import { ErrorNotice } from './error-notice.tsx';

interface QueryViewProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Title of the notice if nothing could be loaded. */
  errorTitle: string;
  /** Shown while nothing is loaded; rows by default. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryView<Data>({
  query: { data, error, isFetching, refetch },
  errorTitle,
  loading = <LoadingRows />,
  children,
}: QueryViewProps<Data>) {
  const notice = error !== null && (
    <ErrorNotice
      title={data === undefined ? errorTitle : 'This may be out of date'}
      {...errorWords(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  if (data === undefined) return notice || loading;
  return (
    <Stack gap="md">
      {notice}
      {children(data)}
    </Stack>
  );
}

export function LoadingRows({ rows = 4 }: { rows?: number }) {
  return (
    <Paper p="md" role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Stack gap="sm" aria-hidden>
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <Skeleton key={row} height={36} radius="md" />
        ))}
      </Stack>
    </Paper>
  );
}
