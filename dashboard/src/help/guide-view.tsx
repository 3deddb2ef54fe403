/** The view of the guides: one document at a time, with its headings and the way to the others. */
import { Anchor, Group, List, NavLink, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { Opening } from '../ui/opening.tsx';
import { Page } from '../ui/page.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { GuideText } from './guide-text.tsx';
import { type Guide, guides } from './guides.ts';
import { headingsOf } from './markdown.ts';

export function GuideView() {
  const { name = '' } = useParams();
  const guide = guides.find((each) => each.name === name);
  if (guide === undefined) return <Navigate to="/guide/report" replace />;
  // The key remounts the view for another guide, so that its heading gets the focus.
  return <OneGuide key={name} guide={guide} />;
}

function OneGuide({ guide }: { guide: Guide }) {
  const text = useQuery({
    queryKey: ['guide', guide.name],
    queryFn: guide.load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Page title={guide.title} lead={guide.lead}>
      <Guides current={guide.name} />
      <QueryView query={text} errorTitle="The guide could not be loaded" loading={<Opening />}>
        {(markdown) => (
          <Paper p={{ base: 'md', md: 'xl' }}>
            <Headings markdown={markdown} />
            <GuideText text={markdown} file={guide.file} />
            <ScrollToAddress />
          </Paper>
        )}
      </QueryView>
    </Page>
  );
}

function Guides({ current }: { current: string }) {
  return (
    <Group component="nav" gap={4} aria-label="Guides">
      {guides.map(({ name, title }) => (
        <NavLink
          key={name}
          component={Link}
          to={`/guide/${name}`}
          label={title}
          active={name === current}
          {...(name === current ? { 'aria-current': 'page' as const } : {})}
          w="auto"
          style={{ borderRadius: 'var(--mantine-radius-md)' }}
        />
      ))}
    </Group>
  );
}

/** The headings as links, in columns where there is room. */
function Headings({ markdown }: { markdown: string }) {
  const headings = headingsOf(markdown);
  if (headings.length < 3) return null;
  return (
    <Stack component="nav" gap="xs" mb="lg" aria-label="On this page">
      <Text fw={600} size="sm">
        On this page
      </Text>
      <List size="sm" style={{ columnWidth: '16rem' }}>
        {headings.map(({ id, text }) => (
          <List.Item key={id}>
            <Anchor href={`#${id}`} inherit>
              {text}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** Once the text is there, the heading that the address names is brought into view. */
function ScrollToAddress() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return null;
}
