import type { SendOf } from '@fireline/api/lib';
import type { deviceCalls } from '@fireline/api/device';
import type { CityDevice, Ms } from '../model.ts';
import type { Readings } from '@fireline/domain/device';

/** One report as a device sends it. */
export type SentReport = SendOf<typeof deviceCalls.ingest>['reports'][number];

/** Takes a batch of at most a thousand reports of one tenant; an error it throws reaches who drives the city. */
export type SendReports = (rentId: string, reports: SentReport[]) => Promise<unknown>;

export interface DueReport {
  readonly at: Ms;
  readonly device: CityDevice;
  readonly report: SentReport;
}

export const dueReport = (
  device: CityDevice,
  at: Ms,
  readings: Readings,
  more: Pick<SentReport, 'kinds' | 'code' | 'sleep' | 'cleared' | 'open' | 'position'> = {},
): DueReport => ({
  at,
  device,
  report: { imei: device.imei, at: new Date(at).toISOString(), readings, ...more },
});

const batchMax = 1000;
/** What a city that nobody listens to keeps; older reports are given up. */
const waitingMax = 50_000;

export interface Outbox {
  /**
   * Sends these after what could not be sent before, oldest first, in batches of one tenant each.
   * What fails stays for the next time; the error reaches the caller.
   * @returns how many went out
   */
  send(due: readonly DueReport[]): Promise<number>;
}

export function createOutbox(send: SendReports): Outbox {
  let waiting: DueReport[] = [];
  return {
    send: async (due) => {
      waiting = [...waiting, ...due.toSorted((a, b) => a.at - b.at)].slice(-waitingMax);
      let sent = 0;
      for (const [rentId, reports] of Map.groupBy(waiting, ({ device }) => device.rentId)) {
        for (let at = 0; at < reports.length; at += batchMax) {
          const batch = reports.slice(at, at + batchMax);
          await send(
            rentId,
            batch.map(({ report }) => report),
          );
          const gone = new Set(batch);
          waiting = waiting.filter((one) => !gone.has(one));
          sent += batch.length;
        }
      }
      return sent;
    },
  };
}
