/** A link out of a report, which says in the report's language that it opens apart. */
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { texts } from '../words.ts';

export function ReportLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <ExternalLink href={href} newTab={texts().parts.newTab}>
      {children}
    </ExternalLink>
  );
}
