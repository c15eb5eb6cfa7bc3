import { describe, expect, it } from 'vitest';
import { defaultAlarmRules as rules } from '@fireline/domain/alarm';
import { isInScope } from '@fireline/domain/role';
import { mayEver } from '@fireline/domain/shell';
import type { Desk, DeskHandling, OnDuty, WaitingAlarm } from '../../alarm/desk.ts';
import { acknowledge, type ChangingAlarm, handle } from '../../alarm/track.ts';
import { applyReport, causesOf, type Subject } from '../../device/ingest/apply.ts';
import { validateReports } from '../../device/ingest/validate.ts';
import { ClockWatch } from '../../lib/clockWatch.ts';
import { hourMs, hourOf, minuteMs } from '../calendar.ts';
import { createCity } from '../city.ts';
import { createDice } from '../../lib/dice.ts';
import { isHandlerOf } from '../history/incidents.ts';
import { createLife, type LifeOptions } from '../life/life.ts';
import type { City, Ms } from '../model.ts';
import { createStaff } from './staff.ts';
import type { StormOptions } from '../storm/storm.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const small = createCity({ seed: 'fireline', devices: 400, now });

interface Deed {
  readonly at: Ms;
  readonly does: 'acknowledge' | 'handle';
  readonly who: OnDuty;
  readonly alarm: ChangingAlarm['alarm'];
}

/** The alarms of a city by the gateway's own rules, in memory, and the desk at which its staff sit. */
function alarmsOf(city: City) {
  let at = now;
  let lastId = 0;
  const deeds: Deed[] = [];
  const subjects = new Map<string, Subject>();
  const all = new Map<number, ChangingAlarm>();
  for (const device of city.devices)
    subjects.set(device.imei, {
      device: {
        ...device,
        armed: true,
        status: 'online',
        alarmLevel: null,
        lastSeenAt: null,
        heardAt: null,
        firmware: '',
        firmwareKey: '',
        firmwareAt: null,
      },
      alarms: [],
    });
  const rentOf = new Map(city.devices.map((device) => [device.deviceId, device.rentId]));
  const clocks = new ClockWatch({ warn: () => {} });
  const take = (reports: readonly unknown[]) => {
    for (const taken of validateReports(reports, at, clocks).taken) {
      const subject = subjects.get(taken.report.imei);
      if (!subject) continue;
      const causes = causesOf(subject.device.deviceType, taken.report, rules);
      applyReport(subject, { taken, causes, now: new Date(at).toISOString(), rules });
      for (const one of subject.alarms.filter(({ alarm }) => alarm.alarmId === 0)) {
        one.alarm = { ...one.alarm, alarmId: ++lastId };
        all.set(lastId, one);
      }
    }
  };
  const current = (rentId?: string): ChangingAlarm[] =>
    [...all.values()].filter(
      ({ alarm }) => alarm.state !== 'closed' && (rentId === undefined || rentOf.get(alarm.deviceId) === rentId),
    );
  const did = (does: Deed['does'], who: OnDuty, one: ChangingAlarm) => deeds.push({ at, does, who, alarm: one.alarm });
  const desk: Desk = {
    waiting: async ({ rentId }) => current(rentId).map(({ alarm }): WaitingAlarm => alarm),
    acknowledge: async (who, alarmIds) => {
      for (const id of alarmIds) {
        const one = all.get(id);
        if (!one || one.alarm.state !== 'open') throw new Error(`alarm ${id} cannot be acknowledged`);
        acknowledge(one, 'acknowledged', who.name, new Date(at).toISOString());
        did('acknowledge', who, one);
      }
    },
    handle: async (who, { alarmId, closing, remark }: DeskHandling) => {
      const one = all.get(alarmId);
      if (!one || one.alarm.state === 'closed') throw new Error(`alarm ${alarmId} cannot be handled`);
      handle(one, 'closed', { by: who.name, at: new Date(at).toISOString(), closing, remark });
      did('handle', who, one);
    },
  };
  return {
    desk,
    deeds,
    take,
    current,
    at: (moment: Ms) => {
      at = moment;
    },
  };
}

interface Lived {
  readonly deeds: readonly Deed[];
  /** How many stood, every half hour. */
  readonly standing: readonly number[];
  readonly left: readonly ChangingAlarm['alarm'][];
}

async function live(
  hours: number,
  { city = small, storm, ...options }: Partial<LifeOptions> & { readonly storm?: StormOptions } = {},
): Promise<Lived> {
  const world = alarmsOf(city);
  const staff = createStaff({ city, desk: world.desk });
  const life = createLife({
    city,
    clock: () => now,
    dice: createDice('test'),
    send: async (_, reports) => world.take(reports),
    ...options,
  });
  if (storm) life.storm(storm);
  const standing: number[] = [];
  for (let at = now; at <= now + hours * hourMs; at += 10_000) {
    world.at(at);
    await life.tick(at);
    await staff.tick(at);
    if ((at - now) % (30 * minuteMs) === 0) standing.push(world.current().length);
  }
  return { deeds: world.deeds, standing, left: world.current().map(({ alarm }) => alarm) };
}

