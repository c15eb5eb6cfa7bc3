import { sosGroups, sosRowsPerBatch } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { groups, judge, rowOf, withImeis, withNumber } from './batch.ts';

const good = '490154203237518';

it('a number is written into its group; blanks at the end are none, those between are kept to be told [DEV-21]', () => {
  expect(groups).toHaveLength(sosGroups);
  expect(withNumber(['119'], 2, '120')).toEqual(['119', '', '120']);
  expect(withNumber(['119', '120'], 1, ' ')).toEqual(['119']);
  expect(withNumber(['119'], 0, '')).toEqual([]);
});

it('the owner’s problem goes first, a row without numbers is told at the first group, and faults are in order [DEV-21]', () => {
  const rows = [
    { imei: '490154203237519', numbers: ['119'] },
    { imei: '12', numbers: [] },
  ];
  const { problems, warnings, faulty } = judge(rows, [{ code: 'owner', field: 'rows.1.imei' }]);
  expect(problems.get('rows.1.imei')?.code).toBe('owner');
  expect(problems.get('rows.1.numbers.0')?.code).toBe('form.required');
  expect([...warnings.keys()]).toEqual(['rows.0.imei']);
  expect(faulty.map(rowOf)).toEqual([1, 1]);
});

it('pasted devices come last with the shared numbers, known ones once [DEV-21]', () => {
  const added = withImeis([{ imei: good, numbers: ['119'] }], `${good}, 356938035643809`, ['120']);
  expect(added).toMatchObject({ added: 1, known: 1, over: 0 });
  expect(added.rows[1]).toEqual({ imei: '356938035643809', numbers: ['120'] });
  expect(withImeis([{ imei: '４９０１５４２０３２３７５１８', numbers: [] }], good, [])).toMatchObject({
    added: 0,
    known: 1,
  });
});

it('a full batch takes no more and says how many found no room [DEV-21]', () => {
  const full = Array.from({ length: sosRowsPerBatch - 1 }, (_, at) => ({ imei: String(at), numbers: [] }));
  expect(withImeis(full, `${good} 356938035643809`, [])).toMatchObject({ added: 1, over: 1 });
});
