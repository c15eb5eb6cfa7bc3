import { messageCalls } from '@fireline/api/message';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { claim } from '../../../apps/gateway/src/message/sending/claiming.ts';
import { units } from '../../../apps/gateway/src/tariff/units/units.ts';
import * as store from '../../../apps/gateway/src/message/sending/deliveryStore.ts';
import { mendSending } from '../../../apps/gateway/src/message/sending/mends.ts';
import { dueNotices, insertNotice } from '../../../apps/gateway/src/message/sending/noticeStore.ts';
import { insertRecords } from '../../../apps/gateway/src/message/sending/planStore.ts';
import { onEveryDatabase, onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, settled } from '../../fixtures/gateway.ts';
import { addAccess, minute, problemOf, receipt, recordingCarrier } from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const hour = 60 * minute;
const at = (ms: number): string => new Date(fixtureNow + ms).toISOString();
const to = '13800138000';

const record = (key: string, more: object = {}) => ({
  rentId: 'R001',
  orgPath: '/44/4403/440305/',
  at: at(0),
  nextAt: at(0),
  kind: 'alarm' as const,
  level: 1 as const,
  moment: 'recovered' as const,
  channel: 'sms' as const,
  state: 'planned' as const,
  address: to,
  digits: to,
  text: '火警',
  passedAt: null,
  key,
  ...more,
});
/** What has passed, each a minute before the next. */
const passed = (kind: 'alarm' | 'notice', count: number, newestMs = -minute) =>
  Array.from({ length: count }, (_, n) =>
    record(`${kind} passed ${n}`, { kind, state: 'delivered', passedAt: at(newestMs - n * minute) }),
  );

const write = ({ database: { db } }: FixtureGateway, rows: readonly object[]) =>
  db.transaction().execute((tx) => insertRecords(tx, rows));
/** Clocks of an installation that is at that time. */
const clocksAt = (dayMs: number): ClockWatch => {
  const clocks = new ClockWatch({ warn: () => {} });
  clocks.compare(new Date(dayMs).toISOString(), dayMs);
  clocks.observe(dayMs);
  return clocks;
};
const claimNow = async (
  { database, log }: FixtureGateway,
  accessId: number,
  most = 10,
  ms = 0,
  clocks = clocksAt(fixtureNow + ms),
) =>
  (await claim({ database, clock: () => fixtureNow + ms, clocks, log, units }, { accessId, rentId: 'R001' }, most))
    ?.claimed ?? [];
const stateOf = ({ database: { db } }: FixtureGateway, key: string) =>
  db.selectFrom('sendRecord').select(['state', 'reason', 'nextAt']).where('key', '=', key).executeTakeFirstOrThrow();

