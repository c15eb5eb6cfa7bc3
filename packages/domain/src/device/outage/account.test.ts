import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deviceStatus,
  offlineReason,
  type OfflineReason,
  offlineReasons,
  recordedReason,
  roundSpan,
  type StatusFacts,
  statusAccount,
} from '../index.ts';

const nowMs = Date.UTC(2026, 10, 29);
const anyFacts: fc.Arbitrary<StatusFacts> = fc.record({
  online: fc.boolean(),
  dStatus: fc.integer({ min: 0, max: 2 }),
  expired: fc.boolean(),
  open: fc.boolean(),
  lowPower: fc.boolean(),
  signals: fc.option(fc.constantFrom(0, 10, 11, 31, 99)),
  batteryRatio: fc.option(fc.integer({ min: 0, max: 100 })),
  lastSeenAtMs: fc.option(fc.integer({ min: nowMs - 1e10, max: nowMs + 1e7 })),
  heartbeatS: fc.integer({ min: 60, max: 86_400 }),
  isSuspended: fc.option(fc.boolean(), { nil: undefined }),
  hasFault: fc.option(fc.boolean(), { nil: undefined }),
  offlineBeside: fc.option(fc.nat(9), { nil: undefined }),
});
/** Offline, and meant to report. */
const inUse = { online: false, dStatus: 1, isSuspended: false };
const silent: StatusFacts = {
  ...inUse,
  expired: false,
  open: false,
  lowPower: false,
  signals: 23,
  batteryRatio: 57,
  lastSeenAtMs: nowMs - 12 * 86_400_000,
  heartbeatS: 86_400,
};

describe('the account of a status', () => {
  it('agrees with the tag: a device is reporting or not activated where the tag says so, otherwise silent or stopped [DEV-01] [DEV-02] [DEV-07]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { kind } = statusAccount(facts, nowMs);
        const status = deviceStatus(facts);
        expect(kind === 'reporting').toBe(status === 'online');
        expect(kind === 'notActivated').toBe(status === 'notActivated');
        expect(kind === 'suspended').toBe(
          facts.isSuspended === true && status !== 'online' && status !== 'notActivated',
        );
      }),
    );
  });

  it('of a silent device has no negative silence, and none where it never reported [DEV-07]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const account = statusAccount({ ...facts, ...inUse }, nowMs);
        const silentMs = account.kind === 'silent' ? account.silentMs : undefined;
        expect(silentMs === null).toBe(facts.lastSeenAtMs === null);
        expect(silentMs ?? 0).toBeGreaterThanOrEqual(0);
        expect(account).toMatchObject({ offlineBeside: facts.offlineBeside ?? 0 });
      }),
    );
  });

  it('has a reason that explains the tag [DEV-03] [DEV-04] [DEV-05] [DEV-06]', () => {
    const explained: Readonly<Record<string, readonly OfflineReason[]>> = {
      freePeriodOffline: ['serviceExpired'],
      removed: ['removed'],
      lowBattery: ['batteryLow'],
      // the tag knows neither the charge of a battery nor faults
      signalOffline: ['batteryLow', 'deviceFault', 'signalWeak'],
      offline: ['batteryLow', 'deviceFault', 'unknown'],
    };
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const account = statusAccount({ ...facts, ...inUse }, nowMs);
        const reason = account.kind === 'silent' ? account.reason : undefined;
        expect(explained[deviceStatus({ ...facts, ...inUse })]).toContain(reason);
      }),
    );
  });

  it('names what is around it: a fault of its own, and how many beside it are offline too [ANA-02]', () => {
    expect(statusAccount(silent, nowMs)).toEqual({
      kind: 'silent',
      silentMs: 12 * 86_400_000,
      reason: 'unknown',
      offlineBeside: 0,
    });
    expect(statusAccount({ ...silent, hasFault: true, offlineBeside: 3 }, nowMs)).toMatchObject({
      reason: 'deviceFault',
      offlineBeside: 3,
    });
    expect(statusAccount({ ...silent, batteryRatio: 3 }, nowMs)).toMatchObject({ reason: 'batteryLow' });
  });
});

describe('offline reasons', () => {
  it('name the first that holds, what is certain before what may be [ANA-02]', () => {
    const facts = {
      isServiceExpired: false,
      isCardStopped: false,
      isRemoved: false,
      isBatteryLow: false,
      signals: 25,
      hasFault: false,
    };
    expect(offlineReason(facts)).toBe('unknown');
    expect(offlineReason({ ...facts, signals: null })).toBe('unknown');
    expect([10, 11, 99].map((signals) => offlineReason({ ...facts, signals }))).toEqual([
      'signalWeak',
      'unknown',
      'signalWeak',
    ]);
    const names = ['isServiceExpired', 'isCardStopped', 'isRemoved', 'isBatteryLow', 'hasFault'] as const;
    const all = { ...Object.fromEntries(names.map((name) => [name, true])), signals: 3 } as typeof facts;
    const peeled = names.map((_, at) =>
      offlineReason({ ...all, ...Object.fromEntries(names.slice(0, at).map((name) => [name, false])) }),
    );
    expect(peeled).toEqual(offlineReasons.slice(0, 5));
  });
});

it('the record of a silence has the reason that its last words name, and says whether the signal was weak where none does [DEV-14] [ANA-02]', () => {
  const last = { status: 'offline', signals: 25, batteryRatio: 60 } as const;
  expect(recordedReason(last)).toBe('wasWell');
  expect(recordedReason({ ...last, signals: 15 })).toBe('signalPoor');
  expect(recordedReason({ ...last, signals: 16 })).toBe('wasWell');
  expect(recordedReason({ ...last, signals: null })).toBe('unknown');
  expect(recordedReason({ ...last, batteryRatio: 3 })).toBe('batteryLow');
  const reasons = ['freePeriodOffline', 'removed', 'lowBattery'] as const;
  expect(reasons.map((status) => recordedReason({ ...last, status }))).toEqual([
    'serviceExpired',
    'removed',
    'batteryLow',
  ]);
  expect(recordedReason({ ...last, status: 'signalOffline', signals: 8 })).toBe('signalWeak');
});

it('a span is said in days from two on, and never longer than it is [N13]', () => {
  expect(roundSpan(12 * 86_400_000 + 1)).toEqual({ unit: 'days', count: 12 });
  expect(roundSpan(86_400_000)).toEqual({ unit: 'hours', count: 24 });
  expect(roundSpan(3_600_000)).toEqual({ unit: 'hours', count: 1 });
  expect(roundSpan(-5)).toEqual({ unit: 'minutes', count: 0 });
  const lengths = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 } as const;
  fc.assert(
    fc.property(fc.nat(1e10), (ms) => {
      const { unit, count } = roundSpan(ms);
      expect(count * lengths[unit]).toBeLessThanOrEqual(ms);
      expect((count + 1) * lengths[unit]).toBeGreaterThan(ms);
    }),
  );
});
