import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BatchRow, countStates, runBatch } from './batch.ts';

const idle = new AbortController().signal;

function collect(ids: readonly number[]) {
  const rows = new Map<number | string, Partial<BatchRow>>(ids.map((id) => [id, { state: 'waiting' }]));
  return {
    rows,
    onChange: (changes: readonly { id: number | string; change: Partial<BatchRow> }[]): void => {
      for (const { id, change } of changes) rows.set(id, { ...rows.get(id), ...change });
    },
    states: () => ids.map((id) => rows.get(id)?.state),
  };
}

it('every row ends as its own answer says, whatever the size and the number of calls [LIB-01]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(30),
      fc.integer({ min: -1, max: 9 }),
      fc.integer({ min: -1, max: 6 }),
      async (n, size, atOnce) => {
        const ids = Array.from({ length: n }, (_, id) => id);
        const seen = collect(ids);
        await runBatch({
          ids,
          size,
          atOnce,
          signal: idle,
          run: async (call) => call.ids.filter((id) => Number(id) % 3 === 0).map((id) => ({ id, reason: `no ${id}` })),
          reasonOf: String,
          onChange: seen.onChange,
        });
        expect(seen.states()).toEqual(ids.map((id) => (id % 3 === 0 ? 'failed' : 'done')));
        expect(ids.every((id) => (seen.rows.get(id)?.reason ?? '') === (id % 3 === 0 ? `no ${id}` : ''))).toBe(true);
      },
    ),
  );
});

it('a call that throws fails its own rows only [LIB-01]', async () => {
  const seen = collect([1, 2, 3, 4]);
  await runBatch({
    ids: [1, 2, 3, 4],
    size: 2,
    atOnce: 1,
    signal: idle,
    run: async ({ ids }) => {
      if (ids.includes(1)) throw new Error('offline');
      return [];
    },
    reasonOf: (error) => (error as Error).message,
    onChange: seen.onChange,
  });
  expect(seen.states()).toEqual(['failed', 'failed', 'done', 'done']);
  expect(seen.rows.get(2)?.reason).toBe('offline');
});

it('stopped: no further call, and the rest is told as not tried [LIB-01]', async () => {
  const stop = new AbortController();
  const seen = collect([1, 2, 3]);
  await runBatch({
    ids: [1, 2, 3],
    size: 1,
    atOnce: 1,
    signal: stop.signal,
    run: async () => {
      stop.abort();
      return [];
    },
    reasonOf: String,
    onChange: seen.onChange,
  });
  expect(seen.states()).toEqual(['done', 'left', 'left']);
});

it('counts every state [LIB-01]', () => {
  const row = (state: BatchRow['state']): BatchRow => ({ id: state, name: '', reason: '', state });
  expect(countStates([row('done'), row('failed'), row('done')])).toEqual({
    waiting: 0,
    running: 0,
    done: 2,
    failed: 1,
    left: 0,
  });
});
