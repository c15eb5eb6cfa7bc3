import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryTermDays, remainingDays } from '../device/index.ts';
import { addDays } from '../lib/index.ts';
import {
  type ExpiryFilter,
  expiryFilterNames,
  expiryFilters,
  expiryFilterTerms,
  expiryTag,
  isRenewalDue,
  nearExpiryDays,
  type ServiceDays,
} from './index.ts';

const today = '2026-11-21';
const near = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days));
const row: fc.Arbitrary<ServiceDays> = fc.record({
  startsOn: fc.option(near, { nil: null }),
  expiresOn: fc.option(near, { nil: null }),
});
const matching = (one: ServiceDays): ExpiryFilter[] =>
  expiryFilterNames.filter((name) => expiryFilters[name](one, today));

describe('the expiry filters', () => {
  it('divide all rows: started or not, and expired, today, near or neither [REN-02]', () => {
    fc.assert(
      fc.property(row, (one) => {
        const names = matching(one);
        const has = (name: ExpiryFilter) => names.includes(name);
        expect(has('started')).toBe(!has('notStarted'));
        expect(has('expired') && has('within30')).toBe(false);
        // each holds the next
        expect(!has('within15') || has('within30')).toBe(true);
        expect(!has('within7') || has('within15')).toBe(true);
        expect(!has('today') || has('within7')).toBe(true);
        expect(names).toContain(expiryTag(one, today));
      }),
    );
  });

  it('are those of the specification, to the day [REN-02]', () => {
    expect(nearExpiryDays).toEqual([7, 15, 30]);
    const tagAfter = (days: number) => expiryTag({ startsOn: '2026-01-01', expiresOn: addDays(today, days) }, today);
    expect([-1, 0, 1, 7, 8, 15, 16, 30, 31].map(tagAfter)).toEqual([
      'expired',
      'today',
      'within7',
      'within7',
      'within15',
      'within15',
      'within30',
      'within30',
      'started',
    ]);
    expect(matching({ startsOn: today, expiresOn: null })).toEqual(['started']);
    expect(matching({ startsOn: addDays(today, 1), expiresOn: addDays(today, 99) })).toEqual(['notStarted']);
    expect(expiryTag({ startsOn: null, expiresOn: null }, today)).toBe('notStarted');
  });

  it('agree with the remaining days [REN-02]', () => {
    expect(remainingDays('2026-11-28', today)).toBe(7);
    expect(remainingDays('2026-11-20', today)).toBe(-1);
    fc.assert(
      fc.property(near, (expiresOn) => {
        const left = remainingDays(expiresOn, today);
        const one = { startsOn: null, expiresOn };
        expect(expiryFilters.expired(one, today)).toBe(left < 0);
        expect(expiryFilters.within30(one, today)).toBe(left >= 0 && left <= 30);
        expect(isRenewalDue(one, today)).toBe(left <= 30);
      }),
    );
  });

  it('are the terms of devices where they ask for last days [REN-02] [DEV-14]', () => {
    fc.assert(
      fc.property(near, (expiresOn) => {
        for (const [name, term] of Object.entries(expiryFilterTerms)) {
          const { from = '0001-01-01', to } = expiryTermDays(term, today);
          const isIn = expiryFilters[name as keyof typeof expiryFilterTerms]({ startsOn: null, expiresOn }, today);
          expect(isIn, name).toBe(from <= expiresOn && expiresOn <= to);
        }
      }),
    );
  });
});
