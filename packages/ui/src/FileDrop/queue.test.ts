import { expect, it } from 'vitest';
import { type QueuedFile, nextOf, percentOf, queueAfter } from './queue.ts';

const file = (key: string, state: QueuedFile['state'] = 'waiting', sentBytes = 0): QueuedFile => ({
  key,
  name: `${key}.dxf`,
  sizeBytes: 100,
  state,
  sentBytes,
});

it('starts so many at once, in their order', () => {
  const queue = [file('a', 'sending'), file('b', 'refused'), file('c'), file('d')];
  expect(nextOf(queue, 2).map(({ key }) => key)).toEqual(['c']);
  expect(nextOf(queue, 0)).toEqual([]);
});

it('what was cancelled is not moved by late news', () => {
  let queue = queueAfter([file('a')], { type: 'started', key: 'a' });
  queue = queueAfter(queue, { type: 'progressed', key: 'a', sentBytes: 40 });
  expect(queue[0]).toMatchObject({ state: 'sending', sentBytes: 40 });
  queue = queueAfter(queue, { type: 'cancelled', key: 'a' });
  queue = queueAfter(queue, { type: 'progressed', key: 'a', sentBytes: 90 });
  queue = queueAfter(queue, { type: 'failed', key: 'a', reason: 'aborted' });
  expect(queue[0]).toMatchObject({ state: 'cancelled', sentBytes: 40 });
  expect(queueAfter(queue, { type: 'retried', key: 'a' })[0]).toMatchObject({ state: 'waiting', sentBytes: 0 });
  expect(queueAfter(queue, { type: 'removed', key: 'a' })).toEqual([]);
});

it('counts what is under way only, and never past the whole', () => {
  expect(percentOf([file('a', 'failed')])).toBeUndefined();
  expect(percentOf([file('a', 'sending', 50), file('b')])).toBe(25);
  expect(percentOf([file('a', 'sending', 5000)])).toBe(100);
});
