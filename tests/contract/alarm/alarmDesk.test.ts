import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { closeUndoSeconds, undoGraceSeconds } from '@fireline/domain/alarm';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { asRole } from '../../fixtures/roles.ts';
import { snapshot } from '../../fixtures/snapshot.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const unitOne = { by: 'unit', key: 'unit/1' } as const;
const cleaned = { closing: 'manual', remark: '全楼检修' } as const;

await onTestDatabase('alarm desk', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const trackOf = async (alarmId: number) =>
    (await (await w.as('platform')).send(alarmCalls.detail, { alarmId })).track.map(({ event, by, remark }) =>
      [event, by, remark].filter(Boolean).join(' '),
    );
  const stateOf = async (alarmId: number) =>
    (await (await w.as('platform')).send(alarmCalls.detail, { alarmId })).alarm.state;

  it('a group is closed with one reason: each alarm with its own track, log entry and push, and its device at rest [ALM-03, SES-10]', async () => {
    const platform = await w.as('platform');
    const reply = await platform.send(alarmCalls.handleTogether, { alarmIds: [1, 2], group: unitOne, ...cleaned });
    expect([reply.done, reply.refused]).toEqual([[1, 2], []]);
    expect((await trackOf(1)).at(-1)).toBe('handled platform-R001 全楼检修');
    expect((await trackOf(2)).at(-1)).toContain('handled');
    const { rows } = await platform.send(sessionCalls.userLog, { search: 'alarm.handleTogether' });
    expect(rows.map(({ detail }) => detail).toSorted()).toEqual(['1 manual', '2 manual']);
    const { events } = await platform.send(shellCalls.events, { after: 0 });
    expect(events.map(({ data }) => (data as Alarm).state)).toEqual(['closed', 'closed']);
    for (const deviceId of [1, 2])
      expect((await platform.send(deviceCalls.detail, { deviceId })).alarmLevel, String(deviceId)).toBe(null);
  });

  it('those that somebody else has handled, that stand elsewhere or are out of reach are named, and the others are closed [ALM-03, ROL-06]', async () => {
    const unit = await w.as('unit');
    const first = await unit.send(alarmCalls.handle, { alarmId: 2, closing: 'reset', remark: '' });
    const platform = await w.as('platform');
    const ids = [1, 2, 4, 101, 9999];
    const { done, refused } = await platform.send(alarmCalls.handleTogether, {
      alarmIds: ids,
      group: unitOne,
      ...cleaned,
    });
    expect(done).toEqual([1]);
    expect(Object.fromEntries(refused.map(({ alarmId, code }) => [alarmId, code]))).toEqual({
      2: 'alarm.alreadyHandled',
      4: 'alarm.together.elsewhere',
      101: 'alarm.notFound',
      9999: 'alarm.notFound',
    });
    expect(refused.find(({ alarmId }) => alarmId === 2)?.args).toEqual({ name: first.handledBy });
    expect(await stateOf(4)).toBe('open');
  });

  it('two who close the same group at once close each alarm once, and each learns what the other did [ALM-03]', async () => {
    await Promise.all([w.token('platform'), w.token('unit')]);
    const send = async (role: 'platform' | 'unit') =>
      (await w.as(role)).send(alarmCalls.handleTogether, { alarmIds: [1, 2], group: unitOne, ...cleaned });
    const both = await Promise.all([send('platform'), send('unit')]);
    expect(new Set(both.flatMap(({ done }) => done))).toEqual(new Set([1, 2]));
    expect(both.flatMap(({ done }) => done)).toHaveLength(2);
    const left = both.flatMap(({ refused }) => refused);
    expect(new Set(left.map(({ alarmId }) => alarmId))).toEqual(new Set([1, 2]));
    for (const { code, args } of left)
      expect([code, args.name]).toEqual(['alarm.alreadyHandled', expect.stringMatching(/-R001$/)]);
    expect((await trackOf(1)).filter((entry) => entry.startsWith('handled'))).toHaveLength(1);
  });

  it('critical fire alarms are not denied without a reason, nor drills closed with real alarms; nothing changes then [ALM-03, N15]', async () => {
    const platform = await w.as('platform');
    const planned = { name: '演练', unitId: 1, startsAtMs: fixtureNow, minutes: 30 };
    const { drillId } = await platform.send(alarmCalls.createDrill, planned);
    await w.database.db.updateTable('alarm').set({ drillId }).where('alarmId', '=', 2).execute();
    const before = await snapshot(w.database.db);
    const ask = async (sent: { alarmIds: number[]; closing: 'falseAlarm' | 'manual'; remark: string }) =>
      (await refusalOf(platform.send(alarmCalls.handleTogether, sent))).problems[0];
    expect(await ask({ alarmIds: [1], closing: 'falseAlarm', remark: '' })).toMatchObject({
      code: 'alarm.together.reasonRequired',
      field: 'remark',
    });
    expect((await ask({ alarmIds: [1, 2], ...cleaned }))?.code).toBe('alarm.together.drillsMixed');
    expect(await ask({ alarmIds: [1], closing: 'manual', remark: '字'.repeat(257) })).toMatchObject({
      code: 'form.tooLong',
      field: 'remark',
    });
    expect(await snapshot(w.database.db)).toBe(before);
  });

  it('a handling is taken back by who did it: the alarms are what they were, and their tracks keep both [ALM-03]', async () => {
    const platform = await w.as('platform');
    const { handlingId } = await platform.send(alarmCalls.handleTogether, { alarmIds: [1, 2], ...cleaned });
    const undo = { handlingId: handlingId ?? '' };
    const foreign = await refusalOf((await w.as('unit')).send(alarmCalls.undoHandling, undo));
    expect(foreign.code).toBe('alarm.undo.gone');
    expect(await platform.send(alarmCalls.undoHandling, undo)).toEqual({ done: [1, 2], refused: [] });
    expect([await stateOf(1), await stateOf(2)]).toEqual(['open', 'acknowledged']);
    const { alarm } = await platform.send(alarmCalls.detail, { alarmId: 1 });
    expect([alarm.closing, alarm.handledBy, alarm.handledAt, alarm.remark]).toEqual([null, null, null, '']);
    expect((await trackOf(1)).slice(-2)).toEqual(['handled platform-R001 全楼检修', 'reopened platform-R001']);
    expect((await platform.send(deviceCalls.detail, { deviceId: 1 })).alarmLevel).toBe(1);
    const { rows } = await platform.send(sessionCalls.userLog, { search: 'alarm.undoHandling' });
    expect(rows.map(({ detail }) => detail).toSorted()).toEqual(['1', '2']);
    const again = await refusalOf(platform.send(alarmCalls.undoHandling, undo));
    expect(again.code).toBe('alarm.undo.gone');
    // and it is closed like any other afterwards
    expect((await platform.send(alarmCalls.handle, { alarmId: 1, ...cleaned })).state).toBe('closed');
  });

  it('what is stored after a handling was taken back is what was stored before; the track alone knows of it, and of no handling [ALM-03]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    const startsAtMs = w.time.clock();
    const silence = { target: 'device', deviceId: 2, reason: '水泵检修', startsAtMs, minutes: 60 } as const;
    await platform.send(alarmCalls.createSilence, silence);
    // alarm 2 waits until it closes by itself, and a notice about alarm 1 is due later
    const recoveredAt = new Date(w.time.clock() - 60_000).toISOString();
    const settleAt = new Date(w.time.clock() + 240_000).toISOString();
    await db
      .updateTable('alarm')
      .set({ closesByItself: true, recoveredAt, settleMinutes: 5, settleAt })
      .where('alarmId', '=', 2)
      .execute();
    const dueAt = new Date(w.time.clock() + 600_000).toISOString();
    await db.insertInto('sendNotice').values({ rentId: 'R001', alarmId: 1, moment: 'standing', dueAt }).execute();
    const stored = async () => ({
      alarms: (await db.selectFrom('alarm').selectAll().orderBy('alarmId').execute()).map(
        ({ revision: _revision, ...alarm }) => alarm,
      ),
      levels: await db.selectFrom('device').select(['deviceId', 'alarmLevel']).orderBy('deviceId').execute(),
      standing: await db.selectFrom('sendNotice').selectAll().where('moment', '=', 'standing').execute(),
    });
    const before = await stored();
    const { handlingId } = await platform.send(alarmCalls.handleTogether, { alarmIds: [1, 2], ...cleaned });
    expect(await stored()).not.toEqual(before);
    await platform.send(alarmCalls.undoHandling, { handlingId: handlingId ?? '' });
    expect(await stored()).toEqual(before);
    const marked = db.selectFrom('alarmTrack').select('alarmId').where('handlingId', 'is not', null);
    expect(await marked.execute()).toEqual([]);
  });

  it('an alarm that is taken back follows the silences that were ended or began while it was closed [ALM-03, ALM-12]', async () => {
    const platform = await w.as('platform');
    const startsAtMs = w.time.clock();
    const silence = { target: 'device', deviceId: 2, reason: '水泵检修', startsAtMs, minutes: 60 } as const;
    const silencedUntil = async () => (await platform.send(alarmCalls.detail, { alarmId: 2 })).alarm.silencedUntil;
    const closedDuring = async (change: () => Promise<unknown>) => {
      const { handlingId } = await platform.send(alarmCalls.handleTogether, { alarmIds: [2], ...cleaned });
      await change();
      await platform.send(alarmCalls.undoHandling, { handlingId: handlingId ?? '' });
    };
    const { silenceId, endsAt } = await platform.send(alarmCalls.createSilence, silence);
    expect(await silencedUntil()).toBe(endsAt);
    w.time.advance(1000);
    await closedDuring(() => platform.send(alarmCalls.endSilence, { silenceId }));
    expect(await silencedUntil()).toBe(new Date(w.time.clock()).toISOString());
    w.time.advance(1000);
    const again = { ...silence, startsAtMs: w.time.clock() };
    await closedDuring(() => platform.send(alarmCalls.createSilence, again));
    expect(await silencedUntil()).toBe(new Date(w.time.clock() + 60 * 60_000).toISOString());
  });

  it('is not taken back when its time is over, nor where the device has reported the same again [ALM-03]', async () => {
    const platform = await w.as('platform');
    const first = await platform.send(alarmCalls.handleTogether, { alarmIds: [1, 2], ...cleaned });
    await ingest(w, [{ imei: imeiOf(1), kinds: ['smoke'] }]);
    const { done, refused } = await platform.send(alarmCalls.undoHandling, { handlingId: first.handlingId ?? '' });
    expect([done, refused.map(({ alarmId, code }) => [alarmId, code])]).toEqual([[2], [[1, 'alarm.undo.raisedAgain']]]);
    const second = await platform.send(alarmCalls.handleTogether, { alarmIds: [2], ...cleaned });
    w.time.advance((closeUndoSeconds + undoGraceSeconds) * 1000 + 1);
    const late = await platform.send(alarmCalls.undoHandling, { handlingId: second.handlingId ?? '' });
    expect([late.done, late.refused[0]?.code]).toEqual([[], 'alarm.undo.tooLate']);
    expect(await stateOf(2)).toBe('closed');
  });

  it('word that alarms were handled waits until it can no longer be taken back [ALM-03, MSG-06]', async () => {
    const platform = await w.as('platform');
    const { handlingId } = await platform.send(alarmCalls.handleTogether, { alarmIds: [1], ...cleaned });
    const waiting = await w.database.db.selectFrom('sendNotice').select(['moment', 'dueAt']).execute();
    const dueAt = new Date(w.time.clock() + (closeUndoSeconds + undoGraceSeconds) * 1000).toISOString();
    expect(waiting).toEqual([{ moment: 'handled', dueAt }]);
    await platform.send(alarmCalls.undoHandling, { handlingId: handlingId ?? '' });
    w.time.advance((closeUndoSeconds + undoGraceSeconds) * 1000 + 1000);
    await expect
      .poll(async () => {
        w.time.advance(1000);
        return (await w.database.db.selectFrom('sendNotice').selectAll().execute()).length;
      })
      .toBe(0);
    const sent = await w.database.db.selectFrom('sendRecord').select('moment').where('alarmId', '=', 1).execute();
    expect(sent).toEqual([]);
  });

  it('what fell due or was left unsent while alarms were closed goes after all when that is taken back [ALM-03, ALM-09]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    const closedMs = w.time.clock();
    const now = new Date(closedMs).toISOString();
    const { handlingId } = await platform.send(alarmCalls.handleTogether, { alarmIds: [1], ...cleaned });
    await db.insertInto('sendNotice').values({ rentId: 'R001', alarmId: 1, moment: 'standing', dueAt: now }).execute();
    const nowhere = { orgPath: '/', partnerId: null, unitId: null, maintId: null, placeId: null };
    const about = { rentId: 'R001', alarmId: 1, kind: 'alarm', moment: 'raised', channel: 'app', key: 'k' } as const;
    const left = { state: 'notSent', reason: 'over', at: now, nextAt: now, endedAt: now, text: '火警' } as const;
    await db
      .insertInto('sendRecord')
      .values({ ...nowhere, ...about, ...left })
      .execute();
    w.time.advance(6000);
    await w.gateway.idle();
    const waiting = await db.selectFrom('sendNotice').select('dueAt').where('moment', '=', 'standing').execute();
    const afterMs = closedMs + (closeUndoSeconds + undoGraceSeconds) * 1000 + 1;
    expect(waiting).toEqual([{ dueAt: new Date(afterMs).toISOString() }]);
    await platform.send(alarmCalls.undoHandling, { handlingId: handlingId ?? '' });
    const records = db.selectFrom('sendRecord').select(['state', 'reason', 'endedAt']).where('key', '=', 'k');
    expect(await records.execute()).toEqual([{ state: 'planned', reason: null, endedAt: null }]);
  });

  it('what is around an alarm: whom to call, the plan, its neighbours and fire resources; of another tenant nothing [ALM-11, ROL-06]', async () => {
    const platform = await w.as('platform');
    const around = await platform.send(alarmCalls.surroundings, { alarmId: 1 });
    expect(around.place).toEqual({ name: '陈主任', phones: ['13800138000'] });
    expect(around.device.deviceId).toBe(1);
    expect(around.lngLat).toEqual({ lng: expect.any(Number), lat: expect.any(Number) });
    expect(around.plans).toEqual([{ layerId: 1, name: '楼1 三层' }]);
    expect(around.nearby?.map(({ deviceId }) => deviceId)).toEqual([2, 5]);
    expect(around.limit).toBeNull();
    const [rule] = (await platform.send(alarmCalls.rules, { kind: ['smoke'] })).rows;
    const { versionId = 0, threshold } = rule?.version ?? {};
    const raised = { ruleVersionId: versionId, measurement: 'smoke', value: 120 } as const;
    await w.database.db.updateTable('alarm').set(raised).where('alarmId', '=', 1).execute();
    const { limit } = await platform.send(alarmCalls.surroundings, { alarmId: 1 });
    expect(limit).toEqual({ raisesWhen: 'atLeast', threshold });
    const metres = around.resources?.map((resource) => resource.metres) ?? [];
    expect(metres.length).toBeGreaterThan(0);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    const foreign = await refusalOf((await w.as('platform', 'R002')).send(alarmCalls.surroundings, { alarmId: 1 }));
    expect(foreign.code).toBe('alarm.notFound');
  });

  it('what is around an alarm shows a role what it may open by itself: no devices, plans or fire resources without their pages [ALM-11, ROL-03]', async () => {
    const around = (token: string) => w.client(token).send(alarmCalls.surroundings, { alarmId: 1 });
    await asRole(w, 'platform', ['alarmDetail:view'], async (token) => {
      const seen = await around(token);
      expect([seen.nearby, seen.resources, seen.plans]).toEqual([null, null, []]);
      expect([seen.device.deviceId, seen.place?.name]).toEqual([1, '陈主任']);
    });
    const withHydrants = ['alarmList:view', 'deviceList:view', 'fireHydrants:view', 'planMonitor:view'];
    await asRole(w, 'platform', withHydrants, async (token) => {
      const seen = await around(token);
      expect(seen.nearby?.map(({ deviceId }) => deviceId)).toEqual([2, 5]);
      expect(seen.plans).toHaveLength(1);
      expect(new Set(seen.resources?.map(({ kind }) => kind))).toEqual(new Set(['hydrant']));
    });
    await asRole(w, 'platform', ['main:view'], async (token) =>
      expect(await refusalOf(around(token))).toMatchObject({ code: 'role.noPermission' }),
    );
  });
});
