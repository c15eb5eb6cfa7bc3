import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alarmCalls } from '@fireline/api/alarm';
import { rehearsalDays } from '@fireline/domain/alarm';
import { addDays, dayAt } from '@fireline/domain/lib';
import { type Child, startChild } from '../lib/child.ts';
import { signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';
import type { FromGateway } from './gatewayMain.ts';

export const name = 'alarmyear: the analysis of a year of alarms, and the rehearsal of a rule over a month of readings';

type Gateway = Child<FromGateway, 'measure'>;
type Client = Awaited<ReturnType<typeof signIn>>['client'];

/** Milliseconds by the clock, and of the gateway's processor. */
async function timed(gateway: Gateway, work: () => Promise<unknown>): Promise<{ clockMs: number; cpuMs: number }> {
  const cpuMs = async (): Promise<number> => {
    gateway.tell('measure');
    return (await gateway.next()).cpuMs;
  };
  const before = await cpuMs();
  const start = performance.now();
  await work();
  const clockMs = performance.now() - start;
  return { clockMs, cpuMs: (await cpuMs()) - before };
}

const rowOf = (
  what: string,
  over: number,
  all: readonly { clockMs: number; cpuMs: number }[],
  targetMs: number,
): Row => {
  const p95 = percentile(
    all.map(({ clockMs }) => clockMs),
    95,
  );
  return {
    what,
    over,
    'p50 ms': rounded(
      percentile(
        all.map(({ clockMs }) => clockMs),
        50,
      ),
    ),
    'p95 ms': rounded(p95),
    'processor p50 ms': rounded(
      percentile(
        all.map(({ cpuMs }) => cpuMs),
        50,
      ),
    ),
    'target ms': targetMs,
    met: p95 <= targetMs ? 'yes' : 'NO',
  };
};

/** A year that ends today, as the analysis page asks for it. */
const aYear = () => {
  const to = dayAt(Date.now());
  return { from: addDays(to, -364), to };
};

async function rehearse(client: Client): Promise<number> {
  const { rows } = await client.send(alarmCalls.rules, { kind: ['smoke'], sort: 'kind', order: 'asc' });
  const [rule] = rows;
  if (!rule) throw new Error('there is no rule for smoke');
  const { kind, deviceTypes, measurement, raisesWhen, autoRecovery, armingEnable } = rule.version;
  const draft = { kind, deviceTypes, measurement, raisesWhen, autoRecovery, armingEnable };
  await client.send(alarmCalls.rehearse, {
    ...draft,
    threshold: 40,
    recoversAt: 30,
    alarmTimeMinutes: 5,
    ruleId: rule.ruleId,
    days: rehearsalDays.max,
    smsReceivers: 2,
    voiceReceivers: 1,
    smsCents: '0.05',
    voiceCents: '0.1',
  });
  for (;;) {
    const newest = (await client.send(alarmCalls.rehearsals, {})).rows[0];
    if (newest?.state === 'done') return newest.devicesDone;
    if (newest?.state !== 'waiting' && newest?.state !== 'running') throw new Error(`it ended as ${newest?.state}`);
    await wait(200);
  }
}

/**
 * The two figures of alarms that read most: a year of alarms in six breakdowns with the year before and drills beside it, and a smoke rule
 * over a month of readings of every device that it is about. On the embedded database, one call at a time.
 * Options: `--devices 10000`, `--reps 10`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const env = { BENCH_FOLDER: folder, BENCH_DEVICES: String(numberOption(options, 'devices', 10_000)) };
  const gateway: Gateway = startChild('alarmyear/gatewayMain.ts', env);
  try {
    const { url, alarms, pieces } = await gateway.next();
    const { client } = await signIn(url);
    const reps = numberOption(options, 'reps', 10);
    const analyses: { clockMs: number; cpuMs: number }[] = [];
    let total = 0;
    for (let rep = -2; rep < reps; rep++) {
      const one = await timed(gateway, async () => ({ total } = await client.send(alarmCalls.analysis, aYear())));
      if (rep >= 0) analyses.push(one);
    }
    let devices = 0;
    const rehearsal = await timed(gateway, async () => (devices = await rehearse(client)));
    return [
      { held: 'alarms', rows: alarms },
      { held: 'pieces of readings', rows: pieces },
      rowOf('analysis of a year, alarms', total, analyses, 300),
      rowOf('rehearsal of 30 days, devices', devices, [rehearsal], 30_000),
    ];
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
