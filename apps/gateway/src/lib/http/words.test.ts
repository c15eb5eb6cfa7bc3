import { sessionWords } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { wordsFrom } from './words.ts';

const wordsFor = wordsFrom([sessionWords]);

it('tells what holds for any field with the field, and leaves sentences of an area alone [SHL-15] [SHL-25]', () => {
  const range = { code: 'form.range', field: 'pageSize', args: { 0: 1, 1: 200 } };
  expect(wordsFor(range, 'en')).toBe('pageSize: Must be between 1 and 200');
  const most = { code: 'form.range', args: { 0: 1, 1: 36_500 } };
  expect(wordsFor(most, 'cn')).toContain('36,500');
  expect(wordsFor({ code: 'session.wrongPassword', field: 'password' }, 'cn')).toBe('用户名或密码错误');
  expect(wordsFor({ code: 'form.required' }, 'hk')).toBe('必須填寫');
  expect(wordsFor({ code: 'form.tooLong', field: 'remark', args: { 0: 256 } }, 'hk')).toBe('remark: 最多 256 個字元');
});
