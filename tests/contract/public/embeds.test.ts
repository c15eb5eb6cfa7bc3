import { alarmCalls } from '@fireline/api/alarm';
import { publicCalls } from '@fireline/api/public';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { embedKeysMax } from '@fireline/domain/public';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { embedKeyIds, embedOrigin, embedSecretOf, embedTokenOf, fillEmbedKeys } from '../../fixtures/embedKeys.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const { tenant, partner, disabled, spare } = embedKeyIds;
const codeOf = async (promise: Promise<unknown>) => {
  const { status, code } = await refusalOf(promise);
  return `${status} ${code}`;
};
const alarmsWith = (w: FixtureGateway, token: string, keyId: string = tenant) =>
  w.client().send(publicCalls.embedAlarms, { keyId }, { headers: { authorization: token } });

await onTestDatabase('embed keys', ({ open }) => {
  const opened = async (): Promise<FixtureGateway> => {
    const w = await open();
    await fillEmbedKeys(w);
    return w;
  };

  it('are made with a secret that is shown once, changed by one at a time, and named once [PUB-07] [SES-10]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const sent = { name: '物业大屏', origins: ['https://Tower.example'], pieces: ['alarms' as const] };
    const { key, secret } = await platform.send(publicCalls.createEmbedKey, sent);
    expect(key).toMatchObject({ origins: ['https://tower.example'], minutes: 15, uses: 0, lastUsedAt: null });
    expect(key.keyId).toMatch(/^pk_[\w-]{24}$/);
    const again = await refusalOf(platform.send(publicCalls.createEmbedKey, sent));
    expect(again.problems).toMatchObject([{ code: 'public.embed.nameTaken', field: 'name' }]);
    const stars = { ...sent, name: 'b', origins: ['*', 'https://*.example'] };
    expect((await refusalOf(platform.send(publicCalls.createEmbedKey, stars))).code).toBe('public.embed.origin');
    const one = { keyId: key.keyId, revision: 1 };
    await platform.send(publicCalls.changeEmbedKey, { ...one, ...sent, minutes: 5 });
    expect((await refusalOf(platform.send(publicCalls.rotateEmbedKey, one))).code).toBe('public.embed.conflict');
    const stored = JSON.stringify(await w.database.db.selectFrom('embedKey').selectAll().execute());
    const listed = JSON.stringify(await platform.send(publicCalls.embedKeys, {}));
    const { rows } = await platform.send(sessionCalls.userLog, { targetKind: 'embedKey', targetId: key.keyId });
    expect(rows.map(({ action }) => action)).toEqual(['public.changeEmbedKey', 'public.createEmbedKey']);
    for (const text of [stored, listed, JSON.stringify(rows)]) expect(text).not.toContain(secret);
    const more = Array.from({ length: embedKeysMax }, (_, at) => ({
      keyId: `pk_many${String(at).padStart(16, '0')}`,
      rentId: 'R001',
      name: `n${at}`,
      origins: [],
      pieces: [],
      minutes: 1,
      secretHash: '',
      createdBy: '',
      createdAt: '2026-11-21T08:00:00Z',
    }));
    await w.database.db.transaction().execute((tx) => insertMany(tx, 'embedKey', more));
    const full = await refusalOf(platform.send(publicCalls.createEmbedKey, { ...sent, name: 'c' }));
    expect(full.code).toBe('public.embed.tooMany');
    const enabling = await refusalOf(platform.send(publicCalls.enableEmbedKey, { keyId: disabled, revision: 1 }));
    expect(enabling.code).toBe('public.embed.tooMany');
  });

  it('of a partner are made by it for its own branch, and seen by nobody beside it [PUB-07] [ROL-06] [ORG-05]', async () => {
    const w = await opened();
    const agent = await w.as('agent');
    const ids = async (role: 'agent' | 'platform', rentId?: string) =>
      (await (await w.as(role, rentId)).send(publicCalls.embedKeys, {})).rows.map(({ keyId }) => keyId);
    expect(await ids('agent')).toEqual([partner]);
    expect(await ids('platform', 'R002')).toEqual([]);
    expect(await codeOf(agent.send(publicCalls.disableEmbedKey, { keyId: tenant, revision: 1 }))).toBe(
      '200 public.embed.keyNotFound',
    );
    const sent = { name: '我的', origins: [embedOrigin], pieces: ['alarms' as const] };
    expect((await agent.send(publicCalls.createEmbedKey, sent)).key.partnerId).toBe(1);
    expect(await codeOf(agent.send(publicCalls.createEmbedKey, { ...sent, name: 'x', partnerId: 2 }))).toBe(
      '200 public.embed.otherPartner',
    );
    const foreign = await w.as('platform', 'R002');
    expect(await codeOf(foreign.send(publicCalls.createEmbedKey, { ...sent, partnerId: 1 }))).toBe('200 form.choice');
  });

  it('give tokens of 1 to 60 minutes for key and secret, no more than the key says, and count them [PUB-07]', async () => {
    const w = await opened();
    const ask = (more: object) =>
      w.client().send(publicCalls.embedToken, { keyId: tenant, secret: embedSecretOf(tenant), ...more });
    expect(await ask({ minutes: 1, pieces: ['alarms'] })).toMatchObject({
      pieces: ['alarms'],
      expiresAt: '2026-11-21T08:01:00.000Z',
    });
    expect(await codeOf(ask({ secret: 'wrong' }))).toBe('401 public.embed.keyInvalid');
    expect(await codeOf(ask({ keyId: 'pk_nobody' }))).toBe('401 public.embed.keyInvalid');
    expect(await codeOf(ask({ minutes: 16 }))).toBe('200 public.embed.tooLong');
    expect(await codeOf(ask({ minutes: 0 }))).toBe('200 form.range');
    const ofPartner = { keyId: partner, secret: embedSecretOf(partner), pieces: ['devices'] };
    expect(await codeOf(ask(ofPartner))).toBe('200 public.embed.piece');
    expect(await codeOf(ask({ keyId: disabled, secret: embedSecretOf(disabled) }))).toBe('401 public.embed.disabled');
    const { rows } = await (await w.as('platform')).send(publicCalls.embedKeys, { sort: 'uses', order: 'desc' });
    expect(rows[0]).toMatchObject({ keyId: tenant, uses: 1, lastUsedAt: '2026-11-21T08:00:00.000Z' });
  });

  it('open their pieces and nothing else, of their scope alone [PUB-07] [ROL-06]', async () => {
    const w = await opened();
    const all = await embedTokenOf(w, tenant);
    const { total, rows } = await alarmsWith(w, all);
    expect(total).toBeGreaterThan(0);
    expect(rows.map(({ level }) => level)).toEqual(rows.map(({ level }) => level).toSorted((a, b) => a - b));
    const few = await embedTokenOf(w, partner);
    const ofPartner = await alarmsWith(w, few, partner);
    const { rows: ids } = await (
      await w.as('agent')
    ).send(alarmCalls.list, {
      list: 'current',
    });
    const sorted = (some: readonly { readonly alarmId: number }[]) =>
      some.map(({ alarmId }) => alarmId).toSorted((a, b) => a - b);
    expect(sorted(ofPartner.rows)).toEqual(sorted(ids));
    const devices = (token: string, keyId: string) =>
      w.client().send(publicCalls.embedDevices, { keyId }, { headers: { authorization: token } });
    expect((await devices(all, tenant)).total).toBeGreaterThan(1);
    expect(await codeOf(devices(few, partner))).toBe('401 public.embed.piece');
    expect(await codeOf(alarmsWith(w, few, tenant))).toBe('401 public.embed.invalid');
    expect(await codeOf(w.client(all).send(sessionCalls.me, {}))).toBe('401 session.tokenInvalid');
  });

  it('end their tokens at once when they are rotated, disabled or over, on every gateway [PUB-07]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const [first, other] = [await embedTokenOf(w, tenant, 1), await embedTokenOf(w, spare)];
    w.time.advance(60_000);
    expect(await codeOf(alarmsWith(w, first))).toBe('401 public.embed.expired');
    const { secret } = await platform.send(publicCalls.rotateEmbedKey, { keyId: spare, revision: 1 });
    expect(await codeOf(alarmsWith(w, other, spare))).toBe('401 public.embed.rotated');
    const old = { keyId: spare, secret: embedSecretOf(spare) };
    expect(await codeOf(w.client().send(publicCalls.embedToken, old))).toBe('401 public.embed.keyInvalid');
    const { token } = await w.client().send(publicCalls.embedToken, { keyId: spare, secret });
    await alarmsWith(w, token, spare);
    await platform.send(publicCalls.disableEmbedKey, { keyId: spare, revision: 2 });
    expect(await codeOf(alarmsWith(w, token, spare))).toBe('401 public.embed.disabled');
    await platform.send(publicCalls.enableEmbedKey, { keyId: spare, revision: 3 });
    await alarmsWith(w, token, spare);
  });

  it('of a disabled partner open nothing until it is enabled again [PUB-07] [ORG-05]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const token = await embedTokenOf(w, partner);
    await platform.send(siteCalls.disablePartner, { partnerId: 1 });
    expect(await codeOf(alarmsWith(w, token, partner))).toBe('401 public.embed.disabled');
    expect(await codeOf(embedTokenOf(w, partner))).toBe('401 public.embed.disabled');
    await platform.send(siteCalls.enablePartner, { partnerId: 1 });
    await alarmsWith(w, token, partner);
  });

  it('are framed by nobody while their origins cannot be read, and what is asked for is answered all the same [PUB-07]', async () => {
    const w = await opened();
    const token = await embedTokenOf(w, tenant);
    await sql`alter table embed_key rename to elsewhere`.execute(w.database.db);
    const page = new Request(`http://gateway.test/public/embed/alarms?key=${tenant}`);
    const { headers } = await w.gateway.fetch(page, '192.0.2.1');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    const call = await w.request(`/public/embed/${tenant}/alarms`, {
      headers: { origin: embedOrigin, authorization: token },
    });
    expect(call.status).toBeGreaterThanOrEqual(500);
    expect(call.headers.get('access-control-allow-origin')).toBeNull();
    expect(w.failures.length).toBeGreaterThan(0);
    await sql`alter table elsewhere rename to embed_key`.execute(w.database.db);
    w.failures.length = 0;
  });

  it('let listed origins frame and call, and no other; everything else stays as it was [PUB-07]', async () => {
    const w = await opened();
    const token = await embedTokenOf(w, tenant);
    const call = (origin: string, init: RequestInit = {}) =>
      w.request(`/public/embed/${tenant}/alarms`, { ...init, headers: { origin, authorization: token } });
    const good = await call(embedOrigin);
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([200, embedOrigin]);
    const bad = await call('https://evil.example');
    expect([bad.status, bad.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await bad.json()) as object).toMatchObject({ code: 'public.embed.foreign' });
    expect((await call(embedOrigin, { method: 'OPTIONS' })).status).toBe(204);
    expect((await call('https://evil.example', { method: 'OPTIONS' })).status).toBe(403);
    const framing = async (path: string) => {
      const { headers } = await w.gateway.fetch(new Request(`http://gateway.test${path}`), '192.0.2.1');
      return /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
    };
    expect(await framing(`/public/embed/alarms?key=${tenant}`)).toBe(`frame-ancestors 'self' ${embedOrigin}`);
    expect(await framing(`/public/embed/alarms?key=${disabled}`)).toBe(`frame-ancestors 'self'`);
    for (const path of [
      '/public/embed/alarms',
      '/main',
      `/login?key=${tenant}`,
      `/public/index/detail/1/smoke?key=${tenant}`,
    ])
      expect([path, await framing(path)]).toEqual([path, `frame-ancestors 'self'`]);
    const login = await w.request('/auths/brand?rentId=R001', { headers: { origin: embedOrigin } });
    expect(login.headers.get('access-control-allow-origin')).toBeNull();
  });
});
