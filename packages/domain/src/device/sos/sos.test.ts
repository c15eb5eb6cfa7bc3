import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords, type Result, refuse, ok } from '../../lib/index.ts';
import { expectTotal, expectTotalForm } from '../../lib/fuzz.test.support.ts';
import {
  callNumber,
  deviceSosWords,
  hasLuhnDigit,
  imei,
  type ImeiList,
  keptContacts,
  luhnDigit,
  parseImeis,
  phoneBookArgs,
  phoneBookForm,
  phoneBookOf,
  sosBatchForm,
  sosBatchWarnings,
  sosRowForm,
  sosRowProblems,
  withSosNumbers,
} from './index.ts';

const words = { ...formWords, ...deviceSosWords };
const body = fc.stringMatching(/^\d{14}$/);
const anyImei = body.map((digits) => digits + luhnDigit(digits));
const result = ({ imeis, problems }: ImeiList): Result<unknown> =>
  problems.length > 0 ? refuse(...problems) : ok(imeis);

describe('an IMEI', () => {
  it('has 15 digits [DEV-21]', () => {
    expect(imei(' 490154203237518 ', 'imei')).toEqual({ ok: true, value: '490154203237518' });
    for (const not of ['49015420323751', '4901542032375180', '49015420323751x', 490154203237518, {}])
      expect(imei(not, 'imei')).toEqual({
        ok: false,
        problems: [{ code: 'device.imei.format', field: 'imei', args: { 0: 15 } }],
      });
    // what a spreadsheet leaves of fifteen digits
    expect(imei('8.6E+14', 'imei')).toMatchObject({ problems: [{ code: 'form.lostDigits', field: 'imei' }] });
    expect(parseImeis('8.6Ｅ+14').problems).toMatchObject([{ code: 'device.imei.lostDigitsAt', field: 'imeis.0' }]);
    expectTotal((raw) => imei(raw, 'imei'), words);
  });

  it('has the check digit of Luhn: every single digit mistyped is told [DEV-21]', () => {
    expect(hasLuhnDigit('490154203237518')).toBe(true);
    expect(luhnDigit('49015420323751')).toBe(8);
    fc.assert(
      fc.property(anyImei, fc.nat({ max: 14 }), fc.integer({ min: 1, max: 9 }), (good, place, off) => {
        const wrong = good.slice(0, place) + ((Number(good[place]) + off) % 10) + good.slice(place + 1);
        expect(hasLuhnDigit(good)).toBe(true);
        expect(parseImeis(good).warnings).toEqual([]);
        expect(hasLuhnDigit(wrong)).toBe(false);
        expect(parseImeis(wrong)).toMatchObject({ imeis: [wrong], problems: [], warnings: [{ field: 'imeis.0' }] });
      }),
    );
  });

  it('a digit left out or doubled is no IMEI at all [DEV-21]', () => {
    fc.assert(
      fc.property(anyImei, fc.nat({ max: 14 }), (good, place) => {
        expect(imei(good.slice(0, place) + good.slice(place + 1), 'imei').ok).toBe(false);
        expect(imei(good.slice(0, place + 1) + good.slice(place), 'imei').ok).toBe(false);
      }),
    );
  });
});

