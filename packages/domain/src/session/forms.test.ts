import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../lib/index.ts';
import { roleWords, roles } from '../role/index.ts';
import {
  type AccountContext,
  type KeptAccount,
  accountEvents,
  accountMachine,
  accountStates,
  accountStep,
  accountTypeOf,
  accountTypes,
  associatedUserForm,
  birthDayOf,
  email,
  forgetAccount,
  idCheckDigit,
  idNumber,
  isOrgUser,
  keepAccount,
  keptAccountsMax,
  loginForm,
  mobile,
  newPassword,
  newUsername,
  passwordForm,
  registrationForm,
  rolesOf,
  selfRegistered,
  sessionUserWords,
  sessionWords,
  settingKey,
  triesLeft,
  userForm,
  userInfoForm,
  wrongPasswordsMax,
} from './index.ts';

const words = { ...sessionWords, ...sessionUserWords, ...roleWords, ...formWords };
const codes = (result: { ok: boolean; problems?: readonly { code: string; field?: string }[] }) =>
  (result.problems ?? []).map(({ code, field }) => `${code} ${field}`);

const twice = { password: 'Fireline-2026!', confirmation: 'Fireline-2026!' };
const named = { username: 'wang_1', realName: '王工', mobile: '13800138000' };

describe('mobile numbers', () => {
  it('are 11 digits that begin with 13 to 19, however they are spaced [SES-07]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (value) => {
        const digits = String(value).padStart(11, '0');
        expect(mobile(digits, 'm').ok).toBe(value >= 13_000_000_000 && value < 20_000_000_000);
      }),
    );
    for (const written of ['+86 138-0013-8000', '008613800138000', ' 138 0013 8000 ', '１３８００１３８０００'])
      expect(mobile(written, 'm')).toEqual({ ok: true, value: '13800138000' });
    for (const wrong of ['1380013800', '138001380000', 13_800_138_000, '+85291234567'])
      expect(codes(mobile(wrong, 'm'))).toEqual(['session.mobile m']);
    expect(codes(mobile('', 'm'))).toEqual(['form.required m']);
    expectTotal((raw) => mobile(raw, 'm'), words);
  });
});

describe('ID numbers', () => {
  const someDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
  const valid = fc
    .tuple(fc.integer({ min: 110_000, max: 820_000 }), someDay, fc.integer({ min: 0, max: 999 }))
    .map(([district, born, order]) => {
      const digits = `${district}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`;
      return digits + idCheckDigit(digits);
    });
  const at = fc.integer({ min: 0, max: 17 });

  it('have 18 characters, a day of birth and a check digit [SES-07]', () => {
    // the example printed in GB 11643
    expect(idNumber('11010519491231002x', 'id')).toEqual({ ok: true, value: '11010519491231002X' });
    expect(birthDayOf('11010519491231002X')).toBe('1949-12-31');
    expect(codes(idNumber('110105491231002', 'id'))).toEqual(['session.idNumber.form id']);
    expect(codes(idNumber('110105194913310021', 'id'))).toEqual(['session.idNumber.birthDay id']);
    expect(codes(idNumber('', 'id'))).toEqual(['form.required id']);
    fc.assert(fc.property(valid, (number) => idNumber(number, 'id').ok));
    expectTotal((raw) => idNumber(raw, 'id'), words);
  });

  it('are refused with any one character wrong [SES-07]', () => {
    fc.assert(
      fc.property(valid, at, fc.constantFrom(...Array.from('0123456789X')), (number, place, wrong) => {
        if (number[place] === wrong) return;
        expect(idNumber(number.slice(0, place) + wrong + number.slice(place + 1), 'id').ok).toBe(false);
      }),
    );
  });

  it('are refused with two neighbours exchanged [SES-07]', () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 0, max: 16 }), (number, place) => {
        const [one = '', other = ''] = [number[place], number[place + 1]];
        if (one === other) return;
        expect(idNumber(number.slice(0, place) + other + one + number.slice(place + 2), 'id').ok).toBe(false);
      }),
    );
  });
});

const coded = { rentId: 'R001', code: '０12 345' };

