import { type AlarmLevel, type OrderableAlarm, foldFlood } from '@fireline/domain/alarm';
import { type DeviceStatusFields, deviceStatus, luhnDigit, sosBatchForm } from '@fireline/domain/device';
import { allocateSplit, type SplitPart } from '@fireline/domain/finance';

/** A piece of work done by the domain, and by the shortest code that does something like it. */
export interface Work {
  readonly what: string;
  readonly plain: string;
  /** How often one call of `domain` and `baseline` does it. */
  readonly times: number;
  readonly unit: 'ns' | 'ms';
  /** In the unit, for one when in ns, for all when in ms. */
  readonly target: number;
  /** What comes back is looked at, so that no compiler leaves the work out. */
  readonly domain: () => number;
  readonly baseline: () => number;
}

const isPlainly = (d: DeviceStatusFields): string => {
  if (d.online) return 'online';
  if (d.dStatus === 0) return 'notActivated';
  if (d.expired) return 'freePeriodOffline';
  if (d.open) return 'removed';
  if (d.lowPower) return 'lowBattery';
  return d.signals !== null && (d.signals <= 10 || d.signals === 99) ? 'signalOffline' : 'offline';
};

/** Each of the seven answers equally often, in an order that no branch predictor learns. */
const statusWork = (): Work => {
  const devices = Array.from({ length: 10_000 }, (_, at): DeviceStatusFields => {
    const rule = (at * 7919) % 7;
    return {
      online: rule === 0,
      dStatus: rule === 1 ? 0 : 1,
      expired: rule === 2,
      open: rule === 3,
      lowPower: rule === 4,
      signals: rule === 5 ? 8 : 25,
    };
  });
  const lengthOf = (status: (device: DeviceStatusFields) => string) => () =>
    devices.reduce((sum, device) => sum + status(device).length, 0);
  return {
    what: 'status tag, each',
    plain: 'seven ifs',
    times: devices.length,
    unit: 'ns',
    target: 50,
    domain: lengthOf(deviceStatus),
    baseline: lengthOf(isPlainly),
  };
};

const sosWork = (): Work => {
  const rows = Array.from({ length: 1000 }, (_, at) => {
    const body = `86${String(at).padStart(12, '0')}`;
    return {
      imei: body + luhnDigit(body),
      numbers: Array.from({ length: 5 }, (_one, group) => `138${String(at * 5 + group).padStart(8, '0')}`),
    };
  });
  const matches = () =>
    rows.filter(({ imei, numbers }) => /^\d{15}$/.test(imei) && numbers.every((one) => /^\d{3,20}$/.test(one))).length;
  return {
    what: 'SOS batch of 1000 rows with 5 numbers',
    plain: 'two patterns a row, nothing told',
    times: 1,
    unit: 'ms',
    target: 5,
    domain: () => {
      const result = sosBatchForm.check({ rows });
      return result.ok ? result.value.rows.length : 0;
    },
    baseline: matches,
  };
};

const splitWork = (): Work => {
  const parts: SplitPart[] = [7, 13, 17, 21, 29].map((ratio, at) => ({ recipientId: `R${at}`, ratio }));
  const amounts = Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 1_000_000);
  return {
    what: '10 000 splits among 5',
    plain: 'rounding each part: does not add up',
    times: 1,
    unit: 'ms',
    target: 20,
    domain: () =>
      amounts.reduce((sum, cents) => {
        const result = allocateSplit(cents, parts);
        return sum + (result.ok ? result.value.merchantCents : 0);
      }, 0),
    baseline: () =>
      amounts.reduce((sum, cents) => {
        const shares = parts.map((part) => ({ ...part, cents: Math.round((cents * part.ratio) / 100) }));
        return sum + shares.length;
      }, 0),
  };
};

const foldWork = (): Work => {
  const alarms = Array.from({ length: 50_000 }, (_, at): OrderableAlarm => {
    const mixed = (at * 7919) % 50_000;
    return {
      alarmId: mixed,
      level: ((mixed % 5) + 1) as AlarmLevel,
      raisedAtMs: 1_795_000_000_000 + mixed * 1000,
      unitName: `Unit ${mixed % 40}`,
      buildingName: `Building ${mixed % 400}`,
      floor: mixed % 30,
      state: 'open',
    };
  });
  return {
    what: 'folding 50 000 alarms',
    plain: 'counting by one joined key: no order, no levels',
    times: 1,
    unit: 'ms',
    target: 50,
    domain: () => foldFlood(alarms).reduce((sum, { count }) => sum + count, 0),
    baseline: () => {
      const counts = new Map<string, number>();
      for (const { unitName, buildingName, floor } of alarms) {
        const key = `${unitName}/${buildingName}/${floor}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return counts.size;
    },
  };
};

export const works = (): Work[] => [statusWork(), sosWork(), splitWork(), foldWork()];
