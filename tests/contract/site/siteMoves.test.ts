import { deviceCalls, deviceTopic } from '@fireline/api/device';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { type SentPlace, type SentUnit, siteCalls } from '@fireline/api/site';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const unit: SentUnit = {
  name: '单位1',
  contact: '林经理',
  address: '后海大道2388号',
  mobiles: ['13800138001'],
  landlines: [],
  orgId: '440305',
  partnerId: 1,
};
const shop: SentPlace = {
  name: '街角小店',
  type: 'C',
  smallKind: 'shop',
  manager: '赵店长',
  phone: '13800138000',
  mobiles: ['13800138000'],
  address: '科技路9号',
  unitId: 1,
};
const partner = { contact: '周经理', phone: '13800138000', address: '科技路1号' };

/** How often an open console of the account was notified to read its devices again. */
async function reader(w: FixtureGateway, username: string) {
  const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
  session.signIn(await w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' }));
  let reloads = 0;
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId: 'R001', user: username })}`,
    session,
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [],
    clock: w.time.clock,
    timers: w.time.timers,
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
  });
  push.listen(deviceTopic, { events: () => {}, reload: () => (reloads += 1) });
  push.start();
  onTestFinished(() => push.stop());
  await vi.waitUntil(() => push.link().state === 'live');
  return { seen: () => reloads };
}

/** An account of partner 2 beside the world's one of partner 1. */
async function secondAgent(w: FixtureGateway): Promise<string> {
  const { db } = w.database;
  const like = await db
    .selectFrom('appUser')
    .selectAll()
    .where('username', '=', 'agent')
    .where('rentId', '=', 'R001')
    .executeTakeFirstOrThrow();
  const { userId: _id, ...row } = like;
  await db
    .insertInto('appUser')
    .values({
      ...row,
      username: 'agent2',
      partnerId: 2,
      createdAt: undefined,
      deletedAt: undefined,
      changedAt: undefined,
    })
    .execute();
  return 'agent2';
}

/** The consoles' counts once the gateway has sent what it gathers for a moment. */
const reached = (counts: () => readonly number[], expected: readonly unknown[], { time }: FixtureGateway) =>
  vi.waitFor(() => {
    time.advance(100);
    expect(counts()).toEqual(expected);
  });

await onTestDatabase('moves of units, places and partners', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const place = async (placeId: number) => {
    const { partnerId, orgName, revision } = await (await w.as('platform')).send(siteCalls.place, { placeId });
    return { partnerId, orgName, revision };
  };
  const moveUnit = async () =>
    (await w.as('platform')).send(siteCalls.moveUnits, {
      units: [{ unitId: 1, revision: 1 }],
      orgId: '440304',
      partnerId: 2,
    });

  it('of units are taken back with what went along; what stood there before stays, and it is logged [SIT-06] [ORG-05] [SES-10]', async () => {
    const platform = await w.as('platform');
    // a place of the unit that is the other partner's already
    await w.database.db.updateTable('place').set({ unitId: 1 }).where('placeId', '=', 2).execute();
    const before = [await place(1), await place(2)];
    const devices = async () => (await (await w.as('agent')).send(deviceCalls.list, {})).total;
    const seen = await devices();
    const { moveId } = await moveUnit();
    expect(await devices()).toBe(0);
    expect((await place(1)).partnerId).toBe(2);
    const agent = await w.as('agent');
    expect((await refusalOf(agent.send(siteCalls.undoMoveUnits, { moveId }))).code).toBe('site.move.gone');
    expect(await platform.send(siteCalls.undoMoveUnits, { moveId })).toEqual({ units: 1 });
    expect([await place(1), await place(2)]).toEqual(before);
    expect(await devices()).toBe(seen);
    expect(await platform.send(siteCalls.unit, { unitId: 1 })).toMatchObject({
      orgId: '440305',
      partnerId: 1,
      revision: 3,
    });
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'site.undoMoveUnits' });
    expect(rows.map(({ changes }) => changes?.units)).toEqual([{ before: [], after: ['单位1'] }]);
    expect((await refusalOf(platform.send(siteCalls.undoMoveUnits, { moveId }))).code).toBe('site.move.gone');
  });

  it('of units stay once somebody changed one, who is named, or where they came from is gone [SIT-06] [ORG-02]', async () => {
    const platform = await w.as('platform');
    const { moveId } = await moveUnit();
    await platform.send(siteCalls.changeUnit, {
      ...unit,
      orgId: '440304',
      partnerId: 2,
      unitId: 1,
      revision: 2,
      contact: '王主任',
    });
    const refused = await refusalOf(platform.send(siteCalls.undoMoveUnits, { moveId }));
    expect(refused.problems).toEqual([
      { code: 'site.unit.move.changed', args: { unit: '单位1', name: 'platform-R001' } },
    ]);
    expect(await platform.send(siteCalls.unit, { unitId: 1 })).toMatchObject({ partnerId: 2, contact: '王主任' });
    const again = await platform.send(siteCalls.moveUnits, { units: [{ unitId: 1, revision: 3 }], partnerId: 1 });
    await w.database.db
      .updateTable('partner')
      .set({ deletedAt: new Date(w.time.clock()).toISOString() })
      .where('partnerId', '=', 2)
      .execute();
    const gone = await refusalOf(platform.send(siteCalls.undoMoveUnits, { moveId: again.moveId }));
    expect(gone.problems).toEqual([{ code: 'site.partner.notFound', field: 'partnerId' }]);
  });

  it('of units ask again whether the account may: one that looks after the unit no more is refused [ROL-06] [SIT-06]', async () => {
    const { moveId } = await moveUnit();
    // as if it had been made by one that sees the unit no more
    await w.database.db.updateTable('siteMove').set({ userId: 2 }).where('moveId', '=', moveId).execute();
    const agent = await w.as('agent');
    const refused = await refusalOf(agent.send(siteCalls.undoMoveUnits, { moveId }));
    expect(refused.problems).toEqual([{ code: 'site.unit.move.gone', args: { unit: '1' } }]);
  });

  it('of places to another partner are taken back together, unless somebody changed one [SIT-04] [ORG-05] [SES-10]', async () => {
    const platform = await w.as('platform');
    const placeIds: number[] = [];
    for (const name of ['街角小店', '转角小店'])
      placeIds.push((await platform.send(siteCalls.createPlace, { ...shop, name })).placeId);
    const [one = 0, other = 0] = placeIds;
    const give = () => platform.send(siteCalls.changePartner, { placeIds, partnerId: 2 });
    const { moveId } = await give();
    expect(await platform.send(siteCalls.undoChangePartner, { moveId })).toEqual({ places: 2, isPutBack: true });
    expect([await place(one), await place(other)]).toMatchObject([{ partnerId: 1, revision: 3 }, { partnerId: 1 }]);
    const { total } = await platform.send(sessionCalls.userLog, { action: 'site.undoChangePartner' });
    expect(total).toBe(1);
    const second = await give();
    await platform.send(siteCalls.changePlace, { ...shop, placeId: one, partnerId: 2, revision: 4, manager: '新店长' });
    const refused = await refusalOf(platform.send(siteCalls.undoChangePartner, { moveId: second.moveId }));
    expect(refused.problems).toEqual([
      { code: 'site.place.back.changed', args: { place: '街角小店', name: 'platform-R001' } },
    ]);
    expect((await place(other)).partnerId).toBe(2);
  });

  it('of places give a home back to its holder as if the devices had never left [SIT-04] [DEV-12]', async () => {
    const platform = await w.as('platform');
    const since = '2026-01-02T03:04:05.000Z';
    const { db } = w.database;
    const { placeId } = await platform.send(siteCalls.createPlace, shop);
    // of no unit: another partner is another holder
    await db.updateTable('place').set({ unitId: null }).where('placeId', '=', placeId).execute();
    await db.updateTable('device').set({ placeId, unitId: null, heldSince: since }).where('deviceId', '=', 3).execute();
    const held = async () =>
      (await db.selectFrom('device').select('heldSince').where('deviceId', '=', 3).executeTakeFirstOrThrow()).heldSince;
    const { moveId } = await platform.send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 2 });
    expect(await held()).not.toBe(since);
    await platform.send(siteCalls.undoChangePartner, { moveId });
    expect(await held()).toBe(since);
  });

  it('of a partner under another one are taken back by hanging it where it hung [ORG-05]', async () => {
    const platform = await w.as('platform');
    const second = { ...partner, name: '合作商2', partnerId: 2 };
    const saved = await platform.send(siteCalls.changePartnerFacts, { ...second, revision: 1, parentId: 1 });
    await platform.send(siteCalls.changePartnerFacts, { ...second, revision: saved.revision });
    expect((await platform.send(siteCalls.partner, { partnerId: 2 })).parentId).toBeNull();
    const late = platform.send(siteCalls.changePartnerFacts, { ...second, revision: saved.revision, parentId: 1 });
    expect((await refusalOf(late)).code).toBe('site.conflict');
  });

  it('of a unit and back reach the open consoles of both sides, and of nobody else [SIT-06] [ROL-06]', async () => {
    const old = await reader(w, 'agent');
    const next = await reader(w, await secondAgent(w));
    const other = await reader(w, 'maint');
    const counts = () => [old, next, other].map(({ seen }) => seen());
    const [a = 0, b = 0, c] = counts();
    const { moveId } = await moveUnit();
    await reached(counts, [a + 1, b + 1, c], w);
    await (await w.as('platform')).send(siteCalls.undoMoveUnits, { moveId });
    await reached(counts, [a + 2, b + 2, c], w);
  });

  it('of a partner reach the open consoles above it, before and after [ORG-05] [ROL-06]', async () => {
    const above = await reader(w, 'agent');
    const other = await reader(w, 'maint');
    const counts = () => [above, other].map(({ seen }) => seen());
    const [a = 0, b] = counts();
    const platform = await w.as('platform');
    const second = { ...partner, name: '合作商2', partnerId: 2 };
    await platform.send(siteCalls.changePartnerFacts, { ...second, revision: 1, parentId: 1 });
    await reached(counts, [a + 1, b], w);
    await platform.send(siteCalls.changePartnerFacts, { ...second, revision: 2 });
    await reached(counts, [a + 2, b], w);
  });
});
