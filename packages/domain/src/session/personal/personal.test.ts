import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../lib/fuzz.test.support.ts';
import { alarmPhone, landline } from '../../site/index.ts';
import { email, idCheckDigit, idNumber, isMask, mobile } from '../index.ts';
import { maskedFields, personalFields, personalMasks, personalSubjects } from './fields.ts';
import { maskedAccount, maskedEmail, maskedIdNumber, maskedPhone, maskedText } from './masks.ts';
import { soughtPersonal } from './search.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const mobiles = fc.tuple(fc.constantFrom('13', '15', '17', '19'), digits(9)).map(([head, rest]) => head + rest);
const landlines = fc
  .tuple(fc.constantFrom('010', '021', '0755', '0898'), digits(8), fc.constantFrom('-', ' ', '', ' - '))
  .map(([area, local, between]) => area + between + local);
const idNumbers = fc
  .tuple(fc.constantFrom('110105', '440305'), fc.integer({ min: 1950, max: 2010 }), digits(3))
  .map(([county, year, serial]) => `${county}${year}0615${serial}`)
  .map((seventeen) => seventeen + idCheckDigit(seventeen));
const emails = fc.emailAddress();
const fullWidth = (text: string): string =>
  text.replaceAll(/[\d()-]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

describe('a mask', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['+86 138-0013-8000', '138****8000'],
    ['(138) 0013 8000', '138****8000'],
    ['１３８００１３８０００', '138****8000'],
    ['0755-12345678', '0755-****5678'],
    ['（0755）1234 5678', '0755-****5678'],
    ['+86 755 1234 5678', '0755-****5678'],
    ['010-12345678-801', '010-****5678'],
    ['0898-1234567', '0898-****567'],
    ['+852 9123 4567', '+852****4567'],
    ['+1 202 555 0143', '****0143'],
    ['110', '****'],
    ['', ''],
  ])('of the phone number %s is %s [SES-07] [SIT-03]', (number, mask) => {
    expect(maskedPhone(number)).toBe(mask);
  });

  it('of an ID number hides the county and the day of birth [SES-07]', () => {
    expect(maskedIdNumber('11010519491231002X')).toBe('110*************2X');
    expect(maskedIdNumber('1101051949')).toBe('****');
    expect(maskedIdNumber('')).toBe('');
  });

  it('of an e-mail address keeps one letter and the host [SIT-02]', () => {
    expect(maskedEmail('wang@example.com')).toBe('w***@example.com');
    expect(maskedEmail('w@example.com')).toBe('***@example.com');
    expect(maskedEmail('nobody')).toBe('****');
    expect(maskedEmail('')).toBe('');
  });

  it('never holds the whole, shows few digits, and masked again is the same [SES-07] [SIT-03]', () => {
    const cases = [
      { values: fc.oneof(mobiles, landlines), mask: maskedPhone, shown: 8 },
      { values: mobiles.map(fullWidth), mask: maskedPhone, shown: 7 },
      { values: idNumbers, mask: maskedIdNumber, shown: 5 },
    ];
    for (const { values, mask, shown } of cases)
      fc.assert(
        fc.property(values, (value) => {
          const masked = mask(value);
          expect(masked).not.toContain(value.normalize('NFKC'));
          expect(digitsIn(masked)).toBeLessThanOrEqual(shown);
          expect(digitsIn(value.normalize('NFKC')) - digitsIn(masked)).toBeGreaterThanOrEqual(4);
          expect(mask(masked)).toBe(masked);
        }),
      );
    fc.assert(
      fc.property(emails, (value) => {
        expect(maskedEmail(value)).not.toContain(value);
        expect(maskedEmail(maskedEmail(value))).toBe(maskedEmail(value));
      }),
    );
  });

  it('of anything that a stranger wrote is a mask too [SES-07]', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        if (typeof value !== 'string') return;
        for (const mask of [maskedPhone, maskedIdNumber]) {
          expect(mask(mask(value))).toBe(mask(value));
          expect(digitsIn(mask(value))).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  it('is refused by every form that takes the value, so that none is stored [SES-07] [SIT-03]', () => {
    fc.assert(
      fc.property(mobiles, landlines, idNumbers, emails, (...[mobileNumber, landlineNumber, id, address]) => {
        const refused = (field: string) => ({ ok: false, problems: [{ code: 'session.masked', field }] });
        expect(mobile(maskedPhone(mobileNumber), 'mobile')).toEqual(refused('mobile'));
        expect(landline(maskedPhone(landlineNumber), 'phone')).toEqual(refused('phone'));
        expect(alarmPhone(maskedPhone(landlineNumber), 'phone')).toEqual(refused('phone'));
        expect(idNumber(maskedIdNumber(id), 'idNumber')).toEqual(refused('idNumber'));
        expect(email(maskedEmail(address), 'email')).toEqual(refused('email'));
      }),
    );
    expect([isMask('138****8000'), isMask('１３８＊'), isMask('13800138000'), isMask(1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a text and a record', () => {
  it('are masked where a number stands, and nowhere else [SES-10]', () => {
    expect(maskedText('7 王芳 13800138000, wang@example.com 11010519491231002X')).toBe(
      '7 王芳 138****8000, w***@example.com 110*************2X',
    );
    const imei = '860000000000123 13800138000123 110105194913310021 place 12';
    expect(maskedText(imei)).toBe(imei);
  });

  it('are masked by the name of the field at any depth [SES-10] [SIT-03]', () => {
    const changes = {
      mobiles: { before: ['13800138000'], after: ['13800138000', '13900139000'] },
      landlines: { before: [], after: ['0755-12345678'] },
      idNumber: { before: null, after: '11010519491231002X' },
      name: { before: 'A', after: 'B 13800138000' },
      devices: { before: 1, after: 13_800_138_000 },
    };
    expect(maskedFields(changes)).toEqual({
      mobiles: { before: ['138****8000'], after: ['138****8000', '139****9000'] },
      landlines: { before: [], after: ['0755-****5678'] },
      idNumber: { before: null, after: '110*************2X' },
      name: { before: 'A', after: 'B 138****8000' },
      devices: { before: 1, after: 13_800_138_000 },
    });
  });

  it('are masked where somebody is called: numbers of SOS and of phone books, and no number of a thing [SES-10] [DEV-21]', () => {
    const changes = {
      numbers: { before: null, after: ['0755-12345678', '+852 9123 4567'] },
      entries: { before: null, after: [{ name: '女儿', number: '+852 9123 4567', isSos: true }] },
      number: { before: '12345678', after: 'B-12345678' },
      zone: { before: { number: '12345678', name: '12345678' }, after: null },
    };
    expect(maskedFields(changes)).toEqual({
      ...changes,
      numbers: { before: null, after: ['0755-****5678', '+852****4567'] },
      entries: { before: null, after: [{ name: '女儿', number: '+852****4567', isSos: true }] },
    });
  });

  it('have a rule for every field that can be shown whole [SES-07]', () => {
    const kinds = personalSubjects.flatMap((subject) => Object.values(personalFields[subject]));
    expect(kinds.length).toBeGreaterThan(personalSubjects.length);
    expect(kinds.every((kind) => kind in personalMasks)).toBe(true);
  });
});

it('an account at a payment provider shows its ends, a short one nothing, a mask itself [FIN-03] [SES-07]', () => {
  expect(maskedAccount('oUpF8uMuAJO_M2pxb1Q9zNjWeS6o')).toBe('oU****eS6o');
  expect(['', '1234567', 'oU****eS6o', '****'].map(maskedAccount)).toEqual(['', '****', 'oU****eS6o', '****']);
});

describe('what is sought', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['１３８ ００１３ ８０００', '13800138000'],
    ['0755-12345678', '075512345678'],
    ['8123456', '8123456'],
    ['11010519491231002x', '11010519491231002X'],
    [' Wang@Example.com ', 'wang@example.com'],
    ['138001', undefined],
    ['138', undefined],
    ['138****8000', undefined],
    ['wang', undefined],
    ['@example.com', undefined],
    ['smoke 13800138000', undefined],
    ['', undefined],
  ])('by %s is %s [SES-07]', (typed, sought) => {
    expect(soughtPersonal(typed)).toBe(sought);
  });

  it('by a number is the number itself, and by a part of it never [SES-07]', () => {
    fc.assert(
      fc.property(fc.oneof(mobiles, landlines, idNumbers), fc.nat(), fc.nat(), (number, from, length) => {
        const whole = soughtPersonal(number);
        const start = from % number.length;
        const part = number.slice(start, start + (length % (number.length - start)));
        expect(whole).toBeDefined();
        expect(soughtPersonal(part)).not.toBe(whole);
      }),
    );
  });
});
