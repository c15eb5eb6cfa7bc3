import { alarmKindOfCode } from '@fireline/domain/alarm';
import { problemsPerReply, reportOfType } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import { drillsAround, drillsAt, type DrillSpot, type ReportDrill } from '../../alarm/drills/reportDrill.ts';
import { alarmsStandingOn, unchanged } from '../../alarm/record.ts';
import { revisionRow, type TenantRules } from '../../alarm/rules/judging.ts';
import { together } from '../../lib/db/query/together.ts';
import type { Work } from '../../lib/transact.ts';
import type { Subject } from './apply.ts';
import { devicesAwaited } from '../downlink/store.ts';
import { devicesByImei, lockDevices } from './ingestStore.ts';
import { type Refused, refusedRow, type Report, type Taken } from './validate.ts';
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

/** The report with the kind that its code stands for. @spec DEV-11 */
function withKindOfCode(report: Report): Report {
  const kind = report.code === undefined ? undefined : alarmKindOfCode(report.code);
  return kind && !report.kinds.includes(kind) ? { ...report, kinds: [...report.kinds, kind] } : report;
}

/** What a delivery brings of which devices. */
export interface SortedOut {
  /** Reports that their devices may send, oldest first. */
  readonly taken: readonly Taken[];
  readonly refused: readonly Refused[];
  /** What was left out of those that are taken, as much of it as a reply names. */
  readonly leftOut: readonly Refused[];
  readonly leftOutCount: number;
}

/** The reports of a delivery by the devices that they come from. */
export function sortedOut({ held, suspended }: Subjects, { valid, nowMs }: Delivery): SortedOut {
  const taken: Taken[] = [];
  const refused: Refused[] = [];
  const leftOut: Refused[] = [];
  let leftOutCount = 0;
  for (const one of valid) {
    const { index, report: sent, leftOut: unread } = one;
    const { imei } = sent;
    const subject = held.get(imei);
    if (!subject) {
      const code = suspended.has(imei) ? 'device.life.is.suspended' : 'device.unknownImei';
      refused.push(refusedRow(index, imei, { code, field: 'imei', args: { imei } }));
      continue;
    }
    const { report, leftOut: ofOthers } = reportOfType(sent, subject.device.deviceType, nowMs);
    const parts = [...unread, ...ofOthers];
    for (const part of parts.slice(0, problemsPerReply - leftOut.length)) leftOut.push(refusedRow(index, imei, part));
    leftOutCount += parts.length;
    taken.push({ ...one, report: withKindOfCode(report) });
  }
  const oldestFirst = (a: Taken, b: Taken): number => (a.at === b.at ? a.index - b.index : a.at < b.at ? -1 : 1);
  return { taken: taken.toSorted(oldestFirst), refused, leftOut, leftOutCount };
}
