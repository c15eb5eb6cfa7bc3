import { alarmCalls } from '@fireline/api/alarm';
import { sessionCalls } from '@fireline/api/session';
import { beforeEach, expect, it } from 'vitest';
import { applySilences } from '../../../apps/gateway/src/alarm/silences/applying.ts';
import { fillAlarmRules, ownRule } from '../../fixtures/alarmRules.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { addAccess, alarm, pass, recordingCarrier, sendsOf, startSending } from '../../fixtures/sendingWorld.ts';
import { fillSilences } from '../../fixtures/silences.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';

const minute = 60_000;
/** Device 2 measures water, and an alarm of level 3 stands on it. */
const sent = { target: 'device', deviceId: 2, reason: '水泵检修', startsAtMs: fixtureNow, minutes: 60 } as const;
const until = new Date(fixtureNow + 60 * minute).toISOString();
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('silences', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const silencedOf = async (deviceId: number) =>
    (await (await w.as('platform')).send(alarmCalls.list, { list: 'current', deviceId })).rows
      .toSorted((a, b) => a.alarmId - b.alarmId)
      .map(({ kind, silencedUntil }) => [kind, silencedUntil]);
  const log = { info: () => {}, warn: () => {}, error: (_message: string, error: unknown) => w.failures.push(error) };
  const apply = () =>
    applySilences(
      { database: w.database, clock: w.time.clock, alarmRules: new AlarmRules(), log },
      { isStopped: () => false },
    );

  it('keep what stands and what is raised quiet until their end, by the clock of the gateway [ALM-12]', async () => {
    const unit = await w.as('unit');
    expect(await unit.send(alarmCalls.createSilence, sent)).toMatchObject({
      state: 'running',
      endsAt: until,
      alarms: 1,
      isOwn: true,
    });
    await ingest(w, [{ imei: imeiOf(2), kinds: ['levelLow'] }]);
    expect(await silencedOf(2)).toEqual([
      ['pressureLow', until],
      ['levelLow', until],
    ]);
    w.time.advance(60 * minute);
    await ingest(w, [{ imei: imeiOf(2), kinds: ['lowBattery'] }]);
    expect((await silencedOf(2)).find(([kind]) => kind === 'lowBattery')?.[1]).toBeNull();
    expect((await unit.send(alarmCalls.silences, {})).rows).toMatchObject([{ state: 'ended', alarms: 2 }]);
  });

  it('never hide danger: an alarm of level 1 is loud whatever runs [ALM-12]', async () => {
    const platform = await w.as('platform');
    for (const target of [
      { target: 'device', deviceId: 1 },
      { target: 'place', placeId: 1 },
    ] as const)
      await platform.send(alarmCalls.createSilence, { ...sent, deviceId: undefined, ...target });
    await ingest(w, [{ imei: imeiOf(1), kinds: ['smoke', 'sos'] }]);
    const levels = (await platform.send(alarmCalls.list, { list: 'current', deviceId: 1 })).rows;
    expect(levels.filter(({ level }) => level === 1).length).toBeGreaterThan(0);
    expect(levels.filter(({ level, silencedUntil }) => level === 1 && silencedUntil !== null)).toEqual([]);
  });

  it('are of a place or of a rule too, and of nothing beside them [ALM-12]', async () => {
    const platform = await w.as('platform');
    const { rows } = await platform.send(alarmCalls.rules, { kind: ['pressureLow'] });
    const rule = rows.find(({ partnerId }) => partnerId === null);
    await platform.send(alarmCalls.createSilence, {
      ...sent,
      target: 'rule',
      deviceId: undefined,
      ruleId: rule?.ruleId ?? 0,
    });
    await ingest(w, [{ imei: imeiOf(2), kinds: ['levelLow'] }]);
    expect(await silencedOf(2)).toEqual([
      ['pressureLow', until],
      ['levelLow', null],
    ]);
    await platform.send(alarmCalls.createSilence, { ...sent, target: 'place', deviceId: undefined, placeId: 1 });
    await ingest(w, [{ imei: imeiOf(3), kinds: ['leakage'] }]);
    expect((await silencedOf(2)).map(([, at]) => at)).toEqual([until, until]);
    expect((await silencedOf(3)).map(([, at]) => at)).toEqual([null]);
  });

  it('are ended early once, and what stands is loud again at once [ALM-12] [ALM-06]', async () => {
    const unit = await w.as('unit');
    const { silenceId } = await unit.send(alarmCalls.createSilence, sent);
    w.time.advance(10 * minute);
    const now = new Date(w.time.clock()).toISOString();
    const both = await Promise.allSettled([1, 2].map(() => unit.send(alarmCalls.endSilence, { silenceId })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await silencedOf(2)).toEqual([['pressureLow', now]]);
    expect(await problemOf(unit.send(alarmCalls.endSilence, { silenceId }))).toMatchObject({
      code: 'alarm.silence.over',
    });
    const { alarm, silence } = await unit.send(alarmCalls.detail, { alarmId: 2 });
    expect([alarm.silencedUntil, silence]).toMatchObject([now, { silenceId, reason: '水泵检修' }]);
  });

  it('of somebody above are not ended by a unit, and count what it sees [ALM-12] [ROL-06]', async () => {
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const { silenceId } = await platform.send(alarmCalls.createSilence, sent);
    expect((await unit.send(alarmCalls.silences, {})).rows).toMatchObject([{ silenceId, isOwn: false }]);
    expect((await refusalOf(unit.send(alarmCalls.endSilence, { silenceId }))).status).toBe(403);
    const own = await unit.send(alarmCalls.createSilence, {
      ...sent,
      target: 'place',
      deviceId: undefined,
      placeId: 1,
    });
    expect(own.isOwn).toBe(true);
    expect(await platform.send(alarmCalls.endSilence, { silenceId: own.silenceId })).toMatchObject({ state: 'ended' });
    // one alarm of unit 1 and one of unit 2, kept quiet by the same silence
    await w.database.db.updateTable('alarm').set({ silenceId }).where('alarmId', 'in', [2, 4]).execute();
    const countOf = async (client: typeof unit) =>
      (await client.send(alarmCalls.silences, {})).rows.find((row) => row.silenceId === silenceId)?.alarms;
    expect([await countOf(platform), await countOf(unit)]).toEqual([2, 1]);
  });

  it('begin later where they are planned, and are cancelled before [ALM-12]', async () => {
    const unit = await w.as('unit');
    const later = { ...sent, startsAtMs: fixtureNow + 30 * minute };
    const { silenceId, state } = await unit.send(alarmCalls.createSilence, later);
    expect([state, await silencedOf(2)]).toEqual(['planned', [['pressureLow', null]]]);
    const other = await unit.send(alarmCalls.createSilence, { ...later, minutes: 90 });
    expect(await unit.send(alarmCalls.endSilence, { silenceId: other.silenceId })).toMatchObject({
      state: 'cancelled',
    });
    w.time.advance(30 * minute);
    await apply();
    const end = new Date(fixtureNow + 90 * minute).toISOString();
    expect(await silencedOf(2)).toEqual([['pressureLow', end]]);
    expect((await unit.send(alarmCalls.silencesOf, { deviceId: 2 })).silences.map((row) => row.silenceId)).toEqual([
      silenceId,
    ]);
    expect(w.failures).toEqual([]);
  });

  it('leave nothing quiet where a gateway died right after one was ended [ALM-12]', async () => {
    const unit = await w.as('unit');
    const { silenceId } = await unit.send(alarmCalls.createSilence, sent);
    const now = new Date(fixtureNow).toISOString();
    await w.database.db.updateTable('alarmSilence').set({ endsAt: now }).where('silenceId', '=', silenceId).execute();
    expect(await silencedOf(2)).toEqual([['pressureLow', until]]);
    await apply();
    expect(await silencedOf(2)).toEqual([['pressureLow', now]]);
  });

  it('need something in scope, a reason and 5 to 10080 minutes; a rule of danger or of others is none [ALM-12] [ROL-06]', async () => {
    await fillAlarmRules(w);
    await fillSilences(w);
    const unit = await w.as('unit');
    const refused = async (more: object, role: 'unit' | 'platform' = 'unit') =>
      await problemOf((await w.as(role)).send(alarmCalls.createSilence, { ...sent, ...more }));
    expect(await refused({ deviceId: 3 })).toMatchObject({ code: 'form.choice', field: 'deviceId' });
    expect(await refused({ deviceId: 101 }, 'platform')).toMatchObject({ code: 'form.choice', field: 'deviceId' });
    expect(await refused({ target: 'place', placeId: 2 })).toMatchObject({ code: 'form.choice', field: 'placeId' });
    expect(await refused({ target: 'rule', ruleId: ownRule }, 'platform')).toMatchObject({
      code: 'alarm.silence.level',
      field: 'ruleId',
    });
    const { rows } = await unit.send(alarmCalls.rules, { kind: ['pressureLow'] });
    const ofAll = { ...sent, target: 'rule', ruleId: rows[0]?.ruleId ?? 0 } as const;
    expect((await refusalOf(unit.send(alarmCalls.createSilence, ofAll))).status).toBe(403);
    expect(await refused({ reason: '' })).toMatchObject({ code: 'form.required', field: 'reason' });
    expect((await refused({ minutes: 10_081 }))?.field).toBe('minutes');
    expect((await refused({ startsAtMs: fixtureNow - 6 * minute }))?.code).toBe('alarm.silence.past');
    expect((await problemOf(unit.send(alarmCalls.endSilence, { silenceId: 101 })))?.code).toBe(
      'alarm.silence.notFound',
    );
    expect(
      (await unit.send(alarmCalls.silences, {})).rows.map(({ silenceId, placeName }) => [silenceId, placeName]),
    ).toEqual([
      [3, ''],
      [2, '场所1'],
      [1, '场所1'],
    ]);
    expect((await (await w.as('platform', 'R002')).send(alarmCalls.silences, {})).total).toBe(1);
  });

  it('stand in the log, with what was ended [ALM-12] [ROL-03]', async () => {
    const unit = await w.as('unit');
    const { silenceId } = await unit.send(alarmCalls.createSilence, sent);
    await unit.send(alarmCalls.endSilence, { silenceId });
    const { rows } = await (await w.as('platform')).send(sessionCalls.userLog, {});
    const actions = rows.map(({ action }) => action).filter((action) => action !== 'login');
    expect(actions.slice(0, 2)).toEqual(['alarm.endSilence', 'alarm.createSilence']);
  });
});

