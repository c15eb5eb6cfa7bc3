import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '../lib/signIn.ts';
import type { Started } from './gatewayMain.ts';
import type { Report } from './supply.ts';

/** A batch that was taken, in milliseconds since 1970. */
export interface Batch {
  readonly sentAtMs: number;
  /** The reply had come. */
  readonly acceptedAtMs: number;
  readonly count: number;
}

const tickMs = 100;
const batchMax = 1000;
export const nowMs = (): number => performance.timeOrigin + performance.now();

async function post({ url, deviceKey }: Started, reports: readonly Report[]): Promise<Batch> {
  const sentAtMs = nowMs();
  const response = await fetch(`${url}${apiBase}/ingest/readings`, {
    method: 'POST',
    headers: { authorization: deviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  });
  const { data } = (await response.json()) as { data: { raised: number; refused: readonly unknown[] } };
  const acceptedAtMs = nowMs();
  if (data.raised !== reports.length)
    throw new Error(`${reports.length} reports raised ${data.raised} alarms, refused: ${JSON.stringify(data.refused)}`);
  return { sentAtMs, acceptedAtMs, count: reports.length };
}

/**
 * Sends so many new alarms a second for so long: what is due goes out every tenth of a second in one batch, each once the one
 * before was answered. What the gateway is too slow for is sent as larger batches, never left out.
 */
export async function sendAlarms(
  to: Started,
  supply: Iterator<Report, undefined>,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<readonly Batch[]> {
  const batches: Batch[] = [];
  const total = perSecond * seconds;
  const start = performance.now();
  for (let sent = 0; sent < total;) {
    const elapsed = (performance.now() - start) / 1000;
    const due = Math.min(total, Math.floor(elapsed * perSecond) + 1) - sent;
    const reports: Report[] = [];
    while (reports.length < Math.min(due, batchMax)) {
      const next = supply.next();
      if (next.done) throw new Error('The city has too few devices for so many new alarms: give --devices');
      reports.push(next.value);
    }
    if (reports.length > 0) batches.push(await post(to, reports));
    sent += reports.length;
    if (sent < total) await wait(Math.max(0, tickMs - ((performance.now() - start) % tickMs)));
  }
  return batches;
}
