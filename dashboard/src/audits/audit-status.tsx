/** The status of an audit as a badge, with its progress while it runs. */
import { Badge, Group, Loader } from '@mantine/core';
import type { AuditStatusRead } from '../../../functions/api/contract/read.ts';
import { statusWords } from './audit-words.ts';

interface AuditStatusProps {
  status: AuditStatusRead['status'];
  progress?: number | undefined;
}

export function AuditStatusBadge({ status, progress }: AuditStatusProps) {
  const { label, color } = statusWords[status];
  const running = status === 'running';
  const far = running && progress !== undefined ? ` ${Math.round(progress * 100)} %` : '';
  return (
    <Badge
      color={color}
      data-status={status}
      {...(running ? { leftSection: <Loader size={10} color={color} aria-hidden /> } : {})}
    >
      <Group gap={4} wrap="nowrap">
        {label}
        {far}
      </Group>
    </Badge>
  );
}
