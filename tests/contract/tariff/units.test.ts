import { tariffCalls } from '@fireline/api/tariff';
import { addDays, dayAt, dayMs } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { calendarDays, rollUp } from '@fireline/domain/tariff';
import { expect, it } from 'vitest';
import { moveUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import { sumDays } from '../../../apps/gateway/src/tariff/units/days.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, operatorId } from '../../fixtures/money.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
type Holder = { kind: 'tenant' | 'partner' | 'unit' | 'place' | 'device'; id: string };
let no = 0;
const give = (
  w: FixtureGateway,
  holder: Holder,
  amount: number,
  more: { rentId?: string; atMs?: number; sellType?: 'consume' } = {},
) =>
  w.database.db.transaction().execute((tx) =>
    moveUnits(
      tx,
      { rentId: more.rentId ?? 'R001', holder, resource: 'sms' },
      {
        sellType: more.sellType ?? 'gift',
        amount,
        key: `test ${(no += 1)}`,
        by: 'test',
        deviceId: holder.kind === 'device' ? 1 : null,
      },
      more.atMs ?? fixtureNow,
    ),
  );

await onTestDatabase('balances of units', ({ open }) => {
  const start = async () => {
    const w = await open();
    await fillPrices(w);
    await give(w, { kind: 'tenant', id: 'R001' }, 1000);
    await give(w, { kind: 'partner', id: '1' }, 100);
    await give(w, { kind: 'unit', id: '1' }, 50);
    await give(w, { kind: 'device', id: '1' }, 5);
    await give(w, { kind: 'tenant', id: 'R002' }, 7, { rentId: 'R002' });
    return w;
  };

  it('are seen by the tenant and by partners above them, and by nobody else [TAR-07] [ROL-06]', async () => {
    const w = await start();
    const seen = async (who: Parameters<FixtureGateway['as']>[0]) => {
      const client = await w.as(who);
      const accounts = await client.send(tariffCalls.unitAccounts, { sort: 'balance', order: 'desc' });
      const records = await client.send(tariffCalls.unitRecords, {});
      expect(records.total).toBe(accounts.total);
      return accounts.rows.map(({ holderKind }) => holderKind);
    };
    expect(await seen('platform')).toEqual(['tenant', 'partner', 'unit', 'device']);
    expect(await seen('agent')).toEqual(['partner', 'unit', 'device']);
    for (const who of ['unit', 'resident'] as const)
      expect((await refusalOf((await w.as(who)).send(tariffCalls.unitRecords, {}))).kind).toBe('forbidden');
  });

  it('are shown to the operator by tenant, without a device or a name below it [TAR-07] [ORG-06]', async () => {
    const w = await start();
    const { db } = w.database;
    const like = await db
      .selectFrom('appUser')
      .select(['pwHash', 'realName', 'accountType'])
      .where('rentId', '=', 'R001')
      .where('username', '=', 'platform')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('appUser')
      .values({
        ...like,
        rentId: operatorId,
        username: 'platform',
        role: 'platform',
        orgPath: null,
        partnerId: null,
        unitId: null,
        maintId: null,
        placeId: null,
      })
      .execute();
    const client = await w.as('platform', operatorId);
    const { rows } = await client.send(tariffCalls.unitRecords, {});
    expect(rows.map(({ holderId }) => holderId).toSorted()).toEqual(['R001', 'R002']);
    expect(JSON.stringify(rows)).not.toMatch(/设备|单位一|860406/);
    expect((await client.send(tariffCalls.unitRecords, { deviceId: 1 })).total).toBe(0);
  });

  it('are given below oneself alone, once for each press, and taken back no further than they go [TAR-08]', async () => {
    const w = await start();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const gift = { holderKind: 'unit', holderId: '1', resource: 'sms', amount: 30, remark: '补偿' } as const;
    const given = await platform.send(tariffCalls.giveUnits, { ...gift, requestId: 'press-one' });
    expect(given.balance).toBe(80);
    expect(await platform.send(tariffCalls.giveUnits, { ...gift, requestId: 'press-one' })).toEqual(given);
    expect(
      (await problemOf(platform.send(tariffCalls.giveUnits, { ...gift, amount: 31, requestId: 'press-one' })))?.code,
    ).toBe('tariff.gift.otherContent');
    for (const [client, holderKind, holderId] of [
      [platform, 'tenant', 'R001'],
      [platform, 'unit', '999999'],
      [agent, 'partner', '1'],
      [agent, 'tenant', 'R002'],
    ] as const)
      expect(
        (await problemOf(client.send(tariffCalls.giveUnits, { ...gift, holderKind, holderId, requestId: 'press-two' })))
          ?.code,
      ).toBe('tariff.holder.notFound');
    const { accountId } = given;
    const back = { accountId, remark: '误操作' };
    expect(
      await problemOf(agent.send(tariffCalls.takeUnitsBack, { ...back, amount: 81, requestId: 'back-one' })),
    ).toMatchObject({
      code: 'tariff.units.short',
      args: { left: 80, amount: 81 },
    });
    expect((await agent.send(tariffCalls.takeUnitsBack, { ...back, amount: 80, requestId: 'back-one' })).balance).toBe(
      0,
    );
    const { rows, totals } = await platform.send(tariffCalls.unitRecords, { accountId });
    expect(rows.map(({ sellType, remark }) => [sellType, remark])).toEqual([
      ['giftBack', '误操作'],
      ['gift', '补偿'],
      ['gift', ''],
    ]);
    expect(totals).toEqual([{ resource: 'sms', purchased: 0, gifted: 0, consumed: 0 }]);
    const found = await platform.send(tariffCalls.unitHolders, { kind: 'tenant' });
    expect(found.holders).toEqual([]);
  });

  it('say of a record that does not add up why [TAR-07] [N20]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const { rows: accounts } = await platform.send(tariffCalls.unitAccounts, { holderKind: ['unit'] });
    const accountId = accounts[0]?.accountId ?? 0;
    await w.database.db
      .insertInto('resourceRecord')
      .values({
        accountId,
        rentId: 'R001',
        seq: 2,
        sellType: 'gift',
        amount: 1,
        before: 60,
        after: 62,
        key: 'wrong',
        at: new Date(fixtureNow).toISOString(),
        by: 'test',
      })
      .execute();
    const { rows, total } = await platform.send(tariffCalls.unitRecords, { misfit: 'yes' });
    expect(total).toBe(1);
    expect(rows[0]?.misfits).toEqual([
      { code: 'tariff.reconcile.gap', args: { expected: 50, before: 60 }, units: -10 },
      { code: 'tariff.record.arithmetic', args: { before: 60, change: 1, after: 62 }, units: -1 },
    ]);
  });

  it('last until a day at the pace of thirty days [TAR-07]', async () => {
    const w = await start();
    await give(w, { kind: 'unit', id: '1' }, 10, { sellType: 'consume' });
    const pace = { balance: 40, drawn: 10, daysLeft: 120, lastsUntil: addDays(dayAt(fixtureNow), 120) };
    const ofUnit = (await (await w.as('unit')).send(tariffCalls.balances, {})).balances;
    expect(ofUnit).toMatchObject([pace, { drawn: 0, daysLeft: null, lastsUntil: null }]);
    const platform = await w.as('platform');
    expect((await platform.send(tariffCalls.unitAccounts, { holderKind: ['unit'] })).rows).toMatchObject([pace]);
    expect((await platform.send(tariffCalls.controls, {})).controls[0]).toMatchObject({ drawn: 0, lastsUntil: null });
  });

  it('have a maximum a month, of which the second of two writers learns [TAR-05]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const sent = { resource: 'sms', monthlyMax: 900, warnPercent: 80, whenExhausted: 'stop', revision: 0 } as const;
    await platform.send(tariffCalls.saveControl, sent);
    expect((await problemOf(platform.send(tariffCalls.saveControl, sent)))?.code).toBe('form.conflict');
    expect(
      (await problemOf(platform.send(tariffCalls.saveControl, { ...sent, warnPercent: 0, revision: 1 })))?.field,
    ).toBe('warnPercent');
    const own = (await platform.send(tariffCalls.controls, {})).controls.find(({ resource }) => resource === 'sms');
    expect(own).toMatchObject({ balance: 1000, revision: 1, control: { monthlyMax: 900 }, reachedOn: null });
    // of the partner it is another one
    expect((await (await w.as('agent')).send(tariffCalls.controls, {})).controls[0]).toMatchObject({
      revision: 0,
      balance: 100,
    });
    await platform.send(tariffCalls.endControl, { resource: 'sms', revision: 1 });
    expect((await problemOf(platform.send(tariffCalls.endControl, { resource: 'sms', revision: 0 })))?.code).toBe(
      'tariff.control.none',
    );
  });

  it('are summed by day, and again without a difference [TAR-07] [TAR-06]', async () => {
    const w = await open();
    const days = [9, 5, 5, 1];
    for (const before of days) await give(w, { kind: 'unit', id: '1' }, before, { atMs: fixtureNow - before * dayMs });
    const deps = { database: w.database, clock: () => fixtureNow };
    expect(await sumDays(deps)).toBe(1);
    const rows = () =>
      w.database.db.selectFrom('resourceDay').select(['day', 'opening', 'gifted', 'closing']).orderBy('day').execute();
    const day = (before: number) => addDays(dayAt(fixtureNow), -before);
    const sums = await rows();
    expect(sums).toEqual([
      { day: day(9), opening: 0, gifted: 9, closing: 9 },
      { day: day(5), opening: 9, gifted: 10, closing: 19 },
      { day: day(1), opening: 19, gifted: 1, closing: 20 },
    ]);
    expect(await sumDays(deps)).toBe(0);
    await w.database.db.updateTable('resourceAccount').set({ summedTo: null }).execute();
    await w.database.db.deleteFrom('resourceDay').execute();
    await sumDays(deps);
    expect(await rows()).toEqual(sums);
    const figures = sums.map(({ day: period, ...of }) => ({ period, purchased: 0, consumed: 0, ...of }));
    expect(rollUp(figures, 'year').at(-1)?.closing).toBe(20);
  });

  it('are listed day by day for half a year, within what the caller sees, and unknown before the first [TAR-07] [ROL-06]', async () => {
    const w = await open();
    const at = (before: number) => ({ day: addDays(dayAt(fixtureNow), -before), opening: 9, closing: 9 });
    await give(w, { kind: 'unit', id: '1' }, 9, { atMs: fixtureNow });
    const { accountId } = await w.database.db
      .selectFrom('resourceAccount')
      .select('accountId')
      .executeTakeFirstOrThrow();
    const drawn = { accountId, purchased: 0, gifted: 0 };
    await w.database.db
      .insertInto('resourceDay')
      .values([
        { ...drawn, ...at(40), consumed: 4 },
        { ...drawn, ...at(3), consumed: 5 },
      ])
      .execute();
    const daysOf = async (role: Role, rentId?: string) =>
      (await (await w.as(role, rentId)).send(tariffCalls.unitDays, { resource: 'sms' })).days;
    const days = await daysOf('platform');
    expect([days.length, days.at(-1)?.day]).toEqual([calendarDays, at(1).day]);
    expect(days.filter((one) => (one.drawn ?? 0) > 0)).toEqual([
      { day: at(40).day, drawn: 4 },
      { day: at(3).day, drawn: 5 },
    ]);
    expect(days.filter((one) => one.drawn === null)).toHaveLength(calendarDays - 40);
    const elsewhere = await daysOf('platform', 'R002');
    expect(elsewhere.every((one) => one.drawn === null)).toBe(true);
  });
});
