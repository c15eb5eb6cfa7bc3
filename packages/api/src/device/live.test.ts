import { expect, it } from 'vitest';
import { CallError } from '../lib/callError.ts';
import type { TopicHandler } from '../lib/pushTypes.ts';
import { manualTime } from '../testing.ts';
import { createLiveDevices, type Device, type DeviceChange, type LiveDevicesOptions } from './index.ts';

const device = (deviceId: number, change: Partial<Device> = {}) =>
  ({ deviceId, name: `d${deviceId}`, online: true, readings: { smoke: 1 }, ...change }) as Device;
const changed = (deviceId: number, change: Partial<DeviceChange>) =>
  ({ deviceId, readings: {}, ...change }) as DeviceChange;

function setUp(answer: () => Promise<Device[]>, query: LiveDevicesOptions['query'] = {}) {
  const time = manualTime();
  const frames: (() => void)[] = [];
  let handler: TopicHandler<readonly DeviceChange[]> | undefined;
  const live = createLiveDevices({
    timers: time.timers,
    random: () => 0,
    query,
    schedule: (run) => frames.push(run),
    push: {
      listen: (_, added) => {
        handler = added as unknown as TopicHandler<readonly DeviceChange[]>;
        return () => (handler = undefined);
      },
    },
    client: {
      send: async <Reply>() => {
        const rows = await answer();
        return { total: rows.length, rows } as Reply;
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

it('filtered by status, lets go at once of what has changed its own, and asks for what may have joined [DEV-12]', async () => {
  const state = { dStatus: 1, expired: false, open: false, lowPower: false, signals: 20 };
  let rows = [device(1, { ...state, online: false }), device(2, { ...state, online: false })];
  let asked = 0;
  const one = setUp(
    async () => {
      asked += 1;
      return rows;
    },
    { status: ['offline'] },
  );
  one.reload();
  await one.settle();
  one.push(changed(2, { ...state, online: true }));
  await one.settle();
  expect([one.live.rows.getIds(), one.live.getSnapshot().total, asked]).toEqual([[1], 1, 1]);
  rows = [device(1, { ...state, online: false }), device(3, { ...state, online: false })];
  // however many changes come, it is asked once
  for (let turn = 0; turn < 50; turn += 1) one.push(changed(3, { ...state, online: false }));
  one.push(changed(4, { ...state, online: true }));
  one.time.advance(5_000);
  await one.settle();
  expect([one.live.rows.getIds(), asked, one.time.waiting]).toEqual([[1, 3], 2, 0]);
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
