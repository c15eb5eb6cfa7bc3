import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../role/index.ts';
import { mayAdminister } from './administration.ts';
import { type Administrator, checkAdministratorsLeft } from './administrators.ts';
import { isNumberProven, limitAfter, limitAfterReset, mayLookAfter } from './lookAfter.ts';
import { after, isMine, standingOf, steps, worlds } from './lookAfter.test.support.ts';

/** `FIRELINE_ACCOUNT_RUNS=10000` for a long look. */
const runs = Number(process.env.FIRELINE_ACCOUNT_RUNS ?? 500);

describe('who looks after an account [SES-08]', () => {
  it('reaches by no chain of calls an account that may do or see more than the first [ROL-01] [ROL-06] [ORG-05]', () => {
    let opened = 0;
    fc.assert(
      fc.property(worlds, steps, (first, chain) => {
        const [attacker] = first.accounts;
        let world = first;
        for (const step of chain) {
          world = after(world, step);
          const own = attacker && standingOf(world, attacker);
          for (const one of world.accounts.slice(1).filter(isMine)) {
            const { granted, seen } = standingOf(world, one);
            // what sees nothing does nothing: everybody may register
            if (seen.length === 0 && one.node === null) continue;
            opened += 1;
            expect([...granted].filter((permission) => !own?.granted.has(permission))).toEqual([]);
            expect(seen.filter((place) => !own?.seen.includes(place))).toEqual([]);
          }
        }
      }),
      { numRuns: runs },
    );
    // a rule that refuses everything would hold as well
    expect(opened).toBeGreaterThan(runs / 10);
  });

  const at = { rentId: 'R', orgPath: '', partnerId: 1, unitId: 1, maintId: 1, placeId: 1 };
  const standing = (role: Role, more: object = {}) => ({
    scope: { rentId: 'R', role, partnerId: 1, unitId: 1, maintId: 1, placeId: 1, ...more },
    granted: new Set(['main:view']),
    ofRole: new Set(['main:view']),
    at: [at],
  });

  it('is of a kind that does, in the same tenant, above all that the account sees, and holds all its rights', () => {
    for (const asker of roles)
      for (const kind of roles) {
        const code = mayLookAfter(standing(asker), standing(kind))?.code;
        expect(code, `${asker} ${kind}`).toBe(mayAdminister(asker, kind) ? undefined : 'session.kindNotYours');
      }
    const why = (more: object) => mayLookAfter(standing('agent'), { ...standing('unit'), ...more })?.code;
    expect(why({})).toBeUndefined();
    expect(why({ granted: new Set(['main:view', 'alarmList:view']) })).toBe('role.permission.notOwn');
    expect(why({ ofRole: new Set(['main:view', 'alarmList:view']) })).toBe('role.permission.notOwn');
    expect(why({ at: [at, { ...at, partnerId: 2 }] })).toBe('role.scope.notOwn');
    expect(why({ at: [] })).toBe('role.scope.notOwn');
    expect(why(standing('unit', { rentId: 'S' }))).toBe('session.userNotFound');
  });

  it('limits an account that a partner opens, until the platform opens it when no code reaches anybody [ORG-05] [SES-12]', () => {
    const [platform, agent, unit] = (['platform', 'agent', 'unit'] as const).map((role) => ({
      role,
      isLimited: false,
    }));
    const limited = { role: 'unit', isLimited: true } as const;
    const of = (one: typeof limited | typeof platform) =>
      one &&
      [false, true].map((was) => [
        limitAfter(one, was),
        limitAfterReset(one, was, ''),
        limitAfterReset(one, was, '13800138000'),
      ]);
    expect(of(platform)).toEqual([
      [false, false, false],
      [true, false, true],
    ]);
    expect(of(unit)).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    for (const one of [agent, limited])
      expect(of(one)).toEqual([
        [true, true, true],
        [true, true, true],
      ]);
  });

  it('knows a number that was proven from one that was typed [SIT-02]', () => {
    expect(isNumberProven({ mobile: '13800138000', provenMobile: '13800138000' })).toBe(true);
    expect(isNumberProven({ mobile: '13800138000', provenMobile: '13900139000' })).toBe(false);
    expect(isNumberProven({ mobile: '', provenMobile: '' })).toBe(false);
  });
});

it('an act leaves an administrator, and one of the built-in role where there was one [SES-08]', () => {
  const who = fc.uniqueArray(fc.record({ userId: fc.nat(5), roleId: fc.option(fc.nat(2)) }), {
    selector: ({ userId }) => userId,
  });
  fc.assert(
    fc.property(who, fc.func(fc.boolean()), (before, isKept) => {
      const left = before.filter(({ userId }) => isKept(userId));
      const builtIn = (all: readonly Administrator[]) => all.some(({ roleId }) => roleId === null);
      const isLost = (before.length > 0 && left.length === 0) || (builtIn(before) && !builtIn(left));
      expect(checkAdministratorsLeft(before, left)?.code).toBe(isLost ? 'session.lastAdministrator' : undefined);
      expect(checkAdministratorsLeft(before, before)).toBeUndefined();
    }),
  );
});
