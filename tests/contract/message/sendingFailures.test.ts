import { messageCalls } from '@fireline/api/message';
import { sendAttemptsMax } from '@fireline/domain/message';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Offered } from '../../../apps/gateway/src/message/sending/carrier.ts';
import { accessFails, holdTenant } from '../../../apps/gateway/src/message/sending/deliveryStore.ts';
import { moveWaiting } from '../../../apps/gateway/src/message/sending/movingStore.ts';
import { sendAfterAll, sendAlarmNotice } from '../../../apps/gateway/src/message/sending/port.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { imeiOf } from '../../fixtures/tenant.ts';
import {
  addAccess,
  alarm,
  minute,
  pass,
  receipt,
  recordingCarrier,
  refusing,
  smsOf,
  startSending,
} from '../../fixtures/sendingWorld.ts';

/** Switches an access on or off as its form does. */
async function switchAccess(w: FixtureGateway, accessId: number, isEnabled: boolean): Promise<void> {
  const platform = await w.as('platform');
  const { rows } = await platform.send(messageCalls.accesses, {});
  const row = rows.find((one) => one.accessId === accessId);
  if (!row) throw new Error('there is no such access');
  const { channel, carrier, name, account, signature, url, position, revision } = row;
  const sent = { accessId, channel, carrier, name, account, signature, url, position, revision, isEnabled };
  await platform.send(messageCalls.changeAccess, sent);
}
const recordsOf = (w: FixtureGateway, alarmId: number) =>
  w.database.db.selectFrom('sendRecord').selectAll().where('alarmId', '=', alarmId).orderBy('recordId').execute();