describe('pasted IMEIs', () => {
  const separator = fc.constantFrom(',', '，', '、', ';', '；', '\n', '\r\n', '\t', ' , ', ',,');
  it('are found between commas, Chinese commas, semicolons, blanks and line ends [DEV-21]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyImei, { minLength: 1, maxLength: 100 }),
        fc.array(separator, { minLength: 1 }),
        (list, parts) => {
          const text = list.map((one, at) => one + (parts[at % parts.length] ?? '')).join('');
          expect(parseImeis(text)).toEqual({ imeis: list, problems: [], warnings: [] });
        },
      ),
    );
  });

  it('are told one by one with their place when they are wrong or twice there [DEV-21]', () => {
    const text = '490154203237518，4901542\n490154203237518; 490154203237519, ３５６９３８０３５６４３８０９';
    expect(parseImeis(text)).toEqual({
      imeis: ['490154203237518', '490154203237519', '356938035643809'],
      problems: [
        { code: 'device.imei.formatAt', field: 'imeis.1', args: { 0: 2, 1: 15, imei: '4901542', start: 16 } },
        { code: 'device.imei.duplicateAt', field: 'imeis.2', args: { 0: 3, 1: 1, imei: '490154203237518', start: 24 } },
      ],
      warnings: [
        {
          code: 'device.imei.checkDigitAt',
          field: 'imeis.3',
          args: { 0: 4, 1: 15, imei: '490154203237519', start: 41 },
        },
      ],
    });
  });

  it('stand where they are said to stand, and every part is taken or told [DEV-21]', () => {
    const part = fc.oneof(anyImei, body, fc.stringMatching(/^[a-z\d]{1,30}$/));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 60 }), (parts) => {
        const text = parts.join(',');
        const { imeis, problems } = parseImeis(text);
        expect(imeis.length + problems.length).toBe(parts.length);
        for (const { args } of problems) expect(text.startsWith(String(args?.imei), Number(args?.start))).toBe(true);
      }),
    );
  });

  it('are 100 at most; the rest is refused as a whole [DEV-21]', () => {
    const list = Array.from({ length: 101 }, (_, at) => {
      const digits = String(49_015_400_000_000 + at);
      return digits + luhnDigit(digits);
    });
    expect(parseImeis(list.slice(0, 100).join())).toMatchObject({ imeis: list.slice(0, 100), problems: [] });
    expect(parseImeis(list.join())).toMatchObject({
      imeis: list.slice(0, 100),
      problems: [{ code: 'device.imei.tooMany', field: 'imeis', args: { 0: 100 } }],
    });
  });

  it('may be anything at all without breaking the reader [DEV-21]', () => {
    expectTotal((raw) => result(parseImeis(raw)), words);
    for (const nothing of ['', '  ', ',;，', undefined, 5])
      expect(parseImeis(nothing).problems).toEqual([{ code: 'form.required', field: 'imeis' }]);
  });
});

describe('SOS batches', () => {
  const row = { imei: '490154203237518', numbers: ['119', '+852 2735 3355', '0755-88886666', '13800138000', '110'] };
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...row, imei: String(at).padStart(15, '0') }));

  it('have five groups a row, each number once [DEV-21]', () => {
    expect(sosRowForm.check(row)).toEqual({ ok: true, value: row });
    expect(sosRowForm.check({ ...row, numbers: [...row.numbers, '120'] })).toMatchObject({
      problems: [{ code: 'form.tooMany', field: 'numbers', args: { 0: 5 } }],
    });
    expect(sosRowForm.check({ ...row, numbers: ['119', '110', '119'] })).toMatchObject({
      problems: [{ code: 'form.duplicate', field: 'numbers.2' }],
    });
    expect(sosRowForm.check({ ...row, numbers: [] }).ok).toBe(false);
    expectTotalForm(sosRowForm, row, words);
  });

  it('have 2000 rows at most, each device once, each problem at its row [DEV-21]', () => {
    expect(sosBatchForm.check({ rows: rowsOf(2000) }).ok).toBe(true);
    expect(sosBatchForm.check({ rows: rowsOf(2001) })).toMatchObject({
      problems: [{ code: 'form.tooMany', field: 'rows', args: { 0: 2000 } }],
    });
    const rows = rowsOf(4);
    expect(sosBatchForm.check({ rows: [...rows, rows[1]] })).toEqual({
      ok: false,
      problems: [{ code: 'form.duplicate', field: 'rows.4.imei' }],
    });
    expect(
      sosBatchForm.check({ rows: [rows[0], { imei: '1', numbers: ['x'] }, { ...row, numbers: ['119', '119'] }] }),
    ).toMatchObject({
      problems: [
        { code: 'device.imei.format', field: 'rows.1.imei' },
        { code: 'device.number.format', field: 'rows.1.numbers.0', args: { 0: 3, 1: 20 } },
        { code: 'form.duplicate', field: 'rows.2.numbers.1' },
      ],
    });
    expectTotalForm(sosBatchForm, { rows: rows }, words);
  });

  it('warn of IMEIs that look mistyped and let them pass [DEV-21]', () => {
    expect(sosBatchWarnings([row, { imei: '490154203237519' }])).toMatchObject([
      { code: 'device.imei.checkDigitAt', field: 'rows.1.imei', args: { 0: 2, imei: '490154203237519' } },
    ]);
  });

  it('take every number that can be called, and no other [DEV-21] [DEV-27]', () => {
    for (const not of ['12', '1'.repeat(21), '++852', '119x', '-119', '119-', 110, {}])
      expect(callNumber(not, 'number').ok, JSON.stringify(not)).toBe(false);
    expectTotal((raw) => callNumber(raw, 'number'), words);
  });
});