describe('forms', () => {
  it('are total on any input [SES-01] [SES-04] [SES-05] [SES-08] [SES-10]', () => {
    expectTotalForm(loginForm, { username: 'w', password: 'x', rentId: 'R001', clientType: 'web' }, words);
    expectTotalForm(registrationForm, { ...named, ...twice, ...coded, accountType: 'unit', isAgreed: true }, words);
    expectTotalForm(userForm, { ...named, accountType: 'platform', role: 'agent' }, words);
    expectTotalForm(associatedUserForm, { ...named, ...twice }, words);
    expectTotalForm(passwordForm, { oldPassword: 'old', ...twice }, words);
    expectTotalForm(userInfoForm, { username: 'w', token: 't', rights: ['alarm.query'] }, words);
    expectTotal((raw) => email(raw, 'email'), words);
  });

  it('register with a strict password typed twice and the terms agreed to [SES-04] [SES-05]', () => {
    const good = { ...named, ...twice, ...coded, accountType: 'resident', isAgreed: 'true' };
    expect(registrationForm.check(good).ok).toBe(true);
    expect(codes(registrationForm.check({ ...good, isAgreed: false }))).toEqual(['session.agreement isAgreed']);
    expect(codes(registrationForm.check({ ...good, confirmation: 'x' }))).toEqual([
      'session.password.mismatch confirmation',
    ]);
    expect(codes(registrationForm.check({ ...good, password: 'abcdef1!', confirmation: 'abcdef1!' }))).toEqual([
      'session.password.upper password',
    ]);
    for (const accountType of accountTypes)
      expect(registrationForm.check({ ...good, accountType }).ok).toBe(
        (selfRegistered as readonly string[]).includes(accountType),
      );
  });

  it('keep the password as it was typed, and refuse what cannot be hashed twice alike [SES-05]', () => {
    expect(newPassword()(' abcdef1! ', 'password')).toEqual({ ok: true, value: ' abcdef1! ' });
    expect(codes(newPassword()('abcdef1!\u0007', 'password'))).toEqual(['form.characters password']);
    expect(newUsername(' wang_1 ', 'username')).toEqual({ ok: true, value: 'wang_1' });
  });

  it('change a password to another one [SES-05]', () => {
    expect(codes(passwordForm.check({ oldPassword: twice.password, ...twice }))).toEqual([
      'session.password.unchanged password',
    ]);
    expect(codes(passwordForm.check({ oldPassword: 'Ｆireline－2026！', ...twice }))).toEqual([
      'session.password.unchanged password',
    ]);
    expect(codes(passwordForm.check({ oldPassword: '', ...twice }))).toEqual(['form.required oldPassword']);
    const old = ` ${twice.password} `;
    expect(passwordForm.check({ oldPassword: old, ...twice })).toMatchObject({ value: { oldPassword: old } });
  });

  it('let a role have only its type of account [SES-03]', () => {
    for (const role of roles)
      for (const accountType of accountTypes)
        expect(userForm.check({ ...named, role, accountType }).ok, `${role} ${accountType}`).toBe(
          accountTypeOf[role] === accountType,
        );
    expect(accountTypes.flatMap(rolesOf).toSorted()).toEqual(roles.toSorted());
    expect(rolesOf('platform')).toEqual(['platform', 'agent']);
  });

  it('tell an organisation user by its domain [SHL-22]', () => {
    expect([isOrgUser({ userDomain: 'org' }), isOrgUser({ userDomain: 'unit' })]).toEqual([true, false]);
  });
});

describe('the account machine', () => {
  const may: AccountContext = { isAdministrator: true, wrongTries: wrongPasswordsMax };
  const contexts: AccountContext[] = [{}, may, { ...may, isOneself: true }, { wrongTries: wrongPasswordsMax - 1 }];

  it('reaches every state, and leaves all but what is deleted [SES-06] [SES-08]', () => {
    const seen = new Set([accountMachine.initial]);
    for (const state of seen)
      for (const event of eventsFrom(accountMachine, state)) {
        const next = accountStep(state, event, may);
        if (next.ok) seen.add(next.value);
      }
    expect(seen).toEqual(new Set(accountStates));
    for (const state of accountStates)
      expect(eventsFrom(accountMachine, state).length === 0).toBe(accountMachine.finals.includes(state));
  });

  it('explains each refusal [SES-06]', () => {
    for (const state of accountStates)
      for (const event of accountEvents)
        for (const context of contexts) {
          const result = accountStep(state, event, context);
          if (result.ok) continue;
          for (const { code } of result.problems) expect(words, `${state} ${event}`).toHaveProperty([code]);
        }
  });

  it('locks when the tries are used up, and only an administrator unlocks [SES-06]', () => {
    expect([0, 3, 5, 9].map(triesLeft)).toEqual([5, 2, 0, 0]);
    expect(codes(accountStep('active', 'lock', { wrongTries: 4 }))).toEqual(['session.wrongPassword undefined']);
    expect(accountStep('active', 'lock', { wrongTries: 5 })).toEqual({ ok: true, value: 'locked' });
    expect(codes(accountStep('locked', 'unlock'))).toEqual(['role.noPermission undefined']);
    expect(accountStep('locked', 'unlock', may)).toEqual({ ok: true, value: 'active' });
    expect(codes(accountStep('active', 'unlock', may))).toEqual(['session.notLocked undefined']);
  });

  it('lets nobody disable or delete the own account [SES-08]', () => {
    for (const event of ['disable', 'delete'] as const) {
      expect(codes(accountStep('active', event, { ...may, isOneself: true }))).toEqual([
        'session.notOneself undefined',
      ]);
      expect(accountStep('active', event, may).ok).toBe(true);
    }
  });
});

describe('changing between accounts', () => {
  const account = fc.record({
    rentId: fc.string(),
    userId: fc.nat(20),
    username: fc.constant('wang_1'),
    realName: fc.constant('王工'),
    role: fc.constantFrom(...roles),
  });

  it('keeps the last ones used, each once, the one of now first [SES-04]', () => {
    fc.assert(
      fc.property(fc.array(account, { minLength: 1, maxLength: 30 }), (used) => {
        const kept = used.reduce<KeptAccount[]>(keepAccount, []);
        const keys = kept.map((one) => settingKey(one, ''));
        const recent = [...new Set(used.map((one) => settingKey(one, '')).toReversed())];
        expect(keys).toEqual(recent.slice(0, keptAccountsMax));
        expect(forgetAccount(kept, used.at(-1)!)).toEqual(kept.slice(1));
      }),
    );
  });

  it('gives no two accounts the same place for a setting [SES-04] [SHL-22]', () => {
    const key = fc.tuple(fc.string(), fc.nat(), fc.string());
    fc.assert(
      fc.property(key, key, ([rentId, userId, name], [otherRent, otherUser, otherName]) => {
        const same =
          settingKey({ rentId, userId }, name) === settingKey({ rentId: otherRent, userId: otherUser }, otherName);
        expect(same).toBe(rentId === otherRent && userId === otherUser && name === otherName);
      }),
    );
    expect(() => settingKey({ rentId: '\uD800', userId: 1 }, 'x')).not.toThrow();
  });
});
