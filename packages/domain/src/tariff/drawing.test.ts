import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTakeable, daysLeft, type DrawAccount, drawLot, lastsUntil, lowBelow, unitsOfSend } from './drawing.ts';

const tenant = { kind: 'tenant', id: 'R001' } as const;
const unit = { kind: 'unit', id: '1' } as const;
const account = (more: Partial<DrawAccount> = {}): DrawAccount => ({
  accountId: 1,
  holder: tenant,
  balance: 0,
  reserved: 0,
  usedThisMonth: 0,
  ...more,
});
const message = (recordId: number, isAlarm: boolean, units = 1) => ({
  recordId,
  units,
  isAlarm,
  holders: [unit, tenant],
});

describe('the units of a lot of messages', () => {
  it('an SMS takes its segments, a call one, a letter nothing [TAR-07] [MSG-05]', () => {
    expect(unitsOfSend({ channel: 'sms', segments: 3 })).toBe(3);
    expect(unitsOfSend({ channel: 'sms', segments: 0 })).toBe(1);
    expect(unitsOfSend({ channel: 'voice', segments: 0 })).toBe(1);
    expect(unitsOfSend({ channel: 'siteLetter', segments: 0 })).toBe(0);
  });

  it('are drawn from the nearest that has enough; what is held already is not there [TAR-07]', () => {
    const accounts = [account({ balance: 9 }), account({ accountId: 2, holder: unit, balance: 5, reserved: 3 })];
    const drawn = drawLot(accounts, [message(1, false, 2), message(2, false, 1), message(3, false, 9)]);
    expect([...drawn]).toEqual([
      [1, { accountId: 2, units: 2 }],
      [2, { accountId: 1, units: 1 }],
      [3, 'noUnits'],
    ]);
  });

  it('an alarm goes with nothing left, before all others, and over any maximum [ALM-09] [TAR-05]', () => {
    const control = { monthlyMax: 10, warnPercent: 80, whenExhausted: 'stop' } as const;
    expect([...drawLot([account({ balance: 1 })], [message(1, false), message(2, true)])]).toEqual([
      [2, { accountId: 1, units: 1 }],
      [1, 'noUnits'],
    ]);
    const over = account({ balance: 99, usedThisMonth: 9, reserved: 1, control });
    expect(drawLot([over], [message(1, false), message(2, true)])).toEqual(
      new Map<number, unknown>([
        [2, { accountId: 1, units: 1 }],
        [1, 'overLimit'],
      ]),
    );
    const warned = account({ ...over, control: { ...control, whenExhausted: 'warn' } });
    expect(drawLot([warned], [message(1, false)]).get(1)).toEqual({ accountId: 1, units: 1 });
    expect(drawLot([], [message(1, true)]).get(1)).toBe('noUnits');
  });

  it('never hold more than is left, but for alarms of the tenant [TAR-07]', () => {
    const lot = fc.array(fc.record({ isAlarm: fc.boolean(), units: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), lot, (own, above, some) => {
        const accounts = [account({ balance: above }), account({ accountId: 2, holder: unit, balance: own })];
        const asked = some.map(({ isAlarm, units }, at) => message(at, isAlarm, units));
        const drawn = drawLot(accounts, asked);
        const sum = (accountId: number, which: (one: (typeof asked)[number]) => boolean) =>
          asked.filter(which).reduce((total, { recordId }) => {
            const outcome = drawn.get(recordId);
            return typeof outcome === 'object' && outcome.accountId === accountId ? total + outcome.units : total;
          }, 0);
        expect(sum(2, () => true)).toBeLessThanOrEqual(own);
        const alarms = sum(1, ({ isAlarm }) => isAlarm);
        expect(alarms + sum(1, ({ isAlarm }) => !isAlarm)).toBeLessThanOrEqual(Math.max(above, alarms));
        const stopped = asked.filter(({ recordId, isAlarm }) => isAlarm && typeof drawn.get(recordId) === 'string');
        expect(stopped).toEqual([]);
      }),
    );
  });
});

describe('what is left', () => {
  it('is low at a week of the present pace, at ten units at least [TAR-05]', () => {
    expect([lowBelow(0), lowBelow(30), lowBelow(3000), lowBelow(-5)]).toEqual([10, 10, 700, 10]);
  });

  it('lasts as long as the pace says, and for ever where nothing is drawn [TAR-07]', () => {
    expect([daysLeft(100, 300), daysLeft(-3, 30), daysLeft(9, 0)]).toEqual([10, 0, undefined]);
    const until = (left: number, drawn: number) => lastsUntil(left, drawn, '2026-11-21');
    expect([until(100, 300), until(-3, 30), until(9, 0)]).toEqual(['2026-12-01', '2026-11-21', undefined]);
    expect([until(3650, 30), until(3651, 30)]).toEqual(['2036-11-18', undefined]);
  });

  it('is all that is taken back, without what messages on their way hold [TAR-08]', () => {
    expect(checkTakeable({ balance: 10, reserved: 4 }, 6)).toBeUndefined();
    expect(checkTakeable({ balance: 10, reserved: 4 }, 7)?.args).toEqual({ left: 6, amount: 7 });
    expect(checkTakeable({ balance: -2, reserved: 0 }, 1)?.args).toEqual({ left: 0, amount: 1 });
  });
});
