/** Share links over HTTP: made, read without signing in, revoked, gone with their audit, throttled, and in no log. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createdShare, sharedReport, shareList } from '../../functions/dashboard/contract/share-links.ts';
import { type DashboardTarget, describeSignedIn, openDashboard, type Person, untilEndedFor } from './dashboard.ts';
import { type Answer, marketOrder } from './target.ts';

let api: DashboardTarget;
let owner: Person;
let auditId: string;
const tokens: string[] = [];

/** Asks for a shared report; a throttled request is made again, as a browser does. */
async function read(token: string | undefined, headers: Record<string, string> = {}): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const sent = { ...headers, ...(token === undefined ? {} : { 'Share-Token': token }) };
    const answer = await api.call('GET', '/dashboard/shared-report', { headers: sent });
    if (answer.status !== 429 || tries === 20) return answer;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

async function share(json: object = {}, audit = auditId) {
  const answer = await owner.call('POST', `/audits/${audit}/shares`, { json });
  expect(answer.status).toBe(201);
  const created = createdShare.strict().parse(answer.json);
  tokens.push(created.token);
  return created;
}

describeSignedIn('share links', () => {
  beforeAll(async () => {
    api = await openDashboard();
    owner = api.person();
    auditId = (await owner.call('POST', '/audits', { json: marketOrder })).json.audit_id;
    expect((await untilEndedFor(owner, auditId)).json.status).toBe('completed');
  });
  afterAll(() => api.stop());

  test('show the report to whoever has one, and nothing of the account', async () => {
    const { token, share: link } = await share();
    const days = (Date.parse(link.expires_at) - Date.parse(link.created_at)) / 86_400_000;
    expect(days).toBe(30);
    const { status, json, headers, text } = await read(token);
    expect(status).toBe(200);
    const { output } = (await owner.call('GET', `/audits/${auditId}`)).json;
    expect(sharedReport.strict().parse(json)).toMatchObject({ ...marketOrder, expires_at: link.expires_at });
    expect(json.output).toEqual(output);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    for (const told of [owner.accountId, owner.subject, link.share_id, token, 'account_id', 'key_id']) {
      expect(text).not.toContain(told);
    }
    const listed = shareList.strict().parse((await owner.call('GET', `/audits/${auditId}/shares`)).json);
    expect(listed).toEqual({ shares: [link] });
    // The audit reads and lists as before.
    expect((await owner.call('GET', '/audits')).json.audits).toHaveLength(1);
  });

  test('show nothing once they are revoked, and others still do', async () => {
    const [kept, revoked] = [await share(), await share()];
    const path = `/audits/${auditId}/shares/${revoked.share.share_id}`;
    expect((await api.person().call('DELETE', path)).status).toBe(404);
    expect(await owner.call('DELETE', path)).toMatchObject({ status: 204, text: '' });
    const answer = await read(revoked.token);
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    expect(Object.keys(answer.json).toSorted()).toEqual(['code', 'detail', 'request_id']);
    expect((await read(kept.token)).status).toBe(200);
    const { entries } = (await owner.call('GET', '/trail')).json;
    const told = entries.map(({ action }: { action: string }) => action);
    expect(told).toEqual(expect.arrayContaining(['share_created', 'share_revoked']));
  });

  test('show nothing once they have expired, whether or not the table has dropped them', async () => {
    const { token, share: link } = await share({ expires_in_days: 1 });
    for (let slot = 0; slot < 20; slot++) {
      await api.client
        .send(
          new UpdateCommand({
            TableName: api.tables.audits,
            Key: { audit_id: auditId, part: `SHARE#${String(slot).padStart(2, '0')}` },
            UpdateExpression: 'SET expires_at = :past',
            ConditionExpression: 'share_id = :id',
            ExpressionAttributeValues: { ':past': new Date(Date.now() - 1).toISOString(), ':id': link.share_id },
          }),
        )
        .catch(() => undefined);
    }
    expect((await read(token)).status).toBe(404);
    const { shares } = (await owner.call('GET', `/audits/${auditId}/shares`)).json;
    expect(shares.map(({ share_id }: { share_id: string }) => share_id)).not.toContain(link.share_id);
  });

  test('go with their audit', async () => {
    const { json } = await owner.call('POST', '/audits', { json: marketOrder });
    await untilEndedFor(owner, json.audit_id);
    const { token } = await share({}, json.audit_id);
    expect((await read(token)).status).toBe(200);
    expect((await owner.call('DELETE', `/audits/${json.audit_id}`)).status).toBe(204);
    expect((await read(token)).status).toBe(404);
    expect((await owner.call('POST', `/audits/${json.audit_id}/shares`, { json: {} })).status).toBe(404);
  });

  test('are one of twenty at most, however many are asked for at once', async () => {
    const fresh = (await owner.call('POST', '/audits', { json: marketOrder })).json.audit_id;
    await untilEndedFor(owner, fresh);
    for (let round = 0; round < 25; round++) {
      const made = await Promise.all(
        [...Array(4)].map(() => owner.call('POST', `/audits/${fresh}/shares`, { json: {} })),
      );
      for (const { status } of made) expect([201, 409]).toContain(status);
      const { shares } = (await owner.call('GET', `/audits/${fresh}/shares`)).json;
      expect(shares.length).toBeLessThanOrEqual(20);
      if (shares.length === 20) break;
    }
    expect((await owner.call('POST', `/audits/${fresh}/shares`, { json: {} })).json.code).toBe('conflict');
    // With as many links as there may be, it is still deleted as a whole.
    expect((await owner.call('DELETE', `/audits/${fresh}`)).status).toBe(204);
  });

  test('that are none are refused alike, in whatever form they come', async () => {
    const { token } = await share();
    const bodies = new Set<string>();
    const forms = [
      ...[undefined, '', 'x', token.slice(2), `${token}=`, `Bearer ${token}`, 'A'.repeat(66), '-'.repeat(66)],
      ...['../../etc/passwd', '%00', `${token},${token}`, 'x'.repeat(4_000), auditId, '{"$ne":1}', "' OR '1'='1"],
    ];
    for (const form of forms) {
      const answer = await read(form);
      expect([form, answer.status]).toEqual([form, 404]);
      bodies.add(answer.json.detail);
    }
    expect(bodies.size).toBe(1);
    // Not by the address, where logs and histories would hold it.
    const byAddress = await api.call('GET', `/dashboard/shared-report?Share-Token=${token}&token=${token}`);
    expect([404, 429]).toContain(byAddress.status);
  });

  test('are throttled for all readers together, apart from the rest of the dashboard', async () => {
    const flood = await Promise.all([...Array(80)].map(() => api.call('GET', '/dashboard/shared-report')));
    const statuses = flood.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(60);
    expect((await owner.call('GET', '/account')).status).toBe(200);
  });

  test('leave no token in any log', () => {
    for (const token of tokens) expect(api.logs()).not.toContain(token.slice(24));
  });
});
