import { messageCalls } from '@fireline/api/message';
import { expect, it } from 'vitest';
import type { Offered } from '../../../apps/gateway/src/message/sending/carrier.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { claim } from '../../../apps/gateway/src/message/sending/claiming.ts';
import { units } from '../../../apps/gateway/src/tariff/units/units.ts';
import { sendAfterAll } from '../../../apps/gateway/src/message/sending/port.ts';
import { insertRecords } from '../../../apps/gateway/src/message/sending/planStore.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import {
  addAccess,
  alarm,
  handle,
  minute,
  pass,
  receipt,
  recordingCarrier,
  smsOf,
  startSending,
} from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const at = (ms: number): string => new Date(fixtureNow + ms).toISOString();
const to = '13800138000';
const record = (key: string, accessId: number, more: object) => ({
  rentId: 'R001',
  orgPath: '/44/4403/440305/',
  at: at(-minute),
  nextAt: at(-minute),
  kind: 'alarm' as const,
  moment: 'raised' as const,
  level: 1 as const,
  channel: 'sms' as const,
  state: 'planned' as const,
  address: to,
  digits: to,
  text: '火警',
  alarmId: null,
  passedAt: at(-minute),
  key,
  accessId,
  attempts: 1,
  claims: 1,
  unanswered: 0,
  claimedUntil: at(-1000),
  ...more,
});
const stateOf = async ({ database: { db } }: FixtureGateway, key: string) => {
  const { state, reason } = await db
    .selectFrom('sendRecord')
    .select(['state', 'reason'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return [state, reason];
};
const failing = (isUnanswered: boolean) => (): Offered => ({
  isTaken: false,
  reason: 'timeout',
  isFinal: false,
  isUnanswered,
});

await onTestDatabase('a message whose carrier gave no answer', (store) => {
  const start = startSending(store);

  it('is on record as handed over, answer unknown, whatever ends it; a receipt still counts [MSG-05] [ALM-09] [DEV-27]', async () => {
    const w = await start({ carriers: { webhook: recordingCarrier().carrier } });
    const { db } = w.database;
    const accessId = await addAccess(w);
    const off = await addAccess(w, 'platform', { name: '停用', isEnabled: false });
    await db
      .updateTable('sendAccess')
      .set({ deletedAt: at(0) })
      .where('accessId', '=', off)
      .execute();
    await w.gateway.idle();
    const { alarmId } = await db
      .selectFrom('alarm')
      .select('alarmId')
      .where('rentId', '=', 'R001')
      .where('state', '=', 'closed')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('phoneBlock')
      .values({
        rentId: 'R001',
        number: '13900139000',
        digits: '13900139000',
        smsFlag: true,
        voiceFlag: true,
        at: at(0),
        by: '',
      })
      .execute();
    const late = { at: at(-25 * 60 * minute) };
    const ends = [
      ['over', { alarmId }],
      ['tooLate', late],
      ['blockedPhone', { address: '13900139000', digits: '13900139000' }],
      ['tooLate', { kind: 'code', moment: null, level: null }],
      ['noAccess', { ...late, accessId: off }],
      ['noAccess', { accessId: off, kind: 'test', moment: null, level: null }],
    ] as const;
    const rows = ends.flatMap(([, more], n) => [
      record(`clear ${n}`, accessId, more),
      record(`open ${n}`, accessId, { ...more, unanswered: 1 }),
    ]);
    await db.transaction().execute((tx) => insertRecords(tx, rows));
    for (const one of [accessId, off])
      await claim(
        { database: w.database, clock: () => fixtureNow, clocks: new ClockWatch(w.log), log: w.log, units },
        { accessId: one, rentId: 'R001' },
        50,
      );
    for (const [n, [reason]] of ends.entries())
      expect([n, await stateOf(w, `clear ${n}`), await stateOf(w, `open ${n}`)]).toEqual([
        n,
        ['notSent', reason],
        ['handed', 'unanswered'],
      ]);
    const { rows: shown } = await (
      await w.as('platform')
    ).send(messageCalls.sends, { state: ['handed'], pageSize: 50 });
    expect(shown.filter(({ reason }) => reason === 'unanswered').length).toBe(ends.length);
    await receipt(w, accessId, 'open 0', 'delivered');
    expect(await stateOf(w, 'open 0')).toEqual(['delivered', null]);
  });

  it.each([
    ['refuses it', false, ['notSent', 'over']],
    ['falls silent', true, ['handed', 'unanswered']],
  ] as const)(
    'of an alarm that is handled after the carrier %s counts as what it may be [MSG-05] [ALM-09]',
    async (_, isUnanswered, end) => {
      const { carrier, offers } = recordingCarrier(failing(isUnanswered));
      const w = await start({ carriers: { webhook: carrier } });
      await addAccess(w);
      const alarmId = await alarm(w);
      expect(offers.length).toBeGreaterThan(0);
      await handle(w, alarmId);
      await pass(w, 2 * minute);
      const states = await smsOf(w, alarmId);
      expect(states).toContainEqual([...end]);
      expect(states.filter(([state]) => state === 'planned')).toEqual([]);
      // where the closing is taken back it has something to say again
      const now = new Date(w.time.clock()).toISOString();
      await transact(w.database, (work) => sendAfterAll(work, 'R001', [alarmId], { since: at(0), now }));
      expect(await smsOf(w, alarmId)).toEqual(states.map((was) => (was[0] === end[0] ? ['planned', null] : was)));
    },
  );
});
