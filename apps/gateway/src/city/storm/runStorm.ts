import type { Clock, Timers } from '@fireline/api/lib';
import { deviceCalls } from '@fireline/api/device';
import { type Envelope, isSuccess } from '@fireline/domain/shell';
import { createCity } from '../city.ts';
import { dueReport, type SendReports } from '../device/reporting.ts';
import { createStorm, spreadOrder, type StormOptions } from './storm.ts';

export interface RunStormOptions extends StormOptions {
  readonly send: SendReports;
  /** The city that the gateway was seeded with: its IMEIs follow from these two. */
  readonly seed: string;
  readonly devices: number;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly onProgress?: (sent: number, total: number) => void;
}

const everyMs = 200;

/**
 * Sends a storm from outside and resolves when its last alarm was taken: a fire that goes detector by detector and floor by
 * floor through one building, then on to its neighbours. A slow gateway makes it longer, never smaller.
 * Nothing is sent, and 0 comes back, when the building has no smoke detector.
 *
 * In the demo: `npm run storm -- 200x30@17 --key KEY` sends 200 alarms a second for 30 seconds, beginning in building 17; the key is
 * the device key that the first start shows.
 * @returns how many alarms were sent
 * @spec ALM-07 N25
 */
export async function runStorm({
  send,
  seed,
  devices,
  clock,
  timers,
  onProgress,
  ...options
}: RunStormOptions): Promise<number> {
  const city = createCity({ seed, devices, now: clock() });
  const order = spreadOrder(city, options.buildingId);
  if (order.length === 0) return 0;
  const storm = createStorm(order, options, clock());
  for (let sent = 0; sent < storm.total;) {
    await new Promise<void>((resolve) => void timers.after(everyMs, resolve));
    const alarms = storm.take(clock());
    for (const [rentId, ofTenant] of Map.groupBy(alarms, ({ device }) => device.rentId)) {
      for (let at = 0; at < ofTenant.length; at += 1000) {
        await send(
          rentId,
          ofTenant
            .slice(at, at + 1000)
            .map(
              ({ device, round, at: cried }) =>
                dueReport(device, cried, { smoke: Math.min(480, 120 + 60 * round) }).report,
            ),
        );
      }
    }
    sent += alarms.length;
    onProgress?.(sent, storm.total);
  }
  return storm.total;
}

export interface HttpSender {
  /** The API base, such as `http://127.0.0.1:8080/smkgw/api/v1.0.0`. */
  readonly baseUrl: string;
  /** The device key of the tenant whose reports are sent. */
  readonly key: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Sends as devices do, through the call that they use. Throws the gateway's message when it refuses the batch. */
export const sendOverHttp =
  ({ baseUrl, key, fetch }: HttpSender): SendReports =>
  async (_rentId, reports) => {
    const response = await fetch(`${baseUrl}${deviceCalls.ingest.path}`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify({ reports }),
    });
    const reply = (await response.json()) as Envelope;
    if (!isSuccess(reply.code)) throw new Error(reply.message);
  };
