/** Draws a Markdown document of the project with the page's own parts. Its HTML, if it had any, is shown as text. */
import { Anchor, Code, Table } from '@mantine/core';
import Markdown from 'markdown-to-jsx/react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import scroll from '../comparison/side-scroll.module.css';
import { ExternalLink } from '../ui/external-link.tsx';
import classes from './guide.module.css';
import { guides } from './guides.ts';
import { headingId, linkTarget } from './markdown.ts';

/** The paths of this page by the file that each shows. */
const pages: ReadonlyMap<string, string> = new Map([
  ...guides.map(({ file, name }) => [file, `/guide/${name}`] as const),
  ['docs/openapi.json', '/reference'],
]);

export function GuideText({ text, file }: { text: string; file: string }) {
  const options = useMemo(
    () => ({
      disableParsingRawHTML: true,
      forceBlock: true,
      slugify: headingId,
      overrides: {
        a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
          <DocumentLink href={href} file={file}>
            {children}
          </DocumentLink>
        ),
        code: ({ children }: { children?: ReactNode }) => <Code>{children}</Code>,
        pre: ({ children }: { children?: ReactNode }) => (
          // A block that scrolls is reached by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
          <pre className={classes.code} tabIndex={0}>
            {children}
          </pre>
        ),
        table: ({ children }: { children?: ReactNode }) => (
          <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} className={scroll.scroll ?? ''}>
            <Table verticalSpacing="xs" className={classes.table}>
              {children}
            </Table>
          </Table.ScrollContainer>
        ),
      },
    }),
    [file],
  );
  return (
    <div className={classes.text}>
      <Markdown options={options}>{text}</Markdown>
    </div>
  );
}

function DocumentLink({ href, file, children }: { href: string; file: string; children: ReactNode }) {
  const target = linkTarget(href, file, pages);
  switch (target.kind) {
    case 'here':
      return (
        <Anchor href={target.href} inherit>
          {children}
        </Anchor>
      );
    case 'page':
      return (
        <Anchor component={Link} to={target.href} inherit>
          {children}
        </Anchor>
      );
    case 'outside':
      return <ExternalLink href={target.href}>{children}</ExternalLink>;
    case 'none':
      return children;
  }
}