const deviceIn = (city: City, deviceId: number) => {
  const device = city.devices.find((one) => one.deviceId === deviceId);
  if (!device) throw new Error(`no device ${deviceId}`);
  return device;
};
const meanDelay = (deeds: readonly Deed[]): number =>
  deeds.reduce((sum, { at, alarm }) => sum + at - Date.parse(alarm.alarmTime), 0) / deeds.length;
const isNight = (at: Ms): boolean => hourOf(at) >= 23 || hourOf(at) < 6;

describe('the staff of a city', { timeout: 120_000 }, () => {
  it('see to the same alarms in the same way [N25]', async () => {
    expect((await live(4)).deeds).toEqual((await live(4)).deeds);
  });

  it('keep between five and thirty alarms standing in a city of ten thousand devices [N25]', async () => {
    const { standing, left } = await live(12, {
      city: createCity({ seed: 'fireline', devices: 10_000, now }),
      pace: 1,
    });
    const usual = standing.slice(2);
    expect(Math.min(...usual)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...usual)).toBeLessThanOrEqual(32);
    expect(left.filter(({ level, alarmTime }) => level === 1 && Date.parse(alarmTime) < now + 9 * hourMs)).toEqual([]);
  });

  it('are quicker where it matters more, slower by night, and use endings and remarks of history [ALM-03 N25]', async () => {
    const { deeds } = await live(30, { alarmEveryS: 60, pace: 1 });
    const seen = deeds.filter(({ does }) => does === 'acknowledge');
    const ofLevel = (level: number) => seen.filter(({ alarm }) => alarm.level === level);
    expect(meanDelay(ofLevel(1))).toBeLessThan(meanDelay(ofLevel(2)));
    const worst = Map.groupBy(ofLevel(1), ({ alarm }) => isNight(Date.parse(alarm.alarmTime)));
    expect(meanDelay(worst.get(true) ?? [])).toBeGreaterThan(meanDelay(worst.get(false) ?? []));
    const closed = deeds.filter(({ does }) => does === 'handle').map(({ alarm }) => alarm);
    expect(new Set(closed.map(({ closing }) => closing))).toEqual(
      new Set(['falseAlarm', 'manual', 'reset', 'repeated']),
    );
    expect(closed.filter(({ remark, closesByItself }) => remark === '' || closesByItself)).toEqual([]);
  });

  it('act under the name of somebody of the unit, with an account that may and can see it [ROL-06 N25]', async () => {
    const { deeds } = await live(6);
    for (const { who, alarm } of deeds) {
      const device = deviceIn(small, alarm.deviceId);
      const account = small.accounts.find((one) => one.rentId === who.rentId && one.username === who.username);
      expect(isHandlerOf(small.seed, device.unitId, who.name)).toBe(true);
      expect(account && mayEver(account.role, 'alarmList:handle')).toBe(true);
      expect(
        isInScope({ rentId: who.rentId, role: account?.role ?? 'org', unitId: account?.unitId ?? 0 }, device),
      ).toBe(true);
    }
    expect(new Set(deeds.map(({ who }) => who.username))).toEqual(new Set(['platform', 'unit']));
  });

  it('leave alone what somebody else has acknowledged [ALM-04 N25]', async () => {
    const world = alarmsOf(small);
    const staff = createStaff({ city: small, desk: world.desk });
    const smokes = small.devices.filter((device) => device.deviceType === 'smoke' && device.rentId === 'R001');
    const at = new Date(now).toISOString();
    world.take(smokes.slice(0, 2).map(({ imei }) => ({ imei, at, readings: { smoke: 200 } })));
    const [taken] = world.current();
    if (!taken) throw new Error('no alarm');
    acknowledge(taken, 'acknowledged', '平台值班长', at);
    for (let s = 0; s < 12 * 3600; s += 60) {
      world.at(now + s * 1000);
      await staff.tick(now + s * 1000);
    }
    expect(world.current().map(({ alarm }) => alarm)).toEqual([taken.alarm]);
    expect(world.deeds.filter(({ does }) => does === 'handle')).toHaveLength(1);
  });

  it('work a storm off floor by floor, a building at one time on one floor [ALM-07 N25]', async () => {
    const { deeds, left } = await live(4, { alarmEveryS: 1e9, storm: { perSecond: 10, seconds: 20 } });
    const fire = deeds.filter(({ alarm }) => alarm.kind === 'smoke');
    expect(fire.length).toBeGreaterThan(100);
    for (const ofBuilding of Map.groupBy(fire, (one) => deviceIn(small, one.alarm.deviceId).buildingId).values()) {
      const rounds = [...Map.groupBy(ofBuilding, ({ at }) => at)];
      for (const [, round] of rounds)
        expect(new Set(round.map(({ alarm }) => deviceIn(small, alarm.deviceId).floor)).size).toBe(1);
      for (const [index, [at]] of rounds.entries())
        expect(at - (rounds[index - 1]?.[0] ?? 0)).toBeGreaterThanOrEqual(15_000);
    }
    expect(left.filter(({ level }) => level === 1)).toEqual([]);
  });
});
