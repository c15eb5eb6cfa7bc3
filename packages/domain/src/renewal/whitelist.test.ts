import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { dayAt, formWords, startOfDay } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import { checkWhitelistAdd, checkWhitelistDelete, nextDeletionDay, renewalWords, whitelistForm } from './index.ts';

const phones = ['13800138000', '13800138001', '13800138002', '13800138003', '13800138004'];
const entries = phones.map((phone, at) => ({ phone, isEffective: at > 0 }));
const at = (day: string) => startOfDay(day);
const asked = { entries, phones: phones.slice(0, 2), deletedAtMs: [], nowMs: at('2026-11-21') };
const codesOf = (change: Partial<typeof asked> | { readonly deletedAtMs: readonly number[] }) =>
  checkWhitelistDelete({ ...asked, ...change }).map(({ code }) => code);

describe('the whitelist', () => {
  it('holds at most 5 numbers, each once, effective or not [REN-05]', () => {
    expect(checkWhitelistAdd(entries.slice(0, 4), '13900139000')).toEqual([]);
    expect(checkWhitelistAdd(entries, '13900139000')).toEqual([{ code: 'renewal.whitelist.full', args: { 0: 5 } }]);
    expect(checkWhitelistAdd(entries.slice(0, 1), phones[0] as string)).toEqual([
      { code: 'renewal.whitelist.twice', field: 'phone' },
    ]);
    expectTotalForm(whitelistForm, { phone: '13800138000' }, { ...renewalWords, ...sessionWords, ...formWords });
  });

  it('gives up at most 2 numbers in a deletion, ones that are on it [REN-05]', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ phones: phones.slice(0, 1) })).toEqual([]);
    expect(codesOf({ phones: phones.slice(0, 3) })).toEqual(['renewal.whitelist.perDeletion']);
    expect(codesOf({ phones: [] })).toEqual(['renewal.whitelist.perDeletion']);
    expect(codesOf({ phones: ['13900139000'] })).toEqual(['renewal.whitelist.unknown']);
    expect(codesOf({ phones: [phones[0] as string, phones[0] as string, phones[1] as string] })).toEqual([]);
  });

  it('is deleted from once in a calendar month: the last day of one and the first of the next are fine [REN-05]', () => {
    const deletedAtMs = [at('2027-01-31')];
    expect(checkWhitelistDelete({ ...asked, deletedAtMs, nowMs: at('2027-02-01') })).toEqual([]);
    expect(checkWhitelistDelete({ ...asked, deletedAtMs, nowMs: at('2027-02-01') - 1 })).toEqual([
      { code: 'renewal.whitelist.monthly', args: { 0: 1, day: '2027-02-01' } },
    ]);
    expect(nextDeletionDay([at('2026-12-05')], at('2026-12-31'))).toBe('2027-01-01');
    expect(nextDeletionDay([at('2026-11-05')], at('2026-12-31'))).toBe('2026-12-31');
    expect(nextDeletionDay([at('2025-12-05')], at('2026-12-31'))).toBe('2026-12-31');
  });

  it('counts months where the product runs [REN-05]', () => {
    // 1 December there, still November in UTC
    const nowMs = at('2026-12-01');
    const deletedAtMs = [at('2026-11-10')];
    expect(checkWhitelistDelete({ ...asked, deletedAtMs, nowMs })).toEqual([]);
    expect(checkWhitelistDelete({ ...asked, deletedAtMs, nowMs, offsetMin: 0 })).toMatchObject([
      { args: { day: '2026-12-01' } },
    ]);
    const later = { ...asked, deletedAtMs: [nowMs], nowMs: at('2026-12-15') };
    expect(checkWhitelistDelete(later)).toMatchObject([{ args: { day: '2027-01-01' } }]);
    expect(checkWhitelistDelete({ ...later, offsetMin: 0 })).toEqual([]);
  });

  it('is never deleted from twice in one month, however often it is tried, and can be on the day that was told [REN-05]', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 400 * 24 }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, (hours) => {
        const deletedAtMs: number[] = [];
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const nowMs = at('2026-01-01') + hour * 3_600_000;
          const next = nextDeletionDay(deletedAtMs, nowMs);
          expect(checkWhitelistDelete({ ...asked, deletedAtMs, nowMs: at(next) })).toEqual([]);
          if (checkWhitelistDelete({ ...asked, deletedAtMs, nowMs }).length === 0) deletedAtMs.push(nowMs);
        }
        const months = deletedAtMs.map((atMs) => dayAt(atMs).slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
      }),
    );
  });
});
