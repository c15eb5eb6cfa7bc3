import { turnsPerReply } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { CallError } from '../lib/callError.ts';
import type { TopicHandler } from '../lib/pushTypes.ts';
import { manualTime } from '../testing.ts';
import type { Turn } from './turns.ts';
import { createLiveDevices, type Device, type DeviceChange, type LiveDevicesOptions } from './index.ts';

const device = (deviceId: number, change: Partial<Device> = {}) =>
  ({ deviceId, name: `d${deviceId}`, online: true, readings: { smoke: 1 }, ...change }) as Device;
const changed = (deviceId: number, change: Partial<DeviceChange>) =>
  ({ deviceId, readings: {}, ...change }) as DeviceChange;

type Asked = LiveDevicesOptions['query'] & { readonly deviceId?: readonly number[] };

function setUp(
  answer: (asked: Asked) => Promise<Device[]>,
  query: LiveDevicesOptions['query'] = {},
  {
    total = 0,
    turns = () => undefined,
    random = 0,
  }: { total?: number; turns?: (asked: Asked) => readonly Turn[] | undefined; random?: number } = {},
) {
  const time = manualTime();
  const frames: (() => void)[] = [];
  let handler: TopicHandler<readonly DeviceChange[]> | undefined;
  const live = createLiveDevices({
    timers: time.timers,
    random: () => random,
    query,
    schedule: (run) => frames.push(run),
    push: {
      listen: (_, added) => {
        handler = added as unknown as TopicHandler<readonly DeviceChange[]>;
        return () => (handler = undefined);
      },
    },
    client: {
      send: async <Reply>(_: unknown, asked: unknown) => {
        const rows = await answer(asked as Asked);
        return { total: total || rows.length, rows, turns: turns(asked as Asked) } as Reply;
      },
    },
  });
  const stop = live.start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    for (const frame of frames.splice(0)) frame();
  };
  return {
    live,
    time,
    stop,
    settle,
    reload: () => handler?.reload?.(),
    push: (...data: DeviceChange[]) => handler?.events([{ seq: null, topic: 'device', at: '', data }]),
  };
}

it('holds the query’s devices in its order and changes only what changed [DEV-12]', async () => {
  const one = setUp(async () => [device(2), device(1)]);
  one.reload();
  await one.settle();
  const ids = one.live.rows.getIds();
  const untouched = one.live.rows.getRow(1);
  let told = 0;
  one.live.rows.subscribeRow(2, () => (told += 1));
  one.push(changed(2, { online: false, readings: { temperature: 20 } }), changed(9, { online: false }));
  await one.settle();
  expect(one.live.rows.getRow(2)).toMatchObject({ name: 'd2', online: false, readings: { smoke: 1, temperature: 20 } });
  expect([told, one.live.rows.getRow(1) === untouched, one.live.rows.getIds() === ids]).toEqual([1, true, true]);
  expect([ids, one.live.getSnapshot()]).toEqual([[2, 1], { state: 'ready', error: null, total: 2 }]);
});

it('keeps changes that came while the list was on its way', async () => {
  let arrive: (rows: Device[]) => void = () => {};
  const one = setUp(() => new Promise((resolve) => (arrive = resolve)));
  one.reload();
  one.push(changed(1, { online: false }));
  arrive([device(1)]);
  await one.settle();
  expect(one.live.rows.getRow(1)?.online).toBe(false);
});

it('follows the order of a new list and lets go of what is not in it', async () => {
  let rows = [device(1), device(2), device(3)];
  const one = setUp(async () => rows);
  one.reload();
  await one.settle();
  rows = [device(3), device(4), device(1)];
  one.reload();
  await one.settle();
  expect(one.live.rows.getIds()).toEqual([3, 4, 1]);
  expect(one.live.rows.getRow(2)).toBeUndefined();
});

it('tries again after a failure, until it is stopped', async () => {
  let isDown = true;
  const one = setUp(async () => {
    if (isDown) throw new CallError({ kind: 'network', call: 'device.all' });
    return [device(1)];
  });
  one.reload();
  await one.settle();
  expect(one.live.getSnapshot()).toMatchObject({ state: 'failed', error: { kind: 'network' } });
  isDown = false;
  one.time.advance(5_000);
  await one.settle();
  expect(one.live.getSnapshot()).toEqual({ state: 'ready', error: null, total: 1 });
  isDown = true;
  one.reload();
  await one.settle();
  one.stop();
  expect(one.time.waiting).toBe(0);
});

