import { allCalls } from '@fireline/api/calls';
import { expect, it } from 'vitest';
import { ofCalls } from '../everyCall/samples.ts';

it('every call that changes something names its entry in the user log, or its area says why it leaves none [SES-10]', () => {
  const without = allCalls.filter(({ method, logs }) => method === 'POST' && logs === null).map(({ name }) => name);
  expect(without.toSorted()).toEqual([...ofCalls('unlogged').keys()].toSorted());
});
