import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paced, type Patience, uploadPatience, within } from './paced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends pieces of the size, one each so many milliseconds. @returns how many arrive, and after how long it ended or was given up */
async function sent(patience: Patience, pieces: number, size: number, everyMs: number) {
  let left = pieces;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (left === 0) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        left -= 1;
        controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  const startedAtMs = Date.now();
  let arrived = 0;
  const read = async () => {
    for await (const _ of paced(
      body,
      () => patience,
      () => new Error('late'),
    ))
      arrived += 1;
  };
  const reading = read().then(
    () => 'whole',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return { how: await reading, arrived, tookMs: Date.now() - startedAtMs };
}

describe('a body', () => {
  it('is read whole when it comes in time, and given up when it does not [SHL-15]', async () => {
    expect(await sent(within(30_000), 10, 100, 2_000)).toMatchObject({ how: 'whole', arrived: 10 });
    // a byte each ten seconds
    expect(await sent(within(30_000), 1_000, 1, 10_000)).toMatchObject({ how: 'late', arrived: 2 });
    expect(await sent(within(30_000), 1, 1, 7_200_000)).toMatchObject({ how: 'late', arrived: 0 });
  });

  it('that is an upload may take hours while its bytes come, not by a byte now and then [PLN-02]', async () => {
    const hourly = await sent(uploadPatience, 3_600, 16_384, 2_000);
    expect(hourly).toMatchObject({ how: 'whole', arrived: 3_600, tookMs: 7_200_000 });
    const trickle = await sent(uploadPatience, 10_000, 1, 5_000);
    expect(trickle.how).toBe('late');
    expect(trickle.tookMs).toBeLessThan(120_000);
    expect(await sent(uploadPatience, 1, 10_000_000, 61_000)).toMatchObject({ how: 'late', arrived: 0 });
  });

  it('that nobody reads for a while is not given up for that [PLN-02]', async () => {
    const pieces = [1, 2, 3];
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (pieces.shift() ? controller.enqueue(new Uint8Array(1)) : controller.close()),
    });
    let arrived = 0;
    const reading = (async () => {
      for await (const _ of paced(
        body,
        () => within(1_000),
        () => new Error('late'),
      )) {
        arrived += 1;
        await new Promise((resolve) => setTimeout(resolve, 10_000));
      }
    })();
    await vi.runAllTimersAsync();
    await reading;
    expect(arrived).toBe(3);
  });
});