await onTestDatabase('sending under a silence', (store) => {
  const start = startSending(store);
  const silence = { target: 'device', deviceId: 2, reason: '水泵检修', minutes: 60 } as const;
  const report = async (w: FixtureGateway) => {
    await ingest(w, [{ imei: imeiOf(2), kinds: ['levelLow'] }]);
    await pass(w, 6000);
    const { rows } = await (await w.as('platform')).send(alarmCalls.list, { list: 'current', deviceId: 2 });
    return rows.find(({ kind }) => kind === 'levelLow')?.alarmId ?? 0;
  };

  it('notes who silenced it and until when, and sends nothing; the escalation waits for the end [ALM-12] [ALM-09] [ALM-11]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const unit = await w.as('unit');
    const startsAtMs = w.time.clock();
    const { silenceId, createdBy, endsAt } = await unit.send(alarmCalls.createSilence, { ...silence, startsAtMs });
    const alarmId = await report(w);
    const rows = await sendsOf(w, alarmId);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatchObject({
        moment: 'raised',
        state: 'notSent',
        reason: 'silenced',
        silencedBy: createdBy,
        silencedUntil: endsAt,
      });
    await pass(w, 30 * minute);
    expect([offers, (await sendsOf(w, alarmId)).filter(({ moment }) => moment === 'standing')]).toEqual([[], []]);
    await unit.send(alarmCalls.endSilence, { silenceId });
    await pass(w, 6000);
    const later = (await sendsOf(w, alarmId)).filter(({ moment }) => moment === 'standing');
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter(({ reason }) => reason === 'silenced')).toEqual([]);
    expect(w.failures).toEqual([]);
  });

  it('sends danger whatever runs [ALM-12] [ALM-09]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const startsAtMs = w.time.clock();
    await (await w.as('unit')).send(alarmCalls.createSilence, { ...silence, deviceId: 1, startsAtMs });
    expect((await sendsOf(w, await alarm(w))).filter(({ reason }) => reason === 'silenced')).toEqual([]);
    expect(offers.length).toBeGreaterThan(0);
  });
});
