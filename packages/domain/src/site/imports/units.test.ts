import { expect, it } from 'vitest';
import { languages } from '../../lib/index.ts';
import { landline } from '../phones.ts';
import { readUnitImportHead, unitImportColumns, unitImportForm, unitImportRow, unitImportSheet } from './units.ts';

it.each(languages)(
  'a file of units has each column under one name in %s, and under its id [SIT-06] [DEV-26]',
  (language) => {
    expect(readUnitImportHead(unitImportSheet.map(({ phrase }) => phrase[language]))).toEqual({
      ok: true,
      value: unitImportColumns,
    });
    expect(readUnitImportHead(unitImportColumns)).toEqual({ ok: true, value: unitImportColumns });
  },
);

it('a row has several numbers in a cell, as people write them, and the partner of who imports [SIT-03] [SIT-06]', () => {
  const cells = ['物业', '林经理', '后海大道', '(+86) 138 0013 8000；１３９００１３９０００', '', '南山区'];
  const row = unitImportRow(['name', 'contact', 'address', 'mobiles', 'landlines', 'org'], cells);
  expect(unitImportForm(7).check(row)).toMatchObject({
    ok: true,
    value: { mobiles: ['13800138000', '13900139000'], landlines: [], org: '南山区', partnerId: 7 },
  });
  expect(unitImportForm(7).check({ ...row, partnerId: '9' })).toMatchObject({ value: { partnerId: 9 } });
  expect(unitImportForm(7).check({ ...row, mobiles: '13800138000, 138-0013-8000' })).toMatchObject({
    problems: [{ code: 'site.phone.sameMobile', field: 'mobiles.1' }],
  });
});

it.each([
  ['+86 755 8888 6666', '0755-88886666'],
  ['(+86)0755-88886666', '0755-88886666'],
  ['0086-10-12345678', '010-12345678'],
  ['+86 (0)755 12345678-801', '0755-12345678-801'],
])('a landline number may have a country code: %s [SIT-03]', (written, value) => {
  expect(landline(written, 'phone')).toEqual({ ok: true, value });
});
