import type { AlarmKind } from '@fireline/domain/alarm';
import { rememberReports, reportKey } from '../../alarm/record.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { endOffline } from '../offline/faults.ts';
import { type Applied, applyAlarms, applyState, causesOf, type DeviceState } from './apply.ts';
import type { Refused, Taken } from './validate.ts';
import type { Delivery } from './delivery.ts';
import { type Located, sortedOut, type Subjects } from './subjects.ts';

interface Reporting {
  readonly subject: Located;
  readonly applied: Applied;
}

/** A delivery in its transaction. */
export interface Turn {
  readonly delivery: Delivery;
  /** Its devices, in the order of their ids. */
  readonly touched: readonly Located[];
  readonly taken: readonly Taken[];
  readonly refused: readonly Refused[];
  /** What was left out of those that were taken, as much of it as a reply names. */
  readonly leftOut: readonly Refused[];
  readonly leftOutCount: number;
  readonly reports: readonly Reporting[];
  /** Its devices that were silent until it came. */
  readonly woken: readonly number[];
  /** Its devices whose firmware it changed, as they were after it. */
  readonly updated: readonly DeviceState[];
}

/**
 * Takes one delivery after another into the state of the devices. Alarms follow by `raiseAlarms`: what a device is does not depend on them, and
 * which reports are new is asked of the database once for all.
 */
export function turnOf(subjects: Subjects, delivery: Delivery): Turn {
  const { now, nowMs, valid } = delivery;
  const { taken, refused, leftOut, leftOutCount } = sortedOut(subjects, delivery);
  const imeis = new Set(valid.map(({ report }) => report.imei));
  const touched = [...imeis].flatMap((imei) => subjects.held.get(imei) ?? []);
  touched.sort((one, other) => one.row.deviceId - other.row.deviceId);
  const before = new Map(touched.map(({ device }) => [device.deviceId, device]));
  const armedNow = new Map<number, boolean>();
  const reports = taken.flatMap((one): Reporting[] => {
    const subject = subjects.held.get(one.report.imei);
    if (!subject) return [];
    const { row, device } = subject;
    // a delivery may arm a device and report what it then saw
    const armed = one.report.armed ?? armedNow.get(row.deviceId) ?? device.armed;
    armedNow.set(row.deviceId, armed);
    const judged = { deviceType: device.deviceType, partnerId: row.partnerId, armed };
    const rules = subjects.judging.at(Date.parse(one.at), nowMs, judged);
    const applied = { taken: one, now, rules, causes: causesOf(device.deviceType, one.report, rules) };
    applyState(subject, applied);
    return [{ subject, applied }];
  });
  return {
    delivery,
    touched,
    taken,
    refused,
    leftOut,
    leftOutCount,
    reports,
    woken: touched.flatMap(({ device: { deviceId, online } }) =>
      online && before.get(deviceId)?.online === false ? [deviceId] : [],
    ),
    updated: touched.flatMap(({ device }) =>
      before.get(device.deviceId)?.firmware === device.firmware ? [] : [device],
    ),
  };
}

/** Says of a report of an alarm, once, whether it has not been reported before: a device sends again what was not answered. @spec ALM-01 */
export type IsNew = (deviceId: number, kind: AlarmKind, sentAt: string | undefined) => boolean;

/** Remembers what the deliveries report of alarms. */
export async function newReports(tx: Tx, turns: readonly Turn[]): Promise<IsNew> {
  const dated = turns.flatMap(({ reports }) =>
    reports.flatMap(({ subject: { row }, applied: { taken, causes } }) => {
      const { sentAt } = taken;
      return sentAt === undefined
        ? []
        : [...causes.keys()].map((kind) => ({ deviceId: row.deviceId, kind, at: sentAt }));
    }),
  );
  const unknown = await rememberReports(tx, dated);
  return (deviceId, kind, sentAt) => sentAt === undefined || unknown.delete(reportKey({ deviceId, kind, at: sentAt }));
}

/** The alarms that follow from a delivery: first the end of the silence before it. */
export function raiseAlarms(
  { touched, woken, delivery, reports }: Turn,
  isNew: IsNew,
  drillsAt: Subjects['drills'],
): void {
  for (const { row, alarms } of touched) if (woken.includes(row.deviceId)) endOffline(alarms, delivery.now);
  for (const { subject, applied } of reports) {
    const { causes, taken } = applied;
    const fresh = new Map([...causes].filter(([kind]) => isNew(subject.row.deviceId, kind, taken.sentAt)));
    applyAlarms(subject, { ...applied, causes: fresh, drills: drillsAt(subject.row) });
  }
}
