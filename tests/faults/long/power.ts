// Power cuts under writes: node tests/faults/long/power.ts ROUNDS. Needs root and loop devices; says so where there are none.
// The folder is on a disk image. The gateway is stopped in the middle of its writes and the image copied: what the file system
// was not made to write out is not in the copy, as it would not be on a disk after a power cut.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkKept, reportUntilDead, start, stop } from '../ledger.ts';

const rounds = Number(process.argv[2] ?? 4);
const isPossible = process.getuid?.() === 0 && existsSync('/dev/loop-control');
const run = (command: string, ...args: string[]): void => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
};

/** @returns how many acknowledged readings there were */
async function cut(round: number, work: string): Promise<number> {
  const [image, copy, disk] = [join(work, 'image'), join(work, 'copy'), join(work, 'disk')];
  run('truncate', '-s', '300M', image);
  run('mkfs.ext4', '-q', '-F', image);
  run('mkdir', '-p', disk);
  // in odd rounds nothing but what is asked for reaches the disk
  run('mount', '-o', round % 2 ? 'loop,commit=300,data=writeback' : 'loop', image, disk);
  const folder = join(disk, 'data');
  const sinceMs = Date.now() - 3_600_000;
  let taken: string[];
  try {
    const gateway = await start(folder);
    const cutAfter = 20 + round * 9;
    taken = await reportUntilDead(gateway, sinceMs, (count) => {
      if (count !== cutAfter) return;
      gateway.process.kill('SIGSTOP');
      run('cp', '--sparse=always', image, copy);
      gateway.process.kill('SIGKILL');
    });
    await gateway.ended;
  } finally {
    run('umount', disk);
  }
  run('mount', '-o', 'loop', copy, disk);
  try {
    const gateway = await start(folder);
    await checkKept(gateway, sinceMs, taken);
    await stop(gateway);
  } finally {
    run('umount', disk);
  }
  return taken.length;
}

if (isPossible) {
  for (let round = 0; round < rounds; round += 1) {
    const work = mkdtempSync(join(tmpdir(), 'fireline-power-'));
    try {
      console.log(`power cut ${round + 1}: ${await cut(round, work)} acknowledged readings, none lost`);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
} else console.log('skipped: power cuts need root and loop devices');
