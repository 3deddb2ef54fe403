/** The SQL statements for messages. Times are milliseconds since the epoch. */

import type { DatabaseSync } from 'node:sqlite';

/**
 * Prepares the statements.
 *
 * @param database The queues' database.
 * @returns The prepared statements by name.
 */
export function messageStatements(database: DatabaseSync) {
  return {
    insert: database.prepare(
      `INSERT INTO messages (queue, message_id, body, attributes, group_id, sent_at, visible_at)
     VALUES (:queue, :messageId, :body, :attributes, :groupId, :now, :visibleAt)`,
    ),
    deadLetters: database.prepare(
      `UPDATE messages SET queue = :target, dead_letter_source = :source, receive_count = 0, receipt = NULL,
       received_at = NULL, first_received_at = NULL, visible_at = :now
     WHERE queue = :queue AND visible_at <= :now AND receive_count >= :limit`,
    ),
    // Fair queues: the group with the fewest messages in flight comes first, then the groups take turns.
    visible: database.prepare(
      `WITH busy AS (
       SELECT group_id, count(*) AS in_flight FROM messages
       WHERE queue = :queue AND visible_at > :now AND receive_count > 0 GROUP BY group_id
     ), waiting AS (
       SELECT id, group_id, row_number() OVER (PARTITION BY group_id ORDER BY id) AS turn FROM messages
       WHERE queue = :queue AND visible_at <= :now AND sent_at > :oldest
     )
     SELECT waiting.id FROM waiting LEFT JOIN busy ON busy.group_id IS waiting.group_id
     ORDER BY turn + coalesce(in_flight, 0), waiting.id LIMIT :count`,
    ),
    take: database.prepare(
      `UPDATE messages SET receive_count = receive_count + 1, receipt = :receipt, visible_at = :visibleAt,
       received_at = :now, first_received_at = coalesce(first_received_at, :now) WHERE id = :id RETURNING *`,
    ),
    remove: database.prepare('DELETE FROM messages WHERE queue = ? AND id = ? AND receipt = ?'),
    inFlight: database.prepare('SELECT receipt, visible_at, received_at FROM messages WHERE queue = ? AND id = ?'),
    setVisible: database.prepare('UPDATE messages SET visible_at = ? WHERE id = ?'),
    purge: database.prepare('DELETE FROM messages WHERE queue = ?'),
    expire: database.prepare('DELETE FROM messages WHERE queue = ? AND sent_at <= ?'),
    next: database.prepare('SELECT min(visible_at) AS at FROM messages WHERE queue = ?'),
    count: database.prepare(
      `SELECT count(*) FILTER (WHERE visible_at <= :now) AS visible,
       count(*) FILTER (WHERE visible_at > :now AND receive_count > 0) AS inFlight,
       count(*) FILTER (WHERE visible_at > :now AND receive_count = 0) AS delayed
     FROM messages WHERE queue = :queue`,
    ),
  };
}
