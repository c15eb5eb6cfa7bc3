import { financeCalls } from '@fireline/api/finance';
import { sessionCalls } from '@fireline/api/session';
import { tariffCalls } from '@fireline/api/tariff';
import { addDays, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, operatorId, smsPackage } from '../../fixtures/money.ts';
import { bookCents, fillPriceBook } from '../../fixtures/priceBook.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

const today = dayAt(fixtureNow);
const tomorrow = addDays(today, 1);
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const standard = (cents: number | null, quantity = 1) =>
  ({ priced: 'standard', quantity, cents, isEnd: false }) as const;
const toUsers = { list: 'deviceService', buyer: 'user' } as const;
const toPartners = { list: 'deviceService', buyer: 'reseller' } as const;

/** Partner 1 becomes a dealer of a partner above it. */
async function asDealer({ database: { db } }: FixtureGateway): Promise<void> {
  await db.insertInto('partner').values({ partnerId: 50, rentId: 'R001', name: '总代理' }).execute();
  await db.updateTable('partner').set({ parentId: 50 }).where('partnerId', '=', 1).execute();
  const row = {
    rentId: 'R001',
    sellerKind: 'partner',
    sellerId: '50',
    list: 'deviceService',
    resource: 'standard',
    quantity: 1,
    madeBy: '总代理',
    madeAt: new Date(fixtureNow).toISOString(),
    fromDay: '2026-01-01',
  } as const;
  await db
    .insertInto('priceEntry')
    .values([{ ...row, buyer: 'reseller', cents: 6_161 }])
    .execute();
}

/** A session of its own, opened now. */
async function loggedIn(w: FixtureGateway, username: string) {
  const opened = await w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
  return w.client(opened.token);
}

async function asOperator(w: FixtureGateway) {
  const { db } = w.database;
  const like = await db
    .selectFrom('appUser')
    .select(['pwHash', 'realName', 'accountType'])
    .where('rentId', '=', 'R001')
    .where('username', '=', 'platform')
    .executeTakeFirstOrThrow();
  const nowhere = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };
  await db
    .insertInto('appUser')
    .values({ ...like, ...nowhere, rentId: operatorId, username: 'platform', role: 'platform' })
    .execute();
  return w.as('platform', operatorId);
}