await onTestDatabase('sending that goes wrong', (store) => {
  const start = startSending(store);

  describe('an access that is switched off', () => {
    it('loses no message under way: what fails moves to the other one that works [MSG-06]', async () => {
      const answers: ((offered: Offered) => void)[] = [];
      const { carrier, offers } = recordingCarrier((offer) =>
        offer.access.account === 'a'
          ? new Promise<Offered>((resolve) => answers.push(resolve))
          : { isTaken: true, carrierId: offer.key },
      );
      const w = await start({ carriers: { webhook: carrier } });
      const first = await addAccess(w);
      await addAccess(w, 'platform', { name: '备用', account: 'b', position: 2 });
      const raised = alarm(w);
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      await switchAccess(w, first, false);
      for (const answer of answers.splice(0)) answer({ isTaken: false, reason: 'timeout', isFinal: false });
      const alarmId = await raised;
      for (let at = 0; at < 3; at += 1) await pass(w, minute);
      const states = await smsOf(w, alarmId);
      expect(states.length).toBeGreaterThan(0);
      expect(states).toEqual(states.map(() => ['handed', null]));
      expect(offers.filter(({ access }) => access.account === 'b').length).toBe(states.length);
    });

    it('lets them wait where there is no other, says why, and they go once one is on [MSG-06]', async () => {
      const answers: ((offered: Offered) => void)[] = [];
      let isAsking = true;
      const { carrier } = recordingCarrier((offer) =>
        isAsking ? new Promise<Offered>((resolve) => answers.push(resolve)) : { isTaken: true, carrierId: offer.key },
      );
      const w = await start({ carriers: { webhook: carrier } });
      const only = await addAccess(w);
      const raised = alarm(w);
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      await switchAccess(w, only, false);
      isAsking = false;
      for (const answer of answers.splice(0)) answer({ isTaken: false, reason: 'timeout', isFinal: false });
      const alarmId = await raised;
      for (let at = 0; at < 3; at += 1) await pass(w, minute);
      const waiting = await smsOf(w, alarmId);
      expect(waiting.length).toBeGreaterThan(0);
      expect(waiting).toEqual(waiting.map(() => ['held', 'noAccess']));
      await switchAccess(w, only, true);
      await pass(w, 1000);
      expect(await smsOf(w, alarmId)).toEqual(waiting.map(() => ['handed', null]));
    });

    it('gives up after a day, and the record names the access [MSG-06]', async () => {
      const w = await start({ carriers: { webhook: recordingCarrier().carrier } });
      const only = await addAccess(w);
      await w.database.db
        .updateTable('sendAccess')
        .set({ pausedUntil: new Date(w.time.clock() + minute).toISOString() })
        .execute();
      const alarmId = await alarm(w);
      await switchAccess(w, only, false);
      await pass(w, minute);
      expect((await smsOf(w, alarmId))[0]).toEqual(['held', 'noAccess']);
      await pass(w, 24 * 60 * minute);
      // a clock that went on by a day at once is trusted when a device says the same
      await ingest(w, [{ imei: imeiOf(2), at: new Date(w.time.clock()).toISOString(), readings: { signals: 20 } }]);
      await pass(w, 2 * minute);
      const rows = (await recordsOf(w, alarmId)).filter(({ channel, address }) => channel === 'sms' && address !== '');
      expect(rows.map(({ state, reason }) => [state, reason])).toEqual(rows.map(() => ['notSent', 'noAccess']));
    });
  });

  it('each escalation is a message of its own, also to the same person; one that is noted twice is not [ALM-12] [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const alarmId = await alarm(w);
    const escalate = (step: string) =>
      transact(w.database, (work) =>
        sendAlarmNotice(work, 'R001', [
          {
            alarmId,
            moment: 'standing',
            extra: { step, channels: ['sms'], receivers: ['placeManager', 'unitContacts'] },
          },
        ]),
      );
    offers.length = 0;
    await escalate('rule1');
    await pass(w, 1000);
    const people = new Set(offers.map(({ to }) => to));
    expect(people.size).toBeGreaterThan(0);
    await escalate('rule1');
    await escalate('rule2');
    await pass(w, 1000);
    expect(offers.length).toBe(2 * people.size);
    // and the escalation of the service centre is sent all the same
    await pass(w, 6 * minute);
    expect(offers.length).toBe(3 * people.size);
  });

  it('what a gateway whose clock runs ahead has noted is sent at once, in the order in which it was noted [ALM-09]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const ahead = new Date(w.time.clock() + 60 * minute).toISOString();
    const alarmId = await alarm(w);
    await w.database.db.updateTable('alarm').set({ receivedAt: ahead }).where('alarmId', '=', alarmId).execute();
    offers.length = 0;
    const noted = await transact(w.database, async (work) => {
      await sendAlarmNotice(work, 'R001', [{ alarmId, moment: 'recovered' }]);
      // before the sender takes it
      return work.tx.selectFrom('sendNotice').select(['dueAt', 'moment']).where('moment', '=', 'recovered').execute();
    });
    expect(noted).toEqual([{ dueAt: null, moment: 'recovered' }]);
    await w.database.db.deleteFrom('sendNotice').where('moment', '=', 'standing').execute();
    await w.database.db.deleteFrom('sendRecord').where('alarmId', '=', alarmId).execute();
    await transact(w.database, (work) => sendAlarmNotice(work, 'R001', [{ alarmId, moment: 'raised' }]));
    await pass(w, 1000);
    expect(offers.length).toBeGreaterThan(0);
    // its escalation counts from when it was planned, and not from the time of that clock
    const before = offers.length;
    await pass(w, 6 * minute);
    expect(offers.length).toBeGreaterThan(before);
  });

  describe('what cannot be planned', () => {
    /** The alarm of a level, and no messages of it: its place has a name that the records do not take. */
    async function unplannable(w: FixtureGateway, level: 1 | 2) {
      const alarmId = await alarm(w);
      await w.database.db.updateTable('alarm').set({ level }).where('alarmId', '=', alarmId).execute();
      const { db } = w.database;
      await db.deleteFrom('sendRecord').where('alarmId', '=', alarmId).execute();
      await db.deleteFrom('sendNotice').execute();
      await sql`alter table send_record add constraint broken check (channel <> 'sms') not valid`.execute(db);
      await transact(w.database, (work) => sendAlarmNotice(work, 'R001', [{ alarmId, moment: 'raised' }]));
      for (let at = 0; at < 12; at += 1) await pass(w, 5 * minute);
      return { alarmId, mend: () => sql`alter table send_record drop constraint broken`.execute(db) };
    }

    it('stands in the records as failed with its reason, and is planned again when somebody asks for it [MSG-05]', async () => {
      const { carrier, offers } = recordingCarrier();
      const w = await start({ carriers: { webhook: carrier } });
      await addAccess(w);
      const { alarmId, mend } = await unplannable(w, 2);
      try {
        const rows = (await (await w.as('platform')).send(messageCalls.alarmSends, { alarmId })).rows;
        expect(rows.map(({ state, reason }) => [state, reason])).toEqual([['failed', 'internal']]);
        expect(w.failures.length).toBe(5);
        offers.length = 0;
        await mend();
        await (await w.as('platform')).send(messageCalls.sendAgain, { recordId: rows[0]?.recordId ?? 0 });
        await pass(w, 1000);
        expect(offers.length).toBeGreaterThan(0);
        expect((await recordsOf(w, alarmId)).map(({ key }) => key).filter((key) => key.startsWith('notice:'))).toEqual(
          [],
        );
      } finally {
        await mend().catch(() => {});
      }
    });

    it('of a level 1 is never given up: it is shown to those who see to it, and goes when it can [ALM-09]', async () => {
      const { carrier, offers } = recordingCarrier();
      const w = await start({ carriers: { webhook: carrier } });
      await addAccess(w);
      const { alarmId, mend } = await unplannable(w, 1);
      try {
        const [seen] = await recordsOf(w, alarmId);
        expect(seen).toMatchObject({ state: 'held', reason: 'internal' });
        const letters = await w.database.db
          .selectFrom('sendRecord')
          .select('state')
          .where('kind', '=', 'notice')
          .execute();
        expect(letters.map(({ state }) => state)).toContain('delivered');
        offers.length = 0;
        await mend();
        for (let at = 0; at < 3; at += 1) await pass(w, 5 * minute);
        expect(offers.length).toBeGreaterThan(0);
      } finally {
        await mend().catch(() => {});
      }
    });
  });

  it('a letter that cannot be written stops no other, and ends as failed [MSG-04]', async () => {
    const w = await start();
    const { db } = w.database;
    const { userId } = await db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('role', '=', 'unit')
      .executeTakeFirstOrThrow();
    const at = new Date(w.time.clock()).toISOString();
    const letter = (of: number, level: 1 | 2, text: string) => ({
      rentId: 'R001',
      orgPath: '/',
      partnerId: null,
      unitId: null,
      maintId: null,
      placeId: null,
      at,
      nextAt: at,
      level,
      kind: 'alarm' as const,
      trigger: 'alarmRaised' as const,
      channel: 'siteLetter' as const,
      userId: of,
      text,
      state: 'planned' as const,
      key: `letter:${text}`,
    });
    // an account that is gone
    await db
      .insertInto('sendRecord')
      .values([letter(987_654, 2, 'gone'), letter(userId, 2, 'there'), letter(987_654, 1, 'first')])
      .execute();
    await pass(w, 1000);
    const states = async () =>
      Object.fromEntries(
        (await db.selectFrom('sendRecord').select(['text', 'state']).where('key', 'like', 'letter:%').execute()).map(
          (row) => [row.text, row.state],
        ),
      );
    expect(await states()).toEqual({ gone: 'planned', there: 'delivered', first: 'planned' });
    for (let at = 0; at < 10; at += 1) await pass(w, minute);
    expect(await states()).toEqual({ gone: 'failed', there: 'delivered', first: 'planned' });
  });

  it('a late receipt and a pause lock in one order, and what a receipt reports is offered to nobody else [MSG-05] [MSG-06]', async ({
    skip,
  }) => {
    if (store.kind.name !== 'PostgreSQL') skip();
    const { carrier, offers } = recordingCarrier((offer) =>
      offer.access.account === 'a'
        ? { isTaken: false, reason: 'timeout', isFinal: false }
        : { isTaken: true, carrierId: offer.key },
    );
    const w = await start({ carriers: { webhook: carrier } });
    const { db } = w.database;
    const first = await addAccess(w);
    const other = await addAccess(w, 'platform', { name: '备用', account: 'b', position: 2 });
    const alarmId = await alarm(w);
    const late = (await recordsOf(w, alarmId)).find(({ accessId, state }) => accessId === first && state === 'planned');
    if (!late) throw new Error('nothing waits for the access');
    const taken = await db.transaction().execute(async (tx) => {
      await accessFails(tx, first, 'timeout', new Date(w.time.clock()).toISOString());
      const arriving = receipt(w, first, late.key, 'delivered').then(() => 'taken', String);
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())
        or (not granted and locktype = 'transactionid')`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count ?? 0).toBeGreaterThan(0);
      await moveWaiting(tx, first, other);
      return { arriving };
    });
    expect(await taken.arriving).toBe('taken');
    await pass(w, minute);
    expect(offers.filter(({ key, access }) => key === late.key && access.account === 'b')).toEqual([]);
    expect((await recordsOf(w, alarmId)).find(({ key }) => key === late.key)).toMatchObject({ state: 'delivered' });
  });

  it('a level 1 that its carrier never takes is offered on, shown to those who see to it, and goes another way [ALM-09] [ALM-11]', async () => {
    const { carrier } = recordingCarrier((offer) =>
      offer.access.account === 'a'
        ? { isTaken: false, reason: 'refused', isFinal: false }
        : { isTaken: true, carrierId: offer.key },
    );
    const w = await start({ carriers: { webhook: carrier } });
    const { db } = w.database;
    await addAccess(w);
    const alarmId = await alarm(w);
    const tryAgain = async () => {
      // what it takes of others keeps the access from being paused
      await db.updateTable('sendAccess').set({ failures: 0, failingSince: null, pausedUntil: null }).execute();
      await pass(w, 5 * minute);
    };
    for (let at = 0; at < 8; at += 1) await tryAgain();
    const sms = (await recordsOf(w, alarmId)).filter(({ channel, address }) => channel === 'sms' && address !== '');
    expect(sms.length).toBeGreaterThan(0);
    expect(sms.map(({ state, level }) => [state, level])).toEqual(sms.map(() => ['planned', 1]));
    expect(Math.max(...sms.map(({ attempts }) => attempts))).toBeGreaterThan(sendAttemptsMax);
    const shown = await db.selectFrom('sendRecord').select('state').where('key', 'like', 'held:%').execute();
    expect(shown.map(({ state }) => state)).toContain('delivered');

    await addAccess(w, 'platform', { name: '备用', account: 'b', position: 2 });
    for (let at = 0; at < 3; at += 1) await tryAgain();
    expect(await smsOf(w, alarmId)).toEqual(sms.map(() => ['handed', null]));
  });

  it('a closing that is taken back while its messages are judged loses none of them [ALM-03] [ALM-09]', async ({
    skip,
  }) => {
    if (store.kind.name !== 'PostgreSQL') skip();
    const w = await start({ carriers: { webhook: recordingCarrier(refusing).carrier } });
    const { db } = w.database;
    await addAccess(w);
    const alarmId = await alarm(w);
    const now = new Date(w.time.clock()).toISOString();
    const ofAlarm = (await recordsOf(w, alarmId)).filter(({ state }) => state === 'planned');
    const recordIds = ofAlarm.map(({ recordId }) => recordId);
    expect(recordIds.length).toBeGreaterThan(0);
    const { undoing } = await db.transaction().execute(async (tx) => {
      await holdTenant(tx, 'R001');
      const taking = transact(w.database, (work) => sendAfterAll(work, 'R001', [alarmId], { since: now, now }));
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count ?? 0).toBeGreaterThan(0);
      // judged by what was so before
      await tx
        .updateTable('sendRecord')
        .set({ state: 'notSent', reason: 'over', endedAt: now })
        .where('recordId', 'in', recordIds)
        .execute();
      return { undoing: taking };
    });
    await undoing;
    const after = (await recordsOf(w, alarmId)).filter(({ recordId }) => recordIds.includes(recordId));
    expect(after.map(({ reason }) => reason)).not.toContain('over');
    expect(after.map(({ state }) => state)).toEqual(recordIds.map(() => 'planned'));
  });
});
