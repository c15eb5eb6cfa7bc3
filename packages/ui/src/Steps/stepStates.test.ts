import { expect, it } from 'vitest';
import { stepStates } from './stepStates.ts';

const steps = [{ value: 'choose' }, { value: 'pay' }, { value: 'done' }];

it('what lies before the present step is done, what lies after it ahead [LIB-01]', () => {
  expect(stepStates(steps, 'choose')).toEqual(['now', 'ahead', 'ahead']);
  expect(stepStates(steps, 'pay')).toEqual(['done', 'now', 'ahead']);
});

it('without a present step all are done; with one that is not there none has begun [LIB-01]', () => {
  expect(stepStates(steps, null)).toEqual(['done', 'done', 'done']);
  expect(stepStates(steps, 'gone')).toEqual(['ahead', 'ahead', 'ahead']);
});

it('a problem shows wherever its step stands [LIB-01]', () => {
  expect(stepStates([{ value: 'choose', problem: 'no' }, ...steps.slice(1)], 'pay')).toEqual([
    'failed',
    'now',
    'ahead',
  ]);
});
