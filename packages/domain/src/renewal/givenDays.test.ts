import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { tariffWords } from '../tariff/index.ts';
import { checkGiftBatch, dayGiftForm, dayGiftProblem, givenUntil, renewalWords } from './index.ts';

const words = { ...renewalWords, ...tariffWords, ...formWords };
const row = {
  deviceId: 'd1',
  deviceType: 'smoke',
  partnerId: 'p1',
  isRemoved: false,
  isActivated: true,
  mode: 'standard',
} as const;

describe('days given to devices', () => {
  it('are a whole number that is not negative, with a reason, for at most 50 devices [TAR-08] [REN-01]', () => {
    const gift = { deviceIds: ['d1'], days: 7, remark: '补偿停机' };
    expectTotalForm(dayGiftForm, gift, words);
    expect(dayGiftForm.check({ ...gift, days: -1 })).toMatchObject({ problems: [{ code: 'tariff.gift.negative' }] });
    expect(dayGiftForm.check({ ...gift, days: 0 })).toMatchObject({ problems: [{ code: 'tariff.gift.nothing' }] });
    expect(dayGiftForm.check({ ...gift, days: 2197 })).toMatchObject({ problems: [{ code: 'form.range' }] });
    const many = Array.from({ length: 51 }, (_, at) => `d${at}`);
    expect(dayGiftForm.check({ ...gift, deviceIds: many })).toMatchObject({
      problems: [{ code: 'renewal.batch.tooMany' }],
    });
  });

  it('are for one type and one partner, whatever prices and orders there are [TAR-08] [REN-01]', () => {
    expect(checkGiftBatch([row, { ...row, deviceId: 'd2', isActivated: false, mode: 'inclusive' }])).toEqual([]);
    expect(checkGiftBatch([row, { ...row, deviceId: 'd2', partnerId: 'p2' }])).toEqual([
      { code: 'renewal.batch.partner', field: 'deviceIds.1' },
    ]);
  });

  it('are refused for a device that is not in use, and in a mode that counts no units, in words [TAR-08]', () => {
    expect(dayGiftProblem(row)).toBeUndefined();
    expect(dayGiftProblem({ ...row, mode: 'flow' })).toBeUndefined();
    const refused = [
      dayGiftProblem({ ...row, mode: 'inclusive' }),
      dayGiftProblem({ ...row, isActivated: false }),
      dayGiftProblem({ ...row, isRemoved: true }),
    ];
    expect(refused.map((one) => one?.code)).toEqual([
      'tariff.gift.mode',
      'renewal.gift.notActivated',
      'renewal.gift.removed',
    ]);
    for (const one of refused) expect(words).toHaveProperty([one?.code ?? '']);
  });

  it('run on from the last day, or serve from today on where it is over [TAR-08]', () => {
    expect(givenUntil('2026-12-31', '2026-11-21', 7)).toBe('2027-01-07');
    expect(givenUntil('2026-11-21', '2026-11-21', 1)).toBe('2026-11-22');
    expect(givenUntil('2026-11-20', '2026-11-21', 1)).toBe('2026-11-21');
    expect(givenUntil(null, '2026-11-21', 7)).toBe('2026-11-27');
  });
});
