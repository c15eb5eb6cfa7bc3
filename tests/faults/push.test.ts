import { afterEach, describe, expect, it } from 'vitest';
import { isInScope } from '@fireline/domain/role';
import { faultScale } from './faultScale.ts';
import {
  breathe,
  countCuts,
  openReader,
  openStation,
  type Reader,
  type ReaderOptions,
  seededRandom,
  shown,
  type Station,
  until,
} from './pushWorld.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});
const station = async (...args: Parameters<typeof openStation>) => {
  const opened = await openStation(...args);
  open.push(opened.close);
  return opened;
};
const reader = (at: Station, options: ReaderOptions) => {
  const opened = openReader(at, options);
  open.push(opened.stop);
  return opened;
};

const isLive = ({ push }: Reader) => push.link().state === 'live';
const isReady = (one: Reader) => isLive(one) && one.live.getSnapshot().state === 'ready';

/** One seeded thing that happens to some alarm. */
function something({ world }: Station, random: () => number): void {
  const id = Math.ceil(random() * world.alarms.size);
  const dice = random();
  if (dice < 0.5) world.raise(random() < 0.3 ? 7 : 8);
  else if (dice < 0.7) world.change(id, { state: 'acknowledged' });
  else if (dice < 0.8) world.change(id, { count: 2 });
  else world.change(id, { state: 'closed' });
}

/** The reader holds the server's set, and got every event from where it started, once and in order. */
async function expectExact({ world }: Station, one: Reader): Promise<void> {
  // the frame in which the last batch is told
  await breathe();
  expect(shown(one)).toEqual(world.current(one.scope).toSorted((a, b) => a.alarmId - b.alarmId));
  const due = world.log.filter(({ event, where }) => event.seq > one.start() && isInScope(one.scope, where));
  expect(one.seqs).toEqual(due.map(({ event }) => event.seq));
  const raised = due.filter(({ event }) => event.data.revision === 1).map(({ event }) => event.data.alarmId);
  expect(new Set(one.arrived).size).toBe(one.arrived.length);
  // what was raised and closed again within one frame needs no announcement
  const announced = new Set(one.arrived);
  const isClosed = (id: number) => world.alarms.get(id)?.alarm.state === 'closed';
  expect(raised.filter((id) => !announced.has(id) && !isClosed(id))).toEqual([]);
}

describe('a wire that is cut', () => {
  it.each(Array.from({ length: 3 * faultScale }, (_, seed) => seed + 1))(
    '50 times under load leaves the reader with exactly the server’s alarms, none lost or doubled, seed %i [ALM-06] [N04]',
    async (seed) => {
      const random = seededRandom(seed);
      const at = await station();
      for (let n = 0; n < 300; n += 1) something(at, random);
      const options = { random, failing: 0.1, framesToLive: () => Math.floor(random() * 60) };
      const readers = ['R001/platform', 'R001/unit/7'].map((token) => reader(at, { token, ...options }));
      const cuts = readers.map(({ push }) => countCuts(push));
      const load = () => {
        something(at, random);
        at.time.advance(200);
        if (random() < 0.01) at.cut();
      };
      await until(() => cuts.every((count) => count() >= 50), '50 cuts for each', load);
      options.framesToLive = () => Number.POSITIVE_INFINITY;
      at.cut();
      const last = at.world.log.length;
      await until(() => readers.every((one) => !isLive(one)), 'both cut a last time');
      await until(
        () => readers.every(isReady),
        'both live again',
        () => at.time.advance(200),
      );
      expect(at.world.log.length).toBe(last);
      for (const one of readers) await expectExact(at, one);
      expect(readers[0]?.push.link().lastReplay?.count).toBeGreaterThanOrEqual(0);
    },
  );

  it('is told with how much was fetched again and how long it was silent [N04] [N05]', async () => {
    const at = await station();
    const one = reader(at, { token: 'R001/platform' });
    await until(() => isReady(one), 'live');
    expect(one.push.link()).toMatchObject({ lastReplay: null, attempts: 0 });
    at.cut();
    await until(() => one.push.link().state === 'connecting', 'noticed');
    for (let n = 0; n < 12; n += 1) at.world.raise(7);
    expect(one.seqs).toEqual([]);
    // three seconds pass, then the next attempt
    at.time.advance(2_999);
    await breathe();
    expect(one.push.link().state).toBe('connecting');
    at.time.advance(1);
    await until(() => isLive(one), 'live again');
    expect(one.push.link().lastReplay).toMatchObject({ count: 12, gapMs: 3_000 });
    expect(one.seqs).toHaveLength(12);
    await expectExact(at, one);
  });

  it('gives way to polling every 15 s, and to the plain truth when that fails too [N05] [SHL-24]', async () => {
    const at = await station();
    let isBroken = false;
    const one = reader(at, { token: 'R001/platform', random: () => (isBroken ? 0 : 0.999), failing: 0.5 });
    await until(() => isReady(one), 'live');
    await at.close();
    await until(() => one.push.link().state === 'connecting', 'noticed');
    at.world.raise(7);
    at.time.advance(6_000);
    await until(() => one.push.link().state === 'polling', 'polling');
    expect(one.seqs).toEqual([1]);
    at.world.raise(7);
    isBroken = true;
    at.time.advance(15_000);
    await until(() => one.push.link().state === 'stale', 'stale');
    expect(one.seqs).toEqual([1]);
    isBroken = false;
    at.time.advance(15_000);
    await until(() => one.push.link().state === 'polling', 'polling again');
    expect(one.seqs).toEqual([1, 2]);
    expect(one.push.link().attempts).toBeGreaterThan(1);
  });
});

describe('a storm', () => {
  it('of 1 000 alarms at once loses none, and tells of them in one go [ALM-07]', async () => {
    const at = await station();
    const frames: (() => void)[] = [];
    const one = reader(at, { token: 'R001/platform', schedule: (run) => frames.push(run) });
    const draw = () => {
      for (const frame of frames.splice(0)) frame();
    };
    await until(() => isReady(one), 'live', draw);
    let told = 0;
    const batches: number[] = [];
    one.live.subscribe(() => (told += 1));
    one.live.onArrived((alarms) => batches.push(alarms.length));
    for (let n = 0; n < 1_000; n += 1) at.world.raise(7);
    await until(() => one.seqs.length === 1_000, 'all have come');
    expect(frames).toHaveLength(1);
    draw();
    expect([told, batches]).toEqual([1, [1_000]]);
    expect(one.live.getSnapshot()).toMatchObject({ total: 1_000, unacknowledged: 1_000 });
    await expectExact(at, one);
  });
});
