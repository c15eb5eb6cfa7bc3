import { zReport } from '@fireline/api/shapes';
import { type AlarmKind, alarmKindNames, defaultAlarmRules } from '@fireline/domain/alarm';
import {
  type DeviceType,
  deviceTypeNames,
  electricCodes,
  measurementNames,
  measurements,
  reportReader,
  sleepStages,
} from '@fireline/domain/device';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TenantRules } from '../../alarm/rules/judging.ts';
import { ClockWatch } from '../../lib/clockWatch.ts';
import { applyReport, causesOf, type DeviceState } from './apply.ts';
import { received } from './delivery.ts';
import { type Located, sortedOut, type Subjects } from './subjects.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const minute = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();
const imeiOf = (at: number): string => String(860_000_000_000_000 + at);
const rules = defaultAlarmRules;

/** As many devices of the type as there are rows, by IMEI. */
const subjectsOf = (deviceType: DeviceType, count: number): Subjects => ({
  held: new Map(
    Array.from({ length: count }, (_, at): [string, Located] => {
      const device = { deviceId: at, imei: imeiOf(at), deviceType, online: false, armed: true, readings: {} };
      const subject = { device: { ...device, lastSeenAt: null, heardAt: null, heartbeatS: 3600 } as DeviceState };
      return [imeiOf(at), { ...subject, alarms: [], row: subject.device as never }];
    }),
  ),
  suspended: new Set(),
  awaited: new Set(),
  judging: new TenantRules([]),
  drills: () => undefined as never,
});

/** What each device of a batch raises, and whether it counts as online. */
function raisedBy(deviceType: DeviceType, rows: readonly unknown[], count: number) {
  const delivery = received({ clock: () => now, clocks: new ClockWatch({ warn: () => {} }) }, rows);
  const subjects = subjectsOf(deviceType, count);
  const { taken } = sortedOut(subjects, delivery);
  for (const one of taken) {
    const subject = subjects.held.get(one.report.imei);
    if (!subject) throw new Error('a report of nobody was taken');
    applyReport(subject, { taken: one, now: delivery.now, rules, causes: causesOf(deviceType, one.report, rules) });
  }
  return [...subjects.held.values()].map(({ alarms, device }) => ({
    kinds: new Set(alarms.filter(({ isNew }) => isNew).map(({ alarm }) => alarm.kind)),
    isHeard: device.online && device.heardAt === delivery.now && device.lastSeenAt !== null,
  }));
}

const kinds = fc.subarray([...alarmKindNames], { maxLength: 5 });
const moment = fc.integer({ min: -20 * 24 * 60, max: 0 }).map((minutes) => iso(now + minutes * minute));
const reading = fc.constantFrom(...measurementNames).chain((name) => {
  const { min, max } = measurements[name];
  return fc.tuple(
    fc.constant(name),
    fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max)),
  );
});
const number = fc.integer({ min: 1, max: 99 });
/** Any report as it is meant. */
const valid = fc.record(
  {
    at: fc.oneof(moment, fc.constant(iso(now + 4 * minute))),
    readings: fc.array(reading, { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)),
    kinds,
    cleared: kinds,
    code: fc.constantFrom(...Object.keys(electricCodes).map(Number)),
    open: fc.boolean(),
    armed: fc.boolean(),
    firmware: fc.constantFrom('V1.1', '2.0.17'),
    sleep: fc.array(
      fc.record({ stage: fc.constantFrom(...sleepStages), from: moment }).map(({ stage, from }) => ({
        stage,
        from,
        to: iso(Date.parse(from) + minute),
      })),
      { maxLength: 3 },
    ),
    zones: fc.array(fc.record({ number, inAlarm: fc.boolean(), voltage: fc.nat({ max: 400 }) }), { maxLength: 2 }),
    points: fc.array(
      fc.record({
        number,
        direction: fc.constantFrom('in', 'out'),
        state: fc.constantFrom<unknown>('open', 'closed', 0, 1),
      }),
      { maxLength: 2 },
    ),
    position: fc.record({ lng: fc.integer({ min: 1, max: 180 }), lat: fc.nat(90), accuracyM: fc.nat(2500) }),
  },
  { requiredKeys: [] },
);
type Fields = Record<string, unknown>;

/** Every part that can be replaced: the fields, and what lies in them. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsIn(inner, [...path, name])])
    : [];

/** A copy with another value at the path. */
function changed(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const inner = rest.length > 0 ? changed((value as Fields)[name], rest, to) : to;
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
}

