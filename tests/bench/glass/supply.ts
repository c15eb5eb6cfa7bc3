import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { type AlarmKind, alarmKindNames } from '@fireline/domain/alarm';
import { deviceTypes } from '@fireline/domain/device';

/** The fault that silence raises and any report ends. */
const ofSilence: AlarmKind = 'offline';
/** A device that reports more often falls silent during the run, in a city that is silent. */
const heartbeatMinS = 3600;

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
 * Reports of which each raises an alarm that is new and closes none: of one kind only one alarm stands on a device, so every
 * pair is used once and those that stand already are left out, as are devices that are out of service, silent or fall silent meanwhile.
 * Devices take turns, as in a fire, and so do the kinds and with them the levels.
 */
export async function newReports(client: Client): Promise<Iterator<Report, undefined>> {
  const { rows: devices } = await client.send(deviceCalls.all, { life: ['inService'] });
  const current = await currentAlarms(client);
  const standing = new Set(current.map(({ imei, kind }) => `${imei} ${kind}`));
  return reports(
    devices
      .filter(({ imei, deviceType }) => isHeard(deviceType) && !standing.has(`${imei} ${ofSilence}`))
      .map(({ imei }) => imei),
    standing,
  );
}

const isHeard = (deviceType: keyof typeof deviceTypes): boolean => deviceTypes[deviceType].heartbeatS >= heartbeatMinS;

const kinds = alarmKindNames.filter((kind) => kind !== ofSilence);

function* reports(imeis: readonly string[], standing: ReadonlySet<string>): Generator<Report, undefined> {
  for (const round of kinds.keys())
    for (const [place, imei] of imeis.entries()) {
      const kind = kinds[(place + round) % kinds.length];
      if (kind && !standing.has(`${imei} ${kind}`)) yield { imei, kinds: [kind] };
    }
  return undefined;
}
