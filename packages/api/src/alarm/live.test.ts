import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError } from '../lib/callError.ts';
import type { TopicHandler } from '../lib/pushTypes.ts';
import { manualTime } from '../testing.ts';
import { type Alarm, createLiveAlarms } from './index.ts';

const alarm = (alarmId: number, change: Partial<Alarm> = {}): Alarm =>
  ({
    alarmId,
    revision: 1,
    level: ((alarmId % 5) + 1) as Alarm['level'],
    state: 'open',
    count: 1,
    drillId: null,
    silencedUntil: null,
    alarmTime: new Date(Date.UTC(2026, 10, 1, 0, 0, alarmId)).toISOString(),
    receivedAt: new Date(Date.UTC(2026, 10, 1, 0, 0, alarmId)).toISOString(),
    ...change,
  }) as Alarm;

interface Query {
  readonly from?: string;
  readonly order: 'asc' | 'desc';
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Live alarms with a hand-turned frame, a hand-fed push and pages from `answer`. */
function setUp(answer: (query: Query) => readonly Alarm[] | Promise<readonly Alarm[]> = () => []) {
  const time = manualTime();
  const frames: (() => void)[] = [];
  let handler: TopicHandler<Alarm> | undefined;
  let back = () => {};
  const live = createLiveAlarms({
    timers: time.timers,
    clock: time.clock,
    random: () => 0,
    network: {
      subscribe: (listener) => {
        back = () => listener({ isOnline: true });
        return () => {};
      },
    },
    schedule: (run) => frames.push(run),
    push: {
      listen: (_, added) => {
        handler = added as unknown as TopicHandler<Alarm>;
        return () => (handler = undefined);
      },
    },
    client: {
      send: async <Reply>(_: unknown, args: unknown) => {
        const query = args as Query;
        const all = (await answer(query))
          .filter(({ alarmTime }) => alarmTime >= (query.from ?? ''))
          .toSorted((a, b) => (query.order === 'desc' ? b.alarmId - a.alarmId : a.alarmId - b.alarmId));
        const first = (query.pageNo - 1) * query.pageSize;
        return { total: all.length, rows: all.slice(first, first + query.pageSize) } as Reply;
      },
    },
  });
  const arrived: number[][] = [];
  live.onArrived((alarms) => arrived.push(alarms.map(({ alarmId }) => alarmId)));
  const stop = live.start();
  const draw = () => {
    for (const frame of frames.splice(0)) frame();
  };
  const push = (...alarms: Alarm[]) =>
    handler?.events(alarms.map((data, at) => ({ seq: at, topic: 'alarm', at: '', data })));
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    draw();
  };
  const reload = async () => {
    handler?.reload?.();
    await settle();
  };
  const held = () => live.rows.getIds().map((id) => live.rows.getRow(id)?.revision);
  return {
    live,
    push,
    reload,
    settle,
    back: () => back(),
    draw,
    frames,
    arrived,
    time,
    held,
    stop,
    isListening: () => handler !== undefined,
  };
}

describe('the set of current alarms', () => {
  it('is the same in whatever order and however often events come [ALM-06] [N04]', () => {
    const lives = fc.array(
      fc.array(fc.constantFrom<Alarm['state']>('acknowledged', 'open', 'closed'), { maxLength: 4 }),
      {
        maxLength: 6,
      },
    );
    const copies = lives.chain((all) => {
      const events = all.flatMap((changes, id) => [
        alarm(id + 1),
        // nothing follows a closing
        ...changes
          .slice(0, changes.includes('closed') ? changes.indexOf('closed') + 1 : undefined)
          .map((state, at) => alarm(id + 1, { state, revision: at + 2, count: at + 2 })),
      ]);
      const repeated = fc.array(fc.nat({ max: Math.max(0, events.length - 1) }), { maxLength: 10 });
      return repeated.chain((extra) => {
        const more = extra.flatMap((at) => events[at] ?? []);
        return fc
          .shuffledSubarray([...events, ...more], { minLength: events.length + more.length })
          .map((shuffled) => ({ events, shuffled }));
      });
    });
    fc.assert(
      fc.property(copies, ({ events, shuffled }) => {
        const [straight, mixed] = [setUp(), setUp()];
        straight.push(...events);
        for (const event of shuffled) mixed.push(event);
        for (const one of [straight, mixed]) one.draw();
        expect(mixed.live.rows.getIds()).toEqual(straight.live.rows.getIds());
        expect(mixed.held()).toEqual(straight.held());
        expect(mixed.live.getSnapshot()).toEqual(straight.live.getSnapshot());
        const announced = mixed.arrived.flat();
        expect(new Set(announced).size).toBe(announced.length);
      }),
    );
  });

  it('counts by level and by who still has to look', () => {
    const { push, live, draw } = setUp();
    push(alarm(1), alarm(6), alarm(2));
    push(alarm(1, { revision: 2, state: 'acknowledged' }), alarm(2, { revision: 2, state: 'closed' }));
    draw();
    expect(live.getSnapshot()).toMatchObject({
      total: 2,
      byLevel: { 1: 0, 2: 2, 3: 0, 4: 0, 5: 0 },
      unacknowledged: 1,
    });
    live.put(alarm(6, { revision: 2, state: 'closed' }));
    draw();
    expect(live.getSnapshot().total).toBe(1);
  });

  it('stands newest first, with a row that can be watched alone', () => {
    const { push, live, draw } = setUp();
    push(alarm(2), alarm(1), alarm(3));
    draw();
    const ids = live.rows.getIds();
    let [rowTold, idsTold] = [0, 0];
    live.rows.subscribeRow(1, () => (rowTold += 1));
    live.rows.subscribeIds(() => (idsTold += 1));
    push(alarm(2, { revision: 2, state: 'acknowledged' }));
    draw();
    expect([rowTold, idsTold, live.rows.getIds() === ids]).toEqual([0, 0, true]);
    push(alarm(1, { revision: 2, count: 2 }), alarm(5), alarm(4), alarm(2, { revision: 3, state: 'closed' }));
    draw();
    expect([rowTold, idsTold]).toEqual([1, 1]);
    expect(live.rows.getIds()).toEqual([5, 4, 3, 1]);
  });

  it('tells once per frame, whatever comes [ALM-07]', () => {
    const { push, live, draw, frames, arrived } = setUp();
    let told = 0;
    live.subscribe(() => (told += 1));
    for (let id = 1; id <= 1_000; id += 1) push(alarm(id));
    expect(frames).toHaveLength(1);
    draw();
    expect([told, arrived.map((batch) => batch.length)]).toEqual([1, [1_000]]);
  });
});

