import { describe, expect, it } from 'vitest';
import { orderCents } from '../finance/index.ts';
import { cameraReason, cameraReasons, monthsTotals, renewalWords, selectedForMonths } from './index.ts';

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
      { months: 1, cents: undefined },
      { months: 12, cents: 8401 },
    ]);
    expect(monthsTotals([])).toEqual([]);
    const dear = [{ months: 1, cents: orderCents.max }];
    expect(monthsTotals([dear, dear])).toEqual([{ months: 1, cents: undefined }]);
  });
});
