import type { Clock } from '@fireline/api/lib';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { createAgenda } from './agenda.ts';
import { minuteMs, secondMs } from '../calendar.ts';
import { type Dice, unitOf } from '../../lib/dice.ts';
import type { Deed, Planned } from './happenings.ts';
import { sleptBetween } from '../history/sleep.ts';
import { continueStanding, type Living, livingOf, perform, reportOf } from './living.ts';
import type { City, Ms } from '../model.ts';
import { createOutbox, type DueReport, dueReport, type SendReports } from '../device/reporting.ts';
import { lastReport, nextReport } from '../device/schedule.ts';
import { suspendedDevices } from '../device/special.ts';
import { createFortune } from './sources.ts';
import { fixesBetween } from '../device/walks.ts';
import { checkStorm, createStorm, spreadOrder, type Storm, type StormOptions } from '../storm/storm.ts';

export interface LifeOptions {
  readonly city: City;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly send: SendReports;
  /** How many times as often as their heartbeat asks mains devices report; 6 unless said otherwise. */
  readonly pace?: number;
  /** A real alarm about every so many seconds by day; 110 unless said otherwise. Nights are quieter. */
  readonly alarmEveryS?: number;
}

export interface Life {
  /** Sends what is due by the moment. Devices do not catch up on time slept through: each sends its newest report. @returns how many reports went out */
  tick(nowMs: Ms): Promise<number>;
  /** Begins a storm now. Problems: `form.range`, `form.format` for a building without smoke detectors. @spec ALM-07 */
  storm(options: StormOptions): Result<{ readonly total: number; readonly buildingId: number; readonly endsAt: Ms }>;
  /** Whether a storm still rages. */
  isStormy(): boolean;
}

/** What a watch has noted of its way since its last report. */
const fixesOf = ({ seed, device, schedule }: Living, at: Ms): DueReport[] =>
  fixesBetween(seed, device, at - schedule.everyMs, at).map(({ at: then, ...position }) =>
    dueReport(device, then, {}, { position }),
  );

/** The stages of sleep that a watch has noted since its last report. */
const sleepOf = ({ seed, device, schedule }: Living, at: Ms) =>
  sleptBetween(seed, device, at - schedule.everyMs, at).map(({ stage, fromMs, toMs }) => ({
    stage,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
  }));

/** Heartbeats that are due, one per device. */
function heartbeats(all: readonly Living[], now: Ms): DueReport[] {
  const due: DueReport[] = [];
  for (const living of all) {
    if (living.due > now) continue;
    const at = lastReport(living.schedule, now);
    living.due = nextReport(living.schedule, now);
    if (living.isSilent) continue;
    const sleep = sleepOf(living, at);
    due.push(
      ...fixesOf(living, at),
      dueReport(living.device, at, reportOf(living, at), sleep.length > 0 ? { sleep } : {}),
    );
  }
  return due;
}

/**
 * The city lives on: heartbeats, small walks that continue history, incidents by the same habits, devices that fall silent and
 * come back, and storms on demand. It sends what devices would send and knows nothing of what becomes of it. The same city,
 * dice and moments send the same reports.
 * @spec N25 ALM-07
 * @example
 * const life = createLife({ city, clock, dice: createDice(city.seed, 'life'), send: (rentId, reports) => gateway.ingest(rentId, reports) });
 * const stop = runLife(life, { clock, timers: systemTimers, onError: (error) => log.error('the city stumbled', error) });
 */
export function createLife({ city, clock, dice, send, pace = 6, alarmEveryS = 110 }: LifeOptions): Life {
  const start = clock();
  const suspended = new Set(suspendedDevices(city).map(({ deviceId }) => deviceId));
  const all = city.devices
    .filter((device) => device.activatedAt !== null && !suspended.has(device.deviceId))
    .map((device) => livingOf(city, device, pace, start));
  const byId = new Map(all.map((living) => [living.device.deviceId, living]));
  const agenda = createAgenda<Deed>();
  const plan = (planned: readonly Planned[]) => {
    for (const { at, deed } of planned) agenda.add(at, deed);
  };
  plan(continueStanding(city, byId, start, dice));
  const fortune = createFortune(city, all, { dice, alarmEveryS, start });
  const outbox = createOutbox(send);
  let storms: Storm[] = [];

  const deeds = (now: Ms): DueReport[] => {
    const due: DueReport[] = [];
    for (const { at, item } of agenda.take(now)) {
      const living = byId.get(item.device.deviceId);
      if (!living) continue;
      // who is silent does one thing only, and who is not need not do it; what is over is told once it can be
      if (living.isSilent && item.does === 'calm') agenda.add(now + 10 * minuteMs, item);
      if (living.isSilent !== (item.does === 'comeBack')) continue;
      const report = perform(living, item, at);
      if (report) due.push(report);
    }
    return due;
  };
  const rage = (now: Ms): DueReport[] => {
    const alarms = storms.flatMap((storm) => storm.take(now));
    for (const storm of storms.filter(({ endsAt }) => endsAt <= now)) {
      for (const device of storm.reached())
        agenda.add(now + dice.int(120, 420) * secondMs, { does: 'calm', device, kind: null });
    }
    storms = storms.filter(({ endsAt }) => endsAt > now);
    return alarms.flatMap(({ device, round, at }) => {
      const living = byId.get(device.deviceId);
      if (!living) return [];
      living.broken = {
        measurement: 'smoke',
        value: Math.min(480, 120 + 60 * round + 100 * unitOf(city.seed, device.deviceId, at)),
      };
      return [dueReport(device, at, reportOf(living, at))];
    });
  };

  return {
    tick: (now) => {
      plan(fortune.begin(now));
      return outbox.send([...heartbeats(all, now), ...deeds(now), ...rage(now)]);
    },
    storm: (options) => {
      const found = checkStorm(options);
      if (found.length > 0) return refuse(...found);
      const order = spreadOrder(city, options.buildingId);
      const [origin] = order;
      if (!origin) return refuse({ code: 'form.format', field: 'buildingId' });
      const storm = createStorm(order, options, clock());
      storms.push(storm);
      return ok({ total: storm.total, buildingId: origin.buildingId, endsAt: storm.endsAt });
    },
    isStormy: () => storms.length > 0,
  };
}
