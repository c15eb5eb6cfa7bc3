import { describe, expect, it } from 'vitest';
import { expectTotal } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { isInPopupRange, muteMinutes, popupRange, popupRanges } from './index.ts';

const hour = 3_600_000;

describe('pop-up and monitoring ranges', () => {
  it('go from half an hour to four hours in half-hour steps [ALM-08]', () => {
    expect(popupRanges).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]);
    for (const hours of popupRanges) expect(popupRange(String(hours), 'hours')).toEqual({ ok: true, value: hours });
    for (const [hours, code] of [
      [0, 'form.range'],
      [4.5, 'form.range'],
      [0.75, 'form.choice'],
    ])
      expect(popupRange(hours, 'hours')).toMatchObject({ problems: [{ code, field: 'hours' }] });
    expectTotal((raw) => popupRange(raw, 'hours'), formWords);
  });

  it('hold an alarm until it is older than they are long [ALM-08]', () => {
    expect([isInPopupRange(0, hour / 2, 0.5), isInPopupRange(0, hour / 2 + 1, 0.5)]).toEqual([true, false]);
    expect([isInPopupRange(0, 4 * hour), isInPopupRange(0, 4 * hour + 1), isInPopupRange(10, 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('a mute lasts ten minutes [N01]', () => {
    expect(muteMinutes).toBe(10);
  });
});