const gone = Symbol('gone');
/** What is left of it. */
function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((member) => member !== gone).map(without);
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).filter(([, inner]) => inner !== gone);
  return Object.fromEntries(left.map(([name, inner]) => [name, without(inner)]));
}

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, '', 'x', '\u0000', '\uD800', -1, 1e308, true, '400', [], {}, [null], [[[]]]),
  fc.constantFrom<unknown>('1970-01-01T00:00:05Z', '2026-11-21T08:10:00Z', '2026-02-31T00:00:00Z', 1_764_000_000),
  fc.constantFrom<unknown>('smoke', [7, 'nonsense'], { smoke: null }, { lng: 0, lat: 0 }, { __proto__: null }),
);
const spoilt = (most: number) =>
  valid.chain((report) => {
    const paths = pathsIn(report);
    const some =
      paths.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: most });
    return some.chain((chosen) =>
      fc.record({
        type: fc.constantFrom(...deviceTypeNames),
        /** Without what is replaced: all that this raises has to be raised. */
        left: fc.constant(without(chosen.reduce<unknown>((row, path) => changed(row, path, gone), report)) as Fields),
        sent: fc
          .array(anything, { minLength: chosen.length, maxLength: chosen.length })
          .map((by) => chosen.reduce<unknown>((row, path, at) => changed(row, path, by[at]), report) as Fields),
        more: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }),
      }),
    );
  });
/** What comes through JSON. */
const asSent = (row: object, at = 0): unknown => JSON.parse(JSON.stringify({ ...row, imei: imeiOf(at) }));

describe('a report of which a part cannot be read [ALM-01] [DEV-09]', () => {
  const [one, several] = [spoilt(1), spoilt(4)];

  it.each([
    ['one field', one],
    ['several fields', several],
  ])('raises all that the rest of it says, whatever stands in %s', (_, reports) => {
    fc.assert(
      fc.property(reports, ({ type, left, sent, more }) => {
        const [expected] = raisedBy(type, [asSent(left)], 1);
        const [found] = raisedBy(type, [asSent({ ...more, ...sent })], 1);
        expect([...(expected?.kinds ?? [])].filter((kind) => !found?.kinds.has(kind))).toEqual([]);
        expect(found?.isHeard).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('costs no other report of its batch anything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(several, fc.record({ junk: fc.jsonValue() })), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...deviceTypeNames),
        (rows, type) => {
          const sent = rows.map((row, at) => ('junk' in row ? row.junk : asSent({ ...row.more, ...row.sent }, at)));
          const left = rows.map((row, at) => ('junk' in row ? {} : asSent(row.left, at)));
          const expected = raisedBy(type, left, rows.length);
          const found = raisedBy(type, sent, rows.length);
          const missed = expected.flatMap(({ kinds: all }, at) =>
            [...all].filter((kind) => !found[at]?.kinds.has(kind)),
          );
          expect(missed).toEqual([]);
          expect(found.map(({ isHeard }) => isHeard)).toEqual(rows.map((row) => !('junk' in row)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ends nothing where its time cannot be used [ALM-05]', () => {
    const raised = { kinds: ['offline', 'leakage'], readings: { leakage: 500 }, at: iso(now - minute) };
    const standing = (more: object) => {
      const delivery = received({ clock: () => now, clocks: new ClockWatch({ warn: () => {} }) }, [
        asSent(raised),
        asSent({ cleared: [...alarmKindNames], readings: { leakage: 1 }, ...more }),
      ]);
      const subjects = subjectsOf('electric', 1);
      const [subject] = subjects.held.values();
      for (const taken of sortedOut(subjects, delivery).taken)
        if (subject)
          applyReport(subject, { taken, now: delivery.now, rules, causes: causesOf('electric', taken.report, rules) });
      return subject?.alarms.filter(({ alarm }) => alarm.recoveredAt === null).map(({ alarm }) => alarm.kind);
    };
    expect(standing({})).toEqual([]);
    fc.assert(
      fc.property(anything, (at) => {
        const isUsable = reportReader<AlarmKind>([])({ imei: imeiOf(0), at }, { nowMs: now, behindMs: 0 });
        fc.pre(isUsable.ok && isUsable.value.isMisdated);
        expect(standing({ at })).toEqual(['leakage', 'offline']);
      }),
    );
  });
});

describe('a report as it is meant', () => {
  it('is read whole, and the shape of the call says the same [DEV-09]', () => {
    const read = reportReader(alarmKindNames);
    fc.assert(
      fc.property(valid, (fields) => {
        const row = asSent(fields);
        const shaped = zReport.parse(row);
        const found = read(row, { nowMs: now, behindMs: 0 });
        if (!found.ok) throw new Error('it is refused');
        const { sleep, at, ...rest } = shaped;
        const { sleep: stages, ...report } = found.value.report;
        expect(found.value.leftOut).toEqual([]);
        expect(found.value.sentAtMs).toBe(at === undefined ? undefined : Date.parse(at));
        expect(stages).toEqual(
          sleep.map(({ stage, from, to }) => ({ stage, fromMs: Date.parse(from), toMs: Date.parse(to) })),
        );
        expect(report).toEqual(rest);
      }),
    );
  });
});
