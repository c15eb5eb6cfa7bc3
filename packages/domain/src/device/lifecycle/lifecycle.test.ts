import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, formWords } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { deviceSosWords } from '../sos/index.ts';
import {
  checkEdition,
  deviceLifeWords,
  expiryStage,
  expiryStages,
  isReminderDue,
  offlineMs,
  offlineRecords,
  offlineTotalMs,
  openedUntil,
  remainingDays,
  reminderDay,
  renewService,
  renewedUntil,
  type ServiceEnd,
  serviceOpeningForm,
} from './index.ts';

const today = '2026-11-21';

describe('the basic edition', () => {
  it('holds 10 000 devices; of a batch it says how many still fit [DEV-28]', () => {
    expect(checkEdition(9_999)).toBeUndefined();
    expect(checkEdition(10_000)).toEqual({ code: 'device.edition.full', args: { 0: 10_000, 1: 0 } });
    expect(checkEdition(9_990, 10)).toBeUndefined();
    expect(checkEdition(9_990, 11)).toEqual({ code: 'device.edition.tooMany', args: { 0: 10_000, 1: 10 } });
    expect(checkEdition(10_050)).toEqual({ code: 'device.edition.full', args: { 0: 10_000, 1: 0 } });
    expect(checkEdition(10_000, 1, 10_001)).toBeUndefined();
  });
});

describe('opening the service', () => {
  it('asks for device, type, name and years on sale [DEV-23]', () => {
    const form = serviceOpeningForm({ min: 1, max: 3 });
    const good = { imei: '490154203237518', deviceType: 'smoke', name: '前厅', years: 3 };
    expect(form.check(good)).toEqual({ ok: true, value: good });
    expect(form.check({ ...good, years: 4, deviceType: 'toaster' })).toMatchObject({
      problems: [
        { code: 'form.choice', field: 'deviceType' },
        { code: 'form.range', field: 'years', args: { 0: 1, 1: 3 } },
      ],
    });
    expectTotalForm(form, good, { ...formWords, ...deviceSosWords, ...deviceLifeWords });
  });

  it('is free for the months that the tenant grants, unless it was bought [DEV-23] [TAR-02] [TAR-04]', () => {
    expect(openedUntil(null, today, 12)).toEqual({ ok: true, value: '2027-11-21' });
    expect(openedUntil(null, today, 3)).toEqual({ ok: true, value: '2027-02-21' });
    expect(openedUntil('2027-01-01', today, 12)).toEqual({ ok: true, value: '2027-01-01' });
    for (const none of [0, NaN])
      expect(openedUntil(null, today, none)).toEqual({ ok: false, problems: [{ code: 'device.life.notPaidFor' }] });
  });
});

describe('a renewal', () => {
  const day = fc.integer({ min: -800, max: 2000 }).map((days) => addDays(today, days));
  const service: fc.Arbitrary<ServiceEnd> = fc.record({
    expiresOn: fc.option(day, { nil: null }),
    anchorDay: fc.option(fc.integer({ min: 1, max: 31 }), { nil: null }),
  });

  it('runs from today, or on from the last day where time is left [DEV-23] [REN-01]', () => {
    const until = (expiresOn: string | null, months = 12) => renewedUntil({ expiresOn }, today, months);
    expect(until(null)).toBe('2027-11-21');
    expect(until('2026-01-01')).toBe('2027-11-21');
    expect(until(today)).toBe('2027-11-21');
    expect(until('2026-12-31')).toBe('2027-12-31');
    expect(until('2028-02-29')).toBe('2029-02-28');
    expect(until(null, 72)).toBe('2032-11-21');
  });

  it('by the month ends when one for all of them does, whatever the day [REN-01] [REN-06] [DEV-23]', () => {
    fc.assert(
      fc.property(service, fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 12 }), (start, count, months) => {
        let singly: ServiceEnd = start;
        let days = 0;
        for (let at = 0; at < count; at += 1) {
          const renewed = renewService(singly, today, months);
          days += renewed.days;
          singly = renewed;
        }
        const { days: atOnce, ...service } = renewService(start, today, count * months);
        expect(singly).toMatchObject(service);
        expect(days).toBe(atOnce);
      }),
      { numRuns: 10_000 },
    );
    const from31 = renewService({ expiresOn: '2027-01-31' }, today, 1);
    expect(from31).toEqual({ expiresOn: '2027-02-28', anchorDay: 31, days: 28 });
    expect(renewService(from31, today, 1).expiresOn).toBe('2027-03-31');
    let leap: ServiceEnd = { expiresOn: '2028-02-29' };
    for (let year = 0; year < 4; year += 1) leap = renewService(leap, today, 12);
    expect(leap.expiresOn).toBe('2032-02-29');
  });

  it('keeps to a day that a gift moved, not to the day before [REN-01] [TAR-08]', () => {
    expect(renewService({ expiresOn: '2027-03-01', anchorDay: 31 }, today, 1)).toMatchObject({
      expiresOn: '2027-04-01',
      anchorDay: 1,
    });
    expect(renewService({ expiresOn: '2026-10-31', anchorDay: 31 }, today, 1)).toMatchObject({ anchorDay: 21 });
  });

  it('never takes a day that is paid for, never charges one that was missed [DEV-23] [REN-01]', () => {
    fc.assert(
      fc.property(service, fc.integer({ min: 1, max: 72 }), (before, months) => {
        const { expiresOn, days } = renewService(before, today, months);
        const from = before.expiresOn !== null && before.expiresOn > today ? before.expiresOn : today;
        expect(days).toBe(daysBetween(from, expiresOn));
        expect(expiresOn.slice(0, 7)).toBe(addMonths(from, months).slice(0, 7));
        expect(days >= 28 * months && days <= 31 * months).toBe(true);
        expect(remainingDays(expiresOn, today)).toBeGreaterThanOrEqual(days);
        expect(expiresOn < renewedUntil(before, today, months + 1)).toBe(true);
      }),
    );
  });
});

