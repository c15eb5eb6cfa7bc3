import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceCameraWords } from '../device/index.ts';
import { orderCents, orderTypes, triggerTypes } from '../finance/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { partyKinds, tariffWords } from '../tariff/index.ts';
import {
  checkRenewalBatch,
  checkMeal,
  mealForm,
  mealKinds,
  mealOrderType,
  mealOrderTypeOf,
  mealPriceList,
  mealRefusals,
  renewalCents,
  renewalForm,
  renewalReason,
  renewalReasons,
  type RenewalRow,
  renewalTotals,
  renewalWords,
  withoutNonRenewable,
  yearTotal,
} from './index.ts';

const words = { ...renewalWords, ...tariffWords, ...formWords };
const good: RenewalRow = {
  deviceId: 'd0',
  deviceType: 'smoke',
  partnerId: 'p1',
  startsOn: '2026-01-01',
  expiresOn: '2026-12-31',
  isRemoved: false,
  isActivated: true,
  hasPrice: true,
  hasOpenOrder: false,
};
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...good, deviceId: `d${at}` }));
const row: fc.Arbitrary<RenewalRow> = fc.record({
  deviceId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  deviceType: fc.constantFrom('smoke' as const, 'gas' as const),
  partnerId: fc.constantFrom('p1', 'p2'),
  startsOn: fc.constant(null),
  expiresOn: fc.constant(null),
  isRemoved: fc.boolean(),
  isActivated: fc.boolean(),
  hasPrice: fc.boolean(),
  hasOpenOrder: fc.boolean(),
});

describe('a renewal batch', () => {
  it('holds 1 to 50 devices [REN-01]', () => {
    expect(checkRenewalBatch([])).toEqual([{ code: 'renewal.batch.none', field: 'deviceIds', args: { 0: 50 } }]);
    expect(checkRenewalBatch(many(1))).toEqual([]);
    expect(checkRenewalBatch(many(50))).toEqual([]);
    expect(checkRenewalBatch(many(51))).toEqual([
      { code: 'renewal.batch.tooMany', field: 'deviceIds', args: { 0: 50, 1: 51 } },
    ]);
  });

  it('is of one type and one partner, each device once [REN-01]', () => {
    const rows = many(4);
    rows[1] = { ...good, deviceId: 'd1', deviceType: 'gas' };
    rows[2] = { ...good, deviceId: 'd2', partnerId: 'p2' };
    rows[3] = { ...good };
    expect(checkRenewalBatch(rows)).toEqual([
      { code: 'renewal.batch.deviceType', field: 'deviceIds.1' },
      { code: 'renewal.batch.partner', field: 'deviceIds.2' },
      { code: 'form.duplicate', field: 'deviceIds.3' },
    ]);
  });

  it('is of the type and partner of the first device that can be renewed [REN-01] [REN-02]', () => {
    const rows = many(50);
    rows[0] = { ...good, deviceType: 'gas', partnerId: 'p2', isRemoved: true };
    expect(checkRenewalBatch(rows)).toEqual([{ code: 'renewal.reason.removed', field: 'deviceIds.0' }]);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (list) => {
        const { kept } = withoutNonRenewable(list);
        const batchOf = (one: readonly RenewalRow[]) =>
          checkRenewalBatch(one)
            .filter(({ code }) => code.startsWith('renewal.batch.') && code !== 'renewal.batch.none')
            .map(({ code }) => code);
        expect(batchOf(list)).toEqual(batchOf(kept));
      }),
    );
  });

  it('gives the reason on each row that cannot be renewed [REN-01] [REN-02]', () => {
    const bad: Partial<RenewalRow>[] = [
      { isRemoved: true },
      { isActivated: false },
      { hasPrice: false },
      { hasOpenOrder: true },
    ];
    const rows = bad.map((change, at) => Object.assign({}, good, { deviceId: `d${at}` }, change));
    expect(rows.map(renewalReason)).toEqual(renewalReasons);
    expect(checkRenewalBatch(rows)).toEqual(
      renewalReasons.map((reason, at) => ({ code: `renewal.reason.${reason}`, field: `deviceIds.${at}` })),
    );
    expect(renewalReason({ ...good, isRemoved: true, isActivated: false })).toBe('removed');
  });

  it('can go once what cannot be renewed was taken out; nothing is lost on the way [REN-01]', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const { kept, removed } = withoutNonRenewable(rows);
        expect(kept.length + removed.length).toBe(rows.length);
        expect(removed.every(({ row: one, reason }) => reason === renewalReason(one))).toBe(true);
        const codes = checkRenewalBatch(kept).map(({ code }) => code);
        expect(codes.filter((code) => code.startsWith('renewal.reason.'))).toEqual([]);
        for (const { code } of checkRenewalBatch(rows)) expect(words).toHaveProperty([code]);
      }),
    );
  });

  it('asks for the devices first and for a duration of 1 to 6 years [REN-01]', () => {
    expectTotalForm(renewalForm, { deviceIds: ['d1', 'd2'], years: 3 }, words);
    expect(renewalForm.check({ deviceIds: [] })).toEqual({
      ok: false,
      problems: [
        { code: 'renewal.batch.none', field: 'deviceIds', args: { 0: 50 } },
        { code: 'renewal.years.required', field: 'years', args: { 0: 1, 1: 6 } },
      ],
    });
    expect(renewalForm.check({ deviceIds: ['d1', 'd2', 'd1'], years: 1 })).toEqual({
      ok: false,
      problems: [{ code: 'form.duplicate', field: 'deviceIds.2' }],
    });
    for (const years of [0, 7])
      expect(renewalForm.check({ deviceIds: ['d1'], years })).toMatchObject({ problems: [{ code: 'form.range' }] });
    expect(renewalForm.check({ deviceIds: many(51).map(({ deviceId }) => deviceId), years: 1 })).toMatchObject({
      problems: [{ code: 'renewal.batch.tooMany', args: { 0: 50, 1: 51 } }],
    });
  });

  it('costs the price of the years times the devices [REN-01] [TAR-09]', () => {
    expect(renewalCents([100, 190], 2, 50)).toEqual({ ok: true, value: 9500 });
    expect(renewalCents([100, 190], 7, 50)).toMatchObject({ problems: [{ code: 'form.range' }] });
    expect(renewalCents([19_000], 1, 50)).toEqual({ ok: true, value: 950_000 });
    for (const devices of [0, 51, NaN]) expect(renewalCents([100], 1, devices)).toMatchObject({ ok: false });
    expect(renewalCents([101], 1, 1.5)).toMatchObject({ ok: false });
  });
});