const used = { dStatus: 1, expired: false, open: false, lowPower: false, signals: 20, revision: 1 };
const offline = { ...used, online: false };

it('filtered by status, lets go at once of what has changed its own, and asks within a second for what may have joined [DEV-12]', async () => {
  const asked: (readonly number[] | undefined)[] = [];
  const one = setUp(
    async ({ deviceId }) => {
      asked.push(deviceId);
      return deviceId ? [device(3, offline)] : [device(1, offline), device(2, offline)];
    },
    { status: ['offline'] },
  );
  one.reload();
  await one.settle();
  // one leaves with the same push that another one may join by
  one.push(changed(2, { ...used, online: true }), changed(3, offline));
  await one.settle();
  expect([one.live.rows.getIds(), one.live.getSnapshot().total, asked.length]).toEqual([[1], 1, 1]);
  // however many changes come, it is asked once; device 4 is not of the query's place
  for (let turn = 0; turn < 50; turn += 1) one.push(changed(3, offline), changed(4, offline));
  one.push(changed(5, { ...used, online: true }));
  one.time.advance(1_000);
  await one.settle();
  expect([one.live.rows.getIds(), one.live.getSnapshot().total, asked]).toEqual([[1, 3], 2, [undefined, [3, 4]]]);
  one.push(changed(4, offline), changed(3, { ...used, online: true }));
  one.push(changed(3, offline));
  one.time.advance(1_000);
  await one.settle();
  // one that was wanted only for a moment is asked for when it is wanted again
  one.push(changed(4, { ...used, online: true }), changed(4, offline));
  one.time.advance(1_000);
  await one.settle();
  expect(asked.slice(3)).toEqual([[4]]);
  asked.pop();
  // one that left comes back; what is known to be of another place is not asked for again
  expect([one.live.rows.getIds(), asked.slice(2), one.time.waiting]).toEqual([[1, 3], [[3]], 0]);
});

it('without a filter shows a device that was registered meanwhile, and one of a place that moved away leaves [DEV-12]', async () => {
  let all = [device(1, offline)];
  const one = setUp(async ({ deviceId }) => all.filter((row) => deviceId?.includes(row.deviceId) ?? true));
  one.reload();
  await one.settle();
  all = [device(2, offline)];
  one.push(changed(2, offline), changed(1, { ...offline, revision: 2 }));
  one.time.advance(1_000);
  await one.settle();
  expect([one.live.rows.getIds(), one.live.getSnapshot().total]).toEqual([[2], 1]);
});

it('stopped while an answer is on its way, asks for nothing more; of a list that was cut off it follows what it holds [DEV-12]', async () => {
  let arrive: (rows: Device[]) => void = () => {};
  const one = setUp(() => new Promise((resolve) => (arrive = resolve)));
  one.reload();
  one.push(changed(2, offline));
  one.stop();
  arrive([device(1, offline)]);
  await one.settle();
  expect([one.live.rows.getIds(), one.time.waiting]).toEqual([[], 0]);

  let asked = 0;
  const cut = setUp(
    async () => {
      asked += 1;
      return [device(1, offline)];
    },
    {},
    { total: 30_000 },
  );
  cut.reload();
  await cut.settle();
  cut.push(changed(2, offline), changed(1, { ...used, online: true }));
  cut.time.advance(1_000);
  await cut.settle();
  expect([asked, cut.live.rows.getRow(1)?.online, cut.live.getSnapshot().total]).toEqual([1, true, 30_000]);
});

it('asks for two hundred devices at a time, again after a push that came with the answer, and for all after a failure [DEV-12]', async () => {
  const asked: number[] = [];
  let fails = false;
  const one = setUp(
    async ({ deviceId }) => {
      asked.push(deviceId?.length ?? 0);
      if (deviceId && fails) throw new CallError({ kind: 'network', call: 'device.all' });
      return [];
    },
    { placeId: [7] },
  );
  one.reload();
  await one.settle();
  one.push(...Array.from({ length: 250 }, (_, at) => changed(at + 1, offline)));
  for (let turn = 0; turn < 3; turn += 1) {
    one.time.advance(1_000);
    await one.settle();
  }
  expect(asked).toEqual([0, 200, 50]);
  fails = true;
  one.push(changed(1, { ...offline, revision: 2 }));
  one.time.advance(1_000);
  await one.settle();
  expect(asked).toEqual([0, 200, 50, 1, 0]);
});

