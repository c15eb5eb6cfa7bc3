import { manualTime } from '@fireline/api/testing';
import { describe, expect, it } from 'vitest';
import { type Disk, diskReserveBytes, watchDisk, withinDisk } from './disk.ts';
import { memoryFiles } from './files/memory.ts';

const roomy = diskReserveBytes * 4;

async function watched() {
  const time = manualTime(0);
  const logged: string[] = [];
  let free: number | Error = roomy;
  const disk = await watchDisk({
    folder: '/data',
    timers: time.timers,
    log: { info: (text) => logged.push(text), warn: () => {}, error: (text) => logged.push(text) },
    freeBytes: async () => {
      if (free instanceof Error) throw free;
      return free;
    },
  });
  const becomes = async (bytes: number | Error) => {
    free = bytes;
    time.advance(10_000);
    await new Promise(setImmediate);
  };
  return { disk, logged, becomes };
}

describe('the free space of the data folder [SHL-15]', () => {
  it('is measured again and again; each change is logged once', async () => {
    const { disk, logged, becomes } = await watched();
    expect(disk.isFull()).toBe(false);
    await becomes(diskReserveBytes - 1);
    expect(disk.isFull()).toBe(true);
    await becomes(new Error('the mount is gone'));
    expect(disk.isFull()).toBe(true);
    await becomes(diskReserveBytes);
    expect(disk.isFull()).toBe(false);
    disk.close();
    await becomes(0);
    expect(disk.isFull()).toBe(false);
    expect(logged).toEqual([
      'the disk is nearly full: nothing new is saved until there is room',
      'the free space could not be measured',
      'the disk has room again: everything is saved as before',
    ]);
  });

  it('an upload that takes it all is refused while it is written, and nothing of it stays', async () => {
    let left = roomy;
    const disk: Pick<Disk, 'isFull' | 'measure'> = { isFull: () => left < diskReserveBytes, measure: async () => {} };
    const files = memoryFiles();
    async function* endless() {
      for (;;) {
        left -= 8 * 1024 * 1024;
        yield new Uint8Array(8);
      }
    }
    await expect(withinDisk(files, disk).write('plans/1', endless())).rejects.toMatchObject({
      status: 503,
      problem: { code: 'shell.diskFull' },
    });
    expect(await files.read('plans/1')).toBeUndefined();
  });
});
