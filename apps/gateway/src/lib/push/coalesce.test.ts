import { manualTime } from '@fireline/api/testing';
import { expect, it } from 'vitest';
import { Coalescer } from './coalesce.ts';
import type { PushMessage } from './types.ts';

const where = { rentId: 'R001', orgPath: '/', partnerId: null, unitId: null, maintId: null, placeId: null };

function setUp(sliceSize?: number) {
  const time = manualTime();
  const sent: PushMessage[] = [];
  const coalescer = new Coalescer({
    topic: 'device',
    deliver: (message) => sent.push(message),
    clock: time.clock,
    timers: time.timers,
    ...(sliceSize ? { sliceSize } : {}),
  });
  return { time, sent, coalescer, data: () => sent.map((m) => m.parts.map((p) => p.data)) };
}

it('tells the newest of each device once per half second, tenant by tenant [DEV-12]', () => {
  const { time, sent, coalescer, data } = setUp();
  coalescer.add('R001', 1, { where, data: 'a' });
  coalescer.add('R001', 2, { where, data: 'b' });
  coalescer.add('R001', 1, { where, data: 'c' });
  coalescer.add('R002', 1, { where, data: 'd' });
  time.advance(499);
  expect(sent).toEqual([]);
  time.advance(1);
  expect(data()).toEqual([['c', 'b'], ['d']]);
  expect(sent[0]).toMatchObject({
    rentId: 'R001',
    topic: 'device',
    seq: null,
    list: true,
    at: '1970-01-01T00:00:00.500Z',
  });
  time.advance(10_000);
  expect(sent).toHaveLength(2);
});

it('sends a burst in slices, the newest of what still waits', () => {
  const { time, coalescer, data } = setUp(2);
  for (let id = 1; id <= 5; id += 1) coalescer.add('R001', id, { where, data: id });
  time.advance(500);
  coalescer.add('R001', 5, { where, data: 'newer' });
  time.advance(40);
  expect(data()).toEqual([[1, 2], [3, 4], ['newer']]);
});

it('sends nothing after close', () => {
  const { time, sent, coalescer } = setUp();
  coalescer.add('R001', 1, { where, data: 1 });
  coalescer.close();
  time.advance(1_000);
  expect(sent).toEqual([]);
});
