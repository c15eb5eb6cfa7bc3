import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { roles, type Scope } from '../../role/index.ts';
import { checkImportsAtOnce, importShare } from '../index.ts';

const atOnce = { ownMax: 2, othersMax: 8 };
const check = (running: readonly string[], own: string) => checkImportsAtOnce(running, own, atOnce);

const anyScope: fc.Arbitrary<Scope> = fc.record({
  rentId: fc.constant('R001'),
  role: fc.constantFrom(...roles),
  orgPath: fc.constantFrom('/44/', '/44/4403/', undefined),
  partnerId: fc.constantFrom(1, 2, undefined),
  unitId: fc.constantFrom(1, 2, undefined),
  maintId: fc.constantFrom(1, undefined),
  placeId: fc.constantFrom(1, undefined),
});
const share = fc.tuple(anyScope, fc.nat({ max: 3 })).map(([scope, userId]) => importShare(scope, userId));

it('whatever others import, the platform has its imports, and nobody more than their share [DEV-26]', () => {
  fc.assert(
    fc.property(fc.array(share, { maxLength: 40 }), (asked) => {
      const running: string[] = [];
      for (const own of asked) if (!check(running, own)) running.push(own);
      for (const own of running) expect(running.filter((one) => one === own).length).toBeLessThanOrEqual(atOnce.ownMax);
      const ofPlatform = running.filter((one) => one === '').length;
      expect(check(running, '') === undefined).toBe(ofPlatform < atOnce.ownMax);
    }),
  );
});

it('two imports of a unit leave room for those of another unit, and eight of others are enough [DEV-26]', () => {
  const unit = (unitId: number) => importShare({ rentId: 'R001', role: 'unit', unitId }, 9);
  expect(check([unit(3), unit(3)], unit(3))).toMatchObject({ code: 'site.import.tooMany', args: { 0: 2 } });
  expect(check([unit(3), unit(3)], unit(4))).toBeUndefined();
  const eight = [1, 2, 3, 4].flatMap((id) => [unit(id), unit(id)]);
  expect(check(eight, unit(5))).toMatchObject({ code: 'site.import.tooManyOfOthers', args: { 0: 8 } });
});
