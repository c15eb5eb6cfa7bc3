import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, fillWords, hourMs, languages, minuteMs } from '../lib/index.ts';
import {
  type PasswordTries,
  isKnownAddress,
  isLocked,
  judgeTry,
  knownAddressDays,
  lockMs,
  lockProblem,
  sessionWords,
  strangersWrongMax,
  triesKeptHours,
  uncounted,
  wrongPasswordsMax,
} from './index.ts';

const start = Date.parse('2026-11-21T08:00:00Z');
const none: PasswordTries = {
  wrongTries: 0,
  locks: 0,
  lockedUntilMs: undefined,
  lastTryMs: start,
  openedMs: undefined,
};

/** One account under wrong passwords only, as the gateway keeps its tries. */
function account(isLastAdministrator = false) {
  const tries = new Map<string, PasswordTries>();
  const of = (address: string) => tries.get(address) ?? none;
  return {
    know: (address: string, nowMs = start) => void tries.set(address, { ...of(address), openedMs: nowMs }),
    wrong(address: string, nowMs = start) {
      const own = of(address);
      const strangers = isKnownAddress(own, nowMs) ? undefined : of('*');
      const judged = judgeTry({ own, strangers, isLastAdministrator, nowMs });
      tries.set(address, judged.own);
      if (judged.strangers) tries.set('*', judged.strangers);
      return judged;
    },
  };
}

describe('a lock', () => {
  it('follows the fifth wrong password of an address, lasts 15 minutes, then twice as long each time, a day at most [SES-06]', () => {
    const { wrong } = account();
    let now = start;
    const lasted: number[] = [];
    for (let lock = 0; lock < 9; lock += 1) {
      for (let left = wrongPasswordsMax - 1; left > 0; left -= 1) expect(wrong('a', now)).toMatchObject({ left });
      const { lockedUntilMs = 0, mayTry, left } = wrong('a', now);
      expect([mayTry, left]).toEqual([true, 0]);
      lasted.push((lockedUntilMs - now) / minuteMs);
      expect(wrong('a', lockedUntilMs - 1)).toMatchObject({ mayTry: false, lockedUntilMs });
      now = lockedUntilMs;
    }
    expect(lasted).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect([lockMs(0), lockMs(100)]).toEqual([15 * minuteMs, dayMs]);
  });

  it('is no longer counted after two days without a try [SES-06]', () => {
    const { wrong } = account();
    for (let tried = 0; tried < wrongPasswordsMax; tried += 1) wrong('a');
    const later = start + triesKeptHours * hourMs;
    for (let tried = 1; tried < wrongPasswordsMax; tried += 1) wrong('a', later);
    expect(wrong('a', later).lockedUntilMs).toBe(later + lockMs(0));
  });

  it('that a wrong clock set far ahead does not hold [SES-06]', () => {
    expect(isLocked({ lockedUntilMs: start + dayMs }, start)).toBe(true);
    expect(isLocked({ lockedUntilMs: start + dayMs + 1 }, start)).toBe(false);
  });

  it('tells in each language how long it lasts, without a time zone [SES-06] [SHL-12]', () => {
    const told = (leftMs: number) => lockProblem(start + leftMs, start);
    expect(told(1)).toEqual({ code: 'session.lockedMinutes', args: { minutes: 1 } });
    expect(told(15 * minuteMs)).toEqual({ code: 'session.lockedMinutes', args: { minutes: 15 } });
    expect(told(dayMs)).toEqual({ code: 'session.lockedHours', args: { hours: 24 } });
    const { code, args } = told(15 * minuteMs);
    for (const language of languages)
      expect(fillWords(sessionWords[code as 'session.lockedMinutes'][language], args)).toContain('15');
  });
});

describe('strangers', () => {
  it('lock nobody out of an address that opened the account; it keeps its own five tries [SES-06]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 200 }), fc.integer({ min: 0, max: 40 }), (addresses, hours) => {
        const { know, wrong } = account();
        know('home');
        for (const address of addresses) wrong(`strange ${address}`);
        const later = start + hours * hourMs;
        for (let left = wrongPasswordsMax - 1; left > 0; left -= 1)
          expect(wrong('home', later)).toMatchObject({ mayTry: true, left, lockedUntilMs: undefined });
      }),
    );
  });

  it('have 20 tries together, from however many addresses, then all of them wait [SES-06]', () => {
    const { wrong } = account();
    const looked = Array.from({ length: 500 }, (_, index) => wrong(`strange ${index}`).mayTry);
    expect(looked.filter(Boolean)).toHaveLength(strangersWrongMax);
    expect(wrong('another')).toMatchObject({ mayTry: false, lockedUntilMs: start + lockMs(0) });
  });

  it('never shut the last administrator out of every address: each has one try, also under a flood [SES-06]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { minLength: strangersWrongMax, maxLength: 600 }), (addresses) => {
        const { wrong } = account(true);
        for (const address of addresses) wrong(`strange ${address}`);
        expect(wrong('the administrator elsewhere').mayTry).toBe(true);
      }),
    );
  });

  it('have at most one more try each against the last administrator once 20 were wrong [SES-06]', () => {
    const { wrong } = account(true);
    for (let address = 0; address < strangersWrongMax; address += 1) wrong(`strange ${address}`);
    expect([wrong('new').mayTry, wrong('new').mayTry]).toEqual([true, false]);
  });

  it('are known for 90 days once they opened the account [SES-06]', () => {
    expect(isKnownAddress({ openedMs: start }, start + knownAddressDays * dayMs - 1)).toBe(true);
    expect(isKnownAddress({ openedMs: start }, start + knownAddressDays * dayMs)).toBe(false);
    expect(isKnownAddress({ openedMs: undefined }, start)).toBe(false);
  });
});

it('a try that was not wrong leaves the tries as they were before it, its lock included [SES-06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: wrongPasswordsMax - 1 }), fc.nat(9), (wrongTries, locks) => {
      const before = { ...none, wrongTries, locks };
      const { own } = judgeTry({ own: before, strangers: undefined, isLastAdministrator: false, nowMs: start });
      expect(uncounted(own, own.lockedUntilMs !== undefined)).toEqual(before);
    }),
  );
});
