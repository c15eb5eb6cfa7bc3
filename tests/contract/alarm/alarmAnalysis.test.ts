import { alarmCalls } from '@fireline/api/alarm';
import { analyseAlarms, alarmQuality, closedAtOf, qualityTrendWeeks } from '@fireline/domain/alarm';
import { bucketsOf, stepFor } from '@fireline/domain/analysis';
import { startOfDay } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import { fillDrills } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const hourMs = 3_600_000;
const kinds = [
  ['smoke', 1],
  ['overTemperature', 2],
  ['lowBattery', 4],
] as const;
const closings = ['manual', 'falseAlarm', 'autoRecovered'] as const;
const range = { from: '2026-10-23', to: '2026-11-21' };

/** Sixty closed alarms of the month before, of both units, every seventh of drill 1. */
async function fillAlarms({ database }: FixtureGateway): Promise<void> {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const rows = Array.from({ length: 60 }, (_, at) => {
    const [kind, level] = kinds[at % 3] ?? ['smoke', 1];
    const closing = closings[(at >> 1) % 3] ?? 'manual';
    const raised = fixtureNow - at * 13 * hourMs;
    const node = at % 4 === 3 ? 2 : 1;
    const closed = iso(raised + (at % 9) * 600_000);
    return {
      alarmId: 1000 + at,
      rentId: 'R001',
      orgPath: '/44/4403/440305/',
      partnerId: node,
      unitId: node,
      maintId: node,
      placeId: node,
      deviceId: node === 2 ? 4 : 1,
      deviceType: 'smoke',
      kind,
      level,
      category: kind === 'lowBattery' ? 'fault' : 'alarm',
      state: 'closed',
      closesByItself: closing === 'autoRecovered',
      measurement: null,
      value: null,
      alarmTime: iso(raised),
      receivedAt: iso(raised),
      lastTime: iso(raised),
      // closed by itself: it was handled by nobody
      recoveredAt: closing === 'autoRecovered' ? closed : null,
      handledAt: closing === 'autoRecovered' ? null : closed,
      handledBy: closing === 'autoRecovered' ? null : '王工',
      acknowledgedAt: at % 2 ? iso(raised + 60_000) : null,
      acknowledgedBy: at % 2 ? '王工' : null,
      closing,
      clearType: closing === 'autoRecovered' ? 'AUTO' : 'manual',
      drillId: at % 7 === 6 ? 1 : null,
    };
  });
  await database.db.transaction().execute(async (tx) => {
    await insertMany(tx, 'alarm', rows);
    await advanceIds(tx);
  });
}

