import type { Problem } from '@fireline/domain/lib';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Omit<Problem, 'field'> {
  const args = { 0: Number(minimum) };
  if (origin === 'string') return Number(minimum) === 1 ? { code: 'form.required' } : { code: 'form.tooShort', args };
  return origin === 'array' ? { code: 'form.required' } : { code: 'form.atLeast', args };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Omit<Problem, 'field'> {
  const args = { 0: Number(maximum) };
  if (origin === 'string') return { code: 'form.tooLong', args };
  return { code: origin === 'array' ? 'form.tooMany' : 'form.atMost', args };
}

function problemOf(issue: Issue): Omit<Problem, 'field'> {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return { code: 'form.required' };
      return { code: issue.expected === 'int' ? 'form.integer' : 'form.format' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
    case 'invalid_union':
      return { code: 'form.choice' };
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'custom':
      return { code: 'form.format' };
  }
}

/** Further ones help nobody, and each takes its time to be worded. */
const shownMax = 100;

/** What is wrong with what was sent, naming field and limit. @spec SHL-25 */
export const zodProblems = (error: z.ZodError): Problem[] =>
  error.issues.slice(0, shownMax).map((issue) => ({
    ...problemOf(issue),
    ...(issue.path.length > 0 ? { field: issue.path.join('.') } : {}),
  }));
