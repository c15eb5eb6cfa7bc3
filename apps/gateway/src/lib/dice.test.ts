import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDice, diceFrom, hashOf, unitOf } from './dice.ts';

describe('dice', () => {
  it('fall the same for the same keys, and otherwise for others [N25]', () => {
    const roll = (...keys: (string | number)[]) => Array.from({ length: 50 }, createDice(...keys).next);
    expect(roll('fireline', 1)).toEqual(roll('fireline', 1));
    expect(roll('fireline', 1)).not.toEqual(roll('fireline', 2));
    expect(roll('fireline', 1)).not.toEqual(roll('1', 'fireline'));
  });

  it('hash the same on every machine [N25]', () => {
    expect([hashOf('fireline'), hashOf(1), hashOf(2 ** 40 + 1, 'x'), hashOf('烟感')]).toMatchInlineSnapshot(`
      [
        2233976920,
        2084213194,
        2033055581,
        3005580992,
      ]
    `);
  });

  it('tell large numbers apart that share their low bits [N25]', () => {
    expect(unitOf(5)).not.toBe(unitOf(5 + 2 ** 32));
  });

  it('stay within what they are asked for [N25]', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (key, min, span) => {
        const dice = createDice(key);
        const whole = dice.int(min, min + span);
        expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true);
        expect(Math.abs(dice.normal())).toBeLessThanOrEqual(3);
        expect(dice.next()).toBeLessThan(1);
      }),
    );
  });

  it('pick by weight, and never what weighs nothing [N25]', () => {
    const dice = createDice('weights');
    const counts = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 4000; i++)
      counts[dice.weighted(['a', 'b', 'c'] as const, (x) => ({ a: 3, b: 1, c: 0 })[x])] += 1;
    expect(counts.c).toBe(0);
    expect(counts.a / counts.b).toBeGreaterThan(2.6);
    expect(counts.a / counts.b).toBeLessThan(3.4);
    expect(diceFrom(() => 0.999_999_999).weighted(['x', 'y'], () => 1)).toBe('y');
  });
});