await onTestDatabase('the analysis of alarms', (store) => {
  let filled: Promise<FixtureGateway> | undefined;
  const open = () =>
    (filled ??= store.open().then(async (w) => {
      await fillDrills(w);
      await fillAlarms(w);
      return w;
    }));
  const span = ({ from, to }: { from: string; to: string }) => ({
    from: new Date(startOfDay(from)).toISOString(),
    to: new Date(startOfDay(to) + 24 * hourMs).toISOString(),
  });

  it('every figure is the total of its list, in every scope, with and without a filter [ALM-10] [ROL-06]', async () => {
    const w = await open();
    for (const role of ['platform', 'unit', 'org'] as const)
      for (const narrowed of [{}, { level: [1, 2] as const }, { unitId: [1], category: ['alarm'] as const }]) {
        const client = await w.as(role);
        const found = await client.send(alarmCalls.analysis, { ...range, ...narrowed });
        const total = async (more: object, drill: 'yes' | 'no' = 'no') =>
          (await client.send(alarmCalls.list, { list: 'all', drill, ...narrowed, ...span(range), ...more })).total;
        expect(found.total).toBeGreaterThan(10);
        expect([found.total, found.drills]).toEqual([await total({}), await total({}, 'yes')]);
        const levels = found.byLevel.filter(({ count }) => count > 0 || !('level' in narrowed));
        for (const { key, count } of levels) expect(count).toBe(await total({ level: [key] }));
        for (const { key, count } of found.byKind) expect(count).toBe(await total({ kind: [key] }));
        for (const { key, count } of found.byDeviceType) expect(count).toBe(await total({ deviceType: [key] }));
        for (const { key, count } of found.byClosing) expect(count).toBe(await total({ closing: key }));
        for (const { placeId, count } of found.byPlace)
          expect(count).toBe(await total({ ...(placeId !== null && { placeId }) }));
        const buckets = bucketsOf(range, stepFor(range));
        for (const [at, { key, count }] of found.byTime.entries()) {
          const bucket = buckets[at];
          if (count === 0 || !bucket) continue;
          const [from, to] = [bucket.fromMs, bucket.toMs].map((ms) => new Date(ms).toISOString());
          expect([key, count]).toEqual([bucket.key, await total({ from, to })]);
        }
      }
  });

  it('is what the domain says of the same alarms, by hour, day and month [ALM-10] [N15]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { rows } = await platform.send(alarmCalls.list, { list: 'all', pageSize: 200 });
    const own = await w.database.db.selectFrom('alarm').select(['alarmId', 'placeId']).execute();
    const placeOf = new Map(own.map(({ alarmId, placeId }) => [alarmId, String(placeId ?? '')]));
    const alarms = rows.map((row) => ({
      ...row,
      raisedAtMs: Date.parse(row.alarmTime),
      place: placeOf.get(row.alarmId) ?? '',
      isDrill: row.drillId !== null,
    }));
    for (const days of [range, { from: '2026-11-20', to: '2026-11-21' }, { from: '2026-01-01', to: '2026-11-21' }]) {
      const found = await platform.send(alarmCalls.analysis, days);
      const said = analyseAlarms(alarms, days);
      if (!said.ok) throw new Error('nothing in the range');
      const { total, step, byTime, byLevel, byKind, byPlace } = said.value;
      expect([found.total, found.step, found.byLevel, found.byKind]).toEqual([total, step, byLevel, byKind]);
      expect(found.byTime).toEqual(byTime.map(({ key, count }) => ({ key, count })));
      expect(
        found.byPlace.map(({ placeId, count, percent }) => ({ key: String(placeId ?? ''), count, percent })),
      ).toEqual(byPlace);
    }
  });

  it('of a range without alarms is empty; one that is too long, upside down or to come is refused [ALM-10]', async () => {
    const platform = await (await open()).as('platform');
    expect(await platform.send(alarmCalls.analysis, { from: '2025-01-01', to: '2025-01-31' })).toMatchObject({
      total: 0,
      byTime: [],
      byPlace: [],
    });
    const refused = async (from: string, to: string) =>
      (await refusalOf(platform.send(alarmCalls.analysis, { from, to }))).problems[0]?.code;
    expect(await refused('2026-11-21', '2026-11-20')).toBe('analysis.range.order');
    expect(await refused('2026-11-21', '2026-11-22')).toBe('analysis.range.future');
    expect(await refused('2021-11-19', '2026-11-21')).toBe('analysis.range.tooLong');
  });

  it('quality is what the domain measures of the same alarms: one that closed by itself is closed [N17] [N15]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const rows = await w.database.db.selectFrom('alarm').selectAll().where('rentId', '=', 'R001').execute();
    const alarms = rows.map((row) => ({
      deviceId: row.deviceId,
      kind: row.kind,
      raisedAtMs: Date.parse(row.alarmTime),
      acknowledgedAtMs: row.acknowledgedAt && Date.parse(row.acknowledgedAt),
      closedAtMs: Date.parse(closedAtOf(row) ?? '') || null,
      closing: row.closing,
      isDrill: row.drillId !== null,
    })) as Parameters<typeof alarmQuality>[0];
    for (const days of [range, { from: '2026-11-01', to: '2026-11-10' }]) {
      const toMs = Math.min(startOfDay(days.to) + 24 * hourMs, fixtureNow + 1);
      const said = alarmQuality(alarms, { fromMs: startOfDay(days.from), toMs, operators: 2 });
      const found = await platform.send(alarmCalls.quality, { ...days, operators: 2 });
      expect(found).toMatchObject({
        alarms: said.alarms,
        acknowledgedAfterMs: said.acknowledgedAfterMs,
        unacknowledged: said.unacknowledged,
        falseAlarmPercent: said.falseAlarmPercent,
        perTenMinutes: said.perTenMinutes,
        standing: said.standing,
      });
      expect(found.nuisance.map(({ deviceId, alarms: count }) => [deviceId, count])).toEqual(
        said.nuisance.map(({ deviceId, alarms: count }) => [deviceId, count]),
      );
      const listed = { list: 'all', drill: 'no', closing: 'falseAlarm', ...span(days) } as const;
      expect(found.falseAlarms).toBe((await platform.send(alarmCalls.list, listed)).total);
      for (const { deviceId, alarms: count } of found.nuisance)
        expect(count).toBe(
          (await platform.send(alarmCalls.list, { list: 'all', drill: 'no', deviceId, ...span(days) })).total,
        );
    }
    // until today those that nobody has acknowledged are those that the list finds
    const { alarms: all, unacknowledged } = await platform.send(alarmCalls.quality, range);
    const listed = async (acknowledged: 'yes' | 'no') =>
      (await platform.send(alarmCalls.list, { list: 'all', drill: 'no', acknowledged, ...span(range) })).total;
    expect([await listed('no'), await listed('yes')]).toEqual([unacknowledged, all - unacknowledged]);
    const long = await refusalOf(platform.send(alarmCalls.quality, { from: '2026-10-20', to: '2026-11-21' }));
    expect(long.problems[0]?.code).toBe('analysis.range.tooLong');
  });

  it('the trend of quality is what each week measures alone; the worst devices name their rule [N17] [N15]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { weeks } = await platform.send(alarmCalls.qualityTrend, { to: '2026-11-21', operators: 2 });
    expect(weeks).toHaveLength(qualityTrendWeeks);
    expect(weeks.at(-1)).toMatchObject({ key: '2026-W47', from: '2026-11-16', to: '2026-11-22' });
    const last = await platform.send(alarmCalls.quality, { from: '2026-11-16', to: '2026-11-21', operators: 2 });
    const { alarms, acknowledgedAfterMs, falseAlarmPercent, perTenMinutes } = weeks.at(-1) ?? {};
    expect(alarms).toBe(last.alarms);
    expect(alarms).toBeGreaterThan(0);
    expect([acknowledgedAfterMs?.p50, acknowledgedAfterMs?.p90]).toEqual([
      last.acknowledgedAfterMs?.p50,
      last.acknowledgedAfterMs?.p90,
    ]);
    expect([falseAlarmPercent, perTenMinutes]).toEqual([last.falseAlarmPercent, last.perTenMinutes.mean]);
    expect(weeks[0]).toMatchObject({ alarms: 0, acknowledgedAfterMs: null, falseAlarmPercent: null, perTenMinutes: 0 });
    const { rows } = await platform.send(alarmCalls.rules, { kind: ['smoke'] });
    const { versionId } = rows[0]?.version ?? {};
    await w.database.db
      .updateTable('alarm')
      .set({ ruleVersionId: versionId ?? null })
      .where('deviceId', '=', 1)
      .where('kind', '=', 'smoke')
      .execute();
    const { nuisance } = await platform.send(alarmCalls.quality, { from: '2026-11-16', to: '2026-11-21' });
    expect(nuisance.find(({ deviceId }) => deviceId === 1)).toMatchObject({ kind: 'smoke', ruleId: rows[0]?.ruleId });
    expect(nuisance.find(({ deviceId }) => deviceId !== 1)?.ruleId).toBeNull();
    // the rule counts what its versions raised in seven days, and is found by what it is called
    const [rule] = (await platform.send(alarmCalls.rules, { search: 'smoke' })).rows;
    const { ruleId = 0 } = rows[0] ?? {};
    const counted = { list: 'all', drill: 'no', ruleId, ...span({ from: '2026-11-15', to: '2026-11-21' }) } as const;
    expect(rule).toMatchObject({ ruleId, alarms: (await platform.send(alarmCalls.list, counted)).total });
    expect(rule?.alarms).toBeGreaterThan(0);
    expect((await platform.send(alarmCalls.rules, { search: 'no such rule' })).total).toBe(0);
    const ahead = await refusalOf(platform.send(alarmCalls.qualityTrend, { to: '2026-11-22' }));
    expect(ahead.problems[0]?.field).toBe('to');
  });
});
