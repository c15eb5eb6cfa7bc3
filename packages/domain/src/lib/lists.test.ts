import { describe, expect, it } from 'vitest';
import {
  defineForm,
  distinct,
  id,
  integer,
  isBlank,
  listOf,
  minutesOf,
  repeatedAt,
  rowOf,
  saying,
  someOf,
} from './index.ts';

describe('lists', () => {
  it('tell each repetition, the first one left out [SHL-25]', () => {
    expect(repeatedAt(['a', 'b', 'a', 'c', 'b', 'a'])).toEqual([2, 4, 5]);
    expect(repeatedAt([])).toEqual([]);
  });

  it('of distinct entries are refused at the first repetition [SHL-25]', () => {
    const ids = distinct(listOf(id, { min: 1, max: 3 }));
    expect(ids([3, 1], 'ids')).toEqual({ ok: true, value: [3, 1] });
    expect(ids([3, 1, 3], 'ids')).toEqual({ ok: false, problems: [{ code: 'form.duplicate', field: 'ids.2' }] });
    expect(ids([0, 0], 'ids')).toHaveProperty('problems.0.code', 'form.range');
  });

  it('of a closed set are as many as asked, up to all of them [SHL-25]', () => {
    const ways = someOf(['sms', 'voice']);
    expect(ways(['voice', 'sms'], 'ways')).toEqual({ ok: true, value: ['voice', 'sms'] });
    expect(ways([], 'ways')).toHaveProperty('problems.0.code', 'form.required');
    expect(someOf(['sms', 'voice'], 0)(undefined, 'ways')).toEqual({ ok: true, value: [] });
  });

  it('of forms tell the field of the row, or the row itself when the whole of it is wrong [SHL-25]', () => {
    const span = defineForm({ from: integer({ min: 0, max: 9 }), to: integer({ min: 0, max: 9 }) }, ({ from, to }) => [
      to < from ? { code: 'form.endBeforeStart' } : undefined,
    ]);
    const spans = listOf(rowOf(span), { min: 1, max: 5 });
    expect(spans([{ from: 1, to: 2 }], 'spans')).toEqual({ ok: true, value: [{ from: 1, to: 2 }] });
    const told = spans([{ from: 1, to: 10 }, { from: 2, to: 1 }, 'x'], 'spans');
    expect(told.ok ? [] : told.problems.map(({ field }) => field)).toEqual([
      'spans.0.to',
      'spans.1',
      'spans.2.from',
      'spans.2.to',
    ]);
    expect(span['~standard'].validate({ from: 2, to: 1 })).toEqual({
      issues: [{ code: 'form.endBeforeStart', message: 'form.endBeforeStart' }],
    });
  });
});

describe('what nobody entered', () => {
  it('is absent, null or the empty string, not zero or no [SHL-25]', () => {
    expect([undefined, null, ''].every(isBlank)).toBe(true);
    expect([0, false, ' ', [], NaN].some(isBlank)).toBe(false);
  });

  it('is told in words of its own, other faults as they are [SHL-25]', () => {
    const agent = saying('agent.first', id);
    expect(agent('', 'agentId')).toEqual({ ok: false, problems: [{ code: 'agent.first', field: 'agentId' }] });
    expect(agent('x', 'agentId')).toHaveProperty('problems.0.code', 'form.number');
    expect(agent('7', 'agentId')).toEqual({ ok: true, value: 7 });
  });
});

it('a time of day is minutes since midnight [ANA-02]', () => {
  expect(['00:00', '08:30', '23:59'].map(minutesOf)).toEqual([0, 510, 1439]);
});