await onTestDatabase('claiming', ({ open }) => {
  /** An access of which at most three messages an hour go to a number. */
  const start = async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    const platform = await w.as('platform');
    const { settings } = await platform.send(messageCalls.sendRule, {});
    await platform.send(messageCalls.saveSendRule, { ...settings, smsMessages: 3, smsHours: 1, revision: 0 });
    const accessId = await addAccess(w);
    await settled(w);
    return { w, accessId };
  };

  it('drops what a clock that ran ahead has written of a day, and sends what it has written of an alarm [MSG-06] [ALM-09]', async () => {
    const { w, accessId } = await start();
    // not due for the gateway itself, which may be looking
    const now = hour / 2;
    const from = (key: string, ms: number, more: object = {}) =>
      record(key, { accessId, at: at(now + ms), nextAt: at(now), kind: 'notice', ...more });
    await write(w, [
      from('far ahead', hour + 1, { digits: '13800138001' }),
      from('years ahead', 500 * 24 * hour, { digits: '13800138002' }),
      from('a little ahead', hour, { digits: '13800138003' }),
      from('alarm', 2 * hour, { kind: 'alarm', digits: '13800138004' }),
      from('waits for ever', -minute, { nextAt: at(500 * 24 * hour), digits: '13800138005' }),
    ]);
    const keys = (await claimNow(w, accessId, 10, now)).map(({ key }) => key).toSorted();
    expect(keys).toEqual(['a little ahead', 'alarm', 'waits for ever']);
    for (const key of ['far ahead', 'years ahead'])
      expect(await stateOf(w, key)).toMatchObject({ state: 'notSent', reason: 'wrongClock' });
  });

  it('drops no alarm as too old while the clock has jumped ahead, and sends what was held for it [ALM-09] [MSG-05]', async () => {
    const { w, accessId } = await start();
    const [jump, clocks] = [30 * 24 * hour, clocksAt(fixtureNow)];
    // not due for the gateway itself, whose clock is right
    const due = { accessId, nextAt: at(hour / 2) };
    await write(w, [
      record('fire', { ...due, digits: '13800138001' }),
      record('held fire', { ...due, digits: '13800138002', state: 'held', reason: 'frequency' }),
      record('reminder', { ...due, kind: 'notice', level: null, digits: '13800138003' }),
      record('held:hour:1', { ...due, kind: 'notice', level: null, digits: '13800138004' }),
    ]);
    const keys = (await claimNow(w, accessId, 10, jump, clocks)).map(({ key }) => key).toSorted();
    expect(keys).toEqual(['fire', 'held fire', 'held:hour:1']);
    expect(await stateOf(w, 'reminder')).toMatchObject({ state: 'notSent', reason: 'tooLate' });
    // the gateway was really off for so long
    await write(w, [record('old', { ...due, digits: '13800138005' })]);
    expect(await claimNow(w, accessId, 10, jump)).toEqual([]);
    expect(await stateOf(w, 'old')).toMatchObject({ state: 'notSent', reason: 'tooLate' });
  });

  it('holds a notice that lies ahead of a clock that may be behind until that is right again, and no letter about an alarm [MSG-06] [ALM-09]', async () => {
    const { w, accessId } = await start();
    const clocks = clocksAt(fixtureNow + 9 * hour);
    const due = { accessId, at: at(9 * hour), nextAt: at(hour / 2), kind: 'notice', level: null };
    await write(w, [
      record('reminder', { ...due, digits: '13800138001' }),
      record('held:hour:1', { ...due, digits: '13800138002' }),
    ]);
    const behind = await claimNow(w, accessId, 10, hour, clocks);
    expect(behind.map(({ key }) => key)).toEqual(['held:hour:1']);
    const nextAt = at(hour + 10 * minute);
    expect(await stateOf(w, 'reminder')).toEqual({ state: 'held', reason: 'wrongClock', nextAt });
    const right = await claimNow(w, accessId, 10, 9 * hour + minute, clocks);
    expect(right.map(({ key }) => key)).toContain('reminder');
  });

  it('takes a fire whose try is further away than any is: the clock has fallen back by hours [ALM-09]', async () => {
    const { w } = await start();
    await write(w, [record('fire', { nextAt: at(0) }), record('reminder', { nextAt: at(0), kind: 'notice' })]);
    const due = (ms: number) =>
      w.database.db
        .selectFrom('sendRecord')
        .select('key')
        .where(store.isDue(at(ms)))
        .execute();
    const keys = async (ms: number) =>
      (await due(ms)).map(({ key }) => key).filter((key) => key === 'fire' || key === 'reminder');
    expect([await keys(-8 * hour), await keys(-hour)]).toEqual([['fire'], []]);
  });

  it('keeps letters about held alarms when what lies ahead is mended [ALM-09] [MSG-06]', async () => {
    const { w, accessId } = await start();
    const ahead = { accessId, at: at(3 * hour), nextAt: at(3 * hour), kind: 'notice' as const, level: null };
    await write(w, [record('held:hour:1', ahead), record('reminder', ahead)]);
    await mendSending(w.database.db, { nowMs: fixtureNow, now: at(0), today: '2026-11-21', ahead: at(5 * minute) });
    expect(await stateOf(w, 'held:hour:1')).toMatchObject({ state: 'planned' });
    expect(await stateOf(w, 'reminder')).toMatchObject({ state: 'notSent', reason: 'wrongClock' });
  });

  it('takes escalations that are timed further away than any waits, unless a silence puts them off [MSG-06] [ALM-09]', async () => {
    const { w } = await start();
    const { db } = w.database;
    const [open, silenced, soon] = await db
      .selectFrom('alarm')
      .select('alarmId')
      .where('rentId', '=', 'R001')
      .limit(3)
      .execute();
    if (!open || !silenced || !soon) throw new Error('the fixture has too few alarms');
    await db.deleteFrom('sendNotice').execute();
    await db
      .updateTable('alarm')
      .set({ silencedUntil: at(30 * hour) })
      .where('alarmId', '=', silenced.alarmId)
      .execute();
    const notice = ({ alarmId }: { readonly alarmId: number }, ms: number) => ({
      rentId: 'R001',
      alarmId,
      moment: 'standing' as const,
      dueAt: at(ms),
    });
    const due = await db.transaction().execute(async (tx) => {
      for (const one of [notice(open, 30 * hour), notice(silenced, 30 * hour), notice(soon, 2 * hour)])
        await insertNotice(tx, one);
      return dueNotices(tx, at(0), 10);
    });
    expect(due.map(({ alarmId }) => alarmId)).toEqual([open.alarmId]);
  });

  it('holds back no alarm because of notices, and a notice because of both [ALM-09] [MSG-06]', async () => {
    const { w, accessId } = await start();
    await write(w, passed('notice', 3));
    const waiting = [record('fire', { accessId }), record('reminder', { accessId, kind: 'notice', level: null })];
    await write(w, waiting);
    expect((await claimNow(w, accessId)).map(({ key }) => key)).toEqual(['fire']);
    expect(await stateOf(w, 'reminder')).toMatchObject({ state: 'held', reason: 'frequency' });
    // with the one that has just passed there are three alarms
    await write(w, passed('alarm', 2));
    await write(w, [record('second fire', { accessId })]);
    expect(await claimNow(w, accessId)).toEqual([]);
    expect(await stateOf(w, 'second fire')).toMatchObject({ state: 'held', reason: 'frequency' });
  });

  it('counts what it claims at once: three alarms of five, and no notice with them [ALM-09]', async () => {
    const { w, accessId } = await start();
    const fires = Array.from({ length: 5 }, (_, n) => record(`fire ${n}`, { accessId }));
    await write(w, [...fires, record('reminder', { accessId, kind: 'notice', level: null })]);
    expect((await claimNow(w, accessId)).map(({ key }) => key)).toEqual(['fire 0', 'fire 1', 'fire 2']);
    expect(await stateOf(w, 'reminder')).toMatchObject({ state: 'held', reason: 'frequency' });
  });

  it('takes reminders last, though they have waited longer, at one access and among accesses [ALM-09] [MSG-06]', async () => {
    const { w, accessId } = await start();
    const other = await addAccess(w, 'platform', { name: '第二' });
    await settled(w);
    const reminder = (n: number, access: number) =>
      record(`reminder ${access} ${n}`, {
        accessId: access,
        kind: 'notice',
        trigger: 'hazardDue',
        level: null,
        nextAt: at(-hour),
      });
    await write(w, [
      ...Array.from({ length: 150 }, (_, n) => reminder(n, other)),
      ...Array.from({ length: 150 }, (_, n) => reminder(n, accessId)),
      record('fire', { accessId }),
      record('unattended', { accessId, kind: 'notice', trigger: 'dutyMissed', level: null }),
    ]);
    expect((await store.dueAccesses(w.database.db, at(0))).map((one) => one.accessId)).toEqual([accessId, other]);
    expect((await claimNow(w, accessId, 2)).map(({ key }) => key).toSorted()).toEqual(['fire', 'unattended']);
  });

  it('keeps the access that a message was offered to when it goes through another: its late receipt is taken [MSG-05] [MSG-06]', async () => {
    const { w, accessId } = await start();
    const other = await addAccess(w, 'platform', { name: '第二' });
    await settled(w);
    const { db } = w.database;
    await write(w, [record('offered', { accessId, attempts: 1 }), record('waiting', { accessId, attempts: 0 })]);
    await db.updateTable('sendAccess').set({ isEnabled: false }).where('accessId', '=', accessId).execute();
    expect(await claimNow(w, accessId)).toEqual([]);
    const rows = await db
      .selectFrom('sendRecord')
      .select(['key', 'accessId', 'triedAccessId'])
      .orderBy('key')
      .execute();
    expect(rows).toEqual([
      { key: 'offered', accessId: other, triedAccessId: accessId },
      { key: 'waiting', accessId: other, triedAccessId: null },
    ]);
    await receipt(w, accessId, 'offered', 'delivered');
    expect(await stateOf(w, 'offered')).toMatchObject({ state: 'delivered' });
    expect(await problemOf(receipt(w, accessId, 'waiting', 'delivered'))).toMatchObject({
      code: 'message.receipt.refused',
    });
  });

  it('is not held for ever by what passed at a time that a clock ran ahead to [ALM-09]', async () => {
    const { w, accessId } = await start();
    await write(w, passed('alarm', 3, 365 * 24 * hour));
    await write(w, [record('fire', { accessId })]);
    expect((await claimNow(w, accessId)).map(({ key }) => key)).toEqual(['fire']);
  });

  it('waits no longer than its limit looks, for what another gateway dates a little ahead [ALM-09]', async () => {
    const { w, accessId } = await start();
    await write(
      w,
      passed('alarm', 3).map((row) => ({ ...row, passedAt: at(minute / 2) })),
    );
    await write(w, [record('fire', { accessId })]);
    expect(await claimNow(w, accessId)).toEqual([]);
    expect(await stateOf(w, 'fire')).toMatchObject({ state: 'held', nextAt: at(hour) });
    expect(await store.dueAccesses(w.database.db, at(minute))).toEqual([]);
  });
});

