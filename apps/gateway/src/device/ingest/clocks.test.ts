import { type AlarmKind, judgeReadings, defaultAlarmRules } from '@fireline/domain/alarm';
import { type DeviceType, deviceTypes, type Readings } from '@fireline/domain/device';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClockWatch } from '../../lib/clockWatch.ts';
import { applyReport, causesOf, type Subject } from './apply.ts';
import { validateReports } from './validate.ts';

const minute = 60_000;
const trueNow = Date.parse('2026-11-21T08:00:00Z');
const imei = '860000000000001';
const rules = defaultAlarmRules;

const subjectOf = (deviceType: DeviceType): Subject => ({
  alarms: [],
  device: {
    deviceId: 1,
    imei,
    deviceType,
    online: true,
    dStatus: 1,
    expired: false,
    open: false,
    armed: true,
    lowPower: false,
    signals: null,
    status: 'online',
    batteryRatio: null,
    readings: {},
    lastSeenAt: null,
    heardAt: null,
    heartbeatS: deviceTypes[deviceType].heartbeatS,
    expiresOn: null,
    alarmLevel: null,
    firmware: '',
    firmwareKey: '',
    firmwareAt: null,
  },
});

interface Sent {
  /** When it was measured, after the true now. */
  readonly ms: number;
  readonly readings: Readings;
  readonly kinds: readonly AlarmKind[];
}
interface Delivery {
  readonly reports: readonly Sent[];
  /** How far the device's clock is off; undefined: it sends no times. */
  readonly deviceMs: number | undefined;
  /** How far the gateway's clock is off, report by report. */
  readonly gatewayMs: (index: number) => number;
}

/** Takes reports one by one, each a second after the one before. */
function deliver(deviceType: DeviceType, { reports, deviceMs, gatewayMs }: Delivery): Subject {
  const subject = subjectOf(deviceType);
  const clocks = new ClockWatch({ warn: () => {} });
  // the gateway looks at its clock all the time: a clock that is put back is seen before the next report
  clocks.observe(trueNow + 5 * minute - 1000 + gatewayMs(-1));
  for (const [index, { ms, readings, kinds }] of reports.entries()) {
    const nowMs = trueNow + 5 * minute + index * 1000 + gatewayMs(index);
    clocks.observe(nowMs);
    const at = deviceMs === undefined ? undefined : new Date(trueNow + ms + deviceMs).toISOString();
    const { taken, refused } = validateReports([{ imei, at, readings, kinds }], nowMs, clocks);
    expect(refused).toEqual([]);
    const now = new Date(nowMs).toISOString();
    for (const one of taken)
      applyReport(subject, { taken: one, causes: causesOf(deviceType, one.report, rules), now, rules });
    const { lastSeenAt, heardAt } = subject.device;
    expect([heardAt, lastSeenAt === null || lastSeenAt <= now]).toEqual([now, true]);
    const raised = subject.alarms.filter(({ alarm, isNew }) => isNew && alarm.receivedAt === now);
    expect(raised.filter(({ alarm }) => alarm.alarmTime > now)).toEqual([]);
  }
  return subject;
}

const raisedBy = ({ alarms }: Subject) =>
  [...new Set(alarms.map(({ alarm: { kind, level, measurement } }) => `${kind} ${level} ${measurement}`))].toSorted();

const values: Readonly<Record<string, { type: DeviceType; readings: fc.Arbitrary<Readings>; kind: AlarmKind }>> = {
  smoke: {
    type: 'smoke',
    kind: 'manualCall',
    readings: fc.record(
      { smoke: fc.constantFrom(2, 61, 99, 100, 110, 400), temperature: fc.constantFrom(20, 55, 57, 90) },
      { requiredKeys: [] },
    ),
  },
  electric: {
    type: 'electric',
    kind: 'arcFault',
    readings: fc.record(
      { leakage: fc.constantFrom(10, 260, 300, 500), temperature: fc.constantFrom(20, 65, 70) },
      { requiredKeys: [] },
    ),
  },
  water: {
    type: 'water',
    kind: 'removed',
    readings: fc.record(
      { pressure: fc.constantFrom(0.05, 0.14, 0.15, 0.3), batteryRatio: fc.constantFrom(5, 10, 12, 80) },
      { requiredKeys: [] },
    ),
  },
};

describe.each(Object.values(values))('reports of a $type device', ({ type, readings, kind }) => {
  const sent = fc.array(
    fc.record({
      ms: fc.integer({ min: 0, max: 5 * minute }),
      readings,
      kinds: fc.constantFrom<readonly AlarmKind[]>([], [], [], [kind]),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('raise the same alarms in any order and with any clock [ALM-01] [DEV-09]', () => {
    const delivery = sent.chain((reports) =>
      fc.record({
        reports: fc.constant(reports),
        shuffled: fc.shuffledSubarray(reports, { minLength: reports.length }),
        deviceMs: fc.option(fc.integer({ min: -60 * minute, max: 4 * minute }), { nil: undefined }),
        // right, or ahead by up to two hours, or put back by as much, from some report on
        fromMs: fc.integer({ min: 0, max: 120 * minute }),
        toMs: fc.integer({ min: -120 * minute, max: 120 * minute }),
        step: fc.nat({ max: 8 }),
      }),
    );
    fc.assert(
      fc.property(delivery, ({ reports, shuffled, deviceMs, fromMs, toMs, step }) => {
        const inOrder = reports.toSorted((a, b) => a.ms - b.ms);
        const expected = deliver(type, { reports: inOrder, deviceMs: 0, gatewayMs: () => 0 });
        const [before, after] = [fromMs, Math.min(fromMs, toMs)];
        const gatewayMs = (index: number) => (index < step ? before : after);
        const found = deliver(type, { reports: shuffled, deviceMs, gatewayMs });
        expect(raisedBy(found)).toEqual(raisedBy(expected));
        const breaking = reports.flatMap((one) => [
          ...one.kinds,
          ...judgeReadings(type, one.readings, new Set(), defaultAlarmRules).map(({ rule }) => rule.kind),
        ]);
        expect(new Set(found.alarms.map(({ alarm }) => alarm.kind))).toEqual(new Set(breaking));
      }),
    );
  });
});
