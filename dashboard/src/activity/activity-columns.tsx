/** Columns of the lists of sessions and of changes. */
import { Anchor, Badge, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { SessionRead } from '../../../functions/dashboard/contract/activity.ts';
import type { RowColumn } from '../ui/row-list.tsx';
import { TimeAgo } from '../ui/time.tsx';
import { actionWords, addressText, browserText, type TrailRow } from './activity-words.ts';

export function sessionColumns(end: (session: SessionRead) => void): RowColumn<SessionRead>[] {
  return [
    { title: 'Browser', inCard: 'title', show: ({ user_agent }) => <strong>{browserText(user_agent)}</strong> },
    { title: 'Address', show: addressText },
    { title: 'Signed in', show: ({ first_seen_at }) => <TimeAgo iso={first_seen_at} /> },
    { title: 'Last seen', show: ({ last_seen_at }) => <TimeAgo iso={last_seen_at} /> },
    {
      title: 'Session',
      inCard: 'plain',
      atEnd: true,
      show: (session) =>
        session.current ? (
          <Badge color="green">This session</Badge>
        ) : (
          <Button
            size="xs"
            variant="default"
            onClick={() => end(session)}
            aria-label={`End session of ${browserText(session.user_agent)}, ${addressText(session)}`}
          >
            End session
          </Button>
        ),
    },
  ];
}

export function trailColumns(keyNames: ReadonlyMap<string, string>): RowColumn<TrailRow>[] {
  return [
    { title: 'What', inCard: 'title', show: ({ action }) => <strong>{actionWords[action]}</strong> },
    {
      title: 'Key, audit or plan',
      show: ({ detail, key_id = null, audit_id }) =>
        audit_id === undefined ? (
          (detail ?? keyNames.get(key_id ?? '') ?? key_id)
        ) : (
          <Anchor component={Link} to={`/audits/${audit_id}`} size="sm">
            {audit_id}
          </Anchor>
        ),
    },
    { title: 'By', show: ({ actor }) => (actor === 'operator' ? 'The operator' : 'You') },
    { title: 'Address', show: (entry) => (entry.actor === 'operator' ? null : addressText(entry)) },
    { title: 'Browser', show: ({ actor, user_agent }) => (actor === 'operator' ? null : browserText(user_agent)) },
    { title: 'When', show: ({ at }) => <TimeAgo iso={at} /> },
  ];
}