await onEveryDatabase('what waits to be sent', ({ kind, open }) => {
  it.skipIf(kind.url === undefined)(
    'is read through its index, in its order, however much waits [MSG-06]',
    async () => {
      const w = await open();
      const accessId = await addAccess(w, 'platform', { carrier: 'sandbox' });
      await settled(w);
      const { db } = w.database;
      await sql`insert into send_record (rent_id, at, next_at, kind, trigger, channel, state, text, key, access_id)
      select 'R001', ${at(0)}::timestamptz, ${at(0)}::timestamptz + n * interval '1 second',
        case when n % 50 = 0 then 'alarm' else 'notice' end, case when n % 50 = 0 then 'alarmRaised' else 'hazardDue' end, 'sms', 'planned', '', 'n' || n, ${accessId}
      from generate_series(1, 20000) n`.execute(db);
      await sql`analyze send_record`.execute(db);
      const now = at(24 * hour);
      const plan = JSON.stringify(
        await db.transaction().execute((tx) => store.dueQuery(tx, accessId, now, 100).explain()),
      );
      expect(plan).toContain('send_record_due');
      expect(plan).not.toContain('Sort');
      const rows = await db.transaction().execute((tx) => store.dueRecords(tx, accessId, now, 100));
      expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['alarm']));
    },
  );
});
