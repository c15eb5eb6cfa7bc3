import { describe, expect, it } from 'vitest';
import { orderCents } from '../finance/index.ts';
import { cameraReason, cameraReasons, mediaTermOf, monthsTotals, renewalWords, selectedForMonths } from './index.ts';

describe('months of storage for cameras', () => {
  const good = { isCamera: true, isActivated: true, hasPrice: true, hasOpenOrder: false };

  it('are refused for one reason, the strongest, each in words [REN-06]', () => {
    expect(cameraReason(good)).toBeUndefined();
    expect(cameraReason({ isCamera: false, isActivated: false, hasPrice: false, hasOpenOrder: true })).toBe(
      'notCamera',
    );
    expect(cameraReason({ ...good, isActivated: false, hasPrice: false })).toBe('notActivated');
    expect(cameraReason({ ...good, hasPrice: false, hasOpenOrder: true })).toBe('noPrice');
    expect(cameraReason({ ...good, hasOpenOrder: true })).toBe('openOrder');
    for (const reason of cameraReasons) expect(renewalWords).toHaveProperty([`renewal.camera.${reason}`]);
  });

  it('are asked for at most 50 cameras, and for one at least [REN-06] [REN-01]', () => {
    const ids = (count: number) => ({ deviceIds: Array.from({ length: count }, (_, at) => `d${at}`) });
    expect(selectedForMonths.check(ids(50)).ok).toBe(true);
    expect(selectedForMonths.check(ids(51))).toMatchObject({ problems: [{ code: 'renewal.batch.tooMany' }] });
    expect(selectedForMonths.check(ids(0))).toMatchObject({ problems: [{ code: 'renewal.batch.none' }] });
  });

  it('cost the sum of products and cameras, where each of them has that duration [REN-06] [TAR-09]', () => {
    const cloud = [
      { months: 1, cents: 400 },
      { months: 12, cents: 3600 },
    ];
    const watermark = [{ months: 12, cents: 1201 }];
    expect(monthsTotals([cloud, cloud, watermark])).toEqual([
      { months: 1, cents: undefined, perMonthCents: undefined },
      { months: 12, cents: 8401, perMonthCents: 700 },
    ]);
    expect(monthsTotals([])).toEqual([]);
    const dear = [{ months: 1, cents: orderCents.max }];
    expect(monthsTotals([dear, dear])).toMatchObject([{ months: 1, cents: undefined }]);
    expect(monthsTotals([[{ months: 12, cents: 8402 }]])[0]?.perMonthCents).toBe(700);
    expect(monthsTotals([[{ months: 12, cents: 8406 }]])[0]?.perMonthCents).toBe(701);
  });

  it('of cloud storage are in one term: the last day and the 30th end within 30 days, the 31st runs [REN-06] [REN-02]', () => {
    const days = [null, '2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'];
    expect(days.map((day) => mediaTermOf(day, '2026-11-21'))).toEqual([
      'none',
      'expired',
      'within30',
      'within30',
      'running',
    ]);
  });
});