describe('set meals', () => {
  const today = '2026-11-21';
  const services = (cloudUntil: string | null) => ({ cloudUntil, watermarkUntil: null });
  const line = { kind: 'sms', quantity: 1000, count: 2, deviceIds: [] } as const;
  const years = { kind: 'deviceService', quantity: 2, count: 1, deviceIds: ['d1', 'd2'] } as const;

  it('are up to 20 lines of service, storage, messages and calls, each with its own range [REN-06]', () => {
    expect(mealKinds).toEqual(['deviceService', 'cloudStorage', 'watermark', 'sms', 'voice']);
    expectTotalForm(mealForm, { lines: [line, years] }, words);
    const problemsOf = (lines: readonly object[]) => {
      const read = mealForm.check({ lines });
      return read.ok ? [] : read.problems.map(({ code, field }) => [code, field]);
    };
    expect(problemsOf([])).toEqual([['form.required', 'lines']]);
    expect(problemsOf(Array.from({ length: 21 }, () => line))).toEqual([['form.tooMany', 'lines']]);
    expect(problemsOf([{ ...years, quantity: 7 }])).toEqual([['form.range', 'lines.0.quantity']]);
    expect(problemsOf([{ ...years, kind: 'cloudStorage', quantity: 73 }])).toEqual([
      ['form.range', 'lines.0.quantity'],
    ]);
    expect(problemsOf([line, { ...years, deviceIds: [] }])).toEqual([['renewal.batch.none', 'lines.1.deviceIds']]);
    expect(problemsOf([{ ...years, deviceIds: many(51).map(({ deviceId }) => deviceId) }])).toEqual([
      ['renewal.batch.tooMany', 'lines.0.deviceIds'],
    ]);
    expect(problemsOf([{ ...years, count: 2 }])).toEqual([['form.range', 'lines.0.count']]);
    expect(problemsOf([{ ...line, count: 1001 }])).toEqual([['form.range', 'lines.0.count']]);
    // messages are bought for a balance
    expect(problemsOf([{ ...line, deviceIds: ['d1'] }])).toEqual([['form.tooMany', 'lines.0.deviceIds']]);
  });

  it('bring a device the same once, at its place [REN-06]', () => {
    const again = { ...years, quantity: 1, deviceIds: ['d3', 'd2'] };
    expect(checkMeal([years, line, again, line], new Map(), today)).toEqual([
      { code: 'renewal.meal.twice', field: 'lines.2.deviceIds.1' },
      { code: 'renewal.meal.twice', field: 'lines.3.quantity' },
    ]);
    expect(checkMeal([years, { ...years, kind: 'cloudStorage' }], new Map(), today)).toEqual([]);
  });

  it('renew a watermark with the cloud storage of the same camera, in any order of the lines [REN-06] [DEV-20]', () => {
    const running = new Map([
      ['d1', services('2026-11-20')],
      ['d2', services(today)],
    ]);
    const watermark = { ...years, kind: 'watermark' } as const;
    const cloud = { ...years, kind: 'cloudStorage', deviceIds: ['d1'] } as const;
    expect(checkMeal([watermark], running, today)).toMatchObject([
      { code: 'device.media.renewWatermark.expired', field: 'lines.0.deviceIds.0' },
    ]);
    expect(checkMeal([watermark, { ...cloud, deviceIds: ['d2'] }], running, today)).toHaveLength(1);
    expect(checkMeal([watermark, cloud], running, today)).toEqual([]);
  });

  it('are resources of a tenant and traffic of all below, which can be refunded [REN-06] [FIN-06] [FIN-09]', () => {
    expect(partyKinds.map((buyer) => mealOrderType('sms', buyer))).toEqual([
      'smsResource',
      'smsResource',
      'smsTraffic',
      'smsTraffic',
      'smsTraffic',
    ]);
    expect(mealOrderType('voice', 'user')).toBe('voiceTraffic');
    expect(mealOrderType('watermark', 'user')).toBe('watermark');
    const reached = new Set(partyKinds.flatMap((buyer) => mealKinds.map((kind) => mealOrderType(kind, buyer))));
    expect(triggerTypes.filter((type) => type !== 'serviceFee' && type !== 'setMeal' && !reached.has(type))).toEqual(
      [],
    );
    expect(orderTypes[mealOrderType('sms', 'partner')].isRefundable).toBe(true);
    expect([
      mealPriceList('sms', 'tenant'),
      mealPriceList('voice', 'dealer'),
      mealPriceList('cloudStorage', 'user'),
    ]).toEqual(['platformResources', 'tenantResources', 'storage']);
  });

  it('do not renew a watermark once cloud storage has expired, unless both are renewed [REN-06] [DEV-20]', () => {
    expect(mealRefusals(['watermark'], services(today), today)).toEqual([]);
    const refused = mealRefusals(['watermark', 'sms'], services('2026-11-20'), today);
    expect(refused).toMatchObject([{ code: 'device.media.renewWatermark.expired' }]);
    for (const { code } of refused) expect(deviceCameraWords).toHaveProperty([code]);
    expect(mealRefusals(['watermark'], services(null), today)).toHaveLength(1);
    expect(mealRefusals(['watermark', 'cloudStorage'], services('2026-11-20'), today)).toEqual([]);
    expect(mealRefusals(['cloudStorage', 'sms'], services(null), today)).toEqual([]);
  });

  it('of one type are that order, of cloud storage and watermarks one of cloud storage, and else a set meal [REN-06] [FIN-09]', () => {
    expect(mealOrderTypeOf(['sms', 'sms'], 'user')).toBe('smsTraffic');
    expect(mealOrderTypeOf(['watermark'], 'user')).toBe('watermark');
    expect(mealOrderTypeOf(['watermark', 'cloudStorage'], 'user')).toBe('cloudStorage');
    for (const kinds of [
      ['sms', 'voice'],
      ['deviceService', 'cloudStorage'],
      ['cloudStorage', 'sms'],
    ] as const)
      expect(mealOrderTypeOf(kinds, 'user')).toBe('setMeal');
    expect(orderTypes.setMeal.isRefundable).toBe(false);
  });
});

