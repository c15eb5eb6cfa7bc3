import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../lib/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import {
  checkGrantChange,
  grantChangeForm,
  grantedMonths,
  type GrantEntry,
  grantOn,
  grantState,
  isNothingGranted,
  tariffWords,
} from './index.ts';

const words = { ...tariffWords, ...formWords };
const today = '2026-11-21';
const entry = (grantId: number, from: string, freeMonths = 12, isWithdrawn = false): GrantEntry => ({
  grantId,
  from,
  freeMonths,
  sms: 0,
  voice: 0,
  isWithdrawn,
});
const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const anyEntries = fc
  .array(fc.record({ from: day, isWithdrawn: fc.boolean() }), { maxLength: 8 })
  .map((rows) => rows.map(({ from, isWithdrawn }, at) => entry(at + 1, from, at, isWithdrawn)));

describe('what devices are granted on registration', () => {
  it('holds from its day on, the later entry of one day [TAR-04]', () => {
    const entries = [entry(1, '2026-01-01', 3), entry(3, today, 6), entry(2, today, 9), entry(4, '2026-12-01', 1)];
    expect([grantOn(entries, '2025-12-31'), grantOn(entries, '2026-11-20'), grantOn(entries, today)]).toEqual([
      undefined,
      entries[0],
      entries[1],
    ]);
    expect(entries.map((one) => grantState(entries, one, today))).toEqual(['past', 'current', 'past', 'coming']);
  });

  it('is one entry a day at most, never one to come or a withdrawn one, whatever the order of entries [TAR-04] [TAR-08]', () => {
    fc.assert(
      fc.property(anyEntries, day, (entries, onDay) => {
        const found = grantOn(entries, onDay);
        expect(grantOn(entries.toReversed(), onDay)).toEqual(found);
        const states = entries.map((one) => grantState(entries, one, onDay));
        expect(states.filter((state) => state === 'current')).toHaveLength(found ? 1 : 0);
        expect(found?.isWithdrawn ?? false).toBe(false);
        expect((found?.from ?? '') <= onDay).toBe(true);
      }),
    );
  });

  it('is not set for a day that is over, and not twice the same [TAR-04]', () => {
    const entries = [entry(1, '2026-01-01')];
    const change = { freeMonths: 12, sms: 0, voice: 0 };
    const asked = { entries, today };
    expect(checkGrantChange({ ...change, from: '2026-11-20' }, asked)?.code).toBe('tariff.chain.past');
    expect(checkGrantChange({ ...change, from: today }, asked)?.code).toBe('tariff.grant.nothingNew');
    expect(checkGrantChange({ ...change, from: today, sms: 1 }, asked)).toBeUndefined();
    expect(checkGrantChange({ ...change, from: today }, { entries: [], today })).toBeUndefined();
    expectTotalForm(grantChangeForm, { freeMonths: 72, sms: 100_000, voice: 0, from: today }, words);
    expect(isNothingGranted({ freeMonths: 0, sms: 0, voice: 0 })).toBe(true);
  });

  it('brings its months once an IMEI [TAR-02] [TAR-04]', () => {
    const [given, onDay] = [{ freeMonths: 6 }, { freeMonths: 3 }];
    expect(grantedMonths({ given, isUsed: false, onDay })).toBe(6);
    expect(grantedMonths({ given, isUsed: true, onDay })).toBe(0);
    expect(grantedMonths({ given: undefined, isUsed: true, onDay })).toBe(3);
    expect(grantedMonths({ given: undefined, isUsed: false, onDay: undefined })).toBeUndefined();
  });

  it('comes before the free months of a service mode, and a mode with none says nothing [TAR-02] [TAR-04]', () => {
    const asked = { given: undefined, isUsed: false, onDay: undefined };
    expect(grantedMonths({ ...asked, ofMode: 3 })).toBe(3);
    expect(grantedMonths({ ...asked, ofMode: 0 })).toBeUndefined();
    expect(grantedMonths({ ...asked, onDay: { freeMonths: 0 }, ofMode: 3 })).toBe(0);
    expect(grantedMonths({ ...asked, given: { freeMonths: 6 }, isUsed: true, ofMode: 3 })).toBe(0);
  });
});