describe('rows as they are typed', () => {
  it('read full-width digits, as a pasted list does [DEV-21]', () => {
    const typed = { imei: '４９０１５４２０３２３７５１８', numbers: ['１３８００１３８０００'] };
    expect(sosBatchForm.check({ rows: [typed] })).toEqual({
      ok: true,
      value: { rows: [{ imei: '490154203237518', numbers: ['13800138000'] }] },
    });
    expect(sosBatchWarnings([typed, { imei: '' }])).toEqual([]);
  });

  it('name every fault with its place, a repeated device also beside other faults [DEV-21]', () => {
    const good = '490154203237518';
    expect(
      sosRowProblems([
        { imei: good, numbers: ['119'] },
        { imei: '4901542', numbers: [] },
        { imei: ` ${good} `, numbers: ['119', '', '119'] },
        { imei: good, numbers: ['119'] },
        { imei: '', numbers: ['119', '119'] },
      ]).map(({ code, field, args }) => [code, field, args?.[1]]),
    ).toEqual([
      ['device.imei.format', 'rows.1.imei', undefined],
      ['form.required', 'rows.1.numbers', undefined],
      ['device.imei.duplicateAt', 'rows.2.imei', 1],
      ['form.required', 'rows.2.numbers.1', undefined],
      ['device.imei.duplicateAt', 'rows.3.imei', 1],
      ['form.required', 'rows.4.imei', undefined],
    ]);
  });

  it('have none exactly where the batch is taken [DEV-21]', () => {
    const row = fc.record({
      imei: fc.oneof(fc.constantFrom('490154203237518', '356938035643809', ''), anyImei),
      numbers: fc.array(fc.constantFrom('119', '110', '120', 'x'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(sosRowProblems(rows).length === 0).toBe(sosBatchForm.check({ rows }).ok);
      }),
    );
  });
});

describe('a phone book', () => {
  const mother = { name: '妈妈', number: '13800138000', isSos: true };
  const neighbour = { name: '邻居', number: '0755-88886666', isSos: false };
  const entries = [mother, neighbour];
  const many = (count: number, isSos: boolean) =>
    Array.from({ length: count }, (_, at) => ({ name: `第${at}位`, number: String(13_800_138_000 + at), isSos }));

  it('has each number once, 20 numbers and 5 SOS numbers at most, each problem at its row [DEV-21] [DEV-13]', () => {
    expect(phoneBookForm.check({ entries })).toEqual({ ok: true, value: { entries } });
    expect(phoneBookForm.check({ entries: [] })).toMatchObject({ ok: false });
    expect(phoneBookForm.check({ entries: many(20, false) }).ok).toBe(true);
    expect(phoneBookForm.check({ entries: many(21, false) })).toMatchObject({
      problems: [{ code: 'form.tooMany', field: 'entries', args: { 0: 20 } }],
    });
    expect(phoneBookForm.check({ entries: many(6, true) })).toMatchObject({
      problems: [{ code: 'device.phoneBook.tooManySos', field: 'entries', args: { 0: 5 } }],
    });
    expect(phoneBookForm.check({ entries: [mother, { ...neighbour, number: mother.number }] })).toMatchObject({
      problems: [{ code: 'form.duplicate', field: 'entries.1.number' }],
    });
    expect(phoneBookForm.check({ entries: [{ ...mother, name: '', number: 'x' }] })).toMatchObject({
      problems: [
        { code: 'form.required', field: 'entries.0.name' },
        { code: 'device.number.format', field: 'entries.0.number' },
      ],
    });
    expectTotalForm(phoneBookForm, { entries }, words);
  });

  it('comes out of its command as it went in [DEV-21] [DEV-24]', () => {
    expect(phoneBookOf(phoneBookArgs(entries))).toEqual(entries);
    expect(phoneBookOf({ numbers: ['119'], names: 5, sos: null })).toEqual([{ name: '', number: '119', isSos: false }]);
  });

  it('is what the device reads back, or what it did not refuse [DEV-21]', () => {
    const refused = [{ number: mother.number, reason: '内存已满' }];
    expect(keptContacts(entries, refused, undefined)).toEqual([neighbour]);
    expect(keptContacts(entries, [], undefined)).toEqual(entries);
    expect(keptContacts(entries, refused, [mother])).toEqual([mother]);
  });

  it('takes SOS numbers before all others, with the names that it knows [DEV-21]', () => {
    expect(withSosNumbers(entries, ['119', neighbour.number])).toEqual([
      { name: '', number: '119', isSos: true },
      { ...neighbour, isSos: true },
      { ...mother, isSos: false },
    ]);
    expect(withSosNumbers([{ name: '', number: '119', isSos: true }], [])).toEqual([]);
  });
});
