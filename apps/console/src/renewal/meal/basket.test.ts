import { expect, it } from 'vitest';
import { basketProblem, type BasketLine, withMore } from './basket.ts';

const sms: BasketLine = { kind: 'sms', quantity: 1000, count: 1, deviceIds: [] };
const years: BasketLine = { kind: 'deviceService', quantity: 1, count: 1, deviceIds: [1, 2] };

it('packages of one kind are counted together, what is for devices stays a line of its own [REN-06]', () => {
  expect(withMore([sms], [{ ...sms, count: 2 }])).toEqual([{ ...sms, count: 3 }]);
  expect(withMore([sms], [{ ...sms, quantity: 500 }])).toHaveLength(2);
  expect(withMore([years], [years])).toEqual([years, years]);
});

it('a basket says what it does not take [REN-06]', () => {
  expect(basketProblem([sms, years])).toBeUndefined();
  expect(basketProblem([{ ...sms, count: 1001 }])).toMatchObject({ code: 'form.range' });
  expect(basketProblem([years, { ...years, quantity: 2 }])).toMatchObject({ code: 'renewal.meal.twice' });
  const many = Array.from({ length: 21 }, (_, at) => ({ ...sms, quantity: at + 1 }));
  expect(basketProblem(many)).toMatchObject({ code: 'form.tooMany', args: { 0: 20 } });
});