describe('what renewing together costs [REN-01] [TAR-09]', () => {
  const yearly = (...cents: number[]) => cents.map((one, at) => ({ years: at + 1, cents: one }));

  it('is the sum of what each device costs, with the cheapest and the dearest', () => {
    expect(renewalTotals(Array.from({ length: 50 }, () => yearly(19_000)))[0]).toEqual({
      years: 1,
      cents: 950_000,
      each: [19_000, 19_000],
    });
    expect(renewalTotals([yearly(100, 190), yearly(150)])).toMatchObject([
      { years: 1, cents: 250, each: [100, 150] },
      // not on sale for one of them
      { years: 2, cents: undefined, each: undefined },
      { years: 3 },
      { years: 4 },
      { years: 5 },
      { years: 6 },
    ]);
  });

  it('of a year is known where a year is on sale for all of them, however many orders it takes [REN-01] [TAR-09]', () => {
    expect([yearTotal([100, 150]), yearTotal([100, null]), yearTotal([])]).toEqual([250, undefined, undefined]);
    expect(yearTotal([orderCents.max, 1])).toBe(orderCents.max + 1);
  });

  it('is nothing without devices, and above what an order may come to', () => {
    expect(renewalTotals([]).every(({ cents }) => cents === undefined)).toBe(true);
    expect(renewalTotals([yearly(orderCents.max), yearly(1)])[0]?.cents).toBeUndefined();
  });

  it('never counts a device twice or leaves one out', () => {
    const prices = fc.uniqueArray(
      fc.record({ years: fc.integer({ min: 1, max: 6 }), cents: fc.integer({ min: 0, max: 999_999 }) }),
      { selector: ({ years }) => years },
    );
    fc.assert(
      fc.property(fc.array(prices, { minLength: 1, maxLength: 50 }), (devices) => {
        for (const { years, cents } of renewalTotals(devices)) {
          const each = devices.map((of) => of.find((one) => one.years === years)?.cents);
          const isSold = each.every((one) => one !== undefined);
          expect(cents).toBe(isSold ? each.reduce((sum: number, one) => sum + (one ?? 0), 0) : undefined);
        }
      }),
    );
  });
});
