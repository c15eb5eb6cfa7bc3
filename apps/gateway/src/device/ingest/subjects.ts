import { checkElectricCode, checkSleep } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import type { DrillSpot } from '../../alarm/drills/reportDrill.ts';
import { standingOn } from '../../alarm/record.ts';
import type { ChangingAlarm } from '../../alarm/track.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Subject } from '../apply.ts';
import { lockDevices } from '../ingestStore.ts';
import { type Refused, refusedRow, segmentsOf, type Taken } from '../validate.ts';
import type { Delivery } from './delivery.ts';

/** A device that reports, held until the end of the transaction. */
export type Located = Subject & {
  /** As it was before the transaction. */
  readonly row: Whereabouts & DrillSpot & Pick<Subject['device'], 'deviceId'>;
};

export interface Subjects {
  /** By IMEI, in the order of their ids. */
  readonly held: ReadonlyMap<string, Located>;
  readonly suspended: ReadonlySet<string>;
}

/** The devices of the reports with their alarms, held. */
export async function subjectsOf(tx: Tx, rentId: string, deliveries: readonly Delivery[]): Promise<Subjects> {
  const imeis = new Set(deliveries.flatMap(({ valid }) => valid.map(({ report }) => report.imei)));
  const locked = await lockDevices(tx, rentId, [...imeis]);
  const devices = locked.filter(({ suspendedAt }) => suspendedAt === null);
  const held = new Map(devices.map((row) => [row.imei, { row, device: row, alarms: [] as ChangingAlarm[] }]));
  const byId = new Map([...held.values()].map((subject) => [subject.row.deviceId, subject]));
  for (const changing of await standingOn(tx, [...byId.keys()]))
    byId.get(changing.alarm.deviceId)?.alarms.push(changing);
  const suspended = locked.flatMap(({ imei, suspendedAt }) => (suspendedAt === null ? [] : [imei]));
  return { held, suspended: new Set(suspended) };
}

/** Only electrical detectors report by number, and only watches sleep. @spec DEV-11 DEV-25 */
function typeProblem({ held }: Subjects, { imei, code, sleep }: Taken['report'], nowMs: number) {
  const type = held.get(imei)?.device.deviceType;
  if (type === undefined) return undefined;
  return (code === undefined ? undefined : checkElectricCode(code, type)) ?? checkSleep(segmentsOf(sleep), nowMs, type);
}

/** The reports of a delivery that its devices may send, oldest first, and what is said of the others. */
export function sortedOut(subjects: Subjects, { valid, nowMs }: Delivery): { taken: Taken[]; refused: Refused[] } {
  const taken: Taken[] = [];
  const refused: Refused[] = [];
  for (const one of valid) {
    const { index, report } = one;
    const { imei } = report;
    const code = subjects.suspended.has(imei) ? 'device.life.is.suspended' : 'device.unknownImei';
    const problem = subjects.held.has(imei)
      ? typeProblem(subjects, report, nowMs)
      : { code, field: 'imei', args: { imei } };
    if (problem) refused.push(refusedRow(index, imei, problem));
    else taken.push(one);
  }
  return { taken: taken.toSorted((a, b) => (a.at === b.at ? a.index - b.index : a.at < b.at ? -1 : 1)), refused };
}
