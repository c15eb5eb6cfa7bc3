import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceCalls } from '@fireline/api/device';
import { apiBase, signIn } from '../lib/signIn.ts';
import { startChild } from '../lib/child.ts';
import { numberOption, type Options, percentile, type Row, rounded } from '../lib/suite.ts';
import type { FromGateway, ToGateway } from './gatewayMain.ts';

export const name = 'packing: bytes a report, and how long calls wait meanwhile';

const key = 'bench-device-key';

/** Sends reports of now, and asks for a page of devices ten times a second, until it is stopped. */
function startLoad(url: string, imeis: readonly string[], perSecond: number, token: string) {
  const [reports, pages]: [number[], number[]] = [[], []];
  let sent = 0;
  const timed = async (into: number[], call: () => Promise<Response>) => {
    const start = performance.now();
    const response = await call();
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
    into.push(performance.now() - start);
  };
  const send = () => {
    const batch = Array.from({ length: perSecond / 10 }, () => ({
      imei: imeis[sent++ % imeis.length],
      readings: { temperature: 20 + (sent % 7), signals: 24 },
    }));
    return fetch(`${url}${apiBase}${deviceCalls.ingest.path}`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify({ reports: batch }),
    });
  };
  const list = () => fetch(`${url}${apiBase}/device/list?pageSize=50`, { headers: { authorization: token } });
  // a tick that finds the one before still waiting sends nothing: what waits is then seen in the times, not in a heap of connections
  const busy = new Set<number[]>();
  const tick = async (into: number[], call: () => Promise<Response>) => {
    if (busy.has(into)) return;
    busy.add(into);
    await timed(into, call);
    busy.delete(into);
  };
  const timer = setInterval(() => void Promise.all([tick(reports, send), tick(pages, list)]), 100);
  return {
    stop: () => {
      clearInterval(timer);
      return { reports, pages };
    },
  };
}

/**
 * The month of a city as reports: what they take in the database before and after they are packed, and, at so many reports a second, how
 * long the event loop and calls are held up while nothing else happens, while reports are packed, and while old readings are deleted.
 * Options: `--devices 1000`, `--per-second 200`, `--quiet-ms 20000`, `--postgres postgres://…` (the embedded database unless given).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const child = startChild<FromGateway, ToGateway>('packing/gatewayMain.ts', {
    BENCH_POSTGRES: options.postgres ?? '',
    BENCH_FOLDER: folder,
    BENCH_DEVICES: String(numberOption(options, 'devices', 1000)),
    BENCH_KEY: key,
  });
  try {
    const empty = await child.next();
    const filled = await child.next();
    const perReport = ({ bytes }: FromGateway) => rounded((bytes - empty.bytes) / filled.reports, 1);
    const rows: Row[] = [
      {
        reports: filled.reports,
        'ingest/s': rounded(filled.reports / filled.seconds),
        'unpacked B/report': perReport(filled),
      },
    ];
    const { token } = await signIn(empty.url);
    const ask = (what: ToGateway) => {
      const answer = child.next();
      child.tell(what);
      return answer;
    };
    const underLoad = async (what: string, work: () => Promise<FromGateway>) => {
      const load = startLoad(empty.url, empty.imeis, numberOption(options, 'per-second', 200), token);
      await ask('measure');
      const { reports, seconds, p99Ms, longestMs } = await work();
      const waited = load.stop();
      rows.push({
        while: what,
        rows: reports,
        s: rounded(seconds, 1),
        'sent of due': rounded(waited.reports.length / (seconds * 10), 2),
        'loop p99 ms': rounded(p99Ms, 1),
        'loop max ms': rounded(longestMs, 1),
        'ingest p99 ms': rounded(percentile(waited.reports, 99), 1),
        'list p99 ms': rounded(percentile(waited.pages, 99), 1),
        'call max ms': rounded(Math.max(...waited.reports, ...waited.pages), 1),
      });
    };
    await underLoad('nothing else', async () => {
      await new Promise((resolve) => setTimeout(resolve, numberOption(options, 'quiet-ms', 20_000)));
      return ask('measure');
    });
    let packedReports = 0;
    await underLoad('packing', async () => {
      const packed = await ask('pack');
      packedReports = packed.reports;
      return packed;
    });
    const packed = await ask('tidy');
    rows[0] = {
      ...rows[0],
      'database after B/report': perReport(packed),
      'packed B/report': rounded((packed.packedBytes - empty.packedBytes) / packedReports, 1),
    };
    await underLoad('deleting', () => ask('delete'));
    await underLoad('tidying', () => ask('tidy'));
    return rows;
  } finally {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