it('asks again when somebody changed what people keep of a device [DEV-12]', async () => {
  let name = 'lobby';
  const one = setUp(async () => [device(1, { name, revision: name === 'lobby' ? 1 : 2 })]);
  one.reload();
  await one.settle();
  one.push(changed(1, { revision: 1 }));
  one.time.advance(60_000);
  await one.settle();
  name = 'entrance';
  one.push(changed(1, { revision: 2 }));
  one.time.advance(60_000);
  await one.settle();
  expect(one.live.rows.getRow(1)?.name).toBe('entrance');
});

it('asks for a device when time alone makes it late, once by the newest moment that is known of it [DEV-12] [N05]', async () => {
  let late = [1];
  const asked: (readonly number[] | undefined)[] = [];
  const one = setUp(
    async ({ deviceId }) => {
      asked.push(deviceId);
      return late.filter((id) => deviceId?.includes(id) ?? true).map((id) => device(id, offline));
    },
    { concern: ['late'] },
    {
      turns: ({ deviceId }) =>
        [
          { deviceId: 2, inMs: 30_000 },
          { deviceId: 3, inMs: 40_000 },
        ].filter((turn) => !late.includes(turn.deviceId) && (deviceId?.includes(turn.deviceId) ?? true)),
    },
  );
  one.reload();
  await one.settle();
  // device 3 has reported: it is late later
  one.time.advance(20_000);
  one.push(changed(3, { ...offline, lastSeenAt: '2026-11-21T08:00:20.000Z' }));
  one.time.advance(1_000);
  await one.settle();
  late = [1, 2];
  one.time.advance(9_000);
  expect(one.live.rows.getIds()).toEqual([1]);
  one.time.advance(1_000);
  await one.settle();
  expect([one.live.rows.getIds(), one.live.getSnapshot().total, asked]).toEqual([[1, 2], 2, [undefined, [3], [2]]]);
  one.time.advance(29_000);
  await one.settle();
  expect(asked).toHaveLength(3);
  late = [1, 2, 3];
  one.time.advance(2_000);
  await one.settle();
  expect([one.live.rows.getIds(), asked.at(-1), one.time.waiting]).toEqual([[1, 2, 3], [3], 0]);
  one.stop();
});

it('asks for all again after the last moment of a reply that tells no more of them [DEV-12] [N05]', async () => {
  let asked = 0;
  const many = Array.from({ length: turnsPerReply }, (_, at) => ({ deviceId: at + 1, inMs: 60_000 + at }));
  const one = setUp(
    async ({ deviceId }) => {
      if (!deviceId) asked += 1;
      return [];
    },
    { freshness: ['stale'] },
    { turns: ({ deviceId }) => (deviceId || asked > 1 ? [] : many) },
  );
  one.reload();
  await one.settle();
  one.time.advance(60_000 + turnsPerReply);
  await one.settle();
  expect(asked).toBe(2);
  one.stop();
  expect(one.time.waiting).toBe(0);
});

it('asks for what time alone makes late at another moment than others do, and for all again no sooner than after a while [DEV-12] [N05] [ALM-06]', async () => {
  const askedAt = async (random: number, inMs: number) => {
    let load = 0;
    const asked: (readonly number[] | undefined)[] = [];
    const turns = Array.from({ length: turnsPerReply }, (_, at) => ({ deviceId: at + 1, inMs }));
    const one = setUp(
      async ({ deviceId }) => {
        asked.push(deviceId);
        return [];
      },
      { freshness: ['stale'] },
      { random, turns: ({ deviceId }) => (deviceId || (load += 1) > 1 ? [] : turns) },
    );
    one.reload();
    await one.settle();
    const at: { ids?: number; all?: number } = {};
    for (let ms = 0; ms < 70_000 && at.all === undefined; ms += 500) {
      one.time.advance(500);
      await one.settle();
      if (asked.length > 1 && asked[1] !== undefined) at.ids ??= ms + 500;
      if (load > 1) at.all ??= ms + 500;
    }
    one.stop();
    return at;
  };
  const [early, late] = [await askedAt(0, 30_000), await askedAt(0.9, 30_000)];
  expect([early, late]).toEqual([{ all: 30_000 }, { all: 34_500 }]);
  // many are late at once: a list that says so is not asked for in a circle
  expect([await askedAt(0, 1), await askedAt(0.9, 1)]).toEqual([
    { ids: 1500, all: 10_000 },
    { ids: 6000, all: 14_500 },
  ]);
});
