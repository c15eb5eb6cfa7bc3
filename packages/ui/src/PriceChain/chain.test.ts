import type { LevelPrice } from '@fireline/domain/tariff';
import { describe, expect, it } from 'vitest';
import { impactOf, readChange, rowsOf } from './chain.ts';

const prices: readonly LevelPrice[] = [
  { level: 'platform', cents: 3000, from: '2026-01-01' },
  { level: 'tenant', cents: 4500, from: '2026-01-01' },
  { level: 'dealer', cents: 6000, from: '2026-01-01' },
];
const chain = { prices, costCents: 2000, viewer: 'platform', onDay: '2026-11-21' } as const;
const change: LevelPrice = { level: 'tenant', cents: 6500, from: '2026-12-01' };

describe('a price chain', () => {
  it('shows what each level pays and asks; one without a price sells at cost [N19]', () => {
    expect(
      rowsOf(chain, undefined).map(({ level, costCents, priceCents, before }) => [
        level,
        costCents,
        priceCents,
        before,
      ]),
    ).toEqual([
      ['platform', 2000, 3000, undefined],
      ['tenant', 3000, 4500, undefined],
      ['partner', 4500, 4500, undefined],
      ['dealer', 4500, 6000, undefined],
    ]);
  });

  it('with a change, shows what it was where it differs [N19]', () => {
    const rows = rowsOf(chain, change);
    expect(rows.map(({ level, marginCents, before }) => [level, marginCents, before?.marginCents])).toEqual([
      ['platform', 1000, undefined],
      ['tenant', 3500, 1500],
      ['partner', 0, 0],
      ['dealer', -500, 1500],
    ]);
  });

  it('hides what stands above the viewer [DEV-23] [N19]', () => {
    expect(rowsOf({ ...chain, viewer: 'partner' }, undefined).map(({ level }) => level)).toEqual(['partner', 'dealer']);
  });

  it('adds the impact up to the cent: what customers pay more is what the levels earn more [N19] [TAR-09]', () => {
    const lines = [3, 7, 1_000_000].map((units, at) => ({ id: String(at), prices, costCents: 2000, units }));
    const { total } = impactOf(lines, change);
    expect(total).toEqual({
      platform: 0,
      tenant: 2000 * 1_000_010,
      partner: 0,
      dealer: -2000 * 1_000_010,
      customers: 0,
    });
    const raised = impactOf(lines, { level: 'dealer', cents: 6001, from: '2026-12-01' });
    expect(raised.total.customers).toBe(1_000_010);
    expect(raised.total.dealer).toBe(raised.total.customers);
  });

  it('reads a change as typed, from today on [TAR-03] [N19]', () => {
    const draft = { level: 'tenant', price: '６５', from: '2026-12-01' } as const;
    expect(readChange(draft, '2026-11-21').change).toEqual(change);
    expect(readChange({ ...draft, from: '2026-11-20' }, '2026-11-21')).toEqual({
      change: undefined,
      problems: [{ code: 'tariff.chain.past', field: 'from', args: { 0: '2026-11-21' } }],
    });
    expect(readChange({ ...draft, price: '-1' }, '2026-11-21').problems).toEqual([
      { code: 'tariff.price.negative', field: 'price' },
    ]);
  });
});