describe('loading', () => {
  it('goes by time, so that a closed alarm does not hide another, and by page within one instant', async () => {
    const storm = Array.from({ length: 450 }, (_, at) => alarm(at + 1, { alarmTime: '2026-11-01T00:00:00.000Z' }));
    const server = [...storm, ...Array.from({ length: 250 }, (_, at) => alarm(at + 1_000))];
    const asked: [string | undefined, number][] = [];
    const { live, reload, arrived } = setUp(({ from, pageNo }) => {
      asked.push([from, pageNo]);
      // one of those already handed over is closed behind our back
      if (asked.length === 6) server.splice(0, 1);
      return server;
    });
    expect(live.getSnapshot().state).toBe('loading');
    await reload();
    expect(live.getSnapshot()).toMatchObject({ state: 'ready', total: 700 });
    // the first question was given up for the one that push asked for
    expect(asked.slice(2, 7).map(([, pageNo]) => pageNo)).toEqual([1, 1, 2, 3, 1]);
    expect(arrived).toEqual([]);
  });

  it('shows the newest of a flood while the rest is on its way [ALM-07]', async () => {
    const server = Array.from({ length: 450 }, (_, at) => alarm(at + 1));
    let go: () => void = () => {};
    const rest = new Promise<void>((resolve) => (go = resolve));
    const { live, settle } = setUp(async ({ order }) => {
      if (order === 'asc') await rest;
      return server;
    });
    await settle();
    expect(live.getSnapshot()).toMatchObject({ state: 'ready', total: 200, loadedAtMs: null, missingSinceMs: 0 });
    expect(live.rows.getIds()[0]).toBe(450);
    go();
    await settle();
    expect(live.getSnapshot()).toMatchObject({ state: 'ready', total: 450, missingSinceMs: null });
  });

  it('drops what the server shows no more, keeps what events told meanwhile, and announces what was missed [N04]', async () => {
    let server = [alarm(1), alarm(2)];
    const one = setUp(() => server);
    await one.reload();
    server = [alarm(2), alarm(3)];
    const reloading = one.reload();
    one.push(alarm(4));
    await reloading;
    expect(one.live.rows.getIds()).toEqual([4, 3, 2]);
    expect(one.arrived.flat().toSorted((a, b) => a - b)).toEqual([3, 4]);
  });

  it('announces an alarm that the first list showed a moment before its event', async () => {
    const one = setUp(() => [alarm(1), alarm(2)]);
    await one.reload();
    one.push(alarm(2));
    one.push(alarm(2));
    one.draw();
    expect(one.arrived).toEqual([[2]]);
  });

  it('is tried again until it succeeds, and ends with the watching', async () => {
    let isDown = true;
    const one = setUp(() =>
      isDown ? Promise.reject(new CallError({ kind: 'network', call: 'alarm.list' })) : [alarm(1)],
    );
    await one.reload();
    expect(one.live.getSnapshot().state).toBe('failed');
    isDown = false;
    one.time.advance(5_000);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    one.draw();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'ready', total: 1 });
    isDown = true;
    await one.reload();
    expect(one.live.getSnapshot().state).toBe('ready');
    one.stop();
    expect([one.time.waiting, one.isListening()]).toEqual([0, false]);
  });

  it('asks at once, without waiting for a line for push that may never come, and knows nothing before the answer [N05]', async () => {
    let answer: (alarms: readonly Alarm[]) => void = () => {};
    const one = setUp(() => new Promise((resolve) => (answer = resolve)));
    expect(one.live.getSnapshot()).toMatchObject({ state: 'loading', loadedAtMs: null });
    one.time.advance(400);
    answer([alarm(1), alarm(2)]);
    await one.settle();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'ready', total: 2, loadedAtMs: 400, missingSinceMs: null });
    // a later load leaves the first answer confirmed until then, and no later
    one.time.advance(600);
    await one.reload();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'ready', loadedAtMs: 400, missingSinceMs: 1_000 });
  });

  it('keeps why it failed, and is tried again at once when the network is back or a person asks [SHL-15] [SHL-18]', async () => {
    let failure: CallError | null = new CallError({ kind: 'forbidden', call: 'alarm.list', message: 'Not for you' });
    const one = setUp(() => (failure ? Promise.reject(failure) : [alarm(1)]));
    await one.settle();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'failed', error: failure, loadedAtMs: null });
    failure = null;
    one.back();
    await one.settle();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'ready', error: null, total: 1 });
    failure = new CallError({ kind: 'server', call: 'alarm.list' });
    one.live.reload();
    await one.settle();
    expect(one.live.getSnapshot()).toMatchObject({ state: 'ready', error: failure });
  });
});
