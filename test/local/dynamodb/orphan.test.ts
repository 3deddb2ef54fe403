/** Finding a database server that outlived its service, where there is no `/proc`. */
import { expect, test } from '@jest/globals';
import { serversInList } from '../../../local/dynamodb/orphan.ts';

test('a server is known by its program and its database, however its path is written', () => {
  const path = '/Users/ada l/audit/.local/dynamodb.sqlite';
  const list = [
    `  17 /Users/ada l/audit/node_modules/@dynoxide/darwin-arm64/dynoxide --host 127.0.0.1 --port 40000 --db-path ${path}`,
    `30411 /opt/dynoxide --host 127.0.0.1 --port 40001 --db-path ${path}`,
    `  18 /opt/dynoxide --host 127.0.0.1 --port 40002 --db-path ${path}.other`,
    `  19 /opt/dynoxide --host 127.0.0.1 --port 40002 --db-path /elsewhere${path}x`,
    `  20 vi --db-path ${path}`,
    '',
  ].join('\n');
  expect(serversInList(list, path)).toEqual([17, 30411]);
  expect(serversInList('', path)).toEqual([]);
});
