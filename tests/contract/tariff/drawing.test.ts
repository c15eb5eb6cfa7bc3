import { messageCalls } from '@fireline/api/message';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertRecords } from '../../../apps/gateway/src/message/sending/planStore.ts';
import type { Offered } from '../../../apps/gateway/src/message/sending/carrier.ts';
import { moveUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import { bookDraws } from '../../../apps/gateway/src/tariff/units/booking.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { addAccess, pass, receipt, recordingCarrier, startSending } from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const at = new Date(fixtureNow).toISOString();
const tenant = { kind: 'tenant', id: 'R001' } as const;

/** A message that waits; each to a number of its own. */
const message = (no: number, accessId: number, more: object = {}) => ({
  rentId: 'R001',
  orgPath: '/',
  partnerId: null,
  unitId: 1,
  maintId: null,
  placeId: 1,
  deviceId: 1,
  at,
  nextAt: at,
  kind: 'notice' as const,
  channel: 'sms' as const,
  state: 'planned' as const,
  address: `138${String(no).padStart(8, '0')}`,
  digits: `138${String(no).padStart(8, '0')}`,
  text: '通知',
  segments: 1,
  accessId,
  key: `m${no}`,
  level: null,
  moment: null,
  ...more,
});
const alarm = { kind: 'alarm', level: 1, moment: 'recovered' };

const write = (w: FixtureGateway, rows: readonly object[]) =>
  w.database.db.transaction().execute((tx) => insertRecords(tx, rows));
let given = 0;
const give = (w: FixtureGateway, amount: number, holder: { kind: 'tenant' | 'unit'; id: string } = tenant) =>
  w.database.db
    .transaction()
    .execute((tx) =>
      moveUnits(
        tx,
        { rentId: 'R001', holder, resource: 'sms' },
        { sellType: 'gift', amount, key: `test gift ${(given += 1)}`, by: 'test' },
        fixtureNow,
      ),
    );
const accountsIn = async (w: FixtureGateway) =>
  w.database.db
    .selectFrom('resourceAccount')
    .select(['holderKind', 'balance', 'reserved', 'monthDrawn'])
    .where('rentId', '=', 'R001')
    .where('resource', '=', 'sms')
    .orderBy('holderKind')
    .execute();
const fates = async (w: FixtureGateway) =>
  Object.fromEntries(
    (
      await w.database.db
        .selectFrom('sendRecord')
        .select(['key', 'state', 'reason'])
        .where('key', 'like', 'm%')
        .orderBy('recordId')
        .execute()
    ).map(({ key, state, reason }) => [key, reason ?? state]),
  );
/** Of every account: its balance is the sum of its records, each follows the one before it, and nothing is held that no message holds. */
async function addsUp(w: FixtureGateway): Promise<void> {
  const { rows } = await sql<object>`
    select a.account_id from resource_account a where a.balance <> (select coalesce(sum(after - before), 0) from resource_record r where r.account_id = a.account_id)
      or a.reserved <> (select coalesce(sum(draw_units), 0) from send_record s where s.draw_account_id = a.account_id)
    union all select r.record_id from resource_record r
      where r.before <> coalesce((select after from resource_record p where p.account_id = r.account_id and p.seq = r.seq - 1), 0)`.execute(
    w.database.db,
  );
  expect(rows).toEqual([]);
}

await onTestDatabase('messages draw units', (store) => {
  const start = startSending(store);
  const open = async (answer?: () => Offered) => {
    const { carrier, offers } = recordingCarrier(answer);
    const w = await start({ carriers: { webhook: carrier } });
    await fillPrices(w);
    return { w, offers, accessId: await addAccess(w) };
  };

  it('of the nearest holder when a carrier takes them; with none left notices end and alarms go below zero [TAR-07] [ALM-09]', async () => {
    const { w, offers, accessId } = await open();
    await give(w, 2);
    await give(w, 3, { kind: 'unit', id: '1' });
    await write(w, [message(1, accessId, { segments: 3 }), message(2, accessId, { segments: 2 })]);
    await pass(w, 0);
    expect(await accountsIn(w)).toMatchObject([
      { holderKind: 'tenant', balance: 0, reserved: 0, monthDrawn: 2 },
      { holderKind: 'unit', balance: 0, reserved: 0, monthDrawn: 3 },
    ]);
    await write(w, [message(3, accessId), message(4, accessId, { ...alarm, segments: 2 })]);
    await pass(w, 0);
    expect(await fates(w)).toEqual({ m1: 'handed', m2: 'handed', m3: 'noUnits', m4: 'handed' });
    expect((await accountsIn(w))[0]).toMatchObject({ balance: -2, monthDrawn: 4 });
    expect(offers.map(({ key }) => key)).not.toContain('m3');
    await addsUp(w);
    // units come, and the notice goes
    await give(w, 10);
    const platform = await w.as('platform');
    const { rows } = await platform.send(messageCalls.sends, { reason: ['noUnits'] });
    await platform.send(messageCalls.sendAgain, { recordId: rows[0]?.recordId ?? 0 });
    await pass(w, 0);
    expect((await fates(w))['m3#1']).toBe('handed');
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 7, reserved: 0 });
    await addsUp(w);
    expect(w.failures).toEqual([]);
  });

  it('once for a message, however often it is offered, and give nothing back for a failed receipt [TAR-07] [MSG-05]', async () => {
    let fails = true;
    const { w, accessId } = await open(() =>
      fails
        ? { isTaken: false, reason: 'timeout', isFinal: false, isUnanswered: true }
        : { isTaken: true, carrierId: 'c' },
    );
    await give(w, 5);
    await write(w, [message(1, accessId)]);
    await pass(w, 0);
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 5, reserved: 0 });
    fails = false;
    await pass(w, 60_000);
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 4, reserved: 0 });
    await receipt(w, accessId, 'm1', 'failed');
    await pass(w, 0);
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 4, reserved: 0 });
    // it is planned and taken again under the key that its carrier knows
    await w.database.db
      .updateTable('sendRecord')
      .set({ state: 'planned', nextAt: new Date(w.time.clock()).toISOString(), endedAt: null })
      .where('key', '=', 'm1')
      .execute();
    await pass(w, 0);
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 4, reserved: 0 });
    await addsUp(w);
  });

  it('of nobody through the own access of a partner, and where nobody sells any [TAR-07] [MSG-06]', async () => {
    const { carrier } = recordingCarrier();
    const unsold = await start({ carriers: { webhook: carrier } });
    const first = await addAccess(unsold);
    await write(unsold, [message(1, first)]);
    await pass(unsold, 0);
    expect(await fates(unsold)).toEqual({ m1: 'handed' });
    const { w } = await open();
    const own = await addAccess(w, 'agent');
    await write(w, [message(1, own, { partnerId: 1 })]);
    await pass(w, 0);
    expect(await fates(w)).toEqual({ m1: 'handed' });
    expect(await accountsIn(w)).toEqual([]);
  });

  it('stop at the monthly maximum, except for alarms, and the holder is written once [TAR-05]', async () => {
    const { w, accessId } = await open();
    await give(w, 100);
    const control = { rentId: 'R001', holderKind: 'tenant', holderId: 'R001', resource: 'sms' } as const;
    const limit = { monthlyMax: 3, warnPercent: 50, whenExhausted: 'stop', changedBy: 'test', changedAt: at } as const;
    await w.database.db
      .insertInto('consumptionControl')
      .values({ ...control, ...limit })
      .execute();
    for (const no of [1, 2, 3, 4]) {
      await write(w, [message(no, accessId)]);
      await pass(w, 0);
    }
    await write(w, [message(5, accessId, alarm)]);
    await pass(w, 0);
    expect(await fates(w)).toEqual({ m1: 'handed', m2: 'handed', m3: 'handed', m4: 'overLimit', m5: 'handed' });
    const letters = await w.database.db.selectFrom('siteLetter').select(['title', 'messageGroup']).execute();
    const people = new Set(letters.map(({ title }) => title));
    expect(people).toEqual(new Set(['短信用量接近本月上限']));
  });

  it('an alarm goes although the accounting fails; a notice waits for it [ALM-09] [TAR-07]', async () => {
    const { w, accessId } = await open();
    await give(w, 5);
    await sql`alter table consumption_control rename to gone`.execute(w.database.db);
    await write(w, [message(1, accessId), message(2, accessId, alarm)]);
    await pass(w, 0);
    expect(await fates(w)).toEqual({ m1: 'internal', m2: 'handed' });
    expect(w.failures.length).toBeGreaterThan(0);
    w.failures.length = 0;
    await sql`alter table gone rename to consumption_control`.execute(w.database.db);
    await pass(w, 60_000);
    expect((await fates(w))['m1']).toBe('handed');
    await addsUp(w);
  });

  it('and what a dead gateway had claimed goes back, or is taken over [TAR-07]', async () => {
    const { w, accessId } = await open();
    await give(w, 5);
    await write(w, [message(1, accessId, { state: 'held', nextAt: new Date(fixtureNow + 30 * 60_000).toISOString() })]);
    const { accountId } = await w.database.db
      .selectFrom('resourceAccount')
      .select('accountId')
      .executeTakeFirstOrThrow();
    await w.database.db.updateTable('resourceAccount').set({ reserved: 2 }).execute();
    await w.database.db
      .updateTable('sendRecord')
      .set({ drawAccountId: accountId, drawUnits: 2 })
      .where('key', '=', 'm1')
      .execute();
    await addsUp(w);
    await bookDraws({ database: w.database, clock: w.time.clock });
    // the gateway's own sender may have been at it
    await w.gateway.idle();
    expect((await accountsIn(w))[0]).toMatchObject({ balance: 5, reserved: 0 });
    await addsUp(w);
  });

  it(
    'so that balances are their records after a storm of alarms and notices in any order [TAR-07]',
    { timeout: 120_000 },
    async () => {
      const { w, accessId } = await open();
      let no = 0;
      const rounds = fc.sample(
        fc.array(fc.record({ isAlarm: fc.boolean(), segments: fc.integer({ min: 1, max: 3 }), isGift: fc.nat(9) }), {
          minLength: 50,
          maxLength: 70,
        }),
        { numRuns: 5, seed: 7 },
      );
      for (const round of rounds) {
        for (const { isGift } of round) if (isGift === 0) await give(w, isGift + 5);
        await write(
          w,
          round.map(({ isAlarm, segments }) => message((no += 1), accessId, { segments, ...(isAlarm && alarm) })),
        );
        await pass(w, 0);
      }
      const found = await w.database.db
        .selectFrom('sendRecord')
        .select([
          'kind',
          'state',
          'reason',
          sql<number>`count(*)`.as('count'),
          sql<number>`sum(segments)`.as('segments'),
        ])
        .where('key', 'like', 'm%')
        .groupBy(['kind', 'state', 'reason'])
        .execute();
      expect(found.filter(({ kind }) => kind === 'alarm').map(({ state }) => state)).toEqual(['handed']);
      const taken = found.filter(({ state }) => state === 'handed').reduce((sum, { segments }) => sum + segments, 0);
      const { drawn } = await w.database.db
        .selectFrom('resourceRecord')
        .select(sql<number>`sum(amount)`.as('drawn'))
        .where('sellType', '=', 'consume')
        .executeTakeFirstOrThrow();
      expect(drawn).toBe(taken);
      await addsUp(w);
      expect(w.failures).toEqual([]);
    },
  );
});
