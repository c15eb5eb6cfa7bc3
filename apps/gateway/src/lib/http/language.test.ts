import { customRangeForm } from '@fireline/domain/analysis';
import { imei } from '@fireline/domain/device';
import { orderTypeNames, splitRuleForm } from '@fireline/domain/finance';
import { languages } from '@fireline/domain/lib';
import { linkToken } from '@fireline/domain/public';
import { alarmPhone } from '@fireline/domain/site';
import { expect, it } from 'vitest';
import { languageFor } from './language.ts';
import { wordsFor } from './words.ts';

it.each([
  [null, 'cn'],
  ['zh-CN', 'cn'],
  ['zh-HK', 'hk'],
  ['zh-Hant-TW,zh;q=0.9', 'hk'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr, en;q=0.4, zh-HK;q=0.6', 'hk'],
  ['fr', 'cn'],
  ['en;q=0, *', 'cn'],
  [',;q=x', 'cn'],
] as const)('%s is read as %s [SHL-12]', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

it('a problem is told in the language, its field and limit named [SHL-25]', () => {
  const problem = { code: 'form.tooLong', field: 'remark', args: { 0: 256 } };
  expect(wordsFor(problem, 'en')).toBe('remark: At most 256 characters');
  expect(wordsFor(problem, 'hk')).toBe('remark: 最多 256 個字元');
});

const task = { recipientId: 'a', name: 'A', account: '1', ratio: 60 };

it('a problem of any area is told in words, not by its code [SHL-12] [SHL-25]', () => {
  const problems = [
    alarmPhone('1', 'phone'),
    customRangeForm({ today: '2026-03-01' }).check({ from: '2026-02-02', to: '2026-02-01' }),
    imei('1', 'imei'),
    linkToken('1', 'token'),
    splitRuleForm().check({ orderType: orderTypeNames[0], tasks: [task, task] }),
  ].flatMap((result) => (result.ok ? [] : result.problems));
  expect(new Set(problems.map(({ code }) => code.split('.')[0]))).toEqual(
    new Set(['site', 'analysis', 'device', 'public', 'finance']),
  );
  for (const language of languages)
    for (const problem of problems) expect(wordsFor(problem, language)).not.toContain(problem.code);
});