await onTestDatabase('the price book', ({ open }) => {
  const start = async () => {
    const w = await open();
    await fillPrices(w);
    await fillPriceBook(w);
    return w;
  };

  it('shows a level what it pays and charges, and warns below cost [TAR-02] [TAR-04] [N19]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const list = await platform.send(tariffCalls.prices, toUsers);
    expect(list).toMatchObject({ today, revision: 0, buyerName: '' });
    expect(list.rows).toMatchObject([
      { priced: 'standard', quantity: 1, cents: bookCents.user, costCents: bookCents.operator, marginCents: 3236 },
    ]);
    expect(list.coming).toMatchObject([{ priceId: 104, cents: bookCents.coming, from: '2026-12-01' }]);
    await platform.send(tariffCalls.savePrices, { ...toPartners, from: today, rows: [standard(4000)], revision: 0 });
    const below = await platform.send(tariffCalls.prices, toPartners);
    expect(below.rows).toMatchObject([{ cents: 4000, marginCents: -241, isBelowCost: true, by: expect.any(String) }]);
  });

  it('holds from its day on: what was ordered and what held before stay as they were [TAR-02] [TAR-04] [N19]', async () => {
    const w = await start();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const { orderId } = await unit.send(financeCalls.placeOrder, {
      requestId: 'before-the-change',
      lines: [{ priceId: smsPackage.priceId, count: 2, cents: smsPackage.cents }],
    });
    const retail = { list: 'tenantResources', buyer: 'user' } as const;
    const row = { priced: 'sms', quantity: 1000, cents: 5000, isEnd: false } as const;
    await platform.send(tariffCalls.savePrices, { ...retail, from: tomorrow, rows: [row], revision: 0 });
    expect((await unit.send(tariffCalls.packages, {})).packages).toMatchObject([{ cents: 4500 }, { cents: 1200 }]);
    w.time.advance(86_400_000);
    const later = await loggedIn(w, 'unit');
    expect((await later.send(tariffCalls.packages, {})).packages).toMatchObject([{ cents: 5000 }, { cents: 1200 }]);
    expect(await later.send(financeCalls.order, { orderId })).toMatchObject({ payableCents: 9000 });
    const was = { list: ['tenantResources'], priced: ['sms'], other: today } as const;
    expect(
      (await later.send(tariffCalls.buyingPrices, { ...was, list: [...was.list], priced: [...was.priced] })).rows,
    ).toMatchObject([{ cents: 5000, otherCents: 4500 }]);
    // what is no longer sold can no longer be ordered
    const end = { ...row, cents: 0, isEnd: true };
    const again = await loggedIn(w, 'platform');
    await again.send(tariffCalls.savePrices, { ...retail, from: tomorrow, rows: [end], revision: 1 });
    expect((await later.send(tariffCalls.packages, {})).packages).toMatchObject([{ resource: 'voice' }]);
  });

  it('is never changed in the database, only withdrawn once [TAR-04] [N19]', async () => {
    const { db } = (await start()).database;
    for (const statement of [
      sql`update price_entry set cents = 1`,
      sql`update price_entry set from_day = '2020-01-01'`,
      sql`delete from price_entry where price_id = 104`,
      sql`truncate price_entry cascade`,
    ])
      await expect(statement.execute(db)).rejects.toThrow(/never changed/);
    await sql`update price_entry set revoked_at = now(), revoked_by = 'x' where price_id = 104`.execute(db);
    await expect(sql`update price_entry set revoked_at = null`.execute(db)).rejects.toThrow(/never changed/);
  });

  it('tells the second of two editors who was first, and takes nothing of it [N19] [SES-08]', async () => {
    const w = await start();
    const [one, two] = [await w.as('platform'), await w.as('platform')];
    const change = { ...toUsers, from: tomorrow, revision: 0 };
    const results = await Promise.allSettled([
      one.send(tariffCalls.savePrices, { ...change, rows: [standard(9000)] }),
      two.send(tariffCalls.savePrices, { ...change, rows: [standard(9100)] }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const conflict = await problemOf(one.send(tariffCalls.savePrices, { ...change, rows: [standard(9200)] }));
    expect(conflict).toMatchObject({ code: 'tariff.price.conflict', args: { name: expect.any(String) } });
    const { coming } = await one.send(tariffCalls.prices, toUsers);
    expect(coming.filter(({ from }) => from === tomorrow)).toHaveLength(1);
    expect(await problemOf(one.send(tariffCalls.withdrawPrice, { priceId: 104, revision: 0 }))).toMatchObject({
      code: 'tariff.price.conflict',
    });
  });

  it("holds in a dealer's replies no figure of what its superior pays, and sets no list of others [DEV-23] [TAR-04] [N19]", async () => {
    const w = await start();
    await asDealer(w);
    const token = await w.token('agent');
    const hidden = [bookCents.cost, bookCents.operator, bookCents.reseller].flatMap((cents) => [
      String(cents),
      (cents / 100).toFixed(2),
    ]);
    const get = async (path: string) => {
      const answer = await w.request(path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ data: expect.anything() });
      for (const figure of hidden) expect(text, `${path} holds ${figure}`).not.toContain(figure);
      return text;
    };
    const chain = 'list=deviceService&priced=standard&quantity=1';
    expect(await get(`/tariff/prices/buying`)).toContain('6161');
    expect(await get(`/tariff/prices/chain?${chain}`)).toContain('6161');
    expect(await get('/tariff/prices?list=deviceService&buyer=user')).toContain('2438');
    await get('/tariff/prices?list=deviceService&buyer=reseller');
    await get('/tariff/prices/dealers');
    await get('/tariff/prices/entries');
    const agent = await w.as('agent');
    const tried = await agent.send(tariffCalls.tryPrices, { ...toUsers, from: tomorrow, rows: [standard(6000)] });
    for (const figure of hidden) expect(JSON.stringify(tried)).not.toContain(figure);
    expect(tried.keys).toMatchObject([
      { beforeCents: bookCents.partner, afterCents: 6000, costCents: 6161, isBelowCost: true },
    ]);
    for (const list of ['cost', 'platformResources', 'tenantResources'] as const)
      expect(await problemOf(agent.send(tariffCalls.prices, { list, buyer: 'reseller' }))).toMatchObject({
        code: 'tariff.price.otherLevel',
      });
    expect(await problemOf(agent.send(tariffCalls.prices, { ...toPartners, partnerId: 50 }))).toMatchObject({
      code: 'tariff.price.noBuyer',
    });
    // prices of others are no prices to it
    expect(await problemOf(agent.send(tariffCalls.withdrawPrice, { priceId: 104, revision: 0 }))).toMatchObject({
      code: 'tariff.price.noPrice',
    });
  });

  it('is set by those who hold the button, and by nobody below whom there is nobody [ROL-07] [ORG-05]', async () => {
    const w = await start();
    const change = { ...toUsers, from: tomorrow, rows: [standard(9000)], revision: 0 };
    for (const role of ['unit', 'maint', 'resident', 'org'] as const)
      expect((await refusalOf((await w.as(role)).send(tariffCalls.savePrices, change))).kind).toBe('forbidden');
    await w.database.db
      .updateTable('rent')
      .set({ partnerPowers: JSON.stringify({ powers: ['command'] }) } as never)
      .where('rentId', '=', 'R001')
      .execute();
    const agent = await w.as('agent');
    expect((await refusalOf(agent.send(tariffCalls.savePrices, change))).kind).toBe('forbidden');
    expect((await agent.send(tariffCalls.buyingPrices, {})).rows).not.toEqual([]);
  });

  it('shows what a change does to each line before it is saved, as it is then [N19] [TAR-04]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const rows = [standard(5853)];
    const { keys, onDay } = await platform.send(tariffCalls.tryPrices, { ...toPartners, from: tomorrow, rows });
    expect(onDay).toBe(tomorrow);
    expect(keys).toMatchObject([{ beforeCents: bookCents.reseller, afterCents: 5853, costCents: bookCents.operator }]);
    const line = keys[0]?.lines.find(({ lineId }) => lineId === 'partner 1');
    expect(line?.units).toBeGreaterThan(0);
    // its customers pay what they did: it earns less
    expect(line).toMatchObject({
      ownCents: 500 * (line?.units ?? 0),
      belowCents: -500 * (line?.units ?? 0),
      customersCents: 0,
      turnsBelowCost: false,
    });
    // partner 2 has no price: its customers pay more
    const other = keys[0]?.lines.find(({ lineId }) => lineId === 'partner 2');
    expect(other).toMatchObject({
      ownCents: 500 * (other?.units ?? 0),
      belowCents: 0,
      customersCents: 500 * (other?.units ?? 0),
    });
    expect((await platform.send(tariffCalls.prices, toPartners)).revision).toBe(0);
    await platform.send(tariffCalls.savePrices, { ...toPartners, from: tomorrow, rows, revision: 0 });
    // one with a price of its own is not reached by the price of all
    await platform.send(tariffCalls.savePrices, {
      ...toPartners,
      partnerId: 1,
      from: today,
      rows: [standard(5000)],
      revision: 0,
    });
    const next = await platform.send(tariffCalls.tryPrices, { ...toPartners, from: tomorrow, rows: [standard(6000)] });
    expect(next.keys[0]?.lines.map(({ lineId }) => lineId)).not.toContain('partner 1');
    const dealers = await platform.send(tariffCalls.dealerPrices, { mode: ['standard'], state: 'own' });
    expect(dealers).toMatchObject({ total: 1, totals: { dealers: 1, own: 1 } });
    expect(dealers.rows[0]?.prices[0]).toMatchObject({ cents: 5000, isOwn: true });
  });

  it('gives the operator all lists and no device, and a tenant its own wholesale prices [ORG-06] [TAR-04]', async () => {
    const w = await start();
    const operator = await asOperator(w);
    const wholesale = { list: 'platformResources', buyer: 'reseller' } as const;
    expect((await operator.send(tariffCalls.prices, wholesale)).rows).toMatchObject([{ cents: 30_000 }]);
    const cost = await operator.send(tariffCalls.prices, { list: 'cost', buyer: 'reseller' });
    expect(cost.rows).toMatchObject([{ cents: bookCents.cost }]);
    const tried = await operator.send(tariffCalls.tryPrices, { ...toPartners, from: tomorrow, rows: [standard(5000)] });
    expect(tried.keys[0]?.lines.map(({ lineId }) => lineId)).toEqual(['tenant R001', 'tenant R002']);
    expect(JSON.stringify(tried)).not.toMatch(/设备|单位一|860406/);
    const platform = await w.as('platform');
    const { rows, sellerName } = await platform.send(tariffCalls.buyingPrices, { list: ['platformResources'] });
    expect(rows).toMatchObject([{ cents: 30_000 }]);
    expect(sellerName).toBe('运营中心');
    const { rows: other } = await (await w.as('platform', 'R002')).send(tariffCalls.priceEntries, {});
    expect(other).toEqual([]);
  });

  it('draws the chain from what the viewer pays, with what is to come [N19] [DEV-23]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const key = { list: 'deviceService', priced: 'standard', quantity: 1 } as const;
    const own = await platform.send(tariffCalls.priceChain, key);
    expect(own).toMatchObject({ viewer: 'tenant', last: 'tenant', costCents: 0, revision: 0 });
    expect(own.prices).toEqual([
      { level: 'platform', cents: bookCents.operator, from: '2026-01-01' },
      { level: 'tenant', cents: bookCents.user, from: '2026-01-01' },
      { level: 'tenant', cents: bookCents.coming, from: '2026-12-01' },
    ]);
    const partner = await platform.send(tariffCalls.priceChain, { ...key, partnerId: 1 });
    expect(partner).toMatchObject({ viewer: 'tenant', last: 'partner' });
    expect(partner.prices.map(({ level, cents }) => [level, cents])).toEqual([
      ['platform', bookCents.operator],
      ['tenant', bookCents.reseller],
      ['partner', bookCents.partner],
    ]);
  });

  it('is read whole: 200 dealers with 18 prices each, previewed in one query within a second [N19]', async () => {
    const w = await start();
    const { db } = w.database;
    await sql`insert into partner (partner_id, rent_id, name, parent_id) select 1000 + n, 'R001', '经销商' || n, null from generate_series(1, 200) n`.execute(
      db,
    );
    await sql`insert into price_entry (rent_id, list, seller_kind, seller_id, buyer, resource, quantity, cents, from_day, made_by, made_at)
      select 'R001', 'deviceService', 'partner', (1000 + n)::text, 'user', m, y, 9000 + n * y, '2026-01-01', 'x', now()
      from generate_series(1, 200) n, unnest(array['standard','flow','inclusive']) m, generate_series(1, 6) y`.execute(
      db,
    );
    const rows = (['standard', 'flow', 'inclusive'] as const).flatMap((priced) =>
      [1, 2, 3, 4, 5, 6].map((quantity) => ({ priced, quantity, cents: 8000 * quantity, isEnd: false })),
    );
    const platform = await w.as('platform');
    const since = performance.now();
    const { keys } = await platform.send(tariffCalls.tryPrices, { ...toPartners, from: tomorrow, rows });
    expect(performance.now() - since).toBeLessThan(5000);
    expect(keys).toHaveLength(18);
    expect(keys.every(({ lines }) => lines.length >= 200)).toBe(true);
  });

  it('changes service modes of the seller in the list for all only, and notes what they were [TAR-04] [ROL-07] [SES-10]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const named = (name: string, freeMonths: number) =>
      [{ mode: 'standard', name, description: '', freeMonths }] as const;
    const save = (more: object, modes: ReturnType<typeof named>, revision = 0) =>
      platform.send(tariffCalls.savePrices, {
        ...toUsers,
        from: today,
        rows: [],
        revision,
        ...more,
        modes: [...modes],
      });
    await save({}, named('旧名称', 0));
    await save({}, named('新名称', 3), 1);
    const forOne = { ...toPartners, partnerId: 1 };
    for (const rows of [[], [standard(4000)]])
      expect(await problemOf(save({ ...forOne, rows }, named('他人改名', 12)))).toMatchObject({
        code: 'tariff.price.otherLevel',
        field: 'modes',
      });
    const { modes } = await platform.send(tariffCalls.prices, toUsers);
    expect(modes.find(({ mode }) => mode === 'standard')).toMatchObject({ name: '新名称', freeMonths: 3 });
    expect(await platform.send(tariffCalls.prices, forOne)).toMatchObject({ revision: 0 });
    const logs = await w.database.db
      .selectFrom('userLog')
      .selectAll()
      .where('action', '=', 'tariff.savePrices')
      .orderBy('logId')
      .execute();
    expect(logs.at(-1)?.changes).toEqual({
      name: { before: 'standard: 旧名称', after: 'standard: 新名称' },
      freeMonths: { before: 'standard: 0', after: 'standard: 3' },
    });
    expect(w.failures).toEqual([]);
  });

  it('refuses what cannot be, each with its field [TAR-02] [TAR-03]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const refused = async (more: object) =>
      (
        await refusalOf(
          platform.send(tariffCalls.savePrices, { ...toUsers, from: today, rows: [standard(1)], revision: 0, ...more }),
        )
      ).problems.map(({ code, field }) => `${code} ${field}`);
    expect(await refused({ rows: [standard(-1)] })).toEqual(['tariff.price.negative rows.0.cents']);
    expect(await refused({ rows: [standard(null)] })).toEqual(['tariff.price.required rows.0.cents']);
    expect(await refused({ rows: [standard(1, 7)] })).toEqual([expect.stringContaining('rows.0.quantity')]);
    expect(await refused({ rows: [standard(1), standard(2)] })).toEqual(['form.duplicate rows.1']);
    expect(await refused({ rows: [standard(bookCents.user)] })).toEqual([
      expect.stringContaining('tariff.price.nothingNew'),
    ]);
    expect(await refused({ from: '2026-11-20' })).toEqual(['tariff.chain.past from']);
    expect(await refused({ from: 'soon' })).toEqual([expect.stringContaining('from')]);
    expect(await refused({ rows: [{ ...standard(1), priced: 'sms' }] })).toEqual([
      'tariff.price.otherList rows.0.priced',
    ]);
    const modes = [{ mode: 'standard', name: '', description: 'x'.repeat(200), freeMonths: 73 }] as const;
    expect(await refused({ modes })).toEqual([
      expect.stringContaining('modes.0.name'),
      expect.stringContaining('modes.0.description'),
      expect.stringContaining('modes.0.freeMonths'),
    ]);
    expect(await problemOf(platform.send(tariffCalls.withdrawPrice, { priceId: 103, revision: 0 }))).toMatchObject({
      code: 'tariff.price.notComing',
    });
    await platform.send(tariffCalls.withdrawPrice, { priceId: 104, revision: 0 });
    const { rows } = await platform.send(tariffCalls.priceEntries, { state: 'withdrawn' });
    expect(rows).toMatchObject([{ priceId: 104, withdrawnBy: expect.any(String), revision: 1 }]);
  });
});
