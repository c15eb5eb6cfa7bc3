import { CallError, type CallErrorKind } from '@fireline/api/lib';
import { expect, it } from 'vitest';
import { failureOf, isFinal } from './failure.ts';

const error = (kind: CallErrorKind, code?: string, status?: number) =>
  new CallError({ kind, call: 'public.device', code, status });

it.each([
  [error('tokenInvalid', 'public.claim.expired'), true, 'expired'],
  [error('tokenInvalid', 'public.claim.invalid'), true, 'invalid'],
  [error('forbidden', 'public.claim.scope'), true, 'foreign'],
  [error('refused', 'device.notFound', 200), true, 'gone'],
  [error('refused', 'alarm.notFound', 200), true, 'gone'],
  [error('refused', 'form.tooShort', 200), true, 'invalid'],
] as const)('%o: the link is of no use, asking again is not offered [PUB-05]', (cause, isOnline, failure) => {
  expect(failureOf(cause, isOnline)).toBe(failure);
  expect(isFinal(failure)).toBe(true);
});

it.each([
  [error('network'), false, 'offline'],
  [error('network'), true, 'unreachable'],
  [error('timeout'), true, 'slow'],
  [error('server', 'shell.serverError', 500), true, 'server'],
  [error('refused', 'shell.tooMany', 429), true, 'server'],
  [error('notFound', 'shell.notFound', 404), true, 'server'],
  [error('malformed'), true, 'server'],
  [new TypeError('a fault of ours'), true, 'server'],
] as const)('%o: it may pass, asking again is offered [PUB-05]', (cause, isOnline, failure) => {
  expect(failureOf(cause, isOnline)).toBe(failure);
  expect(isFinal(failure)).toBe(false);
});
