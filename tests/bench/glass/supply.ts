import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { type AlarmKind, alarmKindNames } from '@fireline/domain/alarm';

export interface Report {
  readonly imei: string;
  readonly kinds: readonly [AlarmKind];
}

/** Every current alarm, as the server lists them. */
export async function currentAlarms(client: Client) {
  const found = [];
  for (let pageNo = 1; ; pageNo++) {
    const { rows, total } = await client.send(alarmCalls.list, { list: 'current', pageNo, pageSize: 200 });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/**
 * Reports of which each raises an alarm that is new: of one kind only one alarm stands on a device, so every pair is used once
 * and those that stand already are left out. Devices take turns, as in a fire, and so do the kinds and with them the levels.
 */
export async function newReports(client: Client): Promise<Iterator<Report, undefined>> {
  const { rows: devices } = await client.send(deviceCalls.all, {});
  const standing = new Set((await currentAlarms(client)).map(({ imei, kind }) => `${imei} ${kind}`));
  return reports(
    devices.map(({ imei }) => imei),
    standing,
  );
}

function* reports(imeis: readonly string[], standing: ReadonlySet<string>): Generator<Report, undefined> {
  for (const round of alarmKindNames.keys())
    for (const [place, imei] of imeis.entries()) {
      const kind = alarmKindNames[(place + round) % alarmKindNames.length];
      if (kind && !standing.has(`${imei} ${kind}`)) yield { imei, kinds: [kind] };
    }
  return undefined;
}
