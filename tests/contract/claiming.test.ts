import { messageCalls } from '@fireline/api/message';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claim } from '../../apps/gateway/src/message/sending/claiming.ts';
import * as store from '../../apps/gateway/src/message/sending/deliveryStore.ts';
import { insertRecords } from '../../apps/gateway/src/message/sending/planStore.ts';
import { onEveryDatabase, onTestDatabase } from '../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';
import { addAccess, minute, problemOf, receipt, recordingCarrier } from '../fixtures/sendingWorld.ts';
import { fixtureNow } from '../fixtures/tenant.ts';

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
const claimNow = async ({ database }: FixtureGateway, accessId: number, most = 10, ms = 0) =>
  (await claim({ database, clock: () => fixtureNow + ms }, { accessId, rentId: 'R001' }, most))?.claimed ?? [];
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
    await w.gateway.idle();
    return { w, accessId };
  };

  it('drops what a clock that ran ahead has written of a day, and sends what it has written of an alarm [MSG-06] [ALM-09]', async () => {
    const { w, accessId } = await start();
    const from = (key: string, ms: number, more: object = {}) =>
      record(key, { accessId, at: at(ms), kind: 'notice', ...more });
    await write(w, [
      from('far ahead', hour + 1, { digits: '13800138001' }),
      from('years ahead', 500 * 24 * hour, { digits: '13800138002' }),
      from('a little ahead', hour, { digits: '13800138003' }),
      from('alarm', 2 * hour, { kind: 'alarm', digits: '13800138004' }),
      from('waits for ever', -minute, { nextAt: at(500 * 24 * hour), digits: '13800138005' }),
    ]);
    const keys = (await claimNow(w, accessId)).map(({ key }) => key).toSorted();
    expect(keys).toEqual(['a little ahead', 'alarm', 'waits for ever']);
    for (const key of ['far ahead', 'years ahead'])
      expect(await stateOf(w, key)).toMatchObject({ state: 'notSent', reason: 'wrongClock' });
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
    await w.gateway.idle();
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
    await w.gateway.idle();
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
      await w.gateway.idle();
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
