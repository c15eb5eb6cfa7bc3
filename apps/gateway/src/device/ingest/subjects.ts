import { checkElectricCode, checkSleep } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import { drillsAround, drillsAt, type DrillSpot, type ReportDrill } from '../../alarm/drills/reportDrill.ts';
import { alarmsStandingOn, unchanged } from '../../alarm/record.ts';
import type { TenantRules } from '../../alarm/rules/judging.ts';
import { revisionRow } from '../../alarm/rules/store.ts';
import { together } from '../../lib/db/together.ts';
import type { Work } from '../../lib/transact.ts';
import type { Subject } from '../apply.ts';
import { devicesAwaited } from '../downlink/store.ts';
import { devicesByImei, lockDevices } from '../ingestStore.ts';
import { type Refused, refusedRow, segmentsOf, type Taken } from '../validate.ts';
import type { Delivery, IngestDeps } from './delivery.ts';

/** A device that reports, held until the end of the transaction. */
export type Located = Subject & {
  /** As it was before the transaction. */
  readonly row: Whereabouts & DrillSpot & Pick<Subject['device'], 'deviceId'>;
};

export interface Subjects {
  /** By IMEI, in the order of their ids. */
  readonly held: ReadonlyMap<string, Located>;
  readonly suspended: ReadonlySet<string>;
  /** Devices that commands wait for. */
  readonly awaited: ReadonlySet<number>;
  readonly judging: TenantRules;
  readonly drills: (spot: DrillSpot) => ReportDrill;
}

/** The devices of the reports, held, and all that is known of them: what is asked first holds them while the rest is read. */
export async function subjectsOf(
  { tx }: Pick<Work, 'tx'>,
  { alarmRules, clocks }: Pick<IngestDeps, 'alarmRules' | 'clocks'>,
  rentId: string,
  deliveries: readonly Delivery[],
): Promise<Subjects> {
  const reports = deliveries.flatMap(({ valid }) => valid);
  const imeis = [...new Set(reports.map(({ report }) => report.imei))];
  const devices = devicesByImei(rentId, imeis);
  const measured = reports.map(({ at }) => at).toSorted();
  const nowMs = Math.min(...deliveries.map((delivery) => delivery.nowMs));
  const now = new Date(nowMs).toISOString();
  const [locked, alarms, drills, queued, [revision]] = await together(tx, [
    lockDevices(tx, rentId, imeis),
    alarmsStandingOn(tx, devices),
    drillsAround(tx, { rentId, from: measured[0] ?? now, to: measured.at(-1) ?? now, devices }),
    devicesAwaited(tx, devices),
    revisionRow(tx, rentId),
  ]);
  const subjects = locked
    .filter(({ suspendedAt }) => suspendedAt === null)
    .map((row): Located => ({ row, device: row, alarms: [] }));
  const byId = new Map(subjects.map((subject) => [subject.row.deviceId, subject]));
  for (const alarm of alarms) byId.get(alarm.deviceId)?.alarms.push(unchanged(alarm));
  return {
    held: new Map(subjects.map((subject) => [subject.device.imei, subject])),
    suspended: new Set(locked.flatMap(({ imei, suspendedAt }) => (suspendedAt === null ? [] : [imei]))),
    awaited: new Set(queued.map(({ deviceId }) => deviceId)),
    judging: await alarmRules.ofRevision(tx, rentId, nowMs, revision),
    // one that lies ahead may seem to run by a clock that is wrong: its alarms are real
    drills: drillsAt(drills, { areSure: !clocks.isDoubted }),
  };
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
