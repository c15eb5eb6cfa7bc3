import { pastedPhones } from '@fireline/domain/site';
import { expect, it } from 'vitest';
import { entriesIn, lineProblems, tidied, withPasted } from './phones.ts';

const lists = { mobiles: ['138 0013 8000', '12', '13800138000'], landlines: ['(0755) 1234 5678', ''] };

it('every line at fault is named with its problem, a repeated one with the place of the first [SIT-03]', () => {
  expect([...lineProblems(lists)].map(([line, { code, sameAs }]) => [line, code, sameAs])).toEqual([
    ['mobiles.1', 'session.mobile', undefined],
    ['landlines.1', 'form.required', undefined],
    ['mobiles.2', 'site.phone.sameMobile', 1],
  ]);
});

it('what can be read is written as it is kept, the rest stays as it was typed [SIT-03]', () => {
  expect(tidied('landlines', '(0755) 1234 5678')).toBe('0755-12345678');
  expect(tidied('mobiles', '１３８ ００１３ ８０００')).toBe('13800138000');
  expect(tidied('mobiles', '12')).toBe('12');
});

it('pasted numbers come last, known ones once, and what finds no room is told [SIT-03]', () => {
  const pasted = pastedPhones('13800138000 13900139000 13700137000 0755-12345678');
  if (!pasted.ok) throw new Error('not read');
  expect(withPasted(lists, pasted.value, 4)).toEqual({
    value: { mobiles: [...lists.mobiles, '13900139000'], landlines: lists.landlines },
    added: 1,
    known: 2,
    over: ['13700137000'],
  });
});

it('lines left blank are filled [SIT-03]', () => {
  const pasted = pastedPhones('13900139000');
  if (!pasted.ok) throw new Error('not read');
  expect(withPasted({ mobiles: ['', '12'], landlines: [] }, pasted.value, 2).value.mobiles).toEqual([
    '12',
    '13900139000',
  ]);
});

it('one number is no list; a text too long to be read is one [SIT-03]', () => {
  expect(entriesIn(pastedPhones('138 0013 8000'))).toBe(1);
  expect(entriesIn(pastedPhones('13800138000, 12'))).toBe(2);
  expect(entriesIn(pastedPhones('1'.repeat(20_000)))).toBeGreaterThan(1);
});
