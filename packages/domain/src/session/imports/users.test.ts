import { expect, it } from 'vitest';
import { languages, readSheetHead } from '../../lib/index.ts';
import { readUserImportHead, userImportColumns, userImportForm, userImportRow, userImportSheet } from './users.ts';

it.each(languages)(
  'a file of accounts has each column under one name in %s, and under its id [SES-08] [DEV-26]',
  (language) => {
    const phrases = userImportSheet.map(({ phrase }) => phrase[language]);
    expect(readUserImportHead(phrases)).toEqual({ ok: true, value: userImportColumns });
    expect(readSheetHead(userImportSheet, userImportColumns)).toEqual({ ok: true, value: userImportColumns });
  },
);

it('a row names its kind in any language, and what an account of the kind is bound to [SES-08]', () => {
  const row = userImportRow(['username', 'realName', 'role', 'node'], ['li_lei', '李雷', '聯網單位', '1']);
  expect(userImportForm.check(row)).toMatchObject({ ok: true, value: { role: 'unit', node: '1' } });
  expect(userImportForm.check({ ...row, node: '' })).toMatchObject({
    problems: [{ code: 'session.node.required', field: 'node' }],
  });
  expect(userImportForm.check({ ...row, role: 'platform', node: '', mobile: '(+86) 138-0013 8000' })).toMatchObject({
    value: { mobile: '13800138000' },
  });
});
