import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { hangUp } from '../heldup/ask.ts';
import { timeAlarms } from '../heldup/alarms.ts';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { signIn } from '../lib/signIn.ts';
import { median, numberOption, type Options, percentile, type Row, rounded } from '../lib/suite.ts';
import type { FromGateway } from '../upload/gatewayMain.ts';
import { openTalk } from './talk.ts';

export const name = 'chat: whether talk holds up the push of alarms';

const customers = ['unit', 'agent', 'maint'] as const;

async function measured(postgres: string, options: Options): Promise<readonly Row[]> {
  const reps = numberOption(options, 'reps', 5);
  const ms = numberOption(options, 'ms', 10_000);
  const everyMs = numberOption(options, 'every', 2000);
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const child = startChild<FromGateway, 'tell'>('upload/gatewayMain.ts', {
    BENCH_FOLDER: folder,
    BENCH_POSTGRES: postgres,
  });
  try {
    const { url } = await child.next();
    const alarms = await timeAlarms(url, (await signIn(url, fixturePassword)).token);
    const talk = await openTalk(url, customers, everyMs);
    const window = async (isTalking: boolean) => {
      if (isTalking) talk.start();
      await wait(500);
      alarms.taken();
      await wait(ms);
      const times = alarms.taken();
      const messages = isTalking ? await talk.pause() : 0;
      return { times, messages };
    };
    await window(true);
    const all = { on: [] as number[], off: [] as number[] };
    const ratios: number[] = [];
    let messages = 0;
    for (let rep = 0; rep < reps; rep += 1) {
      const order = rep % 2 === 0 ? [false, true] : [true, false];
      const p99 = { on: Number.NaN, off: Number.NaN };
      for (const isTalking of order) {
        const got = await window(isTalking);
        messages += got.messages;
        const side = isTalking ? 'on' : 'off';
        all[side].push(...got.times);
        p99[side] = percentile(got.times, 99);
      }
      ratios.push(p99.on / p99.off);
    }
    await alarms.stop();
    return [
      {
        database: postgres === '' ? 'embedded' : 'PostgreSQL',
        'messages/s': rounded(messages / ((reps * (ms + 500)) / 1000), 1),
        'alarms timed': all.on.length + all.off.length,
        'p50 without ms': rounded(median(all.off), 1),
        'p50 with ms': rounded(median(all.on), 1),
        'p99 without ms': rounded(percentile(all.off, 99), 1),
        'p99 with ms': rounded(percentile(all.on, 99), 1),
        'p99 with / without': rounded(percentile(all.on, 99) / percentile(all.off, 99), 2),
        'the same, median of turns': rounded(median(ratios), 2),
      },
    ];
  } finally {
    hangUp();
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Alarms one after another, timed from their report to the frame at a socket, in turns with and without chats beside them: three customers and one
 * agent, each side of each chat writes a message every `--every 2000` ms, and both sides read it. Options: `--reps 5`, `--ms 10000` (length of each
 * turn), `--on embedded` or `--on postgres` (leaves the other out), `--postgres URL`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const embedded = options.on === 'postgres' ? [] : await measured('', options);
  const onServer = options.on === 'embedded' ? [] : await onDatabase(options, (url) => measured(url, options));
  return [...embedded, ...onServer];
}
