import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { setupCodeAlphabet, setupCodeChars, setupCodeTyped, setupForm } from './index.ts';

const entered = {
  code: 'ABCD-2345',
  rentId: 'R100',
  rentName: 'Harbour Estates',
  username: 'admin',
  realName: 'Ada Chan',
  password: 'Stairs-7-Red',
  confirmation: 'Stairs-7-Red',
};
const codesOf = (change: object): string[] => {
  const checked = setupForm.check({ ...entered, ...change });
  return checked.ok ? [] : checked.problems.map(({ code, field }) => `${field ?? ''} ${code}`);
};

it('takes a tenant and its first administrator, and names what is wrong at its field [SHL-31] [SES-05]', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ rentId: '1R' })).toEqual(['rentId session.rentId.form']);
  expect(codesOf({ rentId: 'R-100' })).toEqual(['rentId session.rentId.form']);
  expect(codesOf({ rentName: ' ' })).toEqual(['rentName form.required']);
  expect(codesOf({ confirmation: 'Stairs-7-red' })).toEqual(['confirmation session.password.mismatch']);
  expect(codesOf({ password: 'Admin-123-x', confirmation: 'Admin-123-x' })).toEqual([
    'password session.password.hasName',
  ]);
  expect(codesOf({ password: 'stairs', confirmation: 'stairs' })).toContain('password session.password.upper');
});

it('compares a code however it is typed: case, blanks, hyphens and width do not matter [SHL-31]', () => {
  const code = fc.array(fc.constantFrom(...setupCodeAlphabet.split('')), {
    minLength: setupCodeChars,
    maxLength: setupCodeChars,
  });
  fc.assert(
    fc.property(code, fc.nat(setupCodeChars), (letters, at) => {
      const plain = letters.join('');
      const typed = ` ${plain.slice(0, at)}-${plain.slice(at)} `.toLowerCase();
      expect(setupCodeTyped(typed)).toBe(plain);
    }),
  );
  expect(setupCodeTyped('ＡＢ２')).toBe('AB2');
});
