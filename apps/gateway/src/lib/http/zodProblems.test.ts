import { expect, it } from 'vitest';
import * as z from 'zod';
import { zodProblems } from './zodProblems.ts';

it('of very many bad entries a hundred are named, each by its place [SHL-25]', () => {
  const { error } = z.object({ ids: z.array(z.number()) }).safeParse({ ids: Array.from({ length: 5000 }, () => 'x') });
  const problems = error ? zodProblems(error) : [];
  expect(problems).toHaveLength(100);
  expect(problems.at(-1)).toEqual({ code: 'form.format', field: 'ids.99' });
});
