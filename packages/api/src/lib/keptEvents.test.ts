import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptEvents } from './keptEvents.ts';
import type { EventsPage, KeptEvent } from './pushTypes.ts';

const event = (seq: number): KeptEvent => ({ seq, topic: 'alarm', at: '', data: seq });
const signal = new AbortController().signal;

/** A server whose log holds these numbers, with a reader in front of it. */
function setUp(log: number[] = [], options: { latest?: () => number; pages?: (page: EventsPage) => EventsPage } = {}) {
  const got: number[] = [];
  const asked: number[] = [];
  let [gaps, reloads] = [0, 0];
  const newest = options.latest ?? (() => log.at(-1) ?? 0);
  const kept = new KeptEvents({
    fetchEvents: async ({ after, limit }) => {
      asked.push(after);
      const later = log.filter((seq) => seq > after);
      const page = {
        events: later.slice(0, limit).map(event),
        latest: newest(),
        more: later.length > limit,
        expired: false,
      };
      return options.pages?.(page) ?? page;
    },
    deliver: (events) => got.push(...events.map(({ seq }) => seq)),
    reload: () => (reloads += 1),
    onGap: () => (gaps += 1),
  });
  return { kept, got, asked, log, gaps: () => gaps, reloads: () => reloads };
}

describe('the place in the sequence', () => {
  it('begins at the server’s newest number and asks for a load [ALM-06]', async () => {
    const { kept, got, reloads } = setUp([1, 2, 3]);
    kept.offer(event(3), 2);
    await kept.sync(signal);
    kept.offer(event(4), 3);
    expect([kept.position, got, reloads()]).toEqual([4, [4], 1]);
  });

  it('drops what it has had and sees what is missing [N04]', async () => {
    const { kept, got, gaps, log } = setUp();
    await kept.sync(signal);
    log.push(1, 2, 3, 4);
    for (const [seq, previous] of [
      [1, 0],
      [1, 0],
      [2, 1],
      [4, 3],
      [3, 2],
    ] as const)
      kept.offer(event(seq), previous);
    expect([got, gaps()]).toEqual([[1, 2], 1]);
    await kept.sync(signal);
    expect(got).toEqual([1, 2, 3, 4]);
    expect(kept.replayed).toBe(2);
  });

  it('lets what a new socket brings wait, for what passed before it was subscribed to', async () => {
    const { kept, got, log } = setUp();
    await kept.sync(signal);
    log.push(1, 2);
    kept.suspect();
    // the server knows no better than that nothing came before
    kept.offer(event(2), 0);
    expect(got).toEqual([]);
    await kept.sync(signal);
    expect(got).toEqual([1, 2]);
  });

  it('does not take numbers for missing that were never its own', async () => {
    const { kept, got, gaps } = setUp([5], { latest: () => 9 });
    await kept.sync(signal);
    kept.offer(event(20), 9);
    kept.offer(event(30), 20);
    expect([got, gaps(), kept.position]).toEqual([[20, 30], 0, 30]);
  });

  it('fetches page by page, and once more for who asked meanwhile', async () => {
    const { kept, got, asked, log } = setUp();
    await kept.sync(signal);
    log.push(...Array.from({ length: 1_200 }, (_, at) => at + 1));
    await Promise.all([kept.sync(signal), kept.sync(signal)]);
    expect(asked).toEqual([0, 0, 500, 1_000, 1_200]);
    expect(got).toHaveLength(1_200);
  });

  it('starts anew when events were lost for good, or the server counts anew', async () => {
    let isExpired = false;
    const { kept, reloads, log } = setUp([1, 2, 3], { pages: (page) => ({ ...page, expired: isExpired }) });
    await kept.sync(signal);
    log.push(900);
    isExpired = true;
    await kept.sync(signal);
    expect([kept.position, reloads()]).toEqual([900, 2]);
    isExpired = false;
    log.splice(0, log.length, 1, 2);
    await kept.sync(signal);
    expect([kept.position, reloads()]).toEqual([2, 3]);
  });

  it.each<[string, (page: EventsPage) => EventsPage]>([
    ['has more but nothing', (page) => ({ ...page, events: [], more: true })],
    ['is no page', () => ({ message: 'hello' }) as unknown as EventsPage],
  ])('refuses a server that %s', async (_, pages) => {
    let isOdd = false;
    const { kept } = setUp([1], { pages: (page) => (isOdd ? pages(page) : page) });
    await kept.sync(signal);
    isOdd = true;
    await expect(kept.sync(signal)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('gives up, for a while, on a server that announces what it does not show', async () => {
    const { kept, asked } = setUp([1]);
    await kept.sync(signal);
    kept.offer(event(9), 8);
    await expect(kept.sync(signal)).rejects.toMatchObject({ kind: 'malformed' });
    expect(asked.length).toBeLessThan(10);
  });

  it('hands out every event once and in order, however socket and back-fill interleave [ALM-06] [N04]', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constant('told' as const) },
      { weight: 2, arbitrary: fc.constant('missed' as const) },
      { weight: 2, arbitrary: fc.constant('sync' as const) },
      { weight: 2, arbitrary: fc.constant('again' as const) },
      { weight: 3, arbitrary: fc.constant('turn' as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const { kept, got, log } = setUp();
        await kept.sync(signal);
        for (const what of steps) {
          const seq = log.length + 1;
          if (what === 'told' || what === 'missed') log.push(seq);
          if (what === 'told') kept.offer(event(seq), seq - 1);
          if (what === 'again' && log.length > 0) kept.offer(event(log.length), log.length - 1);
          if (what === 'sync') void kept.sync(signal);
          if (what === 'turn') await Promise.resolve();
        }
        await kept.sync(signal);
        expect(got).toEqual(log);
      }),
    );
  });
});