describe('expiry', () => {
  it.each([
    [31, 'later'],
    [30, 'in30'],
    [16, 'in30'],
    [15, 'in15'],
    [8, 'in15'],
    [7, 'in7'],
    [1, 'in7'],
    [0, 'today'],
    [-1, 'expired'],
  ] as const)('with %d days left is %s [DEV-14]', (days, stage) => {
    expect(expiryStage(addDays(today, days), today)).toBe(stage);
    expect(remainingDays(addDays(today, days), today)).toBe(days);
  });

  it('only ever comes nearer, and reminds once in each stage [DEV-14]', () => {
    const until = addDays(today, 40);
    const reminders: string[] = [];
    let remindedOn: string | null = null;
    for (let days = 0; days < 60; days += 1) {
      const on = addDays(today, days);
      expect(reminderDay(until, on) === on).toBe(isReminderDue(until, remindedOn, on));
      if (isReminderDue(until, remindedOn, on)) {
        reminders.push(expiryStage(until, on));
        remindedOn = on;
      }
      expect(reminderDay(until, on)).toBe(remindedOn);
    }
    expect(reminders).toEqual(expiryStages.slice(1));
    expect(isReminderDue(addDays(until, 365), remindedOn, addDays(today, 60))).toBe(false);
  });
});

describe('offline records', () => {
  it('reach from lost to heard, the last one still going on [DEV-14]', () => {
    const changes = [
      { atMs: 50, online: true },
      { atMs: 10, online: false },
      { atMs: 20, online: false },
      { atMs: 60, online: true },
      { atMs: 80, online: false },
      { atMs: 90, online: false },
      { atMs: 90, online: true },
      { atMs: 95, online: false },
      { atMs: 97, online: true },
      { atMs: 99, online: false },
    ];
    const records = offlineRecords(changes);
    expect(records).toEqual([
      { fromMs: 10, toMs: 50 },
      { fromMs: 80, toMs: 90 },
      { fromMs: 95, toMs: 97 },
      { fromMs: 99, toMs: null },
    ]);
    expect(records.map((record) => offlineMs(record, 200))).toEqual([40, 10, 2, 101]);
    expect(
      offlineRecords([
        { atMs: 5, online: false },
        { atMs: 5, online: true },
      ]),
    ).toEqual([]);
  });

  const changes = fc.array(fc.record({ atMs: fc.nat({ max: 1000 }), online: fc.boolean() }));
  it('never overlap, and count each moment of a span once [DEV-14] [DEV-23]', () => {
    fc.assert(
      fc.property(changes, fc.nat({ max: 1200 }), fc.nat({ max: 1200 }), fc.nat({ max: 1200 }), (list, a, b, c) => {
        const records = offlineRecords(list);
        for (const [at, { fromMs, toMs }] of records.entries()) {
          expect(fromMs).toBeGreaterThanOrEqual(records[at - 1]?.toMs ?? 0);
          expect(toMs === null || toMs > fromMs).toBe(true);
        }
        const [from = 0, middle = 0, to = 0] = [a, b, c].toSorted((x, y) => x - y);
        const total = (fromMs: number, toMs: number) => offlineTotalMs(records, { fromMs, toMs });
        expect(total(from, middle) + total(middle, to)).toBe(total(from, to));
        expect(total(from, to)).toBeLessThanOrEqual(to - from);
      }),
    );
  });
});
